import { hash } from 'node:crypto';
import type { BodyTags, HeadTag, SiteView } from '../../shared/model.ts';
import { baseUrlScript } from './inline-scripts.ts';

/** A script element as the policy sees it. */
interface Script {
  type?: string;
  src?: string;
  text?: string;
}

/** With or without quotes, so that a `>` inside them does not end the tag. */
const SCRIPT = /<script\b((?:[^>"']|"[^"]*"|'[^']*')*)>([\s\S]*?)<\/script/gi;
const TYPE = /\stype\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;
const SRC = /\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;

/** Types that a browser runs, or that steer what it runs. All others are data, which no policy forbids. */
const RUNS = /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;

/** What decides which scripts the engine and the config put into pages. */
export interface SiteScripts {
  inlineScript: string;
  headTags: readonly HeadTag[];
  bodyTags?: BodyTags | undefined;
  policy?: { scripts: readonly string[]; connect: readonly string[] } | undefined;
  site: Pick<SiteView, 'baseUrlIssueBanner'>;
}

/** What every page must be allowed to run: our own script before first paint, and those of the config. */
export function siteScriptSources({ site, ...given }: SiteScripts): string[] {
  const own = listScripts(given).map(toScript);
  const ours = [given.inlineScript, ...(site.baseUrlIssueBanner ? [baseUrlScript] : [])].map((text) => ({ text }));
  return [
    ...new Set([
      ...[...ours, ...own].flatMap((script) => scriptSource(script) ?? []),
      ...listHandlers(given),
      ...own.flatMap((script) => loadedHosts(script).filter((host) => !host.startsWith('ws'))),
      ...(given.policy?.scripts ?? []),
    ]),
  ];
}

/** Whom the scripts of every page may talk to: the hosts that they come from, and those that plugins name. */
export function siteConnectSources(given: Omit<SiteScripts, 'site' | 'inlineScript'>): string[] {
  const scripts = listScripts(given).map(toScript);
  const hosts = scripts.flatMap(({ src }) => originOf(src ?? '') ?? []);
  return [...new Set([...hosts, ...scripts.flatMap(loadedHosts), ...(given.policy?.connect ?? [])])];
}

function toScript({ attributes, innerHTML }: HeadTag): Script {
  return { type: textOf(attributes['type']), src: textOf(attributes['src']), text: innerHTML };
}

/** What an inline script that loads or asks for something says. */
const LOADS = /\b(?:createElement|import|importScripts|fetch|XMLHttpRequest|sendBeacon|WebSocket|EventSource)\b/;
/** A whole address in quotes, perhaps only its beginning. */
const ADDRESS = /(["'`])((?:(?:https?|wss?):)?\/\/(?:[\w-]+\.)+[a-z]{2,}(?::\d+)?)(?=[/?#'"`])/gi;
/** A script with its host alone: `'edge.service.com/s/fs.js'`, to which the code adds `https://`. */
const BARE = /(["'`])((?:[\w-]+\.)+[a-z]{2,})\/[^"'`\s]*\.js(?:\?[^"'`\s]*)?\1/gi;
/** `api.replace('.a.com', '-assets.a.com')`: another host is made of one that is written. */
const MADE = /\.replace\(\s*(["'`])([\w.-]+)\1\s*,\s*(["'`])([\w.-]+)\3\s*\)/g;

/** Hosts that an inline script of every page names: snippets of services load the rest of their code from there, and talk to it. */
function loadedHosts({ type = '', src, text = '' }: Script): string[] {
  if (src !== undefined || !RUNS.test(type.trim()) || !LOADS.test(text)) return [];
  const whole = Array.from(text.matchAll(ADDRESS), ([, , address = '']) => address);
  const bare = Array.from(text.matchAll(BARE), ([, , host = '']) => `https://${host}`);
  const named = [...whole, ...bare];
  const made = Array.from(text.matchAll(MADE), ([, , from = '', , to = '']) =>
    named.flatMap((address) => (address.includes(from) ? address.replace(from, to) : [])),
  ).flat();
  const found = [...named, ...made].flatMap((address) => originOf(address) ?? []);
  // A namespace of XML looks like an address, and is none.
  return [...new Set(found)].filter((host) => !/^https?:\/\/www\.w3\.org$/.test(host));
}

type Tags = Pick<SiteScripts, 'headTags' | 'bodyTags'>;

function listTags({ headTags, bodyTags }: Tags): HeadTag[] {
  const { start = [], end = [] } = bodyTags ?? {};
  return [...headTags, ...start, ...end];
}

function listScripts(given: Tags): HeadTag[] {
  return listTags(given).filter(({ tagName }) => tagName === 'script');
}

/** What tags do on an event: `onload="this.media='all'"` is how many a stylesheet is loaded late. */
function listHandlers(given: Tags): string[] {
  const codes = listTags(given).flatMap(({ attributes }) =>
    Object.entries(attributes).flatMap(([name, value]) => (/^on/i.test(name) ? (textOf(value) ?? []) : [])),
  );
  return codes.length > 0 ? ["'unsafe-hashes'", ...codes.map(hashSource)] : [];
}

/** What a page must be allowed to run besides `known`: the scripts that its components and its text have put there, and what elements do on an event. */
export function readScriptSources(html: string, options: { known: ReadonlySet<string> }): string[] {
  const scripts = Array.from(html.matchAll(SCRIPT), ([, attributes = '', text]) =>
    scriptSource({ type: valueOf(TYPE, attributes), src: valueOf(SRC, attributes), text }),
  );
  const sources = new Set([...scripts, ...readHandlers(html)]);
  return [...sources].filter((source) => source !== undefined && !options.known.has(source)) as string[];
}

/** Most pages have none, and need no further look. */
const MAY_HANDLE = /\son[a-z]+\s*=\s*["']/i;
const TAG = /<[a-z](?:[^>"']|"[^"]*"|'[^']*')*>/gi;
const HANDLER = /\s([\w:@.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** HTML of an author may have them: a button of the footer with `onclick`. */
function readHandlers(html: string): string[] {
  if (!MAY_HANDLE.test(html)) return [];
  const codes = Array.from(html.replace(SCRIPT, '').matchAll(TAG), ([tag]) =>
    Array.from(tag.matchAll(HANDLER), ([, name = '', double, single]) =>
      /^on[a-z]/i.test(name) ? [unescape(double ?? single ?? '')] : [],
    ).flat(),
  ).flat();
  return codes.length > 0 ? ["'unsafe-hashes'", ...codes.map(hashSource)] : [];
}

function unescape(value: string): string {
  const letters: Record<string, string> = { quot: '"', '#39': "'", '#x27': "'", apos: "'", lt: '<', gt: '>', amp: '&' };
  return value.replace(/&(\w+|#\w+);/g, (whole, name: string) => letters[name.toLowerCase()] ?? whole);
}

/** The entry of a Content-Security-Policy that lets a script run; nothing when it needs none. */
function scriptSource({ type = '', src, text = '' }: Script): string | undefined {
  if (!RUNS.test(type.trim())) return undefined;
  if (src !== undefined) return originOf(src);
  return text === '' ? undefined : hashSource(text);
}

function hashSource(code: string): string {
  // A browser reads every newline as one letter before it hashes.
  return `'sha256-${hash('sha256', code.replace(/\r\n?/g, '\n'), 'base64')}'`;
}

/** Of a whole address; `data:` has none. For `//host/x` it is the host alone, which browsers allow by the page's own scheme. */
export function originOf(address: string): string | undefined {
  const whole = address.trim().replace(/^\/\//, 'https://');
  const { origin, host } = URL.canParse(whole) ? new URL(whole) : { origin: 'null', host: '' };
  if (origin === 'null') return undefined;
  return whole === address.trim() ? origin : host;
}

function valueOf(pattern: RegExp, attributes: string): string | undefined {
  const found = pattern.exec(attributes);
  return found ? (found[1] ?? found[2] ?? found[3]) : undefined;
}

function textOf(value: string | boolean | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
