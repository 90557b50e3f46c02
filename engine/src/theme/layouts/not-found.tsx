import Content from '@theme/NotFound/Content';
import { usePage } from '../../client/page-context.ts';
import type { NavLink } from '../../shared/model.ts';
import { SearchForm } from '../search/search-form.tsx';
import { useText } from '../use-text.ts';
import { SingleLayout } from './single-page.tsx';

/** The page for addresses that do not exist. Before it shows, client/not-found/ looks for the page that was meant: the element has what that needs. */
export function NotFound() {
  const { locale, locales } = usePage().view.site;
  // Most hosts have one such page for all languages. One on another host has its own.
  const bases = locales.filter(({ url }) => url === locale.url).map(({ baseUrl }) => baseUrl);
  return (
    <SingleLayout className="not-found">
      <div data-not-found={JSON.stringify(bases)}>
        <Content />
      </div>
    </SingleLayout>
  );
}

/** Its links are absolute: the page is served for any address, at any depth. */
export function NotFoundContent() {
  const t = useText();
  const { site, page } = usePage().view;
  const ways: NavLink[] = page.kind === 'notFound' ? page.ways : [];
  return (
    <>
      <span className="not-found-leaf" aria-hidden="true" />
      <h1>{t('notFound.title')}</h1>
      <p className="lead">{t('notFound.what')}</p>
      {site.search && <SearchForm action={site.search.url} />}
      <nav className="not-found-near" aria-labelledby="y-near" data-near hidden>
        <h2 id="y-near">{t('notFound.near')}</h2>
        <ul />
      </nav>
      {ways.length > 0 && (
        <nav className="not-found-ways" aria-labelledby="y-ways">
          <span id="y-ways">{t('notFound.ways')}</span>
          {ways.map(({ title, permalink }) => (
            <a key={permalink} href={permalink}>
              {title}
            </a>
          ))}
        </nav>
      )}
      <p className="not-found-next">{t('notFound.next')}</p>
    </>
  );
}
