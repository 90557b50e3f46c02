import Item from '@theme/NavbarItem';
import { usePage } from '../../client/page-context.ts';
import { joinClasses } from '../join-classes.ts';
import { useText } from '../use-text.ts';
import { localeItem, versionItem, type ItemOf, type ItemProps, type WrittenItem } from './written-items.ts';
import { activeVersion, rememberVersion } from './version-target.ts';

/** `before` and `after`: the author's own items around what the dropdown lists. */
type DropdownProps<Type extends 'localeDropdown' | 'versionDropdown'> = ItemProps<ItemOf<Type>>;

/** Links to this page in each language, or to the home page of the language. Query and hash stay. */
export function LocaleDropdown({ item: given, before, after, ...props }: DropdownProps<'localeDropdown'>) {
  const { site, languages } = usePage().view;
  const item = given ?? { ...localeItem(site), queryString: props.queryString };
  const t = useText();
  return (
    <details name="y-navbar" className={joinClasses('dropdown', item.className)} data-chooser="locale">
      <summary className="navbar-link icon-language">
        <span className="wide-only">{item.label}</span>
        <span className="narrow-only">{t('nav.languages')}</span>
      </summary>
      <ul className="dropdown-menu">
        {before ?? <WrittenItems items={props.dropdownItemsBefore} />}
        {site.locales.map(({ name, label, htmlLang, baseUrl, url }) => {
          const path = languages?.find((language) => language.name === name)?.url ?? baseUrl;
          return (
            <li key={name}>
              <a
                className="navbar-link"
                href={(url === site.url ? path : url + path) + (item.queryString ?? '')}
                lang={htmlLang}
                hrefLang={htmlLang}
                data-keep={item.queryString === undefined ? 'query hash' : 'hash'}
                data-name={name}
                aria-current={name === site.locale.name ? 'true' : undefined}
              >
                {label}
              </a>
            </li>
          );
        })}
        {after ?? <WrittenItems items={props.dropdownItemsAfter} />}
      </ul>
    </details>
  );
}

/** Links to this page in each version of the docs, or to the main page of the version. Query and hash stay. */
export function VersionDropdown({ item: given, before, after, ...props }: DropdownProps<'versionDropdown'>) {
  const { view } = usePage();
  const t = useText();
  const item = given ?? versionItem(props, view.site);
  if (!item) return null;
  const { instance } = item;
  const active = activeVersion(instance, view);
  const alternates = active !== undefined && 'version' in view.page ? view.page.version.alternates : undefined;
  const label = item.fixedLabel ?? item.versions.find(({ name }) => name === active)?.label ?? item.label;
  return (
    <details
      name="y-navbar"
      className={joinClasses('dropdown', item.className)}
      data-chooser="version"
      // On a page without a version client/ shows the one that the reader chose.
      data-of-docs={active === undefined && item.fixedLabel === undefined ? instance : undefined}
    >
      <summary className="navbar-link">
        <span className="wide-only">{label}</span>
        <span className="narrow-only">{t('nav.versions')}</span>
      </summary>
      <ul className="dropdown-menu">
        {before ?? <WrittenItems items={props.dropdownItemsBefore} />}
        {item.versions.map(({ name, label: own, href }) => (
          <li key={name}>
            <a
              className="navbar-link"
              href={alternates?.[name] ?? href}
              data-keep="query hash"
              data-name={name}
              {...rememberVersion(name, { instance, site: view.site })}
              aria-current={item.marksActive && name === active ? 'true' : undefined}
            >
              {own}
            </a>
          </li>
        ))}
        {after ?? <WrittenItems items={props.dropdownItemsAfter} />}
      </ul>
    </details>
  );
}

/** Items of a dropdown that a part of the site draws with the fields of Docusaurus. */
export function WrittenItems({ items = [] }: { items?: readonly WrittenItem[] }) {
  return items.map((item, index) => (
    <li key={index}>
      <Item {...item} />
    </li>
  ));
}
