import type { SearchDocument, SearchSection } from '../model.ts';

/** A section without its number, which changes with the sections before it. */
export type PageSection = Omit<SearchSection, 'id'>;

/** A section as it is found: what is shown of it, and its text. */
export type FoundSection = Omit<PageSection, 'words'>;

/** What the sections of a page share is written once: its path, title, type, tags and categories, and what few pages have. */
type PartPage = [
  route: string,
  title: string,
  type: SearchDocument['type'],
  tags: string[],
  parents: string[],
  more: Pick<SearchDocument, 'lang' | 'reviewed'>,
];

/** The number of its page, what follows the path, the title unless it is that of the page, the text, and what few sections have. */
type PartSection = [
  page: number,
  anchor: string,
  title: string | 0,
  content: string,
  more?: Pick<SearchDocument, 'within'>,
];

/** Some sections with their texts. */
export type TextPart = [pages: PartPage[], sections: PartSection[]];

/**
 * Where the parts of a group of pages begin, given how many sections each page has. A part has whole pages of up to so many sections: those
 * of a page are found together. A longer page is a part of its own, up to twice as many.
 */
export function startParts(pageSizes: Iterable<number>, most: number): number[] {
  const longest = 2 * most;
  const starts: number[] = [];
  let [at, size] = [0, 0];
  for (const pageSize of pageSizes) {
    if (size + Math.min(pageSize, longest) > most) size = 0;
    for (let left = pageSize; left > 0;) {
      if (size === 0) starts.push(at);
      const taken = Math.min(left, longest - size);
      [at, left] = [at + taken, left - taken];
      size = (size + taken) % longest;
    }
  }
  return starts;
}

const ANCHOR = /#.*/s;

export function writeTextPart(sections: readonly PageSection[]): TextPart {
  const pages: PartPage[] = [];
  let last = '';
  const written = sections.map((section): PartSection => {
    const { sectionRoute, pageTitle, sectionTitle, type, tags, sidebarParentCategories, lang, reviewed } = section;
    const [anchor = ''] = ANCHOR.exec(sectionRoute) ?? [];
    const route = sectionRoute.slice(0, sectionRoute.length - anchor.length);
    const more = { ...(lang !== undefined && { lang }), ...(reviewed !== undefined && { reviewed }) };
    const page: PartPage = [route, pageTitle, type, tags, sidebarParentCategories, more];
    const key = JSON.stringify(page);
    if (key !== last) pages.push(page);
    last = key;
    const title = sectionTitle === pageTitle ? 0 : sectionTitle;
    const { content, within } = section;
    const place = pages.length - 1;
    return within === undefined ? [place, anchor, title, content] : [place, anchor, title, content, { within }];
  });
  return [pages, written];
}

/** Throws when the value is anything else. */
export function readTextPart(value: unknown): FoundSection[] {
  const [pages, sections] = value as TextPart;
  return sections.map(([number, anchor, title, content, more]) => {
    const [route, pageTitle, type, tags, sidebarParentCategories, ofPage] = pages[number] as PartPage;
    const sectionTitle = title === 0 ? pageTitle : title;
    if (typeof content !== 'string' || typeof sectionTitle !== 'string') throw new Error('no section');
    const sectionRoute = route + anchor;
    return { pageTitle, sectionTitle, sectionRoute, type, tags, sidebarParentCategories, ...ofPage, ...more, content };
  });
}
