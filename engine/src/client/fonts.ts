import { store } from './storage.ts';

/*
 * The faces of the theme are `font-display: optional`: one that is not there before the first paint is not used, so that no line moves under
 * the eyes of a reader. What came late is used from the next page on: see decisions/0037.
 */

/** The inline script (render/page/inline-scripts.ts) reads it. */
const KEY = 'yaprak:fonts';
/** The two files that nearly every page needs, as theme/styles/base/fonts.css names them. */
const FILE = /\/(?:sans|serif)(?!-more)[^/]*\.woff2$/;

/** Called when a page is swapped in: everything is drawn anew then. */
export function showLateFonts(): void {
  if (document.fonts.status !== 'loaded') return;
  // A browser decides about a face once, and again when its rule has changed.
  for (const { style } of fontRules())
    if (style.getPropertyValue('font-display') === 'optional') style.setProperty('font-display', 'swap');
}

function fontRules(): CSSFontFaceRule[] {
  const isOurs = (rule: CSSRule): rule is CSSFontFaceRule =>
    rule instanceof CSSFontFaceRule && /Yaprak/.test(rule.cssText);
  return [...document.styleSheets].flatMap((sheet) => {
    try {
      return [...sheet.cssRules].filter(isOurs);
    } catch {
      // Of another host, or not loaded: its rules cannot be read.
      return [];
    }
  });
}

/** Keeps the addresses of what came: the inline script of later pages takes it from the cache before the first paint. */
export async function rememberFonts(): Promise<void> {
  await document.fonts.ready;
  const files = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
  const found = [...new Set(files.filter((file) => FILE.test(file)))];
  // A site that has changed to fonts of its own needs ours no longer.
  const isUsed = [...document.fonts].some(({ family, status }) => /Yaprak/.test(family) && status === 'loaded');
  store(KEY, isUsed && found.length > 0 ? found.sort().join(' ') : null);
}
