import { hash } from 'node:crypto';
import path from 'node:path';
import { listFiles } from '../content/list-files.ts';
import { listNames, readBytes, readStamp } from '../content/read.ts';
import { YaprakError } from '../errors/index.ts';
import { explainWriteError } from '../output/write-problem.ts';
import { placeFolder, removeFolder, writeCache } from '../output/write.ts';
import type { Bundle } from '../vite/bundle.ts';
import type { SiteBundleInput } from '../vite/plugins.ts';
import { findReadyBundle } from '../vite/ready-theme.ts';
import { bundleProblems } from './bundle-problems.ts';
import { showPath } from '../terminal/show-path.ts';

/** What a kept bundle was made from. */
interface KeptBundle {
  inputs: string;
  files: [file: string, digest: string][];
  bundle: Bundle;
}

export interface LoadedBundle {
  bundle: Bundle;
  /** Digest of all that went in. */
  digest: string;
  reused: boolean;
}

export interface LoadBundleOptions {
  cacheDir: string;
  pageIslands: readonly string[];
  engineVersion: string;
}

/** Another build may still be reading a bundle of this age. */
const UNUSED_MS = 10 * 60 * 1000;

/**
 * For a site without code of its own, the theme as the engine brings it. Else the bundle of the last build when nothing that went into it
 * has changed; else a new one. Vite is loaded only then.
 */
export async function loadBundle(input: SiteBundleInput, options: LoadBundleOptions): Promise<LoadedBundle> {
  const ready = findReadyBundle(input, options);
  if (ready) return { bundle: ready, digest: hash('sha1', `${options.engineVersion} ${input.baseUrl}`), reused: true };
  const folder = path.join(options.cacheDir, 'bundle');
  const recordFile = path.join(folder, 'bundle.json');
  const { siteDir, modules, siteData, baseUrl, customCss, clientModules } = input;
  // A new file in src/theme can replace a part of the theme without any known file changing.
  const overrides = listFiles(path.join(siteDir, 'src/theme')).files;
  const inputs = hash(
    'sha1',
    JSON.stringify([
      options.engineVersion,
      process.version,
      siteDir,
      modules,
      siteData,
      baseUrl,
      customCss,
      clientModules,
      options.pageIslands,
      overrides,
    ]),
  );
  const kept = parseKept(readBytes(recordFile));
  if (
    kept &&
    kept.inputs === inputs &&
    kept.files.every(([file, digest]) => digestOf(file) === digest) &&
    readBytes(kept.bundle.serverFile)
  ) {
    return { bundle: kept.bundle, digest: digestOfBundle(kept), reused: true };
  }
  const draft = path.join(folder, `${process.pid}.draft`);
  removeFolder(draft);
  const bundle = await makeBundle(input, { draft, pageIslands: options.pageIslands });
  const files = bundle.inputs.map((file): [string, string] => [file, digestOf(file)]);
  const digest = digestOfBundle({ inputs, files });
  // Its name says what is in it, so that a build which is still reading another bundle can go on doing so.
  const dir = path.join(folder, digest);
  placeFolder(draft, dir);
  const made: KeptBundle = { inputs, files, bundle: { ...bundle, ...moved(bundle, { from: draft, to: dir }) } };
  writeCache(recordFile, JSON.stringify(made));
  removeUnused(folder, { keep: digest });
  return { bundle: made.bundle, digest, reused: false };
}

async function makeBundle(
  input: SiteBundleInput,
  options: { draft: string; pageIslands: readonly string[] },
): Promise<Bundle> {
  const { bundleSite } = await import('../vite/bundle.ts');
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
    if (name === options.keep || name === 'bundle.json') continue;
    const stamp = readStamp(path.join(folder, name));
    if (stamp && now - stamp.modified > UNUSED_MS) removeFolder(path.join(folder, name));
  }
}

function digestOfBundle(kept: Pick<KeptBundle, 'inputs' | 'files'>): string {
  return hash('sha1', JSON.stringify([kept.inputs, kept.files]));
}

function digestOf(file: string): string {
  const bytes = readBytes(file);
  return bytes ? hash('sha1', bytes) : '';
}

function parseKept(bytes: Uint8Array | undefined): KeptBundle | undefined {
  try {
    return bytes && (JSON.parse(Buffer.from(bytes).toString('utf8')) as KeptBundle);
  } catch {
    return undefined;
  }
}
