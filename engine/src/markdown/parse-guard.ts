import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Features } from 'satteri';
import { placeOf, type TextPlace } from '../errors/place.ts';

/**
 * The parser takes twice as long for each tag that stands open after an open brace, so a page of 350 bytes can hold it for ever, and a call
 * of native code cannot be ended. Texts that might do this are parsed in a process of their own first. See decisions/0028-hung-parser.md.
 */

/** Up to this many open tags cost less than starting a process. */
const HARMLESS_TAGS = 14;
/** In seconds of CPU, so that a busy machine gives the same answer. A page is parsed in milliseconds. */
const LIMIT_SECONDS = 2;
/** What the probe writes when it reaches the limit. */
const TOO_LONG = 'too long';

const TAG_START = /<(?=[\p{ID_Start}_$>])/gu;
const TAG_END = /<\/|\/>/g;

/** Whether parsing a text of MDX might never end: it has many tags, and tags or braces that stand open. */
export function mayHang(text: string): boolean {
  if (!text.includes('{')) return false;
  const tags = countOf(text, TAG_START);
  if (tags <= HARMLESS_TAGS) return false;
  return tags - countOf(text, TAG_END) > HARMLESS_TAGS || countOf(text, /\{/g) !== countOf(text, /\}/g);
}

function countOf(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

/** Whether a text can be parsed. `dev` asks several times about one text. */
export type ParseGuard = (text: string, features: Features) => boolean;

export function createParseGuard(): ParseGuard {
  const tried = new Map<string, boolean>();
  return (text, features) => {
    if (!mayHang(text)) return true;
    const ends = tried.get(text) ?? endsInTime(text, features);
    tried.set(text, ends);
    return ends;
  };
}

/**
 * Whether the parser comes to an end with a text, with a result or an error. Only the probe's own word counts against it: a process that could not be
 * started (too many open files), or that somebody else ended, says nothing about the text.
 */
export function endsInTime(text: string, features: Features): boolean {
  const input = JSON.stringify({ text, features });
  const { stdout } = withDefaultSignals(() =>
    spawnSync(process.execPath, [probeFile(), String(LIMIT_SECONDS), TOO_LONG], {
      input,
      stdio: ['pipe', 'pipe', 'ignore'],
      encoding: 'utf8',
    }),
  );
  return stdout !== TOO_LONG;
}

function probeFile(): string {
  const here = path.dirname(fileURLToPath(import.meta.url));
  // Tests run the sources, which Node cannot.
  return path.join(here, here.endsWith('dist') ? '' : '../../dist', 'parse-probe.js');
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Without a listener a signal ends the process at once. A listener would not be called before the wait is over. */
function withDefaultSignals<T>(wait: () => T): T {
  const listeners = SIGNALS.map((signal) => [signal, process.listeners(signal)] as const);
  for (const signal of SIGNALS) process.removeAllListeners(signal);
  try {
    return wait();
  } finally {
    for (const [signal, own] of listeners) for (const listener of own) process.on(signal, listener);
  }
}

/** The brace, or else the tag, that stands open first: the text is likely to be wrong there. */
export function findOpen(text: string): TextPlace {
  const braces: number[] = [];
  const tags: number[] = [];
  for (const { 0: found, index } of text.matchAll(/[{}]|<\/|\/>|<(?=[\p{ID_Start}_$>])/gu)) {
    if (found === '{') braces.push(index);
    else if (found === '}') braces.pop();
    else if (found === '<') tags.push(index);
    else tags.pop();
  }
  return placeOf(text, braces[0] ?? tags[0] ?? 0);
}
