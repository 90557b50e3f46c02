import { hash } from 'node:crypto';
import { makeIndex, type CachedIndex, type MadeIndex } from '../search/build/make-index.ts';
import type { IndexSink } from '../search/build/part-sizes.ts';
import type { DocumentType, SearchSection } from '../search/model.ts';
import type { SearchFrontMatter } from '../content/front-matter-schema.ts';
import type { SynonymGroup } from '../search/build/add-synonyms.ts';
import type { SearchConfig } from '../config/schema/search.ts';
import type { FrontMatter, Route, Section } from '../shared/model.ts';
import { DEFAULT_SEARCH_TAG, searchTagOf } from '../shared/search-defaults.ts';

/** What search shows of a page, apart from its text. */
export interface SearchPage {
  url: string;
  title: string;
  type: DocumentType;
  /** See SearchDocument. */
  lang?: string | undefined;
  /** The index it belongs to. */
  tag: string;
  tags: string[];
  /** Labels of the sidebar categories above it, outermost first. */
  parents: string[];
  /** What readers call it. */
  words: readonly string[];
  boost: number;
  /** See SearchDocument. */
  reviewed?: string | undefined;
}

type Wishes = Pick<SearchConfig, 'indexDocs' | 'indexBlog' | 'indexPages'>;

/** A version of the docs that is not the newest one steps back. */
const OLD_VERSION = 0.8;

/** Not pages that are lists, nor those that are not listed or leave themselves out. */
export function isSearched({ unlisted, page }: Route, config: Wishes): boolean {
  if (unlisted || wishesOf(page).exclude) return false;
  switch (page.kind) {
    case 'doc':
      return config.indexDocs;
    case 'blogPost':
      return config.indexBlog;
    case 'markdownPage':
    case 'reactPage':
      return config.indexPages;
    default:
      return false;
  }
}

function frontMatterOf(page: Route['page']): FrontMatter {
  if (page.kind === 'doc') return page.doc.frontMatter;
  if (page.kind === 'blogPost') return page.post.frontMatter;
  return page.kind === 'markdownPage' ? page.page.frontMatter : {};
}

/** `search` of the front matter. */
const wishesOf = (page: Route['page']): SearchFrontMatter =>
  (frontMatterOf(page)['search'] as SearchFrontMatter | undefined) ?? {};

/** The day of `last_reviewed`. Days that are written in another way depend on where they are read. */
function reviewedOf(page: Route['page']): string | undefined {
  const date = frontMatterOf(page)['last_reviewed'];
  return typeof date === 'string' ? /^\d{4}-\d{2}-\d{2}/.exec(date)?.[0] : undefined;
}

/** What is searched of a page, if anything. */
export function describeSearchPage(
  route: Route,
  config: Wishes & Pick<SearchConfig, 'indexParentCategories'>,
): SearchPage | undefined {
  if (!isSearched(route, config)) return undefined;
  const { url, title = '', page, textLang: lang } = route;
  const { words = [], boost = 1 } = wishesOf(page);
  const reviewed = reviewedOf(page);
  const rest = { url, lang, tag: DEFAULT_SEARCH_TAG, tags: [], parents: [], words, boost, reviewed };
  switch (page.kind) {
    case 'doc': {
      const parents = page.breadcrumbs.slice(0, -1).map(({ label }) => label);
      return {
        ...rest,
        boost: page.version.banner === 'unmaintained' ? boost * OLD_VERSION : boost,
        title: page.distinctTitle ?? page.doc.title,
        type: 'docs',
        tag: searchTagOf(page.version),
        tags: page.doc.tags.map(({ label }) => label),
        // What is indexed is what is kept: the nearest few, or none but all of them shown.
        parents: config.indexParentCategories > 0 ? parents.slice(-config.indexParentCategories) : parents,
      };
    }
    case 'blogPost': {
      const tags = page.post.tags.map(({ label }) => label);
      return { ...rest, title: page.post.title, type: 'blog', tags };
    }
    case 'markdownPage':
    case 'reactPage': {
      const name = page.page.title || title;
      // A component without a title is an interface, such as a home page: what it shows stands on other pages.
      if (name === '' && page.kind === 'reactPage') return undefined;
      return { ...rest, title: name || url, type: 'page' };
    }
    default:
      return undefined;
  }
}

