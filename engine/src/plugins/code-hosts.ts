import path from 'node:path';
import { listFiles } from '../content/list-files.ts';
import { readBytes } from '../content/read.ts';
import type { SiteConfig } from '../config/schema.ts';
import { placeOf } from '../errors/place.ts';
import { originOf, readScriptSources } from '../render/page/script-sources.ts';
import type { Problem } from '../shared/model.ts';

/** Hosts that the site's own components load scripts from or talk to while they run: no page names them. */
export interface CodeHosts {
  scripts: string[];
  connect: string[];
  /** Hosts of stylesheets that they add. */
  styles: string[];
  /** Stylesheets that components import or load while they run, as text. */
  sheets: string[];
  /** Pages of the author's own among static files, such as demos in frames: the policy is for them, too. */
  pages: StaticPage[];
  /** Scripts whose address is not written in the file that adds them. */
  problems: Problem[];
}

export interface StaticPage {
  /** Relative to the site. */
  source: string;
  /** See readScriptSources. */
  scripts: string[];
  /** Hosts of its stylesheets. */
  styles: string[];
}

const PAGE = /\.html?$/;
const SHEET = /\.(?:css|s[ac]ss|less)$/;
/** A script among static files that somebody wrote: larger ones come from a bundler. */
const STATIC_SCRIPT = /\.m?js$/;
const MOST_WRITTEN = 100_000;
const SOURCE = /(?<!\.d|\.test|\.spec|\.stories)\.[jt]sx?$/;
/** Most files have none of these, and need no further look. */
const MAY_HAVE =
  /\biconify|-recaptcha\b|\balgoliasearch\b|@docsearch\/|\bscript\b|\bstylesheet\b|\bimport(?:Scripts)?\(|\bfetch\(|\baxios\b|\bWebSocket\(|\bEventSource\(|\bsendBeacon\(|\.open\(/i;

/** A file that makes such an element says its address in one of these ways, maybe for other elements, too. */
const MAKES_SCRIPT = /\bcreateElement\(\s*['"`]script['"`]/;
/** As snippets of tag managers do: the name of the element is an argument, `(function (w, d, s) {…d.createElement(s)…})(window, document, 'script')`. */
const MAKES_NAMED = /\bcreateElement\(\s*[\w$]+\s*\)(?=[\s\S]*,\s*['"`]script['"`]\s*[,)])/;
const ITS_SOURCE = String.raw`(?:\.src\s*=(?!=)|\bsetAttribute\(\s*['"]src['"]\s*,|\bsrc\s*:)`;
const MAKES_LINK = /\bcreateElement\(\s*['"`]link['"`]/;
const ITS_ADDRESS = String.raw`(?:\.href\s*=(?!=)|\bsetAttribute\(\s*['"]href['"]\s*,|\bhref\s*:)`;
const SCRIPT = String.raw`(?:<[Ss]cript\b[^>]*?\ssrc\s*=\s*\{?|\bimport\(|\bimportScripts\()`;
const CONNECT = String.raw`(?:\bfetch\(|\baxios(?:\.\w+)?\(|\bnew\s+(?:WebSocket|EventSource)\(|\bsendBeacon\(|\.open\(\s*['"]\w+['"]\s*,)`;

/**
 * Whom packages talk to for whoever imports them, or load scripts from. Only those that many sites have: without these hosts their icons or
 * forms would be missing, and only the browser would say so.
 */
const PACKAGES: readonly { name: RegExp; scripts?: readonly string[]; connect?: readonly string[] }[] = [
  {
    name: /^@?iconify(?:-icon)?(?:\/|$)/,
    connect: ['https://api.iconify.design', 'https://api.simplesvg.com', 'https://api.unisvg.com'],
  },
  {
    name: /^react-google-recaptcha(?:-v3)?$/,
    scripts: ['https://www.google.com', 'https://www.gstatic.com'],
  },
  { name: /^(?:algoliasearch|@docsearch)(?:\/|$)/, connect: ['https://*.algolia.net', 'https://*.algolianet.com'] },
];
const IMPORT = /\b(?:from|import|require)\s*\(?\s*(['"])([^'"\n]+)\1/g;

/** Reads scripts and stylesheets of the site's folder of sources, of its pages and of its static files. Of packages some are known. */
export function findCodeHosts(config: Pick<SiteConfig, 'siteDir' | 'pages' | 'staticDirectories'>): CodeHosts {
  const { siteDir, pages, staticDirectories } = config;
  const folders = ['src', ...pages.map((section) => section.path)];
  const scripts = new Set<string>();
  const connect = new Set<string>();
  const styles = new Set<string>();
  const problems: Problem[] = [];
  const read = (file: string): string => readBytes(path.resolve(siteDir, file))?.toString('utf8') ?? '';
  const readHosts = (text: string): number | undefined => {
    if (!MAY_HAVE.test(text)) return undefined;
    const found = readCodeHosts(text);
    for (const host of found.scripts) scripts.add(host);
    for (const host of found.connect) connect.add(host);
    for (const host of found.styles) styles.add(host);
    return found.unknown;
  };
  for (const file of listSources(siteDir, { folders, kind: SOURCE })) {
    const text = read(file);
    const unknown = readHosts(text);
    if (unknown !== undefined) problems.push(unknownScript(file, placeOf(text, unknown)));
  }
  // Such as loaders of analytics that the config names, and service workers.
  for (const file of listSources(siteDir, { folders: staticDirectories, kind: STATIC_SCRIPT })) {
    const text = read(file);
    if (text.length <= MOST_WRITTEN) readHosts(text);
  }
  const sheets = listSources(siteDir, { folders: [...folders, ...staticDirectories], kind: SHEET }).map(read);
  const own = listSources(siteDir, { folders: staticDirectories, kind: PAGE }).map((source) =>
    readStaticPage(source, read(source)),
  );
  const [ofScripts = [], ofConnect = [], ofStyles = []] = [scripts, connect, styles].map((hosts) => [...hosts].sort());
  return { scripts: ofScripts, connect: ofConnect, styles: ofStyles, sheets, pages: own, problems };
}

const STYLESHEET =
  /<link\b(?=[^>]*\brel\s*=\s*["']?stylesheet\b)[^>]*\bhref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;

export function readStaticPage(source: string, html: string): StaticPage {
  const links = Array.from(
    html.matchAll(STYLESHEET),
    (found) => found.slice(1).find((href) => href !== undefined) ?? '',
  );
  return {
    source,
    scripts: readScriptSources(html, { known: new Set() }),
    styles: [...new Set(links.flatMap((href) => originOf(href) ?? []))],
  };
}

function listSources(siteDir: string, { folders, kind }: { folders: readonly string[]; kind: RegExp }): string[] {
  const files = folders.flatMap((folder) =>
    listFiles(path.resolve(siteDir, folder))
      .files.filter((file) => kind.test(file) && !file.includes('node_modules/'))
      .map((file) => path.posix.join(folder, file)),
  );
  return [...new Set(files)].sort();
}

/** The same for one file. `unknown` is where it adds a script whose address is made elsewhere. */
export function readCodeHosts(code: string): Pick<CodeHosts, 'scripts' | 'connect' | 'styles'> & { unknown?: number } {
  // Spaces in place of comments keep the places of all else.
  const text = code.replace(/\/\*[\s\S]*?\*\/|^[ \t]*\/\/.*$/gm, (comment) => comment.replace(/[^\n]/g, ' '));
  const inline = findAddresses(text, SCRIPT);
  const made = MAKES_SCRIPT.test(text) || MAKES_NAMED.test(text) ? findAddresses(text, ITS_SOURCE) : { hosts: [] };
  const linked = MAKES_LINK.test(text) && /\bstylesheet\b/.test(text) ? findAddresses(text, ITS_ADDRESS).hosts : [];
  const isUnknown = made.hosts.length === 0 && made.unknown !== undefined;
  const imported = Array.from(text.matchAll(IMPORT), ([, , name = '']) => name);
  const packages = PACKAGES.filter(({ name }) => imported.some((each) => name.test(each)));
  return {
    scripts: [...new Set([...inline.hosts, ...made.hosts, ...packages.flatMap(({ scripts = [] }) => scripts)])],
    connect: [...new Set([...findAddresses(text, CONNECT).hosts, ...packages.flatMap(({ connect = [] }) => connect)])],
    styles: [...new Set(linked)],
    ...(isUnknown && { unknown: made.unknown }),
  };
}

/** Hosts of the addresses that follow `start`: written there, or as a constant of the file. `unknown` is where one is neither. */
function findAddresses(text: string, start: string): { hosts: string[]; unknown?: number } {
  const hosts: string[] = [];
  let unknown: number | undefined;
  const pattern = new RegExp(
    String.raw`${start}\s*(?:(['"${'`'}])(?!\$\{)([^'"${'`'}\n]*)|(?:${'`'}\$\{)?([\w$.]+))`,
    'g',
  );
  for (const { 1: quote, 2: literal = '', 3: name = '', index } of text.matchAll(pattern)) {
    const addresses = quote === undefined ? valuesOf(text, name) : [literal];
    if (addresses.length === 0) unknown ??= index;
    hosts.push(...addresses.flatMap(hostOf));
  }
  return { hosts, ...(unknown !== undefined && { unknown }) };
}

/** The texts that a name of the file stands for: several functions may call theirs `url`. */
function valuesOf(text: string, name: string): string[] {
  const constant = /^[A-Za-z_$][\w$]*$/.test(name) ? name.replaceAll('$', String.raw`\$`) : undefined;
  if (constant === undefined) return [];
  const pattern = String.raw`\b(?:const|let|var)\s+${constant}\b[^=\n]*=\s*(['"${'`'}])([^'"${'`'}\n]*)\1`;
  return Array.from(text.matchAll(new RegExp(pattern, 'g')), ([, , value = '']) => value);
}

/** Of a whole address of another host; one that is put together from its first letter on has none. */
function hostOf(address: string): string[] {
  if (!/^(?:(?:https?|wss?):)?\/\/(?!localhost\b|127\.|\[)[\w.-]+(?::\d+)?(?:[/?#]|$)/.test(address)) return [];
  return [originOf(address) ?? []].flat();
}

function unknownScript(file: string, place: Pick<Problem, 'line' | 'column'>): Problem {
  return {
    code: 'script-policy',
    severity: 'warning',
    message: `${file} adds a script while it runs, and its address is not known: the Content-Security-Policy in \`_headers\` may refuse it.`,
    file,
    ...place,
    hint: 'If it comes from another host, copy `_headers` from the output to `static/_headers` and add the host to script-src.',
  };
}
