import { parseSync } from 'vite';

/** What the parser says of a sign that JSX forbids in a text. */
const FORBIDDEN = /Did you mean `\{'([>}])'\}`/;
const ENTITY: Readonly<Record<string, string>> = { '>': '&gt;', '}': '&#125;' };

/**
 * `>` and `}` in a text between tags. JSX forbids them, and Babel, with which most sites were written, takes them as they are.
 * Code that has another mistake is left to the bundler's own report.
 */
export function allowBareSigns(code: string, file: string): string {
  if (file.endsWith('.ts') || !/<\/|\/>/.test(code)) return code;
  const lang = file.endsWith('.tsx') ? 'tsx' : 'jsx';
  let repaired = code;
  // The parser stops at the first; each turn takes one away.
  for (;;) {
    const [error] = parseSync(file, repaired, { lang }).errors;
    const sign = error && FORBIDDEN.exec(error.message)?.[1];
    const at = error?.labels[0]?.start;
    if (sign === undefined || at === undefined || repaired[at] !== sign) return repaired;
    repaired = repaired.slice(0, at) + (ENTITY[sign] ?? '') + repaired.slice(at + 1);
  }
}
