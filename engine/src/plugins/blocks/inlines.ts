import { nearest } from '../../errors/hints.ts';
import { element, textOf } from '../../markdown/output/tree.ts';
import type { MarkdownSyntax } from '../../markdown/syntax.ts';
import { BADGE_TYPES, splitKeys } from '../../shared/block-words.ts';
import { inline } from './directive.ts';

/** `:badge[New]{type=tip}`. */
export const badges: MarkdownSyntax = {
  name: 'badges',
  directives: {
    badge: inline(({ node, label, attributes }, context) => {
      const type = attributes['type'] ?? 'note';
      const isKnown = (BADGE_TYPES as readonly string[]).includes(type);
      if (!isKnown) {
        const meant = nearest(type, BADGE_TYPES);
        context.warn(node, {
          code: 'bad-block',
          message: `The badge type \`${type}\` is unknown.`,
          hint: `${meant === undefined ? '' : `Did you mean \`${meant}\`? `}There are ${BADGE_TYPES.join(', ')}.`,
        });
      }
      return element('span', { class: `pill pill-${isKnown ? type : 'note'}` }, context.build(label));
    }),
  },
};

/** `:kbd[Ctrl+K]`: a key cap for every key. */
export const keys: MarkdownSyntax = {
  name: 'keys',
  directives: {
    kbd: inline(({ label }, context) => {
      const caps = splitKeys(textOf(context.build(label)));
      const between = caps.flatMap((key, index) => [...(index > 0 ? ['+'] : []), context.element('kbd', {}, [key])]);
      return element('span', { class: 'keys' }, between);
    }),
  },
};
