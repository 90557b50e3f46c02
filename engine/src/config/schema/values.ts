import { z } from 'zod';
import { closeTags } from '../../shared/close-tags.ts';
import { isLanguageTag } from '../../shared/language-tag.ts';
import { toPlainData } from '../../shared/plain-data.ts';

/** Schemas that several sections of the config share. */

/** Turns zod's code generation off: for a config that is checked once it costs more than it saves. */
export const READ_ONCE = { jitless: true };

/** What to do about a kind of problem. */
export const reaction = z.enum(['ignore', 'log', 'warn', 'throw']);
export type Reaction = z.output<typeof reaction>;

/** A function of the site. Its arguments are typed only, since they cannot be checked before a call. */
export function functionValue<F extends (...args: never[]) => unknown>() {
  return z.custom<F>((value) => typeof value === 'function', { error: 'function' });
}

export const text = z.string();
export const nonEmptyText = z.string().min(1);
/** HTML for one place of a page. */
export const markup = z.string().overwrite(closeTags);
export const textList = z.array(z.string());
export const language = z.string().refine(isLanguageTag, 'language tag such as "tr"');

/** Data for pages, which are rendered in threads and read in browsers. Functions are left out, as in Docusaurus. */
export const plainData = z.record(z.string(), z.unknown()).transform((value, context) => {
  const plain = toPlainData(value);
  if (!plain) context.issues.push({ code: 'custom', input: value, message: 'map of data that JSON can hold' });
  return plain ?? {};
});

/** HTML attributes as the author writes them. */
export const attributes = z.record(z.string(), z.union([z.string(), z.boolean()]));

/** The same for a link. A component draws it, so its `style` is an object of properties. */
export const linkAttributes = z.record(
  z.string(),
  z.union([z.string(), z.boolean(), z.record(z.string(), z.union([z.string(), z.number()]))]),
);

/** Files that are never pages: partials, tests. */
export const DEFAULT_EXCLUDE = [
  '**/_*.{js,jsx,ts,tsx,md,mdx}',
  '**/_*/**',
  '**/*.test.{js,jsx,ts,tsx}',
  '**/__tests__/**',
];

export const admonitions = z.union([
  z.boolean(),
  z.strictObject({
    /** Words that open an admonition after `:::`. */
    keywords: textList.default([]),
    /** Keep the built-in keywords beside `keywords`. Default: true. */
    extendDefaults: z.boolean().default(true),
  }),
]);

/** The argument of an `editUrl` function. The names of folder and file differ per section, as in Docusaurus. */
export interface EditUrlQuestion {
  permalink: string;
  locale: string;
}
export interface DocsEditUrlQuestion extends EditUrlQuestion {
  versionDocsDirPath: string;
  docPath: string;
  version: string;
}
export interface BlogEditUrlQuestion extends EditUrlQuestion {
  blogDirPath: string;
  blogPath: string;
}
export interface PagesEditUrlQuestion extends EditUrlQuestion {
  pagesDirPath: string;
  pagesPath: string;
}

/** A url to which the path of the file is added, or a function that returns the whole link. */
export function editUrl<Question extends EditUrlQuestion>() {
  return z.union([z.string(), functionValue<(question: Question) => string | undefined>()]);
}

export const logo = z.strictObject({
  /** Image of the logo. */
  src: nonEmptyText,
  /** Image of the logo in dark mode. */
  srcDark: text.optional(),
  /** Text for those who do not see it. */
  alt: text.optional(),
  /** Width of the image. Default: its own. */
  width: z.union([z.string(), z.number()]).optional(),
  /** Height of the image. Default: its own. */
  height: z.union([z.string(), z.number()]).optional(),
  /** Where a click leads. Default: the home page. */
  href: text.optional(),
  /** `target` of the link. */
  target: text.optional(),
  /** Class of the image. */
  className: text.optional(),
  /** Inline style of the image. */
  style: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});

/** Fields that every kind of link in the navbar and the footer has. */
export const linkFields = {
  /** Text of the link. */
  label: text.optional(),
  /** HTML instead of a label. */
  html: markup.optional(),
  /** A page of this site, without baseUrl. */
  to: text.optional(),
  /** Any address, as it is. */
  href: text.optional(),
  /** Put baseUrl before `href`. */
  prependBaseUrlToHref: z.boolean().optional(),
  /** Class of the link. */
  className: text.optional(),
  /** `target` of the link. */
  target: text.optional(),
  /** `rel` of the link. */
  rel: text.optional(),
  /** Text for screen readers, where the label is not enough. */
  'aria-label': text.optional(),
  /** Further HTML attributes, for example `{'data-team': 'mobile'}`. */
  attributes: linkAttributes.optional(),
};

/** Whether a text is scheme and host, without a path. */
export function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, pathname, search, hash } = new URL(value);
  return /^https?:$/.test(protocol) && pathname === '/' && search === '' && hash === '';
}
