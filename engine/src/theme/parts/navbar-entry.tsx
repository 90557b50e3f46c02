import type { ComponentProps } from 'react';
import type { ResolvedNavbarItem } from '../../shared/model.ts';
import { usePage } from '../context.ts';
import { NavbarItem } from './navbar-item.tsx';
import { isShown } from './version-target.ts';

interface Props {
  item: ResolvedNavbarItem;
  url: string;
}

/** An item with the items inside it. They are handed to it drawn, so that a site's own NavbarItem draws them too. */
export function NavbarEntry({ item, url }: Props) {
  const { view } = usePage();
  const draw = (items: ResolvedNavbarItem[]) =>
    items
      .filter((inner) => isShown(inner, view))
      .map((inner, index) => (
        <li key={index}>
          <NavbarEntry item={inner} url={url} />
        </li>
      ));
  const inside =
    item.type === 'dropdown'
      ? { after: draw(item.items) }
      : 'before' in item && { before: draw(item.before), after: draw(item.after) };
  return <GuardedItem item={item} url={url} {...inside} />;
}

/** A site's own item that throws is told with what the config says of it. Called, not drawn: else the error would come from elsewhere. */
function GuardedItem(props: ComponentProps<typeof NavbarItem>) {
  try {
    return NavbarItem(props);
  } catch (error) {
    throw new Error(`A theme navbar item failed to render: ${JSON.stringify(props.item)}.`, { cause: error });
  }
}
