import { hash } from 'node:crypto';
import path from 'node:path';
import { listFiles } from '../content/list-files.ts';
import { readStamp } from '../content/read.ts';
import { describeUnknown } from '../errors/index.ts';
import type { Staging } from '../output/staging.ts';
import { createFileWriter } from '../output/write.ts';
import type { LoadedPlugin } from '../plugins/index.ts';
import type { EmitLanguage, EmitOutput, EmitSite, FileContent, FinishedPage } from '../plugins/plugin.ts';
import type { RenderData } from '../render/context.ts';
import { siteConnectSources, siteScriptSources } from '../render/page/script-sources.ts';
import { createRouteTable, type RouteTable } from '../routes/table.ts';
import type { Problem } from '../shared/model.ts';
import type { LoadedLanguage, LoadedSite } from '../site/load-site.ts';
import { staticDirs } from '../site/render-data.ts';
import {
  readStored,
  type EmittedFile,
  type PageResults,
  type SitePage,
  type SiteRecord,
} from '../store/site-record.ts';
import { keyOf, type Store } from '../store/store.ts';
import { inodeOf, type PreviousFiles } from './previous-files.ts';

export interface EmitFilesOptions {
  site: LoadedSite;
  /** In the order of the site's languages. */
  languages: readonly RenderData[];
  plugins: readonly LoadedPlugin[];
  /** Folder whose whole content belongs in the output. */
  clientDir: string;
  staging: Staging;
  /** No page failed. */
  isWhole: boolean;
  record: SiteRecord;
  previous: PreviousFiles;
  results: PageResults;
  store: Store;
  /** See engineDigest. */
  engine: string;
}

export interface EmittedFiles {
  /** All of the output, pages included. */
  outputs: Set<string>;
  /** Those of them that a link may lead to. */
  targets: Set<string>;
  /** Those of the bundle, and those that plugins wrote. */
  files: EmittedFile[];
  bytes: number;
  problems: Problem[];
}

/** Stands for the hash of a file whose name has one. */
const BUNDLED = 'bundled';

/** Everything of the output that is not a page: static files, files of the bundle, assets of pages, and what plugins emit. */
export async function emitFiles(pages: readonly SitePage[], options: EmitFilesOptions): Promise<EmittedFiles> {
  const { site, staging, record, previous, results } = options;
  const writer = createFileWriter(staging.dir, { name: staging.name });
  const outputs = new Set<string>(pages.map(({ output }) => output));
  const files = new Map<string, EmittedFile>();
  const problems: Problem[] = [];
  let copied = 0;
  const copy = (file: string, from: string): void => {
    const stamp = outputs.has(file) ? undefined : readStamp(from);
    if (!stamp) return;
    writer.copy(file, from);
    outputs.add(file);
    copied += stamp.size;
  };
  for (const dir of staticDirs(site.config)) {
    const listing = listFiles(dir, {
      dotFiles: true,
      label: path.relative(site.config.siteDir, dir).split(path.sep).join('/'),
    });
    problems.push(...listing.problems);
    for (const file of listing.files) copy(file, path.join(dir, file));
  }
  const reuse = (output: string, own: string): boolean => {
    const old = record.files.get(output);
    const inode = old?.hash === own ? previous.take(old) : undefined;
    if (!old || inode === undefined) return false;
    outputs.add(output);
    files.set(output, { ...old, inode });
    return true;
  };
  const addFile = (output: string, file: { hash: string; bytes: number }): void => {
    outputs.add(output);
    files.set(output, { output, ...file, inode: inodeOf(path.join(staging.dir, output)) });
  };
  // The bundler has put a hash of its bytes into the name of each.
  for (const file of listFiles(options.clientDir).files) {
    if (outputs.has(file) || reuse(file, BUNDLED)) continue;
    const from = path.join(options.clientDir, file);
    writer.copy(file, from);
    addFile(file, { hash: BUNDLED, bytes: readStamp(from)?.size ?? 0 });
  }
  for (const page of pages)
    for (const { output, file, key } of page.isQuiet ? [] : results.resultOf(page).assets) {
      if (!output) continue;
      if (key === undefined) copy(output, file);
      else if (!outputs.has(output) && !reuse(output, key))
        addFile(output, { hash: key, bytes: writer.write(output, readStored(options.store, key)) });
    }

  const emit = openEmit(pages, options);
  const unlinked = new Set<string>();
  for (const { plugin, data } of options.plugins) {
    const nameOf = (own: string): string => `${plugin.name} ${options.engine} ${own}`;
    const write = (output: string, content: FileContent, made: string): void =>
      addFile(output, { hash: made, bytes: writer.write(output, content) });
    const out: EmitOutput = {
      reuse: (output, own) => reuse(output, nameOf(own)),
      file(output, content, own = hash('sha1', content)) {
        if (!reuse(output, nameOf(own))) write(output, content, nameOf(own));
      },
      async makeFile(output, own, make) {
        if (!reuse(output, nameOf(own))) write(output, await make(), nameOf(own));
      },
      has: (output) => outputs.has(output),
      cache: {
        get: (key) => options.store.get(keyOf(`plugin ${plugin.name}`, options.engine, key)),
        put: (key, value) => options.store.put(keyOf(`plugin ${plugin.name}`, options.engine, key), value),
      },
      report: (problem) => void problems.push(problem),
    };
    const before = new Set(plugin.emit?.isUnlinked ? outputs : []);
    await plugin.emit?.write({ ...emit, data }, out);
    if (plugin.emit?.isUnlinked) for (const output of outputs) if (!before.has(output)) unlinked.add(output);
  }
  await finishSite({ ...options, outputs, files, emit, problems });
  const targets = new Set([...outputs].filter((output) => !unlinked.has(output)));
  const bytes = [...files.values()].reduce((sum, file) => sum + file.bytes, copied);
  return { outputs, targets, files: [...files.values()], bytes, problems };
}

