import type { FrontMatter } from '../shared/model.ts';

/**
 * A quick reader for the YAML that nearly all front matter is made of: `key: value` lines with plain or simply quoted scalars,
 * `[a, b]`, and `- a` lists. It reads only what it is sure about and gives up (undefined) on the rest, which goes to the YAML package;
 * on what it does read, both give the same. It is some thirty times faster, and there are as many front matters as pages.
 */

/** Blanks at the end are dropped later: to look for them at each letter of a description takes half as long again. */
const KEY_LINE = /^([A-Za-z_][\w-]*):(?: +(.*))?$/;
const ITEM_LINE = /^( *)- +(\S.*?) *$/;
/** Letters may start a plain scalar; so may digits and `/`, whose readings are settled below. */
const SAFE_START = /^[\p{L}\p{N}_/.]/u;
const NUMBER = /^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,15})?$/;
const NUMBER_LIKE = /^[-+.\d]/;
const DATE = /^\d{4}-\d{2}-\d{2}$/;
const FLOW_SPECIAL = /[[\]{},]/;

export function parsePlainYaml(yaml: string): FrontMatter | undefined {
  if (yaml.includes('\t')) return undefined;
  const lines = yaml.includes('\r') ? yaml.split(/\r?\n/) : yaml.split('\n');
  const data: FrontMatter = {};
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? '';
    if (line === '' || line.startsWith('#')) continue;
    const found = KEY_LINE.exec(line);
    const key = found?.[1];
    if (key === undefined || Object.hasOwn(data, key) || key === '__proto__') return undefined;
    const written = dropBlanks(found?.[2] ?? '');
    if (written === '') {
      const list = readList(lines, at + 1);
      if (!list) return undefined;
      data[key] = list.items;
      at = list.end - 1;
      continue;
    }
    const next = lines[at + 1];
    // An indented next line would continue this scalar.
    if (next?.startsWith(' ')) return undefined;
    const value = written.startsWith('[') ? readFlowList(written) : readScalar(written);
    if (value === undefined) return undefined;
    data[key] = value;
  }
  return data;
}

function dropBlanks(text: string): string {
  return text.endsWith(' ') ? text.replace(/ +$/, '') : text;
}

/** The `- item` lines that follow a key without a value; null when there are none. */
function readList(lines: string[], start: number): { items: unknown[] | null; end: number } | undefined {
  const items: unknown[] = [];
  let indent: string | undefined;
  let at = start;
  for (; at < lines.length; at++) {
    const line = lines[at] ?? '';
    const found = ITEM_LINE.exec(line);
    if (!found) {
      if (line.startsWith(' ') || line.startsWith('-')) return undefined;
      break;
    }
    indent ??= found[1];
    if (found[1] !== indent) return undefined;
    const value = readScalar(found[2] ?? '');
    if (value === undefined) return undefined;
    items.push(value);
  }
  return { items: at === start ? null : items, end: at };
}

function readFlowList(written: string): unknown[] | undefined {
  if (!written.endsWith(']')) return undefined;
  const inner = written.slice(1, -1).trim();
  if (inner === '') return [];
  const items: unknown[] = [];
  for (const piece of inner.split(',')) {
    const item = piece.trim();
    if (item === '' || FLOW_SPECIAL.test(item)) return undefined;
    const value = readScalar(item);
    if (value === undefined) return undefined;
    items.push(value);
  }
  return items;
}

/** A scalar on one line, or undefined when only the full parser can tell. */
function readScalar(written: string): string | number | boolean | null | undefined {
  const quote = written[0];
  if (quote === '"' || quote === "'") {
    const inner = written.slice(1, -1);
    const simple = written.length > 1 && written.endsWith(quote) && !inner.includes(quote) && !inner.includes('\\');
    return simple ? inner : undefined;
  }
  if (NUMBER_LIKE.test(written)) {
    if (NUMBER.test(written)) return Number(written);
    if (DATE.test(written)) return written;
    return undefined;
  }
  if (!SAFE_START.test(written) || written.includes(': ') || written.includes(' #') || written.endsWith(':'))
    return undefined;
  switch (written) {
    case 'true':
    case 'True':
    case 'TRUE':
      return true;
    case 'false':
    case 'False':
    case 'FALSE':
      return false;
    case 'null':
    case 'Null':
    case 'NULL':
      return null;
    default:
      return written;
  }
}
