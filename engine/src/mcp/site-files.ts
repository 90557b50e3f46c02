import { realpathSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { PAGE_LIST } from '../shared/page-list.ts';

/** The files of a built site, on disk or on a server. They are only read. */
export interface SiteFiles {
  /** For messages. */
  name: string;
  /** A file by its path below the root of the site, decoded. Nothing if there is none. */
  read(file: string): Promise<string | undefined>;
}

/** No list, index or page is larger; what is, is not ours. */
const MOST_BYTES = 64 * 1024 * 1024;
const PATIENCE_MS = 10_000;

/** Files below a folder: the built site, or the folder of a site whose `build` has it. Nothing if neither has a list of pages. */
export async function openFolder(folder: string): Promise<SiteFiles | undefined> {
  for (const dir of [folder, path.join(folder, 'build')]) {
    const root = realpathOf(dir);
    const files = root === undefined ? undefined : filesBelow(root);
    if (files && (await files.read(PAGE_LIST)) !== undefined) return files;
  }
  return undefined;
}

function filesBelow(root: string): SiteFiles {
  return {
    name: root,
    async read(file) {
      // Neither `..` nor a link leads out of the folder.
      const found = isSafe(file) ? realpathOf(path.join(root, file)) : undefined;
      if (!found?.startsWith(root + path.sep)) return undefined;
      return readFile(found, 'utf8').catch(() => undefined);
    },
  };
}

function realpathOf(file: string): string | undefined {
  try {
    return realpathSync(file);
  } catch {
    return undefined;
  }
}

function isSafe(file: string): boolean {
  return !/[\0\\]/.test(file) && !file.split('/').some((piece) => piece === '..');
}

/** Files below an address. What they lead to elsewhere is not followed. */
export function openAddress(address: string): SiteFiles {
  const root = new URL(address);
  if (!root.pathname.endsWith('/')) root.pathname += '/';
  root.search = '';
  root.hash = '';
  return {
    name: root.href,
    async read(file) {
      if (!isSafe(file)) return undefined;
      const url = new URL(file.split('/').map(encodeURIComponent).join('/'), root);
      if (!url.href.startsWith(root.href)) return undefined;
      const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(PATIENCE_MS) });
      const size = Number(response.headers.get('content-length') ?? 0);
      if (!response.ok || size > MOST_BYTES) return undefined;
      const text = await response.text();
      return text.length > MOST_BYTES ? undefined : text;
    },
  };
}
