import type { FrontMatter, LastUpdate, Tag } from '../../shared/model.ts';
import { EditMetaRow } from './edit-meta-row.tsx';
import { PageReview, readReview } from './page-review.tsx';
import { Tags } from './tags.tsx';

export interface PageFooterProps {
  tags?: readonly Tag[];
  editUrl?: string;
  lastUpdate?: LastUpdate;
  frontMatter?: FrontMatter;
}

/** Below an article: its tags, where to edit it, who answers for it, when it last changed. */
export function PageFooter({ tags, editUrl, lastUpdate, frontMatter = {} }: PageFooterProps) {
  const hasTags = tags !== undefined && tags.length > 0;
  const review = readReview(frontMatter);
  if (!hasTags && !editUrl && !review && !lastUpdate?.date && !lastUpdate?.author) return null;
  return (
    <footer className="page-footer">
      {hasTags && <Tags tags={tags} />}
      <EditMetaRow
        editUrl={editUrl}
        lastUpdatedAt={lastUpdate?.date === undefined ? undefined : Date.parse(lastUpdate.date)}
        lastUpdatedBy={lastUpdate?.author}
      >
        {review && <PageReview review={review} />}
      </EditMetaRow>
    </footer>
  );
}
