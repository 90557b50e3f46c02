import path from 'node:path';
import { faultsOf } from '../content/page-faults.ts';
import { parseHead } from '../content/page-head.ts';
import { readSource } from '../content/read.ts';
import type { PageHead, Problem } from '../shared/model.ts';
import type { FileEvent } from '../vite/dev/bundler.ts';
import { adapterSrcs, engineSrc, isBelow, isInstalled } from '../vite/paths.ts';
import type { DevSite } from './site.ts';
import { watchFolders } from './watch-folders.ts';

export type OnFileEvent = (event: FileEvent, file: string) => void;

/** Reports what happens to the files of a site, and of the engine when it is being worked on. */
export interface SiteWatcher {
  folders: readonly string[];
  close(): void;
}

/** Ignored in every folder: packages, caches and build output. */
const UNWATCHED = /^(?:node_modules|build|\.git|\.yaprak|\.build\..*)$/;

/** Watches nothing where polling is configured: only Vite's watcher supports it. */
export function watchSite(
  siteDir: string,
  { onEvent, onProblem }: { onEvent: OnFileEvent; onProblem: (problem: Problem) => void },
): SiteWatcher {
  const polling = process.env['CHOKIDAR_USEPOLLING']?.toLowerCase() ?? '';
  if (!['', '0', 'false'].includes(polling)) return { folders: [], close() {} };
  const folders = isInstalled || isBelow(engineSrc, [siteDir]) ? [siteDir] : [siteDir, engineSrc, ...adapterSrcs];
  const { close } = watchFolders(folders, {
    ignores: (name) => UNWATCHED.test(name),
    onEvent,
    onError: ({ message }) =>
      onProblem({
        code: 'not-watched',
        severity: 'warning',
        message: `Some saves will go unnoticed, because the system cannot watch all folders of the site: ${message}.`,
        hint: 'On Linux, raise fs.inotify.max_user_watches.',
      }),
  });
  return { folders, close };
}

/** A change of one page's text, of the site's structure, or of the config. */
export type ContentChange = 'body' | 'structure' | 'config';

export interface ChangeReaderOptions {
  siteDir: string;
  site: () => DevSite | undefined;
  onChange: (change: ContentChange) => void;
}

/** A save often touches several files: they are one change. */
const SETTLE_MS = 20;

/** Reports what a file event changes. Vite handles modules. */
export function createChangeReader(options: ChangeReaderOptions): OnFileEvent {
  let pending: ContentChange | undefined;
  let timer: NodeJS.Timeout | undefined;
  return (event, file) => {
    const change = classify(event, file, options);
    if (!change) return;
    pending = heavier(pending, change);
    clearTimeout(timer);
    timer = setTimeout(() => {
      const settled = pending;
      pending = undefined;
      if (settled) options.onChange(settled);
    }, SETTLE_MS);
  };
}

const WEIGHT: Record<ContentChange, number> = { body: 0, structure: 1, config: 2 };

function heavier(one: ContentChange | undefined, other: ContentChange): ContentChange {
  return one && WEIGHT[one] > WEIGHT[other] ? one : other;
}

function classify(event: FileEvent, file: string, options: ChangeReaderOptions): ContentChange | undefined {
  const site = options.site();
  const source = path.relative(options.siteDir, file).split(path.sep).join('/');
  if (source.startsWith('..') || /(?:^|\/)(?:node_modules|\.yaprak|\.git)\//.test(source)) return undefined;
  if (/^(?:yaprak|docusaurus)\.config\.\w+$/.test(source) || site?.configFiles.includes(file)) return 'config';
  if (!site) return 'structure';
  if (site.pluginFiles.some((read) => file === read || file.startsWith(read + path.sep))) return 'config';
  // Components keep the texts they were loaded with.
  if (source.startsWith(`${site.config.i18n.path}/`) && source.endsWith('.json')) return 'config';
  if (
    /^sidebars[\w.-]*\.\w+$/.test(source) ||
    /(?:^|\/)(?:_category_\.(?:json|ya?ml)|tags\.yml|authors\.ya?ml)$/.test(source)
  )
    return 'structure';
  if (/^(?:[^/]+_)?(?:versions\.json$|versioned_sidebars\/)/.test(source)) return 'structure';
  const isMarkdown = /\.mdx?$/.test(source);
  const isPage = site.config.pages.some((section) => source.startsWith(`${section.path}/`));
  if (event !== 'change') return isMarkdown || isPage || event === 'unlinkDir' ? 'structure' : undefined;
  if (isMarkdown) return changesMetadata(source, { site, siteDir: options.siteDir }) ? 'structure' : 'body';
  return site.config.staticDirectories.some((dir) => source.startsWith(`${dir}/`)) ? 'body' : undefined;
}

/** Whether a saved page shows differently anywhere else: in the sidebar, in lists, in the head. */
function changesMetadata(source: string, options: { site: DevSite; siteDir: string }): boolean {
  const before = options.site.sources.get(source);
  // A partial is in no list.
  if (!before) return false;
  // It was loaded without its front matter.
  if (faultsOf(options.site.problems, source).length > 0) return true;
  const { file } = readSource(options.siteDir, source);
  if (!file || !before.head) return true;
  const { kind } = before.head;
  const { value, problems } = parseHead(file, { kind, format: options.site.config.markdown.format });
  return problems.length > 0 || listedOf(value) !== listedOf(before.head);
}

function listedOf({ frontMatter, contentTitle, excerpt }: PageHead): string {
  return JSON.stringify([frontMatter, contentTitle, excerpt]);
}
