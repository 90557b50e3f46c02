import type { ReactElement } from 'react';
import type { Hit, Range, HitResponse, QueryError } from './search-backend.ts';
import { DEFAULT_REVIEW_AFTER } from '../../shared/search-defaults.ts';
import type { TextFunction } from '../../shared/texts.ts';

const MOST_HITS_PER_PAGE = 3;

/** A page with its hits. */
export interface HitGroup {
  /** Path of the page, without an anchor. */
  route: string;
  type: Hit['document']['type'];
  /** Categories above the page, and the page itself unless it is the first hit. */
  trail: string[];
  lang?: string | undefined;
  reviewed?: string | undefined;
  hits: Hit[];
}

/** Groups hits by page, the best page first, each with its best few. */
export function groupHits(hits: readonly Hit[]): HitGroup[] {
  const pages = new Map<string, HitGroup>();
  for (const hit of hits) {
    const { sectionRoute, type, lang, reviewed, sidebarParentCategories, pageTitle } = hit.document;
    const route = sectionRoute.replace(/#.*$/, '');
    const group = pages.get(route);
    const trail = sectionRoute === route ? sidebarParentCategories : [...sidebarParentCategories, pageTitle];
    if (!group) pages.set(route, { route, type, lang, reviewed, trail, hits: [hit] });
    else if (group.hits.length < MOST_HITS_PER_PAGE) group.hits.push(hit);
  }
  return [...pages.values()];
}

/** What is shown of a found section. */
export function SearchHit({ hit }: { hit: Hit }) {
  const { document, snippet, titleMarks } = hit;
  const isSection = document.sectionRoute.includes('#');
  return (
    <span className={isSection ? 'search-hit search-hit-section' : 'search-hit'} lang={document.lang}>
      <span className="search-hit-title">
        {document.within !== undefined && <span className="search-within">{document.within} › </span>}
        <Marked text={document.sectionTitle || document.pageTitle} marks={titleMarks} />
      </span>
      {snippet && snippet.text !== '' && (
        <span className="search-hit-text">
          <Marked text={snippet.text} marks={snippet.highlights} codes={snippet.codes} />
        </span>
      )}
    </span>
  );
}

interface MarkedProps {
  text: string;
  marks: readonly Range[];
  codes?: readonly Range[] | undefined;
}

/** A text with the matching words marked, and with its code. */
export function Marked({ text, marks, codes = [] }: MarkedProps) {
  const pieces = [];
  let at = 0;
  for (const { start, end } of codes) {
    pieces.push(
      ...markPart(text, { start: at, end: start }, marks),
      <code key={`code-${start}`}>{markPart(text, { start, end }, marks)}</code>,
    );
    at = end;
  }
  return <>{[...pieces, ...markPart(text, { start: at, end: text.length }, marks)]}</>;
}

function markPart(text: string, { start, end }: Range, marks: readonly Range[]): (string | ReactElement)[] {
  const pieces = [];
  let at = start;
  for (const mark of marks) {
    const [from, to] = [Math.max(at, mark.start), Math.min(end, mark.end)];
    if (from >= to) continue;
    pieces.push(text.slice(at, from), <mark key={from}>{text.slice(from, to)}</mark>);
    at = to;
  }
  return [...pieces, text.slice(at, end)];
}

interface TrailProps extends Pick<HitGroup, 'type' | 'trail' | 'lang' | 'reviewed'> {
  t: TextFunction;
  /** See the config. */
  reviewAfter?: number | undefined;
}

/** Where a group of hits was found, and when it was last reviewed if that is long ago. */
export function SearchTrail({ type, trail, lang, reviewed, reviewAfter, t }: TrailProps) {
  return (
    <>
      <span className="search-kind">{t(`search.${type}`)}</span>
      {trail.map((label, at) => (
        <span key={at} className="search-crumb" lang={lang}>
          {label}
        </span>
      ))}
      {reviewed !== undefined && isLongAgo(reviewed, { months: reviewAfter }) && (
        <time className="search-reviewed" dateTime={reviewed}>
          {t('review.date', { date: formatDay(reviewed) })}
        </time>
      )}
    </>
  );
}

/** Whether a day is so many months ago or more; 0: never. The browser decides it, so that a page stays the same from day to day. */
export function isLongAgo(
  day: string,
  { months = DEFAULT_REVIEW_AFTER, now = new Date() }: { months?: number | undefined; now?: Date },
): boolean {
  const due = new Date(day);
  due.setUTCMonth(due.getUTCMonth() + months);
  return months > 0 && due <= now;
}

const formatDay = (day: string): string =>
  new Intl.DateTimeFormat(document.documentElement.lang || 'en', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(day),
  );

interface NotesProps {
  response: Pick<HitResponse, 'errors' | 'dropped' | 'isPartial'>;
  t: TextFunction;
}

/** Reports what of a query was not understood, which words were ignored, and what could not be searched. */
export function SearchNotes({ response, t }: NotesProps) {
  const wordsOf = (reason: HitResponse['dropped'][number]['reason']): string =>
    response.dropped
      .filter((dropped) => dropped.reason === reason)
      .map(({ word }) => `“${word}”`)
      .join(', ');
  const [unknown, common] = [wordsOf('unknown'), wordsOf('common')];
  return (
    <>
      {response.errors.map((error) => (
        <p key={JSON.stringify(error)} className="search-note search-note-error">
          {describeError(error, t)}
        </p>
      ))}
      {response.isPartial && <p className="search-note search-note-error">{t('search.partial')}</p>}
      {/* What was not searched may have them. */}
      {unknown !== '' && !response.isPartial && (
        <p className="search-note">{t('search.unknown', { words: unknown })}</p>
      )}
      {common !== '' && <p className="search-note">{t('search.common', { words: common })}</p>}
    </>
  );
}

function describeError(error: QueryError, t: TextFunction): string {
  switch (error.code) {
    case 'unknown-field':
      return t('search.field', { field: error.field, fields: error.fields.join(', ') });
    case 'edit-distance':
      return t('search.edits', { word: error.word });
    case 'boost':
      return t('search.boost', { word: error.word });
  }
}

/** Leads a reader who has found nothing to those who can be asked. */
export interface SearchHelp {
  label?: string;
  href: string;
}

export function SearchHelpText({ help, t }: { help: SearchHelp; t: TextFunction }) {
  return (
    <>
      {t('search.ask')} <b>{help.label ?? t('search.help')}</b>
    </>
  );
}
