import path from 'node:path';

/** Gives a component its props where it is drawn: see browser/core.ts. */
export const PAGE_PROPS = '@docusaurus/core/lib/client/pageProps';

/** Words for the props that Docusaurus gives to a page. */
const PROPS = /\b(?:config|route|location)\b/;

/** Whether a file is a page of `src/pages` that may read its props. */
export function mayReadPageProps(code: string, { file, siteDir }: { file: string; siteDir: string }): boolean {
  const below = path.relative(path.join(siteDir, 'src/pages'), file);
  if (below.startsWith('..') || path.isAbsolute(below)) return false;
  return /\.[jt]sx?$/.test(file) && !/(?:^|[\\/])_/.test(below) && PROPS.test(code);
}
