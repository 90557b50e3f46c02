import path from 'node:path';
import type { SiteConfig } from '../config/schema.ts';
import { exists, isFolder, listNames, readBytes, realPath } from '../content/read.ts';
import { ADAPTERS } from '../shared/adapter.ts';
import type { Problem } from '../shared/model.ts';
import { showPath } from '../terminal/summary.ts';

export interface OutDirOptions {
  config: Pick<SiteConfig, 'siteDir' | 'docs' | 'blog' | 'pages' | 'staticDirectories' | 'i18n'>;
  cacheDir: string;
}

/** Folders of a project that are never a site, whatever the config says. */
const NEVER = ['src', 'node_modules', '.git'];
/** What may lie in a folder that is empty but for it. */
const NOTHING = new Set(['.DS_Store', '.gitkeep', '.keep', 'lost+found']);
const GENERATORS = ['Yaprak', ...ADAPTERS.map(({ generator }) => generator)];
const MADE_BY_AN_ENGINE = new RegExp(`<meta name="?generator"? content="?(?:${GENERATORS.join('|')})\\b`);

/**
 * The output folder is replaced as a whole, so it must hold nothing of the author's: it may not overlap the site's own folders, and
 * what is in it must be an earlier build.
 */
export function checkOutDir(outDir: string, options: OutDirOptions): Problem | undefined {
  const { config, cacheDir } = options;
  const target = realPath(outDir);
  const siteDir = realPath(config.siteDir);
  const name = showPath(outDir);
  if (isWithin(siteDir, target))
    return refuse(`The site cannot be written into ${name}, because that folder holds the site's own files.`);
  const sections = [...config.docs, ...config.blog, ...config.pages].map((section) => section.path);
  const own = [...sections, ...config.staticDirectories, config.i18n.path, ...NEVER, cacheDir]
    .map((folder) => realPath(path.resolve(siteDir, folder)))
    // Content that lies in the site folder itself cannot be kept apart from a folder below it.
    .filter((folder) => !isWithin(siteDir, folder));
  const hit = own.find((folder) => isWithin(target, folder) || isWithin(folder, target));
  if (hit !== undefined)
    return refuse(
      `The site cannot be written into ${name}, because ${showPath(hit)} is a folder of the site's own files.`,
    );
  if (!exists(target)) return undefined;
  if (!isFolder(target)) return refuse(`The site cannot be written into ${name}, because it is a file.`);
  return checkContent(target, name);
}

function checkContent(target: string, name: string): Problem | undefined {
  const names = listNames(target).filter((entry) => !NOTHING.has(entry));
  if (names.includes('.git'))
    return refuse(
      `The site cannot be written into ${name}, because it is a git repository, which a build would delete.`,
    );
  if (names.length === 0 || MADE_BY_AN_ENGINE.test(readBytes(path.join(target, '404.html'))?.toString('utf8') ?? ''))
    return undefined;
  const some = names.slice(0, 3).join(', ') + (names.length > 3 ? ' and others' : '');
  return refuse(`The site cannot be written into ${name}, because it holds files that no build has written: ${some}.`);
}

/** Whether `inner` is `outer` or below it. */
function isWithin(inner: string, outer: string): boolean {
  return inner === outer || inner.startsWith(outer.endsWith(path.sep) ? outer : outer + path.sep);
}

function refuse(message: string): Problem {
  return {
    code: 'out-dir',
    severity: 'error',
    message,
    hint: 'A build replaces its folder as a whole; choose a new or empty one with `--out-dir`.',
  };
}
