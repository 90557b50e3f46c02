import CodeBlock from '@theme-original/CodeBlock';
import type { ComponentProps } from 'react';

export default function OwnCodeBlock(props: ComponentProps<typeof CodeBlock>) {
  return (
    <div data-kod>
      <CodeBlock {...props} />
    </div>
  );
}
