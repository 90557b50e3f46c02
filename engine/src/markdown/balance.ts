import { isVoid } from './html.ts';

const TAG =
  /<!--[\s\S]*?-->|<(script|style|textarea|title)\b[\s\S]*?<\/\1\s*>|<(\/?)([A-Za-z][\w:-]*)(?:"[^"]*"|'[^']*'|[^'">])*>/g;

/** Elements that HTML itself closes where needed. */
const SELF_CLOSING = new Set([
  'p',
  'li',
  'dt',
  'dd',
  'tr',
  'td',
  'th',
  'thead',
  'tbody',
  'tfoot',
  'option',
  'colgroup',
  'rp',
  'rt',
]);

/**
 * Close what the author's HTML leaves open and drop what it closes without opening, so that a slip in one article cannot
 * swallow the page around it.
 */
export function balanceHtml(html: string): string {
  const open: string[] = [];
  const balanced = html.replace(
    TAG,
    (tag, _raw: string | undefined, slash: string | undefined, written: string | undefined) => {
      if (written === undefined) return tag;
      const name = written.toLowerCase();
      if (isVoid(name) || SELF_CLOSING.has(name) || tag.endsWith('/>')) return tag;
      if (slash !== '/') {
        open.push(name);
        return tag;
      }
      const at = open.lastIndexOf(name);
      if (at === -1) return '';
      const missing = open.splice(at).slice(1).toReversed();
      return missing.map((inner) => `</${inner}>`).join('') + tag;
    },
  );
  return (
    balanced +
    open
      .toReversed()
      .map((name) => `</${name}>`)
      .join('')
  );
}
