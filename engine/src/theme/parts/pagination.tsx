import { PaginationLink, type PaginationLinkProps } from './pagination-link.tsx';

type Side = Omit<PaginationLinkProps, 'isNext'>;

/** Links to the neighbours of a page. `rel` is also what tells machines. */
export function Pagination({ label, previous, next }: { label: string; previous?: Side; next?: Side }) {
  if (!previous && !next) return null;
  return (
    <nav className="pagination" aria-label={label}>
      {previous && <PaginationLink {...previous} />}
      {next && <PaginationLink {...next} isNext />}
    </nav>
  );
}
