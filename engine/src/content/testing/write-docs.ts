import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect } from 'vitest';
import type { DocsVersion, Problem, SidebarItem } from '../../shared/model.ts';
import type { ContentContext } from '../context.ts';
import { loadDocs } from '../docs/load-docs.ts';
import type { DocsOptions } from '../docs/version.ts';
import { createContext } from './create-context.ts';

const OPTIONS: DocsOptions = {
  id: 'default',
  path: 'docs',
  routeBasePath: 'docs',
  include: ['**/*.{md,mdx}'],
  exclude: ['**/_*.{js,jsx,ts,tsx,md,mdx}', '**/_*/**', '**/*.test.{js,jsx,ts,tsx}', '**/__tests__/**'],
  numberPrefixParser: true,
  parentInTitle: false,
  nestedCards: false,
  breadcrumbs: true,
  sidebarCollapsible: true,
  sidebarCollapsed: true,
  showLastUpdateTime: false,
  showLastUpdateAuthor: false,
  tags: 'tags.yml',
  onInlineTags: 'warn',
  tagsBasePath: 'tags',
  versions: {},
  editCurrentVersion: false,
  editLocalizedFiles: false,
  includeCurrentVersion: true,
  disableVersioning: false,
  explicit: true,
};

export interface GivenDocs {
  options?: Partial<DocsOptions>;
  context?: Partial<ContentContext>;
  sidebars?: unknown;
}

/** Writes files into a folder and loads its docs. */
export async function loadAll(
  siteDir: string,
  files: Record<string, string>,
  { options, context, sidebars }: GivenDocs = {},
): Promise<{ version?: DocsVersion; problems: Problem[] }> {
  const all: Record<string, string> = sidebars === undefined ? files : { ...files, 'sidebars.js': '' };
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(siteDir, path)), { recursive: true });
    writeFileSync(join(siteDir, path), text);
  }
  const given: DocsOptions = {
    ...OPTIONS,
    ...(sidebars === undefined ? {} : { sidebarPath: 'sidebars.js' }),
    ...options,
  };
  const { content, problems } = await loadDocs(
    given,
    createContext(siteDir, { loadModuleFile: async () => sidebars, ...context }),
  );
  return { version: content[0], problems };
}

/** The one version, which must be without problems. */
export async function load(
  siteDir: string,
  files: Record<string, string>,
  given: GivenDocs = {},
): Promise<DocsVersion> {
  const { version, problems } = await loadAll(siteDir, files, given);
  expect(problems).toEqual([]);
  if (!version) throw new Error('no version');
  return version;
}

/** `label` for a link, `[label, href, items]` for a category. */
export type Outline = string | [label: string, href: string | undefined, items: Outline[]];
export function outline(items: SidebarItem[] = []): Outline[] {
  return items.map((item) =>
    item.type === 'html'
      ? item.value
      : item.type === 'link'
        ? item.label
        : [item.label, item.href, outline(item.items)],
  );
}