interface FinishOptions extends EmitFilesOptions {
  outputs: Set<string>;
  files: Map<string, EmittedFile>;
  emit: Omit<EmitSite, 'data'>;
  problems: Problem[];
}

/** Lets plugins work on the whole output, unless pages of it failed. What they did is read from the disk. */
async function finishSite(options: FinishOptions): Promise<void> {
  const { plugins, staging, isWhole, outputs, files, emit, problems } = options;
  const finishing = plugins.filter(({ plugin }) => plugin.finish);
  if (finishing.length === 0 || !isWhole) return;
  // What is left of an earlier site is no part of this one.
  staging.keepOnly(outputs);
  const report = (problem: Problem): void => void problems.push(problem);
  for (const { plugin, data } of finishing)
    try {
      await plugin.finish?.({ ...emit, data }, { outDir: staging.dir, report });
    } catch (error) {
      const message = `The plugin "${plugin.name}" threw an error in \`finish\`: ${describeUnknown(error)}`;
      report({ code: 'plugin-failed', severity: 'error', message });
    }
  const found = listFiles(staging.dir, { dotFiles: true }).files;
  for (const output of found) {
    if (outputs.has(output)) continue;
    const stamp = readStamp(path.join(staging.dir, output));
    files.set(output, { output, hash: '', bytes: stamp?.size ?? 0, inode: stamp?.inode ?? 0 });
  }
  outputs.clear();
  for (const output of found) outputs.add(output);
}

function openEmit(pages: readonly SitePage[], { site, languages, results }: EmitFilesOptions): Omit<EmitSite, 'data'> {
  const byUrl = new Map(pages.map((page) => [page.url, page]));
  return {
    languages: site.languages.map((language, index) => toEmitLanguage(language, languages[index] as RenderData)),
    page(url) {
      const page = byUrl.get(url);
      return page && toFinishedPage(page, results);
    },
  };
}

function toFinishedPage(page: SitePage, results: PageResults): FinishedPage {
  return {
    textHash: page.textHash,
    sections: () => results.sectionsOf(page),
    article: () => results.resultOf(page).article ?? '',
    markdown: () => results.markdownOf(page),
    markdownHash: page.markdownHash,
    markdownSize: page.markdownSize,
    // A quiet page has none of these: it need not be read.
    sendsDocs: () => !page.isQuiet && results.resultOf(page).sendsDocs === true,
    scriptSources: () => (page.isQuiet ? [] : (results.resultOf(page).facts.scripts ?? [])),
  };
}

/** A language as plugins see it. */
export function toEmitLanguage(language: LoadedLanguage, data: RenderData): EmitLanguage {
  const { config, view, content, routes, missing, messages } = language;
  let table: RouteTable | undefined;
  return {
    config,
    site: view,
    content,
    routes,
    missing,
    messages,
    headTags: data.headTags,
    scriptSources: siteScriptSources(data),
    connectSources: siteConnectSources(data),
    routeTable: () => (table ??= createRouteTable(data.routes)),
  };
}
