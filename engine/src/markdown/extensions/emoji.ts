import type { MdastNode } from 'satteri';
import type { Context } from '../context.ts';
import { loadEmoji } from '../lazy.ts';
import type { Out } from '../out.ts';

const SHORTCODE = /:(?:\+1|-1|[\w-]+):/g;

/** Text, with `:rocket:` as the emoji it names. A name that GitHub does not know stays as it is. */
export function buildText(node: Extract<MdastNode, { type: 'text' }>, context: Context): Out {
  const text = context.options.emoji && node.value.includes(':') ? replaceShortcodes(node.value) : node.value;
  context.sections.write(text);
  return text;
}

function replaceShortcodes(text: string): string {
  return text.replace(SHORTCODE, (shortcode) => {
    const names = loadEmoji();
    const name = shortcode.slice(1, -1);
    return Object.hasOwn(names, name) ? (names[name] ?? shortcode) : shortcode;
  });
}
