import type { Route, Section } from '../shared/model.ts';
import { encodePath } from '../shared/url.ts';
import type { TextFile } from './feeds.ts';

export interface LlmsOptions {
  site: { title: string; tagline: string; url: string };
}

export interface LlmsFullOptions extends LlmsOptions {
  /** The text of a page, as its compile found it. */
  sectionsOf: (route: Route) => readonly Section[];
}

export const LLMS_FULL_FILE = 'llms-full.txt';

/** What a language model needs to find its way: every page of text with its address and a line about it (llmstxt.org). */
export function buildLlms(routes: readonly Route[], { site }: LlmsOptions): TextFile {
  const lines = heading(site);
  for (const [name, members] of groupRoutes(routes)) {
    lines.push('', `## ${name}`, '');
    for (const route of members) {
      const description = route.description ? `: ${oneLine(route.description)}` : '';
      lines.push(`- [${titleOf(route, site).replace(/[[\]\\]/g, '\\$&')}](${addressOf(route, site)})${description}`);
    }
  }
  return { path: 'llms.txt', text: `${lines.join('\n')}\n` };
}

/** The same with the whole text, page by page, so that a large site need not be in memory at once. */
export function* buildLlmsFull(routes: readonly Route[], { site, sectionsOf }: LlmsFullOptions): Generator<string> {
  yield `${heading(site).join('\n')}\n`;
  for (const members of groupRoutes(routes).values()) {
    for (const route of members) {
      const title = titleOf(route, site);
      const blocks = [`# ${title}`, `Source: ${addressOf(route, site)}`];
      for (const { heading: name, level, text } of sectionsOf(route)) {
        // The page's own h1 is the line above.
        if (name !== undefined && level > 1) blocks.push(`${'#'.repeat(level)} ${oneLine(name)}`);
        if (text.trim() !== '') blocks.push(text.trim());
      }
      yield `\n---\n\n${blocks.join('\n\n')}\n`;
    }
  }
}

function heading(site: LlmsOptions['site']): string[] {
  return site.tagline === ''
    ? [`# ${oneLine(site.title)}`]
    : [`# ${oneLine(site.title)}`, '', `> ${oneLine(site.tagline)}`];
}

/** Pages of text, by the part of the site they belong to. Lists and generated pages only repeat what is there. */
function groupRoutes(routes: readonly Route[]): Map<string, Route[]> {
  const groups = new Map<string, Route[]>();
  for (const route of routes) {
    const name = route.unlisted ? undefined : groupOf(route);
    if (name === undefined) continue;
    const members = groups.get(name);
    if (members) members.push(route);
    else groups.set(name, [route]);
  }
  return groups;
}

function groupOf({ page }: Route): string | undefined {
  switch (page.kind) {
    case 'doc':
      // Old versions would tell a model the same thing twice, once wrongly.
      if (!page.version.isLast) return undefined;
      return page.version.instance === 'default' ? 'Docs' : page.version.instance;
    case 'blogPost':
      return page.blog.title || 'Blog';
    case 'markdownPage':
    case 'reactPage':
      return 'Pages';
    default:
      return undefined;
  }
}

function titleOf(route: Route, site: LlmsOptions['site']): string {
  return oneLine(route.title ?? site.title);
}

function addressOf(route: Route, site: LlmsOptions['site']): string {
  return site.url.replace(/\/$/, '') + encodePath(route.url);
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
