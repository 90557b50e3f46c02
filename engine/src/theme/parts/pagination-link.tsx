import type { NavLink } from '../../shared/model.ts';
import { useLanguageOf } from '../use-text-language.ts';

export interface PaginationLinkProps extends NavLink {
  /** Small word above the title, or nothing when the title says it all. */
  subLabel?: string;
  /** Whether it leads forward. */
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
