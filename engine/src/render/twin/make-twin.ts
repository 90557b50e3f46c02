import type { PageData } from '../../shared/model.ts';
import { hasTwin, twinUrlOf } from '../../shared/twin.ts';
import { decodePath, encodePath, isExternal, resolveUrl, splitHref } from '../../shared/url.ts';
import { escapeMarkdown } from './inlines.ts';
import { decodeText, parseMarkup, type MarkupElement } from './parse-markup.ts';
import { toMarkdown } from './to-markdown.ts';

export interface TwinOptions {
  url: string;
  page: PageData;
  title?: string | undefined;
  site: { url: string; baseUrl: string; search?: { url: string } };
  /** Whether there is a page at an address. It is asked once for each, and the answers are part of what the twin was made from. */
  isPage: (url: string) => boolean;
}

/** Where the text of an article begins: see ArticleBody. */
const ARTICLE = '<div class="theme-doc-markdown markdown';

/** The text of a page as Markdown, from its markup. Begins with the title. */
export function makeTwin(html: string, options: TwinOptions): string | undefined {
  if (!hasTwin(options.page)) return undefined;
  const start = findText(html, options.page);
  if (start < 0) return undefined;
  const title = options.title ?? '';
  const markup = parseMarkup(html, start);
  if (options.page.kind === 'doc' && options.page.doc.contentTitle === undefined)
    dropTitle(markup, options.page.doc.title);
  const text = toMarkdown(markup, { addressOf: createAddresses(options) });
  const titled =
    /^# /m.test(text.slice(0, text.search(/\n|$/))) || title === '' ? text : `# ${escapeMarkdown(title)}\n\n${text}`;
  return `${titled.trim()}\n`;
}

/** A title from front matter stands in the text. It is written below, where every page has one. */
function dropTitle({ children: [article] }: MarkupElement, title: string): void {
  if (typeof article !== 'object') return;
  const [header] = article.children;
  if (typeof header !== 'object' || header.tag !== 'header' || header.children.length !== 1) return;
  const [heading] = header.children;
  const isTitle =
    typeof heading === 'object' && heading.tag === 'h1' && decodeText(heading.children.join('')) === title;
  if (isTitle) article.children.shift();
}

/** A doc, a post or a Markdown page is its article. Of others the main part is taken. */
function findText(html: string, { kind }: PageData): number {
  const isArticle = kind === 'doc' || kind === 'blogPost' || kind === 'markdownPage';
  const article = isArticle ? html.indexOf(ARTICLE) : -1;
  if (article >= 0) return article;
  const main = html.search(/<main\b/);
  return main < 0 ? html.search(/<div data-region="main"/) : main;
}

/** Addresses that work away from the page: whole, and for pages of the site those of their twins. */
function createAddresses({ url: own, site, isPage }: TwinOptions): (href: string, kind: 'link' | 'file') => string {
  const origin = site.url.replace(/\/$/, '');
  const known = new Map<string, boolean>();
  const knows = (url: string): boolean => {
    const answer = known.get(url) ?? isPage(url);
    known.set(url, answer);
    return answer;
  };
  return (href, kind) => {
    const local = href.startsWith(`${origin}/`) ? href.slice(origin.length) : href;
    if (isExternal(local)) return href;
    const { path, suffix } = splitHref(local);
    const url = path === '' ? own : decodePath(resolveUrl(path, own));
    const leadsToTwin = kind === 'link' && (path === '' || (url !== site.search?.url && knows(url)));
    return origin + encodePath(leadsToTwin ? twinUrlOf(url, site) : url) + suffix;
  };
}
