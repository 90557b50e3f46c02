import type { NavLink } from '../../shared/model.ts';
import { Pagination } from '../parts/pagination.tsx';
import { useText } from '../use-text.ts';

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
