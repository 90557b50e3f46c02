import { isMap, isScalar, isSeq, LineCounter, parseDocument, type Node } from 'yaml';
import type { SearchConfig, SynonymGroups } from '../config/schema/search.ts';
import type { SynonymGroup } from '../search/build/add-synonyms.ts';
import { GLOSSARY } from '../search/glossary/glossary.ts';
import type { LoadContext } from './plugin.ts';

/** The groups of a site for every language, and for single ones. */
export interface SiteSynonyms {
  all: SynonymGroup[];
  byLanguage: Record<string, SynonymGroup[]>;
}

type Source = string | SynonymGroups;

/** Loads the synonyms that a config names or has. Mistakes in a file are reported with their places. */
export function loadSynonyms({ synonyms }: Pick<SearchConfig, 'synonyms'>, context: LoadContext): SiteSynonyms {
  const load = (source: Source): SynonymGroup[] =>
    typeof source === 'string' ? loadFile(source, context) : source.map(toGroup);
  if (typeof synonyms === 'string' || Array.isArray(synonyms)) return { all: load(synonyms), byLanguage: {} };
  const byLanguage = Object.entries(synonyms).map(([language, source]) => [language, load(source)] as const);
  return { all: [], byLanguage: Object.fromEntries(byLanguage) };
}

/** The groups that hold in one language, the site's own first. */
export function synonymsOf(
  { all, byLanguage }: SiteSynonyms,
  { locale, glossary }: { locale: string; glossary: boolean },
): SynonymGroup[] {
  return [...all, ...(byLanguage[locale] ?? []), ...(glossary ? GLOSSARY.map(toGroup) : [])];
}

const toGroup = (group: SynonymGroups[number]): SynonymGroup => ('from' in group ? group : { from: group, to: group });

function loadFile(file: string, { readText, report }: LoadContext): SynonymGroup[] {
  const text = readText(file);
  const problem = (message: string, offset?: number): void => {
    const { line, col } = offset === undefined ? {} : lines.linePos(offset);
    report({
      code: 'search-synonyms',
      severity: 'error',
      message,
      ...(text === undefined ? { configKey: ['search', 'synonyms'] } : { file }),
      ...(line === undefined ? {} : { line, column: col }),
      hint: 'The file is a list. An item is a list of two or more equal words, or a map with the lists "from" and "to".',
    });
  };
  const lines = new LineCounter();
  if (text === undefined) {
    problem(`The file of synonyms ${file} does not exist.`);
    return [];
  }
  const { contents, errors } = parseDocument(text, { lineCounter: lines });
  for (const { message, pos } of errors) problem(`${file} is not valid YAML: ${message.split('\n')[0] ?? ''}`, pos[0]);
  if (errors.length > 0 || contents === null) return [];
  if (!isSeq(contents)) {
    problem(`${file} must be a list of groups of words.`, contents.range?.[0]);
    return [];
  }
  return (contents.items as Node[]).flatMap((item) => {
    const group = readGroup(item);
    if (!group) problem(`This is no group of words.`, item.range?.[0]);
    return group ?? [];
  });
}

function readGroup(item: Node): SynonymGroup | undefined {
  if (isMap(item)) {
    const [from, to] = [readWords(item.get('from', true)), readWords(item.get('to', true))];
    return from && to && item.items.length === 2 ? { from, to } : undefined;
  }
  const words = readWords(item);
  return words && words.length > 1 ? { from: words, to: words } : undefined;
}

/** Words of a list, or one. Numbers are words too. */
function readWords(node: unknown): string[] | undefined {
  if (isScalar(node)) return readWord(node);
  if (!isSeq(node)) return undefined;
  const words = node.items.map(readWord);
  return words.length > 0 && words.every((word) => word !== undefined) ? words.flat() : undefined;
}

function readWord(node: unknown): string[] | undefined {
  const value = isScalar(node) ? node.value : undefined;
  return (typeof value === 'string' && value.trim() !== '') || typeof value === 'number' ? [String(value)] : undefined;
}
