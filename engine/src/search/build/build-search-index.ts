import { indexFileName, type IndexFile, type IndexHeader } from '../format/index-file.ts';
import { writeLengths } from '../format/length-code.ts';
import { FORMAT_VERSION, sealColumns } from '../format/sealed-columns.ts';
import type { TermEntry } from '../format/write-terms.ts';
import { writeTerms } from '../format/write-terms.ts';
import { DEFAULT_SETTINGS, type SearchDocument, type SearchSection, type SearchSettings } from '../model.ts';
import { collectTerms, type PostingList } from './collect-terms.ts';
import { groupFamilies } from './group-families.ts';
import { DEFAULT_SIZES, type NamedFile, type PartSizes } from './part-sizes.ts';
import { splitDocuments, splitTerms, splitTexts } from './split-parts.ts';

export interface BuildOptions {
  /** Names the file: `default`, or docs section and version as in `docs-default-current`. */
  tag: string;
  settings?: Partial<SearchSettings>;
  sizes?: Partial<PartSizes>;
}

/** All that is not a single space: most blanks are, and stay. */
const BLANKS = /[^\S ]\s*| \s+/g;

/** Build the index of some sections. The sections' ids are their numbers in the list. */
export function buildSearchIndex(sections: readonly SearchSection[], options: BuildOptions): NamedFile[] {
  const sizes = { ...DEFAULT_SIZES, ...options.sizes };
  const settings = { ...DEFAULT_SETTINGS, ...options.settings };
  const texts = sections.map(({ content }) => content.normalize().replaceAll(BLANKS, ' ').trim());
  const { lists, lengths, averageTitleLength } = collectTerms(sections, { texts, ...settings });
  const families = groupFamilies(new Set(lists.keys()));
  const entries = [...lists.keys()].sort().map((term): TermEntry => {
    const { sections: listed, postings } = lists.get(term) as PostingList;
    return { term, family: families.get(term) ?? term, count: listed.length, sections: listed, postings };
  });
  const documents = sections.map(({ content: _, ...document }, id): SearchDocument => ({ ...document, id }));

  const header: IndexHeader = {
    version: FORMAT_VERSION,
    sections: sections.length,
    settings,
    averageTitleLength: Math.round(averageTitleLength * 100) / 100,
    lengths: sealColumns([writeLengths(lengths)]),
  };
  const prefix = `search-index-${options.tag}/${digest([...texts, JSON.stringify([documents, header])])}-`;
  const parts = { prefix };
  const files: NamedFile[] = [];
  if (sections.length > sizes.termsInOneFile)
    files.push(...splitTerms(entries, { parts, sizes, settings, averageTitleLength, lengths }));
  else header.terms = sealColumns(writeTerms(entries));
  const isLong = sections.length > sizes.documentsInOneFile;
  if (isLong) files.push(...splitDocuments(documents, { parts, sizes }));
  if (texts.reduce((sum, { length }) => sum + length, 0) > sizes.textInOneFile)
    files.push(...splitTexts(texts, { parts, sizes }));
  else header.texts = texts;
  if (files.length > 0) header.parts = parts;
  const file: IndexFile = { documents: isLong ? [] : documents, index: header };
  return [{ name: indexFileName(options.tag), text: JSON.stringify(file) }, ...files];
}

/** Sixteen hex digits that change with any of the texts: two runs of FNV-1a. */
function digest(texts: readonly string[]): string {
  let [one, two] = [0x811c9dc5, 0x01000193];
  for (const text of texts)
    for (let index = 0; index <= text.length; index++) {
      // A text's end counts, too, so that moving a letter over it is seen.
      const code = index === text.length ? 0xffff : text.charCodeAt(index);
      one = Math.imul(one ^ code, 0x01000193);
      two = Math.imul(two ^ code, 0x5bd1e995);
    }
  return [one, two].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
}
