import type { FrontMatter } from '../../shared/model.ts';
import { interpolate } from '../interpolate.tsx';
import { useDateFormat } from '../use-date-format.ts';
import { useText } from '../use-text.ts';

/** Who answers for a text, and when somebody last made sure that it holds. */
export interface Review {
  owner?: string;
  date?: string;
}

/** What front matter says of it (`owner`, `last_reviewed`). Fields of another shape are the author's own affair. */
export function readReview({ owner, last_reviewed: date }: FrontMatter): Review | undefined {
  const review: Review = {
    ...(typeof owner === 'string' && owner !== '' && { owner }),
    ...(typeof date === 'string' && !Number.isNaN(Date.parse(date)) && { date }),
  };
  return review.owner || review.date ? review : undefined;
}

export function PageReview({ review: { owner, date } }: { review: Review }) {
  const t = useText();
  const formatDate = useDateFormat('short');
  return (
    <>
      {owner && <span className="page-owner">{interpolate(t('review.owner'), { owner: <b>{owner}</b> })}</span>}
      {date && (
        <span className="last-reviewed">
          {interpolate(t('review.date'), { date: <time dateTime={date}>{formatDate(date)}</time> })}
        </span>
      )}
    </>
  );
}
