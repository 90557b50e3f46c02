import NavbarItem from '@theme-original/NavbarItem';
import type { ComponentProps } from 'react';

export default function OwnNavbarItem(props: ComponentProps<typeof NavbarItem>) {
  return (
    <span data-oge>
      <NavbarItem {...props} />
    </span>
  );
}
