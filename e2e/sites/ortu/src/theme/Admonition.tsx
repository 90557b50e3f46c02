import Admonition from '@theme-original/Admonition';
import type { ComponentProps } from 'react';

export default function OwnAdmonition(props: ComponentProps<typeof Admonition>) {
  return (
    <div data-kutu={props.type}>
      <Admonition {...props} />
    </div>
  );
}
