import type { Hit, Range, HitResponse, QueryError } from './search-backend.ts';
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
  hits: Hit[];
}

/** Groups hits by page, the best page first, each with its best few. */
export function groupHits(hits: readonly Hit[]): HitGroup[] {
  const pages = new Map<string, HitGroup>();
  for (const hit of hits) {
    const { sectionRoute, type, lang, sidebarParentCategories, pageTitle } = hit.document;
    const route = sectionRoute.replace(/#.*$/, '');
    const group = pages.get(route);
    const trail = sectionRoute === route ? sidebarParentCategories : [...sidebarParentCategories, pageTitle];
    if (!group) pages.set(route, { route, type, lang, trail, hits: [hit] });
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
        <Marked text={document.sectionTitle || document.pageTitle} marks={titleMarks} />
      </span>
      {snippet && snippet.text !== '' && (
        <span className="search-hit-text">
          <Marked text={snippet.text} marks={snippet.highlights} />
        </span>
      )}
    </span>
  );
}

/** A text with the matching words marked. */
export function Marked({ text, marks }: { text: string; marks: readonly Range[] }) {
  const pieces = [];
  let at = 0;
  for (const { start, end } of marks) {
    pieces.push(text.slice(at, start), <mark key={start}>{text.slice(start, end)}</mark>);
    at = end;
  }
  return (
    <>
      {pieces}
      {text.slice(at)}
    </>
  );
}

/** Where a group of hits was found. */
export function SearchTrail({ type, trail, lang, t }: Pick<HitGroup, 'type' | 'trail' | 'lang'> & { t: TextFunction }) {
  return (
    <>
      <span className="search-kind">{t(`search.${type}`)}</span>
      {trail.map((label, at) => (
        <span key={at} className="search-crumb" lang={lang}>
          {label}
        </span>
      ))}
    </>
  );
}

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
