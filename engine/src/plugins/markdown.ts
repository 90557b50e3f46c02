import type { MarkdownPlugin, MarkdownSyntax } from '../markdown/syntax.ts';
import { emoji } from './emoji.ts';
import { math } from './math.ts';
import { mermaid } from './mermaid/index.ts';
import { packageManagers } from './package-managers.ts';

/** The plugins that add a Markdown syntax. Each is on where the config switches it on. */
export const markdownPlugins: readonly MarkdownPlugin[] = [mermaid, math, packageManagers, emoji];

/** What the compiler is given. */
export const markdownSyntaxes: readonly MarkdownSyntax[] = markdownPlugins.flatMap(({ markdown }) => markdown);
