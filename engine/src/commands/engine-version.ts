import { hash } from 'node:crypto';
import path from 'node:path';
import { listFiles } from '../content/list-files.ts';
import { readBytes } from '../content/read.ts';
import { engineDir } from '../vite/paths.ts';

/** Digest of the engine's own built code: anything it kept from an earlier version of itself is void. */
export function engineVersion(): string {
  const folder = path.join(engineDir, 'dist');
  const files = listFiles(folder).files.filter((file) => /\.(?:m?js|css)$/.test(file));
  return hash(
    'sha1',
    files.map((file) => `${file} ${hash('sha1', readBytes(path.join(folder, file)) ?? '')}`).join('\n'),
  );
}
