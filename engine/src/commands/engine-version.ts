import path from 'node:path';
import { hash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { listFiles, readBytes } from '../content/read.ts';

/** Digest of the engine's own code: anything it kept from an earlier version of itself is void. */
export function engineVersion(): string {
  const folder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
  const files = listFiles(folder).files.filter((file) => /\.[jt]s$/.test(file) && !/\.(?:test|d)\.ts$/.test(file));
  return hash('sha1', files.map((file) => `${file} ${hash('sha1', readBytes(path.join(folder, file)) ?? '')}`).join('\n'));
}
