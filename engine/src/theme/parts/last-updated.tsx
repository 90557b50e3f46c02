import { interpolate } from '../interpolate.tsx';
import { useDateFormat } from '../use-date-format.ts';
import { useText } from '../use-text.ts';

export interface LastUpdatedProps {
  /** Milliseconds since 1970. */
  lastUpdatedAt?: number | null;
  lastUpdatedBy?: string | null;
}

export function LastUpdated({ lastUpdatedAt, lastUpdatedBy: author }: LastUpdatedProps) {
  const t = useText();
  const formatDate = useDateFormat('short');
  const date = typeof lastUpdatedAt === 'number' ? new Date(lastUpdatedAt).toISOString() : undefined;
  if (!author && !date) return null;
  const id = date && author ? 'updated.atBy' : date ? 'updated.at' : 'updated.by';
  return (
    <span className="last-updated">
      {interpolate(t(id), {
        date: date && <time dateTime={date}>{formatDate(date)}</time>,
        user: author && <b>{author}</b>,
      })}
    </span>
  );
}
