import { resolvePlaceholder, type PlaceholderResolvers } from '../render/resolve-placeholder.ts';
import type { SiteFiles } from '../content/site-files.ts';
import type { MadePage, SitePage } from '../store/manifest.ts';

/** What the page's language is now. */
export interface PageWorld {
  /** Whether all pages of the site are where they were. */
  sameTable: boolean;
  resolvers: () => PlaceholderResolvers;
  files: SiteFiles;
  docsDigest: string;
}

/**
 * Whether the page of the last build is still right: same key, every link and image resolves as it did, every file it was made from is the
 * same, and so is the list of all docs if the page looked at it.
 */
export function isStillRight(page: SitePage, { key, world }: { key: string; world: PageWorld }): boolean {
  if (page.key !== key) return false;
  if (page.isQuiet && world.sameTable) return true;
  const { resolutions, parts, docsDigest } = page.made();
  if (docsDigest !== undefined && docsDigest !== world.docsDigest) return false;
  for (const { source, digest } of parts) {
    try {
      if (world.files.readSource(source).digest !== digest) return false;
    } catch {
      return false;
    }
  }
  // The answer for a file holds the digest of its bytes, or its size for a static one: other bytes, other answer.
  return resolutions.every(
    ({ kind, url, source, answer }) =>
      resolvePlaceholder({ kind, url }, { source, pageUrl: page.url }, world.resolvers()).text === answer,
  );
}

/** See SitePage.isQuiet. */
export function isQuiet(page: MadePage): boolean {
  // The headers file tells of its scripts.
  const asks =
    page.facts.scripts !== undefined ||
    page.parts.length > 0 ||
    page.docsDigest !== undefined ||
    page.resolutions.some(({ onDisk }) => onDisk);
  return !asks && page.assets.length === 0 && page.problems.length === 0 && page.article === undefined;
}
