import type { LastUpdate } from '../../shared/model.ts';
import { interpolate } from '../interpolate.tsx';
import { useDateFormat } from '../use-date-format.ts';
import { useText } from '../use-text.ts';

export function LastUpdated({ update }: { update: LastUpdate }) {
  const t = useText();
  const formatDate = useDateFormat('short');
  const { author, date } = update;
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
