import Mermaid from '@theme-original/Mermaid';
import type { ComponentProps } from 'react';

export default function FramedMermaid(props: ComponentProps<typeof Mermaid>) {
  return (
    <div data-cizim>
      <Mermaid {...props} />
    </div>
  );
}
