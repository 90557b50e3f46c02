import type { ReactNode } from 'react';
import EditMetaRow from '@theme/EditMetaRow';
import EditThisPage from '@theme/EditThisPage';
import LastUpdated from '@theme/LastUpdated';
import Tags from '@theme/TagsListInline';
import type { FrontMatter, LastUpdate, Tag } from '../../shared/model.ts';
import { interpolate } from '../content/translate.tsx';
import { useDateFormat } from '../dates.ts';
import { joinClasses } from '../join-classes.ts';
import { useText } from '../use-text.ts';
import { useDocPage } from './use-doc-page.ts';

/** The footer of a doc: of the page's doc without props. */
export function DocFooter(props: PageFooterProps) {
  const doc = useDocPage()?.doc;
  return (
    <PageFooter
      tags={props.tags ?? doc?.tags}
      editUrl={props.editUrl ?? doc?.editUrl}
      lastUpdate={props.lastUpdate ?? doc?.lastUpdate}
      frontMatter={props.frontMatter ?? doc?.frontMatter}
    />
  );
}

export interface PageFooterProps {
  tags?: readonly Tag[];
  editUrl?: string;
  lastUpdate?: LastUpdate;
  frontMatter?: FrontMatter;
}

/** The footer of an article: tags, edit link, owner, last review and last change. */
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

interface EditRowProps extends UpdateNoteProps {
  editUrl?: string | null;
  className?: string;
  /** Between edit link and last change. */
  children?: ReactNode;
}

/** Edit link and last change of a page. */
export function EditRow({ editUrl, className, children, ...update }: EditRowProps) {
  return (
    <div className={joinClasses('page-meta', className)}>
      {editUrl && <EditThisPage editUrl={editUrl} />}
      {children}
      <LastUpdated {...update} />
    </div>
  );
}

export function EditLink({ editUrl }: { editUrl: string }) {
  const t = useText();
  return (
    <a href={editUrl} target="_blank" rel="noopener noreferrer" className="icon-edit edit-link">
      {t('edit')}
    </a>
  );
}

export interface UpdateNoteProps {
  /** Milliseconds since 1970. */
  lastUpdatedAt?: number | null;
  lastUpdatedBy?: string | null;
}

export function UpdateNote({ lastUpdatedAt, lastUpdatedBy: author }: UpdateNoteProps) {
  const t = useText();
  const formatDate = useDateFormat('long');
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

/** The owner of a text, and when it was last reviewed. */
export interface Review {
  owner?: string;
  date?: string;
}

/** Reads `owner` and `last_reviewed` from front matter. Values of another type are ignored. */
export function readReview({ owner, last_reviewed: date }: FrontMatter): Review | undefined {
  const review: Review = {
    ...(typeof owner === 'string' && owner !== '' && { owner }),
    ...(typeof date === 'string' && !Number.isNaN(Date.parse(date)) && { date }),
  };
  return review.owner || review.date ? review : undefined;
}

export function PageReview({ review: { owner, date } }: { review: Review }) {
  const t = useText();
  const formatDate = useDateFormat('long');
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
