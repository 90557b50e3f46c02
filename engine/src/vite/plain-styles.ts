/** What a browser reads as it is written. Anything else is for Vite: imports, and what tools such as Tailwind replace. */
const PLAIN_RULES = new Set([
  'container',
  'counter-style',
  'font-face',
  'keyframes',
  'layer',
  'media',
  'page',
  'property',
  'scope',
  'starting-style',
  'supports',
]);

/** Whether Vite would hand a stylesheet to the browser as it is. */
export function isPlainStylesheet(file: string, text: string): boolean {
  if (!file.endsWith('.css') || file.endsWith('.module.css')) return false;
  // A file that is named from here must be found by Vite.
  if (/(?:url|image-set|src)\((?!["'\s]*(?:data:|https?:|#))/i.test(text)) return false;
  return [...text.matchAll(/@([\w-]+)/g)].every(([, name = '']) => PLAIN_RULES.has(name));
}
