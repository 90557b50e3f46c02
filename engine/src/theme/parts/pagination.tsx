import type { NavLink } from '../../shared/model.ts';

interface Side extends NavLink {
  /** Small word above the title, or nothing when the title says it all. */
  caption?: string;
}

/** Links to the neighbours of a page. `rel` is also what tells machines. */
export function Pagination({ label, previous, next }: { label: string; previous?: Side; next?: Side }) {
  if (!previous && !next) return null;
  return (
    <nav className="pagination" aria-label={label}>
      {previous && <PaginationLink side={previous} rel="prev" />}
      {next && <PaginationLink side={next} rel="next" />}
    </nav>
  );
}

function PaginationLink({ side, rel }: { side: Side; rel: 'prev' | 'next' }) {
  return (
    <a rel={rel} className={`pagination-nav__link pagination-nav__link--${rel}`} href={side.permalink}>
      {side.caption && <span className="pagination-caption">{side.caption}</span>}
      <span className="pagination-nav__label">{side.title}</span>
    </a>
  );
}
