import type { LastUpdate, Tag } from '../../shared/model.ts';
import { EditThisPage } from './edit-this-page.tsx';
import { LastUpdated } from './last-updated.tsx';
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
