import { SourceMap, type SourceMapPayload, type SourceMapping } from 'node:module';
import path from 'node:path';
import type { ViteDevServer } from 'vite';
import { YaprakError } from '../errors/index.ts';
import type { Problem } from '../shared/model.ts';
import { describeFailure, type Failure } from './failure.ts';

/** A component that crashed in the browser, as the page reports it. */
export interface BrowserCrash {
  message: string;
  stack: string;
}

/** Describes a crash in the browser with the author's own line: the first one of the stack that is a file of the site. */
export async function describeBrowserCrash(
  { message, stack }: BrowserCrash,
  { vite, siteDir }: { vite: ViteDevServer; siteDir: string },
): Promise<Failure> {
  const place = await findPlace(stack, { vite, siteDir });
  const problem: Problem = { code: 'unexpected', severity: 'error', message, ...place };
  return describeFailure(new YaprakError(problem), siteDir);
}

async function findPlace(
  stack: string,
  { vite, siteDir }: { vite: ViteDevServer; siteDir: string },
): Promise<Pick<Problem, 'file' | 'line' | 'column'> | undefined> {
  for (const [, url = '', line, column] of stack.matchAll(/(https?:\/\/[^\s()]+?):(\d+):(\d+)/g)) {
    const { pathname, search } = new URL(url);
    const module = await vite.environments.client.moduleGraph.getModuleByUrl(decodeURI(pathname) + search);
    const file = module?.file && path.relative(siteDir, module.file).split(path.sep).join('/');
    if (!file || file.startsWith('..') || file.includes('node_modules')) continue;
    const map = module.transformResult?.map as SourceMapPayload | null | undefined;
    const entry: Partial<SourceMapping> = map?.mappings
      ? new SourceMap(map).findEntry(Number(line) - 1, Number(column) - 1)
      : {};
    const { originalLine, originalColumn } = entry;
    if (originalLine === undefined || originalColumn === undefined) return { file };
    return { file, line: originalLine + 1, column: originalColumn + 1 };
  }
  return undefined;
}
