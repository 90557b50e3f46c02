import type { ComponentType } from 'react';
import navbarTypes from '@theme/NavbarItem/ComponentTypes';
import DefaultItem from '@theme/NavbarItem/DefaultNavbarItem';
import DropdownItem from '@theme/NavbarItem/DropdownNavbarItem';
import HtmlItem from '@theme/NavbarItem/HtmlNavbarItem';
import LocaleItem from '@theme/NavbarItem/LocaleDropdownNavbarItem';
import { usePage } from '../../client/page-context.ts';
import type { SiteView } from '../../shared/model.ts';
import { joinClasses } from '../join-classes.ts';
import type { CustomItem } from './navbar-types.ts';
import { SearchBox } from '../search/search-box.tsx';
import { VersionDropdown } from './dropdowns.tsx';
import { readItem, type ItemOf, type ItemProps } from './written-items.ts';

export function NavbarItem(props: ItemProps) {
  return drawItem(props, { site: usePage().view.site, own: navbarTypes, versions: VersionDropdown });
}

interface DrawOptions {
  site: SiteView;
  /** Components for kinds of items, by their type in the config. */
  own: Readonly<Record<string, ComponentType<CustomItem>>>;
  versions: ComponentType<ItemProps<ItemOf<'versionDropdown'>>>;
}

export function drawItem({ item: given, ...props }: ItemProps, { site, own, versions: VersionItem }: DrawOptions) {
  const item = given ?? readItem(props, site);
  if (!item) return <HtmlItem {...props} value={props.value ?? ''} />;
  const named = item.type === 'link' ? item.named : undefined;
  // A site may have its own component for a kind of the theme's too.
  const Own = item.type === 'custom' ? undefined : own[named?.type ?? props.type ?? 'default'];
  if (Own) {
    const fields = item.type === 'link' && named ? { ...namedProps(item), ...placeOf(props) } : props;
    return <Own {...fields} />;
  }
  switch (item.type) {
    case 'link':
      return <DefaultItem {...props} {...NOT_NAMED} item={item} />;
    case 'dropdown':
      return <DropdownItem {...props} item={item} />;
    case 'html':
      return <HtmlItem {...props} value={item.value} />;
    case 'versionDropdown':
      return <VersionItem {...props} item={item} />;
    case 'localeDropdown':
      return <LocaleItem {...props} item={item} />;
    case 'custom':
      return renderCustom(item);
    case 'search':
      return null;
  }
}

/** What the part around an item says of its place. */
function placeOf({ mobile, isDropdownItem }: ItemProps): CustomItem {
  return { mobile, ...(isDropdownItem !== undefined && { isDropdownItem }) };
}

/** A link has nothing of the item that it was. */
const NOT_NAMED = {
  type: undefined,
  named: undefined,
  docId: undefined,
  sidebarId: undefined,
  docsPluginId: undefined,
};

/** What Docusaurus gives to such an item: the fields of the config. */
function namedProps(item: ItemOf<'link'>): CustomItem {
  const { position, className, html, ariaLabel, attributes, named } = item;
  return { ...attributes, position, className, html, 'aria-label': ariaLabel, ...named, type: undefined };
}

/** Rendered twice, since only the component knows how it differs in the narrow menu; CSS shows one of them. */
function renderCustom({ name, fields }: ItemOf<'custom'>) {
  const Own = navbarTypes[name];
  if (!Own)
    throw new Error(
      `No NavbarItem component found for type ${JSON.stringify(name)}: src/theme/NavbarItem/ComponentTypes names none.`,
    );
  return (
    <>
      <div className="wide-only">
        <Own {...fields} />
      </div>
      {/* Many give an item of a list there. Without a list of its own it would end the one around it. */}
      <ul className="narrow-only navbar-own">
        <Own {...fields} mobile />
      </ul>
    </>
  );
}

export function HtmlNavbarItem({ value, className }: { value: string; className?: string }) {
  return <div className={joinClasses('navbar-html', className)} dangerouslySetInnerHTML={{ __html: value }} />;
}

/** The search box, for a part that puts it among the items. The menu of a narrow window has none. */
export function SearchNavbarItem({ mobile = false }: { mobile?: boolean; className?: string }) {
  return mobile ? null : <SearchBox />;
}
