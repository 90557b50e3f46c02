import { readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { buildSite, copySite } from '../setup/site-server.ts';

/**
 * Two docs sections, one of them with two versions, thirty posts and a few pages, in three languages: `en` is the language they are written
 * in, `tr` has translated some of them, `ar` only texts of components and the navbar. What is expected follows the rules that Docusaurus
 * documents.
 */
export interface BuiltLanguages {
  /** Folder of the built site. */
  dir: () => string;
  readFile: (file: string) => string;
  read: (route: string) => string;
  article: (route: string) => string;
  /** Relation, address and label of the neighbours, in their order. */
  neighbours: (route: string) => string[];
}

/** Builds the site for the tests of a file. */
export function useLanguages(): BuiltLanguages {
  let site = '';
  let out = '';
  beforeAll(async () => {
    site = copySite('diller');
    out = await buildSite(site);
  });
  afterAll(() => {
    rmSync(site, { recursive: true, force: true });
    rmSync(dirname(out), { recursive: true, force: true });
  });
  const readFile = (file: string): string => readFileSync(join(out, file), 'utf8');
  const read = (route: string): string => readFile(join(route, 'index.html'));
  return {
    dir: () => out,
    readFile,
    read,
    article: (route) => part(read(route), '<article', '</article>'),
    neighbours: (route) =>
      [
        ...part(read(route), '<nav class="pagination"', '</nav>').matchAll(
          /rel="(\w+)"[^>]*href="([^"]*)".*?__label"[^>]*>([^<]*)/g,
        ),
      ].map(([, rel, href, label]) => `${rel} ${href} ${label}`),
  };
}

export const LANGUAGES = ['', 'tr', 'ar'] as const;

export const part = (html: string, from: string, to: string): string => {
  const start = html.indexOf(from);
  return start < 0 ? '' : html.slice(start, html.indexOf(to, start));
};
export const all = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map((found) => found[1] ?? '');
/** Without the Markdown twin of the page, to which its menu links. */
export const hrefs = (html: string): string[] =>
  all(html, /href="([^"]*)"/g).filter((href) => !/^\/.*\.md$/.test(href));
export const textOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&quot;', '"')
    .replace(/[\s\u200b]+/g, ' ')
    .trim();
export const titleOf = (html: string): string => all(html, /<title>([^<]*)/g)[0] ?? '';
