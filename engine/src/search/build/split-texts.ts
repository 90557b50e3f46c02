import { FORMAT_VERSION, textPartName, type IndexParts } from '../format/index-file.ts';
import { createNumberWriter } from '../format/numbers.ts';
import { startParts, writeTextPart, type PageSection } from '../format/text-part.ts';
import { hashText, nameEnd, writeTogether } from './digest.ts';
import type { IndexSink } from './part-sizes.ts';

export interface TextPage {
  key: string;
  route: string;
  /** Number of sections. */
  size: number;
  sections: () => readonly PageSection[];
}

/** Keys of groups -> digests of their parts. */
export type KnownGroups = ReadonlyMap<string, string>;

/** Writes the parts of the texts, group by group. */
export interface TextSplitter {
  add(page: TextPage): void;
  /** Returns all groups. */
  finish(): KnownGroups;
}

export interface SplitTextsOptions {
  parts: IndexParts;
  sink: IndexSink;
  textsPerPart: number;
  sectionsPerGroup: number;
  known: KnownGroups;
}

/**
 * Pages form groups, and each group is split by itself, so that a new or removed section affects its own group only. The address of a page
 * decides whether it begins a group, so a new page rarely affects other groups.
 */
export function createTextSplitter(options: SplitTextsOptions): TextSplitter {
  const { parts, sink, textsPerPart, known } = options;
  const sizes = createNumberWriter();
  const groups = new Map<string, string>();
  let ends = '';
  let number = 0;
  let pages: TextPage[] = [];
  let size = 0;
  const name = (part: number): string => textPartName(parts, number, part);
  const onEnd = (nameEnd: string): unknown => (parts.ends.texts = ends + nameEnd);
  const isThere = (digest: string, count: number): boolean => {
    onEnd(nameEnd(digest));
    for (let part = 0; part < count; part++) if (!sink.has(name(part), digest)) return false;
    return true;
  };
  const close = (): void => {
    if (pages.length === 0) return;
    const key = [FORMAT_VERSION, textsPerPart, ...pages.map((page) => page.key)].join(' ');
    const starts = startParts(
      pages.map((page) => page.size),
      textsPerPart,
    );
    let digest = known.get(key);
    if (digest === undefined || !isThere(digest, starts.length)) {
      const sections = pages.flatMap((page) => page.sections());
      const split = starts.map((start, part) => writeTextPart(sections.slice(start, starts[part + 1])));
      digest = writeTogether(split, { sink, onEnd, name });
    }
    groups.set(key, digest);
    sizes.write(size);
    ends = parts.ends.texts ?? '';
    number += 1;
    [pages, size] = [[], 0];
  };
  return {
    add(page) {
      if (beginsGroup(page, { ...options, before: size })) close();
      pages.push(page);
      size += page.size;
    },
    finish() {
      close();
      parts.textsPerPart = textsPerPart;
      parts.groupSizes = sizes.finish();
      return groups;
    },
  };
}

/** After half of a group at least and two at most, so that groups have about the same size; between, by the address. */
function beginsGroup(
  { route, size }: TextPage,
  { sectionsPerGroup, before }: Pick<SplitTextsOptions, 'sectionsPerGroup'> & { before: number },
): boolean {
  const half = Math.ceil(sectionsPerGroup / 2);
  return before >= half && (before >= 2 * sectionsPerGroup || hashText(route) % half < size);
}
