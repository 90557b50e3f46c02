import path from 'node:path';
import { originOf } from '../render/page/script-sources.ts';
import type { HeadTag } from '../shared/model.ts';
import type { LoadContext } from './plugin.ts';

/** Other hosts that stylesheets and tags of the head name: what the policy of `_headers` allows besides scripts. */

/** What stylesheets load from elsewhere, as origins. */
export interface StyleHosts {
  styles: string[];
  fonts: string[];
}

/** What the site's own stylesheets load from elsewhere, with those that they import. */
export function loadStyleHosts({ config, readText }: Pick<LoadContext, 'config' | 'readText'>): StyleHosts {
  const sheets: string[] = [];
  const seen = new Set<string>();
  const read = (file: string): boolean => {
    if (seen.has(file)) return true;
    const text = readText(file);
    if (text === undefined) return false;
    seen.add(file);
    sheets.push(text);
    for (const [, name = ''] of text.matchAll(LOCAL_IMPORT)) listNames(path.join(path.dirname(file), name)).some(read);
    return true;
  };
  config.customCss.forEach(read);
  return findStyleHosts(sheets);
}

/** An import of CSS or Sass that is no whole address. */
const LOCAL_IMPORT = /@(?:import|use|forward)\s+(?:url\(\s*)?['"]?(?!(?:https?:)?\/\/)([^'")\s;]+)/g;

/** The files that such a name may mean. Sass leaves out the ending, and the line before a part. */
function listNames(file: string): string[] {
  if (/\.(?:css|s[ac]ss)$/.test(file)) return [file];
  const { dir, base } = path.parse(file);
  const names = [base, `_${base}`, `${base}/index`, `${base}/_index`];
  return names.flatMap((name) => ['.scss', '.sass', '.css'].map((ending) => path.join(dir, name + ending)));
}

/** Hosts of what the head links to: stylesheets, fonts, and those that the author has browsers connect to early, for whatever it is. */
export function linkedHosts(tags: readonly HeadTag[]): { sheets: string[]; fonts: string[]; early: string[] } {
  const linked = (kinds: RegExp): string[] =>
    tags.flatMap(({ tagName, attributes: { rel, as: what = '', href } }) =>
      tagName === 'link' && kinds.test(`${rel} ${what}`.trim()) ? (originOf(String(href)) ?? []) : [],
    );
  return {
    // A script may make a stylesheet of one that is preloaded.
    sheets: linked(/^stylesheet\b|^(?:preload|prefetch) style$/),
    fonts: linked(/^preload font$/),
    early: linked(/^(?:preconnect|dns-prefetch)$/),
  };
}

/** Hosts of scripts that are not the site's own: they send what they measure home. */
export function listHosts(tags: readonly HeadTag[]): string[] {
  return tags.flatMap(({ tagName, attributes }) =>
    tagName === 'script' && typeof attributes['src'] === 'string' ? (originOf(attributes['src']) ?? []) : [],
  );
}

/** Whole addresses in stylesheets: other stylesheets, and fonts. */
export function findStyleHosts(sheets: readonly string[]): StyleHosts {
  const text = sheets.join('\n').replace(/\/\*[\s\S]*?\*\//g, '');
  const find = (pattern: RegExp): string[] => [
    ...new Set([...text.matchAll(pattern)].flatMap(([, address = '']) => originOf(address) ?? [])),
  ];
  const styles = find(/@import\s+(?:url\(\s*)?['"]?((?:https?:)?\/\/[^'")\s]+)/g);
  const fonts = find(/url\(\s*['"]?((?:https?:)?\/\/[^'")\s]+\.(?:woff2?|ttf|otf|eot)[^'")\s]*)/g);
  return { styles, fonts: [...new Set([...fonts, ...styles.flatMap(fontHosts)])] };
}

/** Where the fonts of a stylesheet are: on the same host, or for the one service that most sites use, on another. */
export function fontHosts(origin: string): string[] {
  return [origin.replace(/(?<=^(?:https:\/\/)?fonts\.)googleapis(?=\.com$)/, 'gstatic')];
}
