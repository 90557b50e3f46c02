import { createRequire } from 'node:module';
import type { Plugin } from './plugin.ts';

/** `:rocket:` as the emoji it names. A name that GitHub does not know stays as it is. */
export const emoji: Plugin = {
  name: 'emoji',
  markdown: {
    name: 'emoji',
    isEnabled: (options) => options.emoji,
    inline: {
      pattern: /:(?:\+1|-1|[\w-]+):/g,
      render(shortcode) {
        const names = loadNames();
        const name = shortcode.slice(1, -1);
        return Object.hasOwn(names, name) ? names[name] : undefined;
      },
    },
  },
};

const require = createRequire(import.meta.url);

/** Loaded when a page has the first shortcode: a compile is synchronous. */
function loadNames(): Readonly<Record<string, string>> {
  return (require('gemoji') as { nameToEmoji: Record<string, string> }).nameToEmoji;
}
