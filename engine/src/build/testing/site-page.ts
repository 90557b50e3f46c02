import { openText, type MadePage, type SitePage } from '../../store/manifest.ts';

/** A page of a made-up site. */
export function sitePage(page: Partial<SitePage> = {}, made: Partial<MadePage> = {}): SitePage {
  const url = page.url ?? '/docs/a';
  const output = `${url.slice(1)}/index.html`;
  const whole: MadePage = {
    url,
    output,
    facts: { ids: [], links: [] },
    links: [],
    resolutions: [],
    parts: [],
    assets: [],
    problems: [],
    bytes: 1,
    ...made,
  };
  const facts = { key: '', bytes: 1, inode: 1, isQuiet: false, hasBrokenLink: false };
  return { url, output, ...facts, made: () => whole, text: openText(undefined), ...page };
}
