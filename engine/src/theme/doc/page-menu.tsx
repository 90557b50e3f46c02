import { usePage } from '../../client/page-context.ts';
import { hasTwin, twinUrlOf } from '../../shared/twin.ts';
import { encodePath } from '../../shared/url.ts';
import { useText } from '../use-text.ts';

/**
 * The menu beside a title: the page as Markdown, for readers who take it to an assistant. It opens and its links work without script;
 * what copies needs one, and is hidden without it.
 */
export function PageMenu() {
  const { site, page, url, canonical, title = '' } = usePage().view;
  const t = useText();
  if (!site.machines?.menu || !hasTwin(page)) return null;
  const twin = encodePath(twinUrlOf(url, site));
  const values: Readonly<Record<string, string>> = { url: canonical, markdown: site.url + twin, title };
  const fill = (template: string): string =>
    template.replace(/\{(url|markdown|title)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
  return (
    <details className="dropdown page-menu" data-twin={twin}>
      <summary className="page-menu-row icon-page" aria-label={t('pageMenu')}>
        <span className="wide-only">{t('pageMenu')}</span>
      </summary>
      <ul className="dropdown-menu">
        <li className="needs-js">
          <button type="button" className="page-menu-row" data-page-menu="page">
            {t('pageMenu.copy')}
          </button>
        </li>
        <li>
          <a className="page-menu-row" href={twin} type="text/markdown" data-no-navigation="">
            {t('pageMenu.open')}
          </a>
        </li>
        {site.machines.assistants.map(({ label, href }) => (
          <li key={label}>
            <a className="page-menu-row" href={fill(href)} target="_blank" rel="noopener noreferrer">
              {t('pageMenu.assistant', { assistant: label })}
            </a>
          </li>
        ))}
        <li className="needs-js">
          <button type="button" className="page-menu-row" data-page-menu="section">
            {t('pageMenu.section')}
          </button>
        </li>
      </ul>
    </details>
  );
}
