import type { HitAnswer, QueryError } from './search-answer.ts';
import type { TextFunction } from '../shared/texts.ts';

/** What the reader should know of an answer: what could not be understood, and what did not take part. */
export function SearchNotes({ answer, t }: { answer: Pick<HitAnswer, 'errors' | 'dropped'>; t: TextFunction }) {
  const wordsOf = (reason: HitAnswer['dropped'][number]['reason']): string =>
    answer.dropped
      .filter((dropped) => dropped.reason === reason)
      .map(({ word }) => `“${word}”`)
      .join(', ');
  const [unknown, common] = [wordsOf('unknown'), wordsOf('common')];
  return (
    <>
      {answer.errors.map((error) => (
        <p key={JSON.stringify(error)} className="search-note search-note-error">
          {describeError(error, t)}
        </p>
      ))}
      {unknown !== '' && <p className="search-note">{t('search.unknown', { words: unknown })}</p>}
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
