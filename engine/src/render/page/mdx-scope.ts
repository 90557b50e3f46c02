import type { BlogPost, CompiledPage, Doc, Heading, PageData, RouteBody, StandalonePage } from '../../shared/model.ts';
import type { MdxScope, TocItem } from '../server-api.ts';

/** What the page's own metadata gives to its text. A partial sees none of it. */
export function buildScope(body: RouteBody, options: { toc: Heading[]; page: PageData }): MdxScope {
  const metadata = metadataOf(options.page, body.source);
  return {
    toc: listToc(options.toc),
    frontMatter: metadata?.frontMatter ?? {},
    contentTitle: metadata && 'contentTitle' in metadata ? metadata.contentTitle : undefined,
    metadata: { ...metadata },
    assets: {},
  };
}

/** What is known of the file that a page shows. */
export function metadataOf(page: PageData, source: string): Doc | BlogPost | StandalonePage | undefined {
  if (page.kind === 'doc') return page.doc.source === source ? page.doc : undefined;
  if (page.kind === 'markdownPage') return page.page.source === source ? page.page : undefined;
  if (page.kind === 'blogPost') return page.post.source === source ? page.post : undefined;
  return 'posts' in page ? page.posts.find((post) => post.source === source) : undefined;
}

/** The table of contents that an author's page or component is given: without the title, and without what partials add. */
export function listToc(entries: CompiledPage['toc']): TocItem[] {
  return entries.flatMap((entry) =>
    isHeading(entry) && entry.level > 1 ? [{ value: entry.html, id: entry.id, level: entry.level }] : [],
  );
}

export function isHeading(entry: CompiledPage['toc'][number]): entry is Heading {
  return 'level' in entry;
}
