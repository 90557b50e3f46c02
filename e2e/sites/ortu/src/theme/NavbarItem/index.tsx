import NavbarItem from '@theme-original/NavbarItem';
import type { ComponentProps } from 'react';

/** It also gets the item as the config has it. */
export default function OwnNavbarItem(props: ComponentProps<typeof NavbarItem> & { type?: string; label?: string }) {
  return (
    <span data-oge={props.label ?? props.type}>
      <NavbarItem {...props} />
    </span>
  );
}
