import type { FrontMatter, PageData, Route, SiteView } from '../../shared/model.ts';
import { hasTwin } from '../../shared/twin.ts';
import { encodePath } from '../../shared/url.ts';

/** What a machine is told of a page beside its text. Fields that a page lacks are left out; the order is that of the file. */
export interface PageFacts {
  title: string;
  description?: string;
  /** The page's own address. */
  url: string;
  version?: string;
  language: string;
  owner?: string;
  /** Days, as `2024-05-31`. */
  last_reviewed?: string;
  last_update?: string;
}

export function factsOf(route: Route, site: SiteView): PageFacts {
  const { page, description } = route;
  const { owner, last_reviewed: reviewed } = frontMatterOf(page);
  const facts: { [Name in keyof PageFacts]: PageFacts[Name] | undefined } = {
    title: titleOf(route) || site.title,
    description: description || undefined,
    url: site.url + encodePath(route.url),
    version: 'version' in page && page.version.siblings > 1 ? page.version.label : undefined,
    language: route.textLang ?? site.locale.htmlLang,
    owner: typeof owner === 'string' && owner !== '' ? owner : undefined,
    last_reviewed: dayOf(reviewed),
    last_update: dayOf(lastChangeOf(page)),
  };
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)) as unknown as PageFacts;
}

/** The name of a page as lists have it. */
export function titleOf({ page, title = '' }: Route): string {
  if (page.kind === 'doc') return page.distinctTitle ?? page.doc.title;
  return page.kind === 'blogPost' ? page.post.title : title;
}

function frontMatterOf(page: PageData): FrontMatter {
  if (page.kind === 'doc') return page.doc.frontMatter;
  if (page.kind === 'blogPost') return page.post.frontMatter;
  return page.kind === 'markdownPage' ? page.page.frontMatter : {};
}

/** Days that are written in another way depend on where they are read. */
function dayOf(date: unknown): string | undefined {
  return typeof date === 'string' ? /^\d{4}-\d{2}-\d{2}/.exec(date)?.[0] : undefined;
}

function lastChangeOf(page: PageData): string | undefined {
  if (page.kind === 'doc') return page.doc.lastUpdate?.date;
  if (page.kind === 'blogPost') return page.post.lastUpdate?.date ?? page.post.date;
  return page.kind === 'markdownPage' ? page.page.lastUpdate?.date : undefined;
}

/** JSON texts are YAML too, so no text can be read as something else. */
export function printFrontMatter(facts: PageFacts): string {
  const lines = Object.entries(facts).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return `---\n${lines.join('\n')}\n---\n\n`;
}

/**
 * Whether lists name the page: a text of its own, which search engines may know. A site that hides as a whole (`noIndex`) still has lists:
 * they are for its own readers.
 */
export function isListed({ page, unlisted, title = '' }: Route): boolean {
  if (unlisted || !hasTwin(page)) return false;
  const { noindex, noIndex, draft } = frontMatterOf(page);
  if (noindex === true || noIndex === true || draft === true) return false;
  switch (page.kind) {
    case 'doc':
    case 'category':
      return !page.version.noIndex;
    case 'blogPost':
    case 'markdownPage':
      return true;
    case 'reactPage':
      return title !== '';
    default:
      return false;
  }
}
