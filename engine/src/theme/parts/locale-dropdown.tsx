import type { ReactNode } from 'react';
import type { ResolvedNavbarItem } from '../../shared/model.ts';
import { usePage } from '../context.ts';
import { joinClasses } from '../join-classes.ts';
import { useText } from '../use-text.ts';

interface Props {
  item: Extract<ResolvedNavbarItem, { type: 'localeDropdown' }>;
  /** The author's own items around the languages. */
  before: ReactNode;
  after: ReactNode;
}

/** The languages: each leads to this page in that language, else to where the language starts, with query and hash carried over. */
export function LocaleDropdown({ item, before, after }: Props) {
  const { site, languages } = usePage().view;
  const t = useText();
  return (
    <details name="y-navbar" className={joinClasses('dropdown', item.className)} data-chooser="locale">
      <summary className="navbar-link icon-language">
        <span className="wide-only">{item.label}</span>
        <span className="narrow-only">{t('nav.languages')}</span>
      </summary>
      <ul className="dropdown-menu">
        {before}
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
        {after}
      </ul>
    </details>
  );
}
