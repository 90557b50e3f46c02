import { hash } from 'node:crypto';
import path from 'node:path';
import { listFiles, readBytes } from '../content/read.ts';
import { removeFolder, writeAtomic } from '../output/write.ts';
import type { Bundle } from '../vite/bundle.ts';
import type { SiteBundleInput } from '../vite/plugins.ts';

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

/** The bundle of the last build when nothing that went into it has changed; else a new one. Vite is loaded only then. */
export async function loadBundle(input: SiteBundleInput, options: { cacheDir: string; pageIslands: readonly string[]; engineVersion: string }): Promise<LoadedBundle> {
  const outDir = path.join(options.cacheDir, 'bundle');
  const recordFile = path.join(outDir, 'bundle.json');
  const { siteDir, modules, siteData, baseUrl, customCss } = input;
  // A new file in src/theme can replace a part of the theme without any known file changing.
  const overrides = listFiles(path.join(siteDir, 'src/theme')).files;
  const inputs = hash('sha1', JSON.stringify([options.engineVersion, process.version, siteDir, modules, siteData, baseUrl, customCss, options.pageIslands, overrides]));
  const kept = parseKept(readBytes(recordFile));
  if (kept && kept.inputs === inputs && kept.files.every(([file, digest]) => digestOf(file) === digest) && readBytes(kept.bundle.serverFile)) {
    return { bundle: kept.bundle, digest: digestOfBundle(kept), reused: true };
  }
  removeFolder(outDir);
  const { bundleSite } = await import('../vite/bundle.ts');
  const bundle = await bundleSite(input, { outDir, pageIslands: options.pageIslands });
  const made: KeptBundle = { inputs, files: bundle.files.map((file) => [file, digestOf(file)]), bundle };
  writeAtomic(recordFile, JSON.stringify(made));
  return { bundle, digest: digestOfBundle(made), reused: false };
}

function digestOfBundle(kept: KeptBundle): string {
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
