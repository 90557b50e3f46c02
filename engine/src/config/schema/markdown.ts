import { z } from 'zod';
import { admonitions, reaction } from './values.ts';

export const markdownSchema = z.strictObject({
  /** `detect`: .md is CommonMark and .mdx is MDX. `mdx` and `md`: every file. Default: `detect`. */
  format: z.enum(['mdx', 'md', 'detect']).default('detect'),
  /** Draw `mermaid` code blocks. Default: true. */
  mermaid: z.boolean().default(true),
  /** Set `$x$` and `$$x$$` as formulas. Default: true. */
  math: z.boolean().default(true),
  /** Turn `:rocket:` into the emoji. Default: true. */
  emoji: z.boolean().default(true),
  /** Show a code block marked `npm2yarn` for other package managers, too, in tabs. `false`: as plain code. */
  npm2yarn: z
    .union([
      z.literal(false),
      z.strictObject({
        /** Whether all such tabs change together. Default: true. */
        sync: z.boolean().default(true),
        /** Shown besides npm. Default: Yarn and pnpm. */
        converters: z.array(z.enum(['yarn', 'pnpm', 'bun'])).default(['yarn', 'pnpm']),
      }),
    ])
    .prefault({}),
  /** Leave links that run code (`javascript:`, `data:text/html`) as they are, in Markdown, navbar, footer and redirects. Default: false, they become `#`. */
  allowUnsafeLinks: z.boolean().default(false),
  /** Ids of headings. */
  anchors: z
    .strictObject({
      /** Keep capital letters in heading ids. Default: false. */
      maintainCase: z.boolean().default(false),
    })
    .prefault({}),
  /** Put the h1 that is the title of a text into a `<header>`. Default: false; Docusaurus does, and so do its sites. */
  titleInHeader: z.boolean().default(false),
  /** Components that look at their children see a fence as `<pre><code>` with its text, and lists with line breaks. Default: false. */
  codeElements: z.boolean().default(false),
  /** Words that open an admonition after `:::`. */
  admonitions: admonitions.default(true),
  /** What to do about what a page links to and is not there. */
  hooks: z
    .strictObject({
      /** As the field of the same name at the top level, and stronger. */
      onBrokenMarkdownLinks: reaction.optional(),
      /** As the field of the same name at the top level, and stronger. */
      onBrokenMarkdownImages: reaction.optional(),
    })
    .prefault({}),
});

const magicComment = z.strictObject({
  /** Class of the marked lines. */
  className: z.string().min(1),
  /** Comment that marks the next line. */
  line: z.string().optional(),
  /** Comments that open and close a marked block. */
  block: z
    .strictObject({
      /** Comment before the first marked line. */
      start: z.string(),
      /** Comment after the last. */
      end: z.string(),
    })
    .optional(),
});

const HIGHLIGHT_COMMENT = {
  className: 'theme-code-block-highlighted-line',
  line: 'highlight-next-line',
  block: { start: 'highlight-start', end: 'highlight-end' },
};

export const prismSchema = z.strictObject({
  /** Languages to load beside the usual ones. */
  additionalLanguages: z.array(z.string()).default([]),
  /** Comments that mark lines. Replaces the default, `highlight-next-line` and its block form. */
  magicComments: z.array(magicComment).default([HIGHLIGHT_COMMENT]),
  /** Language of a code block that names none. */
  defaultLanguage: z.string().optional(),
});
