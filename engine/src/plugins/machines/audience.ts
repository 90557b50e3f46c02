import type { Context } from '../../markdown/context.ts';
import { component, type Out } from '../../markdown/output/tree.ts';
import type { MarkdownSyntax } from '../../markdown/syntax.ts';
import { container, type Directive } from '../blocks/directive.ts';

/** `:::only-llm` is in the twin of a page alone, `:::only-human` in the page alone. */
export const audience: MarkdownSyntax = {
  name: 'audience',
  directives: {
    'only-llm': container(({ children }: Directive, context: Context): Out => {
      const before = context.toc.length;
      const built = context.sections.hide(() => context.build(children));
      context.toc.length = before;
      return component('OnlyLlm', {}, built);
    }),
    'only-human': container(({ children }, context) => component('OnlyHuman', {}, context.build(children))),
  },
};
