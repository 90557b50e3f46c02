import type { HoleResolvers } from '../render/answer-hole.ts';
import { answerHole } from '../render/answer-hole.ts';
import type { KitFiles } from '../render/kit.ts';
import type { MadePage } from './page-maker.ts';

/** What a build remembers of each page, so that the next one can leave it alone. */
export interface PageRecord {
  key: string;
  page: MadePage;
}

export interface Manifest {
  pages: Record<string, PageRecord>;
  /** Compressed files of the author's own: what else is compressed in that folder was made by the build. Absent: nothing is known. */
  ownCompressed?: string[];
}

interface KeptManifest extends Manifest {
  version: number;
  /** The output folder that it tells of (see readStamp): of two folders, or of one that was replaced, it knows nothing. */
  folder: string;
}

const VERSION = 2;

/** What is known of the site in `folder`; of any other folder nothing is known. */
export function parseManifest(bytes: Uint8Array | undefined, options: { folder: string | undefined }): Manifest {
  if (!bytes) return { pages: {} };
  try {
    const read = JSON.parse(Buffer.from(bytes).toString('utf8')) as KeptManifest;
    if (read.version !== VERSION || read.folder !== options.folder) return { pages: {} };
    return { pages: read.pages, ownCompressed: read.ownCompressed };
  } catch {
    // Written by hand or cut short: the build is then a cold one.
    return { pages: {} };
  }
}

export function printManifest(manifest: Manifest, options: { folder: string }): string {
  const kept: KeptManifest = { version: VERSION, folder: options.folder, ...manifest };
  return JSON.stringify(kept);
}

/**
 * Whether the page of the last build is still right: same key, every link and image resolves as it did, every file it was made from is the
 * same, and so is the list of all docs if the page looked at it.
 */
export function isStillRight(
  record: PageRecord,
  key: string,
  options: { resolvers: HoleResolvers; files: KitFiles; docsDigest: string },
): boolean {
  if (record.key !== key) return false;
  const { resolutions, parts, docsDigest } = record.page;
  if (docsDigest !== undefined && docsDigest !== options.docsDigest) return false;
  for (const { source, digest } of parts) {
    try {
      if (options.files.readSource(source).digest !== digest) return false;
    } catch {
      return false;
    }
  }
  // The answer for a file holds the digest of its bytes, or its size for a static one: other bytes, other answer.
  return resolutions.every(
    ({ kind, url, source, answer }) =>
      answerHole({ kind, url }, { source, pageUrl: record.page.url }, options.resolvers).text === answer,
  );
}
