import { parse, type AtRule } from 'postcss';
import type { Plugin } from 'vite';

/** The source name that Vite gives to the one stylesheet. Others were imported with `?url`. */
export const ONE_STYLESHEET = 'style.css';

/** See Look. */
export function mediaLast(): Plugin {
  return {
    name: 'yaprak:media-last',
    generateBundle: {
      // After Vite has put the stylesheets together and made them small.
      order: 'post',
      handler(_options, bundle) {
        for (const [name, file] of Object.entries(bundle)) {
          if (file.type !== 'asset' || !file.originalFileNames.includes(ONE_STYLESHEET)) continue;
          delete bundle[name];
          // Anew, since its name has a hash of its text.
          this.emitFile({
            type: 'asset',
            name: ONE_STYLESHEET,
            originalFileName: ONE_STYLESHEET,
            source: moveMediaLast(String(file.source)),
          });
        }
      },
    },
  };
}

/**
 * Puts rules that hold under a `@media` alone after all others, in the order of `sort-css-media-queries`: from narrow to wide by what they ask
 * at least, then from wide to narrow by what they ask at most, then the rest, and print. Those in a layer or in another rule stay where they are.
 */
export function moveMediaLast(css: string): string {
  const root = parse(css);
  const queries = root.nodes.filter((node): node is AtRule => node.type === 'atrule' && node.name === 'media');
  const ranked = queries.map((rule) => ({ rule, rank: rankOf(rule.params) }));
  // Rules of one query stay in their order: of two queries that are asked at the same width neither is before the other.
  ranked.sort((a, b) => a.rank.kind - b.rank.kind || a.rank.size - b.rank.size);
  for (const { rule } of ranked) root.append(rule.remove());
  return root.toString();
}

const LEAST = /\(\s*(?:min(?:-device)?-(?:width|height)\b|(?:width|height)\s*>|[^()]*<=?\s*(?:width|height)\b)/i;
const MOST = /\(\s*(?:max(?:-device)?-(?:width|height)\b|(?:width|height)\s*<|[^()]*>=?\s*(?:width|height)\b)/i;
const LENGTH = /(-?\d*\.?\d+)(px|r?em|ch|ex)?(?![\w.])/;
const PIXELS: Readonly<Record<string, number>> = { px: 1, em: 16, rem: 16, ch: 8.9, ex: 8.3 };

/** What stands first in a query decides, where it asks for both. */
function rankOf(query: string): { kind: number; size: number } {
  if (/print/i.test(query)) return { kind: 3, size: 0 };
  const least = query.search(LEAST);
  const most = query.search(MOST);
  const [, number, unit = 'px'] = LENGTH.exec(query) ?? [];
  if ((least < 0 && most < 0) || number === undefined) return { kind: 2, size: 0 };
  const size = Number(number) * (PIXELS[unit] ?? 1);
  return least >= 0 && (most < 0 || least < most) ? { kind: 0, size } : { kind: 1, size: -size };
}
