import { z } from 'zod';
import { citePage, cutText, quoteContent, shorten } from './format.ts';
import { findSection, listHeadings } from './read-section.ts';
import { filters, limit, searchPages } from './search-tool.ts';
import type { SitePage } from './site-pages.ts';
import { defineTool, filterPages, pageOf, ToolError, type Tool, type ToolContext } from './tool.ts';

const page = z
  .string()
  .min(1)
  .max(500)
  .describe('Address of a page (whole, or a path such as /docs/x), or its exact title');
const sourceOf = (found: SitePage, { site }: ToolContext): string =>
  `the page "${shorten(found.title, 160)}" (${site.addressOf(found)})`;
const listLine = (found: SitePage, context: ToolContext): string =>
  `- ${shorten(found.title, 160)}\n   ${citePage(found, context)}`;

const readPage = defineTool({
  name: 'read_page',
  title: 'Read a page',
  description:
    'Gives a page as Markdown, whole or one section, from a line on. Says who owns it, when it was last reviewed, and whether it is stale.',
  input: z.strictObject({
    page,
    section: z.string().max(300).optional().describe('A heading of the page, or its anchor'),
    from_line: z.int().min(1).default(1),
    max_lines: z.int().min(1).max(2000).default(400),
  }),
  async run({ page: reference, section, from_line: from, max_lines: most }, context) {
    const found = pageOf(reference, context);
    const wanted = section ?? /#(.+)$/s.exec(reference)?.[1];
    const text = await context.site.readTwin(found);
    if (text === undefined) throw new ToolError(`The text of ${context.site.addressOf(found)} cannot be read.`);
    const all = text.trimEnd().split('\n');
    const part = wanted === undefined ? { from: 0, to: all.length } : findSection(all, decode(wanted));
    if (!part) {
      const names = listHeadings(all).map(({ text: heading }) => shorten(heading, 100));
      throw new ToolError(
        `The page has no section "${shorten(wanted ?? '', 100)}".\n${quoteContent(`It has: ${names.slice(0, 60).join('; ')}`, sourceOf(found, context))}`,
      );
    }
    const lines = all.slice(part.from, part.to);
    const shown = lines.slice(from - 1, from - 1 + most);
    const cut = cutText(shown.join('\n'));
    const last = from - 1 + (cut.isCut ? cut.text.split('\n').length : shown.length);
    const rest =
      last < lines.length ? `\nLines ${from} to ${last} of ${lines.length}. Go on with from_line ${last + 1}.` : '';
    return `${shorten(found.title, 160)}\n   ${citePage(found, context)}\n${quoteContent(cut.text, sourceOf(found, context))}${rest}`;
  },
});

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const listPages = defineTool({
  name: 'list_pages',
  title: 'List pages',
  description:
    'The tree of the site: sections with their pages, in the order of the sidebar. Without a section, large sites give the sections alone.',
  input: z.strictObject({ ...filters, limit: limit(500, 150) }),
  async run({ limit: most, ...filter }, context) {
    const pages = filterPages(context, filter);
    if (pages.length === 0) throw new ToolError('No page fits. Leave out the section, the version or the language.');
    const groups = new Map<string, SitePage[]>();
    for (const each of pages) {
      const name = each.section?.join(' › ') ?? each.kind;
      groups.set(name, [...(groups.get(name) ?? []), each]);
    }
    const isWhole = pages.length <= most || filter.section !== undefined;
    let room = most;
    const lines = [...groups].flatMap(([name, own]) => {
      const shown = isWhole ? own.slice(0, Math.max(0, room)) : [];
      room -= shown.length;
      const titles = shown.map((each) => `  - ${shorten(each.title, 120)}: ${context.site.addressOf(each)}`);
      return [`${name} (${own.length})`, ...titles];
    });
    const note =
      isWhole && pages.length <= most ? '' : `\n${pages.length} pages in all. Name a section to see its pages.`;
    return quoteContent(cutText(lines.join('\n')).text, 'the list of pages of this site') + note;
  },
});

const related = defineTool({
  name: 'related',
  title: 'Related pages',
  description: 'Pages that a page links to, and pages on the same subject.',
  input: z.strictObject({ page, limit: limit(20, 8) }),
  async run({ page: reference, limit: most }, context) {
    const found = pageOf(reference, context);
    const text = (await context.site.readTwin(found)) ?? '';
    const linked = [...text.matchAll(/\]\((https?:\/\/[^)\s]+)/g)].flatMap(
      ([, url = '']) => context.site.find(url) ?? [],
    );
    const pages = filterPages(context, { version: found.version, language: found.edition.list.site.language });
    const similar = await searchPages(found.title.slice(0, 200), { pages, context });
    const all = new Set([...linked, ...similar.map((each) => each.page)]);
    all.delete(found);
    if (all.size === 0) return 'No related page was found.';
    const lines = [...all].slice(0, most).map((each) => listLine(each, context));
    return quoteContent(lines.join('\n'), `the pages related to ${context.site.addressOf(found)}`);
  },
});

const recentChanges = defineTool({
  name: 'recent_changes',
  title: 'Recent changes',
  description: 'Pages by the day of their last change or review, the newest first.',
  input: z.strictObject({
    since: z
      .string()
      .regex(/^\d{4}-\d{2}-\d{2}$/)
      .optional()
      .describe('A day, as 2024-05-31'),
    ...filters,
    limit: limit(50, 15),
  }),
  async run({ since = '', limit: most, ...filter }, context) {
    const dayOf = ({ updated = '', reviewed = '' }: SitePage): string => (updated > reviewed ? updated : reviewed);
    const dated = filterPages(context, filter).filter((each) => dayOf(each) !== '' && dayOf(each) >= since);
    if (dated.length === 0) return 'No page has a date of change or review in that time.';
    const newest = dated.toSorted((a, b) => (dayOf(a) < dayOf(b) ? 1 : dayOf(a) > dayOf(b) ? -1 : 0)).slice(0, most);
    const lines = newest.map((each) => `${dayOf(each)} ${listLine(each, context).slice(2)}`);
    return quoteContent(lines.join('\n'), 'the list of recent changes of this site');
  },
});

const whoOwns = defineTool({
  name: 'who_owns',
  title: 'Who owns a page or a subject',
  description: 'The owners of a page, or of the pages that are found for a subject, and when each was last reviewed.',
  input: z.strictObject({ page: page.optional(), subject: z.string().min(1).max(500).optional(), limit: limit(10, 5) }),
  async run({ page: reference, subject, limit: most }, context) {
    if ((reference === undefined) === (subject === undefined)) throw new ToolError('Give either `page` or `subject`.');
    const pages =
      reference !== undefined
        ? [pageOf(reference, context)]
        : (await searchPages(subject ?? '', { pages: filterPages(context, {}), context })).map((each) => each.page);
    if (pages.length === 0) return 'No page was found for the subject.';
    const lines = pages
      .slice(0, most)
      .map((each) => `${shorten(each.owner ?? 'no owner named', 100)}: ${listLine(each, context).slice(2)}`);
    return quoteContent(lines.join('\n'), 'the owners that pages of this site name');
  },
});

export const pageTools: readonly Tool[] = [readPage, listPages, related, recentChanges, whoOwns];
