import HomeBreadcrumb from '@theme/DocBreadcrumbs/Items/Home';
import BreadcrumbsData from '@theme/DocBreadcrumbs/StructuredData';
import DocPaginator from '@theme/DocPaginator';
import PaginatorNavLink from '@theme/PaginatorNavLink';
import type { Breadcrumb, NavLink } from '../../shared/model.ts';
import { usePage } from '../../client/page-context.ts';
import { useInterfaceLanguage, useLanguageOf, useSectionLanguage, useText } from '../use-text.ts';
import { useDocPage } from './use-doc-page.ts';

/** Those of the page without `items`. */
export function Breadcrumbs({ items: given }: { items?: Breadcrumb[] }) {
  const { site, page } = usePage().view;
  const t = useText();
  const language = useSectionLanguage();
  const items = given ?? ('breadcrumbs' in page ? page.breadcrumbs : []);
  if (items.length === 0) return null;
  const last = items.length - 1;
  return (
    <nav className="breadcrumbs" aria-label={t('breadcrumbs')}>
      <BreadcrumbsData breadcrumbs={items} />
      <ol {...language}>
        {site.hasHomePage && <HomeBreadcrumb />}
        {items.map((item, index) => (
          <li key={index} className={index === last ? 'breadcrumb breadcrumb-last' : 'breadcrumb'} lang={item.lang}>
            {index === last ? (
              <span className="breadcrumb-link" aria-current="page">
                {item.label}
              </span>
            ) : item.href ? (
              <a className="breadcrumb-link" href={item.href}>
                {item.label}
              </a>
            ) : (
              <span className="breadcrumb-link">{item.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

export function BreadcrumbHome() {
  const { site } = usePage().view;
  const t = useText();
  const language = useInterfaceLanguage();
  return (
    <li className="breadcrumb">
      <a href={site.baseUrl} className="breadcrumb-link icon-home" aria-label={t('breadcrumbs.home')} {...language} />
    </li>
  );
}

/** Links to the previous and the next doc of the page's doc. */
export function DocItemPaginator() {
  const doc = useDocPage()?.doc;
  return <DocPaginator previous={doc?.previous} next={doc?.next} />;
}

export function DocPagination({ previous, next }: { previous?: NavLink; next?: NavLink }) {
  const t = useText();
  return (
    <Pagination
      label={t('docs.pagination')}
      previous={previous && { ...previous, subLabel: t('docs.previous') }}
      next={next && { ...next, subLabel: t('docs.next') }}
    />
  );
}

type Side = Omit<PaginationLinkProps, 'isNext'>;

/** Links to the previous and the next page. Search engines read `rel`. */
export function Pagination({ label, previous, next }: { label: string; previous?: Side; next?: Side }) {
  if (!previous && !next) return null;
  return (
    <nav className="pagination" aria-label={label}>
      {previous && <PaginatorNavLink {...previous} />}
      {next && <PaginatorNavLink {...next} isNext />}
    </nav>
  );
}

export interface PaginationLinkProps extends NavLink {
  /** Short text above the title. */
  subLabel?: string;
  /** Whether the link goes to the next page. */
  isNext?: boolean;
}

export function PaginationLink({ subLabel, isNext = false, ...side }: PaginationLinkProps) {
  const languageOf = useLanguageOf();
  const rel = isNext ? 'next' : 'prev';
  return (
    <a rel={rel} className={`pagination-nav__link pagination-nav__link--${rel}`} href={side.permalink}>
      {subLabel && <span className="pagination-caption">{subLabel}</span>}
      <span className="pagination-nav__label" {...languageOf(side)}>
        {side.title}
      </span>
    </a>
  );
}
