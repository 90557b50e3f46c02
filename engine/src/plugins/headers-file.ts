import { validateHeaderName, validateHeaderValue } from 'node:http';

/** One block of a `_headers` file: a path pattern and the headers of every path that it matches. */
export interface HeaderRule {
  /** Source of a regular expression for the whole path. */
  pattern: string;
  matches: (path: string) => boolean;
  headers: readonly (readonly [name: string, value: string])[];
}

/** These describe the bytes on the wire, which only the server knows. */
const RESERVED = /^(?:content-length|content-encoding|content-range|transfer-encoding|connection|date|location)$/i;

/**
 * The format of static hosts: a path pattern at the start of a line, its headers indented below it as `Name: value`,
 * `#` for comments. A line that no host would accept is left out.
 */
export function parseHeadersFile(text: string): HeaderRule[] {
  const rules: (HeaderRule & { headers: [string, string][] })[] = [];
  for (const line of text.split(/\r?\n/)) {
    const trimmed = line.trim();
    if (trimmed === '' || trimmed.startsWith('#')) continue;
    if (!/^\s/.test(line)) {
      const pattern = toPattern(trimmed);
      const regex = new RegExp(pattern, 's');
      rules.push({ pattern, matches: (candidate) => regex.test(candidate), headers: [] });
    } else {
      const header = parseHeaderLine(trimmed);
      if (header) rules.at(-1)?.headers.push(header);
    }
  }
  return rules;
}

/** Headers for one path. Of several rules the later one has the word; a name repeated inside a rule is joined. */
export function resolveHeaders(path: string, options: { rules: readonly HeaderRule[] }): Map<string, string> {
  const headers = new Map<string, string>();
  for (const rule of options.rules) {
    if (!rule.matches(path)) continue;
    const own = new Map<string, string>();
    for (const [name, value] of rule.headers) own.set(name, own.has(name) ? `${own.get(name)}, ${value}` : value);
    for (const [name, value] of own) headers.set(name, value);
  }
  return headers;
}

function parseHeaderLine(line: string): [string, string] | undefined {
  const colon = line.indexOf(':');
  if (colon < 1) return undefined;
  const name = line.slice(0, colon).trim().toLowerCase();
  const value = line.slice(colon + 1).trim();
  try {
    validateHeaderName(name);
    validateHeaderValue(name, value);
  } catch {
    return undefined;
  }
  return RESERVED.test(name) ? undefined : [name, value];
}

/** `*` stands for any text, `:name` for one path segment. */
function toPattern(written: string): string {
  const path = written.replace(/^https?:\/\/[^/]*/, '') || '/';
  const source = path.replace(/\*|:[a-zA-Z]\w*|[.+?^${}()|[\]\\]/g, (part) => {
    if (part === '*') return '.*';
    return part.startsWith(':') && part.length > 1 ? '[^/]+' : `\\${part}`;
  });
  return `^${source}$`;
}