const KEY_LENGTH = 16;

/** Changes with anything that search knows of a page; `text` is a digest of its text. */
export function searchKeyOf(
  { url, title, type, lang = '', tags, parents, words, boost, reviewed = '' }: SearchPage,
  text = '',
): string {
  const labels = [tags.length, ...tags, parents.length, ...parents, ...words];
  const said = [text, url, title, type, lang, reviewed, ...labels, boost].join('\n');
  // Keys of ten thousand pages are put together and compared: half of a digest tells as many apart.
  return hash('sha1', said, 'base64url').slice(0, KEY_LENGTH);
}

/** A page's sections as search knows them: what stands before the first linkable heading is the page itself. */
export function toSearchSections(page: SearchPage, sections: readonly Section[]): Omit<SearchSection, 'id'>[] {
  const { url, title: pageTitle, type, lang, tags, parents: sidebarParentCategories, words, reviewed } = page;
  const shown = {
    pageTitle,
    type,
    ...(lang === undefined ? {} : { lang }),
    ...(reviewed === undefined ? {} : { reviewed }),
    tags,
    sidebarParentCategories,
  };
  const opening = sections.findIndex(({ anchor }) => anchor !== undefined);
  const before = opening < 0 ? sections : sections.slice(0, opening);
  const whole = before.map(({ text }) => text).filter(Boolean);
  return [
    {
      ...shown,
      sectionTitle: pageTitle,
      sectionRoute: url,
      content: whole.join('\n'),
      ...(words.length > 0 && { words }),
    },
    ...sections.slice(before.length).map(({ heading = '', anchor, text }, place) => ({
      ...shown,
      sectionTitle: heading || pageTitle,
      ...headingsAbove(sections, before.length + place),
      sectionRoute: anchor === undefined ? url : `${url}#${anchor}`,
      content: text,
    })),
  ];
}

/** For a section whose heading the page has more than once: the headings that tell it apart. */
function headingsAbove(sections: readonly Section[], place: number): { within?: string } {
  const { heading, level } = sections[place] as Section;
  if (!heading || sections.filter((section) => section.heading === heading).length < 2) return {};
  const above: string[] = [];
  let lowest = level;
  for (const section of sections.slice(0, place).toReversed()) {
    if (section.level >= lowest || !section.heading || section.level < 2) continue;
    lowest = section.level;
    above.unshift(section.heading);
  }
  return above.length > 0 ? { within: above.join(' › ') } : {};
}

/** A page with its text, which is asked for only when something must be made from it. */
export interface SearchText {
  page: SearchPage;
  /** Changes with the page and with its text. */
  key: string;
  sections: () => readonly Section[];
}

/** Make one index. Pages come in a fixed order, so that the same site gives the same bytes. */
export function makeSearchIndex(
  texts: readonly SearchText[],
  {
    config,
    ...options
  }: {
    tag: string;
    config: SearchConfig;
    synonyms: readonly SynonymGroup[];
    sink: IndexSink;
    cached?: CachedIndex | undefined;
  },
): MadeIndex {
  const { boosts, k1, b, maxSearchResults, indexParentCategories } = config;
  const pages = texts.map(({ page, key, sections }) => ({
    key,
    route: page.url,
    boost: page.boost,
    sections: () => toSearchSections(page, sections()),
  }));
  return makeIndex(pages, {
    ...options,
    settings: { boosts, k1, b, maxSearchResults, indexParentCategories: indexParentCategories > 0 },
  });
}
