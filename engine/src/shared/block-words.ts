/** Words that authors use in blocks: see plugins/blocks and theme/content/author-blocks.tsx. */

export const BADGE_TYPES = ['note', 'tip', 'info', 'warning', 'danger'] as const;

/** Pictures of the theme that a card may show. Any other text, such as an emoji, is shown as it is. */
export const CARD_ICONS = ['home', 'edit', 'language', 'note', 'leaf', 'info', 'warning', 'danger', 'done', 'search'];

/** A word in Latin letters is meant as a name. */
export function isIconName(icon: string): boolean {
  return /^[a-z-]+$/i.test(icon);
}

/** `Ctrl+K` -> `Ctrl`, `K`. A plus may be a key itself: `Ctrl++`. */
export function splitKeys(text: string): string[] {
  return text.split(/(?<=[^+\s])\s*\+\s*(?=\S)/).map((key) => key.trim());
}
