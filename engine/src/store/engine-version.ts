import { readBytes } from '../content/read.ts';
import { versionFile } from '../vite/paths.ts';

/** Digest of the engine's own built code: anything it kept from an earlier version of itself is void. */
export function engineVersion(): string {
  return readBytes(versionFile)?.toString('utf8') ?? '';
}
