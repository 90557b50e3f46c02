import { z } from 'zod';
import { nonEmptyText, text, textList } from './values.ts';

/** `llms.txt` and the files it names. */
const llmsSchema = z.strictObject({
  /** What the site is, for a machine that knows nothing of it. Default: nothing but the tagline. */
  description: text.optional(),
  /** A line on each section, by its label in the sidebar. Default: the description of the category, if it has one. */
  sections: z.record(nonEmptyText, text).default({}),
  /** Addresses that are left out, as globs without baseUrl: `/docs/archive/**`. Default: none. */
  ignorePatterns: textList.default([]),
  /** Write the whole text too: `llms-full.txt`, and one file for each section. Default: true. */
  full: z.boolean().default(true),
  /** Files with whole texts are split so that none is larger, unless a single page is. In bytes. Default: 400000. */
  maxBytes: z.int().min(1000).default(400_000),
});

/** Pages for machines: a Markdown twin of each page, and lists of them. */
export const machinesSchema = z.strictObject({
  /** The menu beside the title: copy the page as Markdown, open its twin, open it in an assistant. Default: true. */
  menu: z.boolean().default(true),
  /** Assistants in the menu. Default: none. */
  assistants: z
    .array(
      z.strictObject({
        /** Its name in the menu. */
        label: nonEmptyText,
        /** `{url}`, `{markdown}` and `{title}` stand for the addresses of the page and of its twin, and for its title. */
        href: z.string().refine(isTemplate, {
          error:
            'must be a full address with {url}, {markdown} or {title} in it, like "https://chat.example.com/?q={markdown}"',
        }),
      }),
    )
    .default([]),
  /** `false`: no `llms.txt`. */
  llms: z.union([z.literal(false), llmsSchema]).prefault({}),
});

function isTemplate(value: string): boolean {
  return /^https?:\/\//.test(value) && /\{(?:url|markdown|title)\}/.test(value);
}

export type LlmsConfig = z.output<typeof llmsSchema>;
