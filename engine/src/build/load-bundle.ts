import { hash } from 'node:crypto';
import path from 'node:path';
import { listFiles } from '../content/list-files.ts';
import { hashFile, listNames, readStamp } from '../content/read.ts';
import { YaprakError } from '../errors/index.ts';
import { explainWriteError } from '../output/write-problem.ts';
import { placeFolder, removeFolder } from '../output/write.ts';
import { readClock } from '../store/parsed-files.ts';
import { keyOf, type Store } from '../store/store.ts';
import { showPath } from '../terminal/summary.ts';
import type { Bundle } from '../vite/theme/bundle.ts';
import type { SiteBundleInput } from '../vite/plugins/site-plugins.ts';
import { findReadyBundle } from '../vite/theme/ready-theme.ts';
import { describeSettings } from '../vite/plugins/code-settings.ts';
import { hashMdx } from '../vite/plugins/mdx-modules.ts';
import { themeDirsOf } from '../vite/plugins/theme-parts.ts';
import { bundleProblems } from './bundle-problems.ts';

/** A bundle in the store: what it was made from, and its files on disk. */
interface BundleRecord {
  inputs: Hashed[];
  folders: Hashed[];
  markdown: Hashed[];
  /** Its files, relative to its folder: what lies there may have been damaged. */
  outputs: Hashed[];
  /** Name of its folder. */
  folder: string;
  bundle: Bundle;
}

type Hashed = [name: string, hash: string];

export interface LoadedBundle {
  bundle: Bundle;
  /** Changes with the files of the bundle. */
  digest: string;
}

export interface LoadBundleOptions {
  cacheDir: string;
  store: Store;
  pageIslands: readonly string[];
  engine: string;
}

/** Another build may still be reading a bundle of this age. */
const UNUSED_MS = 10 * 60 * 1000;

/**
 * For a site without code of its own, the theme as the engine brings it. Else the cached bundle if everything it was made from is as it
 * was; else a new one. Vite is loaded only then.
 */
export async function loadBundle(input: SiteBundleInput, options: LoadBundleOptions): Promise<LoadedBundle> {
  const { engine, pageIslands, store } = options;
  const ready = findReadyBundle(input, options);
  if (ready) return { bundle: ready, digest: hash('sha1', `${engine} ${input.baseUrl}`) };
  const folder = path.join(options.cacheDir, 'bundle');
  const { siteDir, modules, siteData, baseUrl, customCss, clientModules, look } = input;
  const settings = describeSettings(input.settings);
  const given = [
    siteDir,
    themeDirsOf(input),
    modules,
    siteData,
    baseUrl,
    input.staticDirs,
    customCss,
    clientModules,
    settings,
    pageIslands,
    input.pageTexts,
    input.pageReceivers,
    look,
    input.link,
    input.looseNames,
  ];
  const key = keyOf('bundle', engine, readViteEnv(), ...given);
  // What PostCSS plugins read is not known.
  const isLasting = (input.settings?.postcss.length ?? 0) === 0;
  const cached = isLasting ? parseRecord(store.get(key)) : undefined;
  if (cached && (await isFresh(cached, { input, folder }))) return { bundle: cached.bundle, digest: cached.folder };
  const draft = path.join(folder, `${process.pid}.draft`);
  removeFolder(draft);
  const started = readClock(options.cacheDir);
  const bundle = await makeBundle(input, { draft, pageIslands });
  const outputs = hashFiles(listFiles(draft).files, (file) => path.join(draft, file));
  const digest = hash('sha1', JSON.stringify([outputs, bundle.styles, bundle.scripts, bundle.islands]));
  // The name says what is in it, so that a build which is still reading another bundle can go on doing so.
  const dir = path.join(folder, digest);
  // One of this name that something has damaged would stay otherwise.
  if (!isWhole(dir, outputs)) removeFolder(dir);
  placeFolder(draft, dir);
  const placed: Bundle = { ...bundle, ...moved(bundle, { from: draft, to: dir }) };
  const record: BundleRecord = {
    inputs: hashFiles(bundle.inputs),
    folders: bundle.folders.map((each) => [each, hashFolder(each)]),
    markdown: bundle.markdown,
    outputs,
    folder: digest,
    bundle: placed,
  };
  // A file that was saved while Vite ran may have been read before: the next build makes the bundle again.
  const isYounger = (file: string): boolean => (readStamp(file)?.changed ?? 0) >= started;
  if (isLasting && bundle.unread.length === 0 && ![...bundle.inputs, ...bundle.folders].some(isYounger))
    store.put(key, JSON.stringify(record));
  removeUnused(folder, { keep: digest });
  return { bundle: placed, digest };
}

/** Variables that components see as `import.meta.env.VITE_…`: Vite writes their values into the bundle. */
function readViteEnv(): [name: string, value: string | undefined][] {
  return Object.entries(process.env)
    .filter(([name]) => name.startsWith('VITE_'))
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Whether a bundle is there as it was made, and would come out the same. */
async function isFresh(
  { inputs, folders, markdown, outputs, folder: name }: BundleRecord,
  { input, folder }: { input: SiteBundleInput; folder: string },
): Promise<boolean> {
  if (!inputs.every(([file, own]) => hashFile(file) === own)) return false;
  if (!folders.every(([dir, own]) => hashFolder(dir) === own)) return false;
  if (!isWhole(path.join(folder, name), outputs)) return false;
  for (const [source, own] of markdown) {
    const compiled = await input.compileMdx(source).catch(() => undefined);
    if (!compiled || hashMdx(compiled) !== own) return false;
  }
  return true;
}

/** Whether every file of a bundle is there as it was made. */
function isWhole(dir: string, outputs: readonly Hashed[]): boolean {
  return outputs.every(([file, own]) => hashFile(path.join(dir, file)) === own);
}

async function makeBundle(
  input: SiteBundleInput,
  options: { draft: string; pageIslands: readonly string[] },
): Promise<Bundle> {
  const { bundleSite } = await import('../vite/theme/bundle.ts');
  try {
    return await bundleSite(input, { outDir: options.draft, pageIslands: options.pageIslands });
  } catch (error) {
    removeFolder(options.draft);
    const refused = explainWriteError(error, { folder: showPath(path.dirname(options.draft)) });
    if (refused instanceof YaprakError) throw refused;
    const problems = bundleProblems(error, input);
    throw problems.length > 0 ? new YaprakError(problems, { cause: error }) : error;
  }
}

function moved(bundle: Bundle, options: { from: string; to: string }): Pick<Bundle, 'serverFile' | 'clientDir'> {
  const move = (file: string): string => path.join(options.to, path.relative(options.from, file));
  return { serverFile: move(bundle.serverFile), clientDir: move(bundle.clientDir) };
}

function removeUnused(folder: string, options: { keep: string }): void {
  const now = Date.now();
  for (const name of listNames(folder)) {
    if (name === options.keep) continue;
    const stamp = readStamp(path.join(folder, name));
    if (stamp && now - stamp.modified > UNUSED_MS) removeFolder(path.join(folder, name));
  }
}

function hashFiles(files: readonly string[], place = (file: string): string => file): Hashed[] {
  return files.map((file) => [file, hashFile(place(file))]);
}

function hashFolder(folder: string): string {
  return hash('sha1', listNames(folder).join('\n'));
}

function parseRecord(bytes: Buffer | undefined): BundleRecord | undefined {
  return bytes && (JSON.parse(bytes.toString('utf8')) as BundleRecord);
}
