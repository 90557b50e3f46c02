import type { Plugin } from '../plugin.ts';
import { cards } from './cards.ts';
import { codeGroups } from './code-groups.ts';
import { definitions } from './definitions.ts';
import { figures } from './figures.ts';
import { badges, keys } from './inlines.ts';
import { fileTree, steps } from './lists.ts';

/** Blocks that Markdown itself does not have. MDX has them as components too: see theme/content/author-blocks.tsx. */
export const blocks: Plugin = {
  name: 'blocks',
  markdown: [steps, cards, badges, fileTree, codeGroups, definitions, keys, figures],
};
