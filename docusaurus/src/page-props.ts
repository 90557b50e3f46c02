import path from 'node:path';

/** Gives a component its props where it is drawn: see browser/core.ts. */
export const PAGE_PROPS = '@docusaurus/core/lib/client/pageProps';

/** Words for the props that Docusaurus gives to a page. */
const PROPS = /\b(?:config|route|location)\b/;

/** Parts that Docusaurus draws as routes, so that they get a page's props, too. */
const ROUTE_PART = /^(?:NotFound|DocRoot|DocVersionRoot|DocsRoot|DocItem|MDXPage|SearchPage|Blog\w*Page|Doc\w*Page)$/;

/** Whether a file is a page of `src/pages`, or a part in the place of one, that may read its props. */
export function mayReadPageProps(code: string, { file, siteDir }: { file: string; siteDir: string }): boolean {
  const [, folder, below] = /^src[\\/](pages|theme)[\\/](.+)\.[jt]sx?$/.exec(path.relative(siteDir, file)) ?? [];
  if (below === undefined || !PROPS.test(code)) return false;
  return folder === 'pages' ? !/(?:^|[\\/])_/.test(below) : ROUTE_PART.test(below.replace(/[\\/]index$/, ''));
}
