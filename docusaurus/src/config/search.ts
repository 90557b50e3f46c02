import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fieldsOf, type Fields } from './entries.ts';

/** Services by their key in `themeConfig`, with the theme that shows their search box. */
export const SEARCH_SERVICES: ReadonlyMap<string, { name: string; theme: string }> = new Map([
  ['algolia', { name: 'Algolia', theme: '@docusaurus/theme-search-algolia' }],
  ['typesense', { name: 'Typesense', theme: 'docusaurus-theme-search-typesense' }],
]);

export interface SearchService {
  key: string;
  name: string;
  theme: string;
  /** The author wants to keep it: `customFields.yaprak.search` is `keep`. */
  isKept: boolean;
}

/** The service that a site is searched by. */
export function findSearchService(written: Fields): SearchService | undefined {
  const themeConfig = fieldsOf(written['themeConfig']);
  const isKept = fieldsOf(fieldsOf(written['customFields'])['yaprak'])['search'] === 'keep';
  for (const [key, service] of SEARCH_SERVICES) if (themeConfig[key]) return { key, ...service, isKept };
  return undefined;
}

/** Tells the author what readers get in place of a service, and how to keep it. A search box of the site's own is drawn as it is. */
export function describeService({ key, name }: SearchService, { siteDir }: { siteDir: string }): string {
  if (drawsItself('SearchBar', { siteDir })) {
    const results = drawsItself('SearchPage', { siteDir })
      ? 'so does the page of all results'
      : "the page of all results is Yaprak's own search";
    return `\`themeConfig.${key}\`: the search box in src/theme is the site's own and goes on asking ${name}; ${results}.`;
  }
  return `\`themeConfig.${key}\`: readers search with Yaprak's own search, which needs no service, in place of ${name}. To keep ${name}, write \`customFields: { yaprak: { search: 'keep' } }\`.`;
}

/** Whether the site draws a part without the theme's. */
function drawsItself(part: string, { siteDir }: { siteDir: string }): boolean {
  const files = ['', '/index'].flatMap((name) => ['.tsx', '.ts', '.jsx', '.js'].map((ending) => name + ending));
  const file = files.map((name) => path.join(siteDir, `src/theme/${part}${name}`)).find((each) => existsSync(each));
  return file !== undefined && !new RegExp(`['"]@theme(?:-\\w+)?/${part}['"]`).test(readFileSync(file, 'utf8'));
}

/** Options of the local-search plugins, and what each is called here. What is about their own engine (languages, hashes) is left out. */
const SAME: Readonly<Record<string, string>> = {
  indexDocs: 'indexDocs',
  indexBlog: 'indexBlog',
  indexPages: 'indexPages',
  maxSearchResults: 'maxSearchResults',
  searchResultLimits: 'maxSearchResults',
  indexDocSidebarParentCategories: 'indexParentCategories',
  highlightSearchTermsOnTargetPage: 'highlight',
};
const LUNR: Readonly<Record<string, string>> = { k1: 'k1', b: 'b' };
const BOOSTS: Readonly<Record<string, string>> = {
  titleBoost: 'title',
  contentBoost: 'content',
  tagsBoost: 'tags',
  parentCategoriesBoost: 'sidebarParentCategories',
};

/** Maps the options of a local-search plugin; `true` where it has none that mean something here. */
export function mapSearch(options: Fields): true | Fields {
  const lunr = fieldsOf(options['lunr']);
  const boosts = rename(lunr, BOOSTS);
  const mapped: Fields = {
    ...rename(options, SAME),
    ...rename(lunr, LUNR),
    ...(Object.keys(boosts).length > 0 ? { boosts } : {}),
  };
  return Object.keys(mapped).length > 0 ? mapped : true;
}

function rename(fields: Fields, names: Readonly<Record<string, string>>): Fields {
  const renamed: Fields = {};
  for (const [theirs, ours] of Object.entries(names)) if (fields[theirs] !== undefined) renamed[ours] = fields[theirs];
  return renamed;
}
