import type { TextFunction } from '../shared/texts.ts';
import type { HitGroup } from './search-groups.ts';

/** Where a group of hits was found. */
export function SearchTrail({ type, trail, t }: Pick<HitGroup, 'type' | 'trail'> & { t: TextFunction }) {
  return (
    <>
      <span className="search-kind">{t(`search.${type}`)}</span>
      {trail.map((label, at) => (
        <span key={at} className="search-crumb">
          {label}
        </span>
      ))}
    </>
  );
}
