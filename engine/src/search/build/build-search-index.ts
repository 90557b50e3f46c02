import type { SearchSection, SearchSettings } from '../model.ts';
import type { SynonymGroup } from './add-synonyms.ts';
import { makeIndex } from './make-index.ts';
import type { NamedFile, PartSizes } from './part-sizes.ts';
import type { IndexPage } from './read-pages.ts';

export interface BuildOptions {
  /** Names the file: `default`, or docs section and version as in `docs-default-current`. */
  tag: string;
  settings?: Partial<SearchSettings>;
  sizes?: Partial<PartSizes>;
  synonyms?: readonly SynonymGroup[];
}

/** Builds the index of some sections at once, for tests and measurements. Ids are places in the list. The first file is the one that a browser loads first. */
export function buildSearchIndex(sections: readonly SearchSection[], options: BuildOptions): NamedFile[] {
  const files: NamedFile[] = [];
  makeIndex(groupByPage(sections), {
    ...options,
    sink: { has: () => false, write: (file) => files.push(file) },
  });
  return files.toReversed();
}

function groupByPage(sections: readonly SearchSection[]): IndexPage[] {
  const pages: { route: string; sections: SearchSection[] }[] = [];
  for (const section of sections) {
    const route = section.sectionRoute.replace(/#.*/, '');
    const last = pages.at(-1);
    if (last?.route === route) last.sections.push(section);
    else pages.push({ route, sections: [section] });
  }
  return pages.map(({ route, sections: own }, place) => ({
    key: `${place}`,
    route,
    sections: () => own.map(({ id: _id, ...section }) => section),
  }));
}
