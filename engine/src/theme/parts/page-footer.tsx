import type { LastUpdate, Tag } from '../../shared/model.ts';
import { interpolate } from '../interpolate.tsx';
import { useDateFormat } from '../use-date-format.ts';
import { useText } from '../use-text.ts';
import { Tags } from './tags.tsx';

/** Below an article: its tags, where to edit it, when it last changed. */
export function PageFooter({
  tags,
  editUrl,
  lastUpdate,
}: {
  tags?: readonly Tag[];
  editUrl?: string;
  lastUpdate?: LastUpdate;
}) {
  const hasTags = tags !== undefined && tags.length > 0;
  if (!hasTags && !editUrl && !lastUpdate?.date && !lastUpdate?.author) return null;
  return (
    <footer className="page-footer">
      {hasTags && <Tags tags={tags} />}
      <div className="page-meta">
        {editUrl && <EditThisPage editUrl={editUrl} />}
        {lastUpdate && <LastUpdated update={lastUpdate} />}
      </div>
    </footer>
  );
}

export function EditThisPage({ editUrl }: { editUrl: string }) {
  const t = useText();
  return (
    <a href={editUrl} target="_blank" rel="noopener noreferrer" className="icon-edit edit-link">
      {t('edit')}
    </a>
  );
}

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
