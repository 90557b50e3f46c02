import type { ComponentType } from 'react';
import WideLink from '@theme/NavbarItem/DefaultNavbarItem/Desktop';
import NarrowLink from '@theme/NavbarItem/DefaultNavbarItem/Mobile';
import WideDropdown from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import NarrowDropdown from '@theme/NavbarItem/DropdownNavbarItem/Mobile';
import type { ItemOf, ItemProps } from './written-items.ts';

/** Items of a site that has its own part for one width of the window. The theme's own items serve both. */

export function LinkItemByWidth(props: ItemProps<ItemOf<'link'>>) {
  return drawByWidth(props, { wide: WideLink, narrow: NarrowLink });
}

export function DropdownByWidth(props: ItemProps<ItemOf<'dropdown'>>) {
  return drawByWidth(props, { wide: WideDropdown, narrow: NarrowDropdown });
}

/** Drawn for both widths, of which CSS shows one, unless the part around it says which it is: a dropdown of the site's own. */
function drawByWidth<Props extends ItemProps>(
  { mobile, position: _position, ...rest }: Props,
  { wide: Wide, narrow: Narrow }: Record<'wide' | 'narrow', ComponentType<Props>>,
) {
  // As in Docusaurus, the parts are not told where they stand.
  const props = rest as unknown as Props;
  if (mobile) return <Narrow {...props} />;
  if (mobile === false || props['isDropdownItem']) return <Wide {...props} />;
  return (
    <>
      <div className="wide-only">
        <Wide {...props} />
      </div>
      {/* As Docusaurus writes them, they are items of a list there. */}
      <ul className="narrow-only navbar-own">
        <Narrow {...props} />
      </ul>
    </>
  );
}
