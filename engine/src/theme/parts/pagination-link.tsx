import type { NavLink } from '../../shared/model.ts';
import { useLanguageOf } from '../use-text-language.ts';

export interface Side extends NavLink {
  /** Small word above the title, or nothing when the title says it all. */
  caption?: string;
}

export function PaginationLink({ side, rel }: { side: Side; rel: 'prev' | 'next' }) {
  const languageOf = useLanguageOf();
  return (
    <a rel={rel} className={`pagination-nav__link pagination-nav__link--${rel}`} href={side.permalink}>
      {side.caption && <span className="pagination-caption">{side.caption}</span>}
      <span className="pagination-nav__label" {...languageOf(side)}>
        {side.title}
      </span>
    </a>
  );
}
