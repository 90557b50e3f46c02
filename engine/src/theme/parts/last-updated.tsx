import type { LastUpdate } from '../../shared/model.ts';
import { createDateFormat } from '../format-date.ts';
import { interpolate } from '../interpolate.tsx';
import { useLocale, useText } from '../use-text.ts';

export function LastUpdated({ update }: { update: LastUpdate }) {
  const t = useText();
  const locale = useLocale();
  const { author, date } = update;
  if (!author && !date) return null;
  const id = date && author ? 'updated.atBy' : date ? 'updated.at' : 'updated.by';
  return (
    <span className="last-updated">
      {interpolate(t(id), {
        date: date && <time dateTime={date}>{createDateFormat(locale, 'short')(date)}</time>,
        user: author && <b>{author}</b>,
      })}
    </span>
  );
}
