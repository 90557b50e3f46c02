import path from 'node:path';
import { listFiles } from '../content/list-files.ts';
import { readBytes } from '../content/read.ts';
import type { Staging } from '../output/staging.ts';
import { createFileWriter } from '../output/write.ts';
import { isHashedAsset } from '../shared/file-names.ts';

/** How many builds each kept file still has, in the output itself, since only that knows what readers were given. */
const KEPT_FILE = 'kept-assets.json';

export interface KeepAssetsOptions {
  staging: Staging;
  /** For how many builds. */
  builds: number;
  /** All of the new output. */
  files: ReadonlySet<string>;
}

/**
 * Takes over hashed files of the site in place that the new one does not have, for readers whose page is from before. A site that is built
 * into an empty folder has none: see decisions/0034.
 */
export function keepAssets({ staging, builds, files }: KeepAssetsOptions): void {
  const { previous } = staging;
  if (builds === 0 || previous === undefined) return;
  const known = readKept(path.join(previous, KEPT_FILE));
  const writer = createFileWriter(staging.dir, { name: staging.name });
  const kept: Record<string, number> = {};
  for (const below of listFiles(path.join(previous, 'assets')).files) {
    const file = `assets/${below}`;
    const left = Math.min(known[file] ?? builds, builds);
    if (files.has(file) || left < 1 || !isHashedAsset(file.replace(/\.(?:br|gz)$/, ''))) continue;
    writer.link(file, path.join(previous, file));
    kept[file] = left - 1;
  }
  if (Object.keys(kept).length > 0) writer.write(KEPT_FILE, `${JSON.stringify(kept, null, 1)}\n`);
}

/** What somebody else has changed counts as nothing. */
function readKept(file: string): Record<string, number> {
  try {
    const kept = JSON.parse(readBytes(file)?.toString('utf8') ?? '{}') as Record<string, unknown>;
    return Object.fromEntries(
      Object.entries(kept).filter((entry): entry is [string, number] => Number.isInteger(entry[1])),
    );
  } catch {
    return {};
  }
}
