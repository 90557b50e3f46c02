import type { FrontMatter, LastUpdate, Tag } from '../../shared/model.ts';
import { EditThisPage } from './edit-this-page.tsx';
import { LastUpdated } from './last-updated.tsx';
import { PageReview, readReview } from './page-review.tsx';
import { Tags } from './tags.tsx';

/** Below an article: its tags, where to edit it, who answers for it, when it last changed. */
export function PageFooter({
  tags,
  editUrl,
  lastUpdate,
  frontMatter = {},
}: {
  tags?: readonly Tag[];
  editUrl?: string;
  lastUpdate?: LastUpdate;
  frontMatter?: FrontMatter;
}) {
  const hasTags = tags !== undefined && tags.length > 0;
  const review = readReview(frontMatter);
  if (!hasTags && !editUrl && !review && !lastUpdate?.date && !lastUpdate?.author) return null;
  return (
    <footer className="page-footer">
      {hasTags && <Tags tags={tags} />}
      <div className="page-meta">
        {editUrl && <EditThisPage editUrl={editUrl} />}
        {review && <PageReview review={review} />}
        {lastUpdate && <LastUpdated update={lastUpdate} />}
      </div>
    </footer>
  );
}
