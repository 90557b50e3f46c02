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
  return <GuardedItem {...foreignProps(item)} item={item} url={url} {...inside} />;
}

/** A site's own item that throws is told with what the config says of it. Called, not drawn: else the error would come from elsewhere. */
function GuardedItem(props: ComponentProps<typeof NavbarItem>) {
  try {
    return NavbarItem(props);
  } catch (error) {
    throw new Error(`A theme navbar item failed to render: ${JSON.stringify(props.item)}.`, { cause: error });
  }
}

/** What a site's own NavbarItem written for Docusaurus looks at; the theme's own needs `item` alone. */
function foreignProps(item: ResolvedNavbarItem): Record<string, unknown> {
  if (item.type === 'custom') return { ...item.fields, type: item.name };
  if (item.type === 'versionDropdown') return { ...item, type: 'docsVersionDropdown', docsPluginId: item.instance };
  // Kinds that only lead somewhere are links by now, which need no type.
  return { ...item, type: item.type === 'link' ? undefined : item.type };
}
