import { unpackPosting } from '../format/posting.ts';
import { FIELDS, type Field, type Match, type MatchKind, type SearchResult } from '../model.ts';
import type { Candidate, Expansion } from './expand-word.ts';
import type { SearchIndex } from './open-index.ts';
import type { Query } from './parse-query.ts';

/** Of a result; those that weigh most. */
const MOST_MATCHES = 12;

/** Adds to results of one index which of their words met which words of the query. Only those who improve the search load it. */
export type ExplainResults = (
  results: readonly SearchResult[],
  options: { query: Query; index: SearchIndex; expansions: readonly Expansion[] },
) => Promise<void>;

export const explainResults: ExplainResults = async (results, { query, index, expansions }) => {
  const bySection = new Map(results.map((result) => [result.document.id, [] as Match[]]));
  for (const [place, { term: word, presence }] of query.words.entries())
    for (const candidate of presence === 'not' ? [] : (expansions[place]?.candidates ?? [])) {
      const { term, kind, weight } = candidate;
      await eachSection(candidate, index, (section, posting) => {
        const matches = bySection.get(index.opening[section] as number);
        // What readers call a page in several ways is said once.
        const known = matches?.find((match) => match.word === word && match.term === term);
        if (known) known.fields = FIELDS.filter((field) => [...known.fields, ...fieldsOf(posting)].includes(field));
        else matches?.push({ word, term, kind, weight, fields: fieldsOf(posting) });
      });
    }
  for (const result of results) {
    const matches = bySection.get(result.document.id) ?? [];
    result.matches = matches.sort((a, b) => b.weight - a.weight).slice(0, MOST_MATCHES);
  }
};

const KINDS: Record<MatchKind, string> = {
  word: 'the word itself',
  family: 'another form',
  synonym: 'a synonym',
  longer: 'a longer word',
  typo: 'a similar spelling',
};

/** `iade → iadeler: another form, 0.12; title, content`. */
export function describeMatch({ word, term, kind, weight, fields }: Match): string {
  const pair = term === word || kind === 'synonym' ? word : `${word} → ${term}`;
  return `${pair}: ${KINDS[kind]}, ${Number(weight.toFixed(2))}; ${fields.join(', ')}`;
}

async function eachSection(
  { terms, index: list }: Candidate,
  index: SearchIndex,
  visit: (section: number, posting: number) => void,
): Promise<void> {
  const isCut = (terms.counts[list] ?? 0) > index.longestList;
  for (const { sections, postings, starts, ends } of isCut ? [terms, await index.rest(terms)] : [terms])
    for (let at = starts[list] ?? 0; at < (ends[list] ?? 0); at++)
      visit(sections[at] as number, postings[at] as number);
}

function fieldsOf(packed: number): Field[] {
  const { count, titleLength, tags, pageTitle, parents } = unpackPosting(packed);
  const fields: Field[] = [];
  if (titleLength + pageTitle > 0) fields.push('title');
  if (count > 0) fields.push('content');
  if (tags > 0) fields.push('tags');
  if (parents > 0) fields.push('sidebarParentCategories');
  return fields;
}
