import type { MarkdownSyntax } from '../syntax.ts';
import { admonitions } from './admonitions.ts';
import { blocks } from './blocks.ts';
import { code } from './code.ts';
import { directives } from './directives.ts';
import { expressions } from './expressions.ts';
import { footnotes } from './footnotes.ts';
import { headings } from './headings.ts';
import { inlines } from './inlines.ts';
import { jsx } from './jsx.ts';
import { links } from './links.ts';
import { rawHtml } from './raw-html.ts';
import { tables } from './tables.ts';

/** What every site has. Directives come after the admonitions, which are directives too. */
export const BUILT_IN_SYNTAXES: readonly MarkdownSyntax[] = [
  blocks,
  tables,
  inlines,
  headings,
  links,
  footnotes,
  code,
  admonitions,
  directives,
  rawHtml,
  jsx,
  expressions,
];
