/**
 * Clears a place by giving what stands there another name. A file system may look at every file that was just deleted for each one that is made
 * (ext4 without a journal does, for minutes): a build after `rm -r` took up to 40 % more CPU than the same build on a machine that did nothing
 * before, and more the more files it makes. See bench/log-reader.md.
 */
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Beside the sites and the peers, so that they only change their names. */
const ASIDE = join(dirname(fileURLToPath(import.meta.url)), 'results', 'tmp', 'aside');

/** @param {string} path of a file or folder, which need not be there */
export function putAside(path) {
  if (!existsSync(path)) return;
  mkdirSync(ASIDE, { recursive: true });
  renameSync(path, join(mkdtempSync(join(ASIDE, 'old-')), 'it'));
}

/** Delete it all, when nothing is measured any more. */
export function clearAside() {
  rmSync(ASIDE, { recursive: true, force: true });
}
