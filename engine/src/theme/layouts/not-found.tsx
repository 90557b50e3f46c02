import { useContext, type ReactNode } from 'react';
import Layout from '@theme/Layout';
import Content from '@theme/NotFound/Content';
import { usePage } from '../../client/page-context.ts';
import type { NavLink } from '../../shared/model.ts';
import { SearchForm } from '../search/search-form.tsx';
import { useText } from '../use-text.ts';
import { layoutClass } from './layout.tsx';
import { LayoutContext, PageColumns } from './page-columns.tsx';

/** The page for addresses that do not exist. As in Docusaurus, its content brings `<main>`. */
export function NotFound() {
  const isOurs = Content === NotFoundContent;
  return (
    <Layout layout={isOurs ? 'single' : 'plain'} wrapperClassName="not-found">
      {isOurs ? (
        <Content />
      ) : (
        <Finder>
          <Content />
        </Finder>
      )}
    </Layout>
  );
}

/** Before the page shows, client/not-found/ looks for the page that was meant: the element has what that needs. */
export function Finder({ children }: { children?: ReactNode }) {
  const { locale, locales } = usePage().view.site;
  // Most hosts have one such page for all languages. One on another host has its own.
  const bases = locales.filter(({ url }) => url === locale.url).map(({ baseUrl }) => baseUrl);
  return <div data-not-found={JSON.stringify(bases)}>{children}</div>;
}

/** Its links are absolute: the page is served for any address, at any depth. */
export function NotFoundContent() {
  const t = useText();
  const { site, page } = usePage().view;
  const ways: NavLink[] = page.kind === 'notFound' ? page.ways : [];
  const isInLayout = useContext(LayoutContext)?.name === 'single';
  const content = (
    <PageColumns>
      <Finder>
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
      </Finder>
    </PageColumns>
  );
  // A layout of the site's own brings navbar and footer, but not the grid.
  return isInLayout ? content : <div className={layoutClass('single', 'not-found')}>{content}</div>;
}
