import { join } from 'node:path';
import type { ContentContext } from '../context.ts';
import { isFile } from '../read.ts';
import type { DocsOptions } from './version.ts';

const SIDEBAR_FILES = ['sidebars.ts', 'sidebars.mts', 'sidebars.js', 'sidebars.mjs', 'sidebars.cjs', 'sidebars.json'];

/** Of several sections only the main one may find its sidebars by name. */
export function findSidebarPath(
  { id, sidebarPath }: Pick<DocsOptions, 'id' | 'sidebarPath'>,
  context: Pick<ContentContext, 'siteDir' | 'findSidebarsFile'>,
): string | false | undefined {
  if (sidebarPath !== undefined || !context.findSidebarsFile || id !== 'default') return sidebarPath;
  return SIDEBAR_FILES.find((name) => isFile(join(context.siteDir, name)));
}
