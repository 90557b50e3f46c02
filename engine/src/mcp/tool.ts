import type { z } from 'zod';
import type { SitePage, SitePages } from './site-pages.ts';

export interface ToolContext {
  site: SitePages;
  /** As `2024-05-31`. */
  today: string;
}

/** One tool of the server. All of them only read. */
export interface Tool {
  name: string;
  title: string;
  description: string;
  /** What it takes, with its limits. */
  input: z.ZodObject;
  /** Gives the answer as text. `input` has been checked. */
  run(input: never, context: ToolContext): Promise<string>;
}

/** Gives a tool the type of its input. */
export function defineTool<Input extends z.ZodObject>(
  tool: Omit<Tool, 'input' | 'run'> & {
    input: Input;
    run(input: z.output<Input>, context: ToolContext): Promise<string>;
  },
): Tool {
  return tool as unknown as Tool;
}

/** A mistake of the caller. Its message is the answer. */
export class ToolError extends Error {}

/** The page that a caller means. */
export function pageOf(reference: string, { site }: ToolContext): SitePage {
  const page = site.find(reference);
  if (!page)
    throw new ToolError(
      `There is no page "${reference.slice(0, 200)}". Use the address from \`search\` or \`list_pages\`.`,
    );
  return page;
}

export interface PageFilter {
  section?: string | undefined;
  version?: string | undefined;
  language?: string | undefined;
}

/** Pages that fit all of a filter. Without a version, docs of older versions do not. */
export function filterPages({ site }: ToolContext, { section, version, language }: PageFilter): SitePage[] {
  const fold = (text: string): string => text.toLocaleLowerCase('tr').normalize('NFC');
  const wanted = section === undefined ? undefined : fold(section);
  const editions =
    language === undefined
      ? site.editions.slice(0, 1)
      : site.editions.filter(({ list }) => isLanguage(list.site.language, language));
  // A site whose texts are in another language than its interface says so page by page.
  const candidates = editions.length > 0 ? editions : site.editions;
  return candidates.flatMap(({ pages, list }) => {
    const older = new Set(list.versions.filter(({ isLast }) => !isLast).map(({ index }) => index));
    return pages.filter((page) => {
      if (editions.length === 0 && !isLanguage(page.language ?? list.site.language, language ?? '')) return false;
      if (version === undefined ? older.has(page.index ?? '') : fold(page.version ?? '') !== fold(version))
        return false;
      return (
        wanted === undefined ||
        (page.section ?? [page.kind]).some((label) => fold(label).includes(wanted)) ||
        page.kind === wanted
      );
    });
  });
}

function isLanguage(tag: string, wanted: string): boolean {
  return tag.toLowerCase().split('-')[0] === wanted.toLowerCase().split('-')[0];
}
