import { PaginationLink, type Side } from './pagination-link.tsx';

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
