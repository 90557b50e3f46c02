import { z } from 'zod';
import type { FrontMatter, PageHead, Problem, SourceFile } from '../shared/model.ts';
import { formatOf, type ContentContext } from './context.ts';
import { parseExcerpt } from './excerpt.ts';
import {
  checkFrontMatter,
  type FrontMatterSchema,
  anyAddress,
  commonFields,
  defineFrontMatter,
  text,
  flag,
  number,
  tagList,
} from './front-matter-schema.ts';
import { parseFrontMatter } from './front-matter.ts';
import { readHookedPages, type HookedPage } from './hooked-page.ts';
import { readParsed } from './parsed-files.ts';
import { readSources } from './read.ts';
import { parseTextTitle } from './text-title.ts';

/** Front matter of a doc. Unknown keys pass through. */
export const docFrontMatter = defineFrontMatter({
  ...commonFields,
  /** Name of the doc inside its folder, for sidebars and links. Default: the name of the file. */
  id: text
    .refine((id) => !id.includes('/'), "must not contain a slash: the folder is already part of a doc's id")
    .optional(),
  /** Hides the title above the text. Default: false. */
  hide_title: flag.optional(),
  /** Text in the sidebar. Default: the title. */
  sidebar_label: text.optional(),
  /** Place in a sidebar that is made from folders. Default: the number before the name of the file. */
  sidebar_position: number.optional(),
  /** Class of the item in the sidebar. */
  sidebar_class_name: text.optional(),
  /** Key of the item for translations, where several have the same label. */
  sidebar_key: text.optional(),
  /** Data for a component that replaces the item in the sidebar. */
  sidebar_custom_props: z.record(z.string(), z.unknown(), 'must be a map').optional(),
  /** The sidebar to show beside the page; `null` for none. Default: the one that holds it. */
  displayed_sidebar: text.nullable().optional(),
  /** Tags, by name or as a map with `label` and `permalink`. */
  tags: tagList.optional(),
  /** Text of links to the page at the end of its neighbours. Default: `sidebar_label`. */
  pagination_label: text.optional(),
  /** The doc that follows, by id; `null` for none. Default: the next in the sidebar. */
  pagination_next: text.nullable().optional(),
  /** The doc before, by id; `null` for none. Default: the one before in the sidebar. */
  pagination_prev: text.nullable().optional(),
  /** Where a reader can edit the page; `null` for no link. Default: from `editUrl` of the config. */
  custom_edit_url: anyAddress.nullable().optional(),
  /** Takes a number off the name of the file and uses it as position. Default: `numberPrefixParser` of the config. */
  parse_number_prefixes: flag.optional(),
});

export type DocFrontMatter = z.output<typeof docFrontMatter>;

/** Front matter of a Markdown page. Unknown keys pass through. */
export const pageFrontMatter = defineFrontMatter({
  ...commonFields,
  /** Class of the element around the page. */
  wrapperClassName: text.optional(),
  /** Where a reader can edit the page; `null` for no link. Default: from `editUrl` of the config. */
  custom_edit_url: anyAddress.nullable().optional(),
});

export type PageFrontMatter = z.output<typeof pageFrontMatter>;

/** Kinds of pages and what their front matter may hold. */
interface HeadKinds {
  doc: DocFrontMatter;
  page: PageFrontMatter;
}

const SCHEMAS: { [Kind in keyof HeadKinds]: FrontMatterSchema<HeadKinds[Kind]> } = {
  doc: docFrontMatter,
  page: pageFrontMatter,
};

/** Whether an MDX text may show a component that lists the cards of its sidebar level. */
export function mayShowCards(text: string): boolean {
  return /^[ \t]*import\b|<\p{Lu}/mu.test(text);
}

/** Whether an MDX text may import a module, hold an event handler, or give a component of the site what is no data. */
export function mayNeedModules(text: string): boolean {
  return (
    /^[ \t]*(?:import|export)\b|\bon[A-Z]\w*\s*=\s*\{|\brequire(?:\.context)?\(/m.test(text) || GIVES_CODE.test(text)
  );
}

/** A tag, and between braces behind it a function, a new object or markup. */
const GIVES_CODE = /<\p{Lu}[^<]{0,500}?\{[^}]{0,500}?(?:=>|\b(?:function|new|class)\b|<)/u;

interface HeadOptions<Kind> {
  kind: Kind;
  /** The syntax of Markdown files: by extension, or one for all. */
  format: ContentContext['format'];
  /** The page as a plugin has read it. */
  hooked?: HookedPage | undefined;
}

/** Parses what lists and sidebars show of a page, and whether the bundler needs to read it. */
export function parseHead<Kind extends keyof HeadKinds>(
  file: SourceFile,
  { kind, format, hooked }: HeadOptions<Kind>,
): { value: PageHead<HeadKinds[Kind]>; problems: Problem[] } {
  const text = hooked?.text ?? file.text;
  const parsed = hooked ? { ...hooked, problems: [] } : parseFrontMatter(file);
  const checked = checkFrontMatter(parsed.frontMatter, { schema: SCHEMAS[kind], file });
  // With invalid front matter a page is loaded without front matter, so that it stays in its place until the author fixes it.
  const frontMatter: HeadKinds[Kind] = checked.value ?? {};
  const body = text.slice(parsed.bodyOffset);
  const isMdx = formatOf(file.source, { format, frontMatter }) === 'mdx';
  const value: PageHead<HeadKinds[Kind]> = {
    kind,
    frontMatter,
    contentTitle: parseTextTitle(body),
    excerpt: frontMatter.description === undefined ? parseExcerpt(body) : undefined,
    ...(isMdx && {
      mayShowCards: mayShowCards(text),
      hasCardList: text.includes('<DocCardList') || undefined,
      mayNeedModules: mayNeedModules(text),
    }),
  };
  return { value, problems: [...parsed.problems, ...checked.problems] };
}

export interface PageFile<T extends FrontMatter> extends SourceFile {
  head: PageHead<T>;
}

/** Reads pages of one kind, from the cache if they are in it. */
export async function readPages<Kind extends keyof HeadKinds>(
  sources: readonly string[],
  { kind, context }: { kind: Kind; context: ContentContext },
): Promise<{ pages: PageFile<HeadKinds[Kind]>[]; problems: Problem[] }> {
  const { siteDir, format, parsed, parsePage } = context;
  const pages: PageFile<HeadKinds[Kind]>[] = [];
  const hooks = parsePage && (await readHookedPages(readSources(siteDir, sources).files, parsePage));
  const problems: Problem[] = hooks?.problems ?? [];
  const options = {
    siteDir,
    // What a plugin's parser depends on is not known.
    parsed: hooks ? undefined : parsed,
    kind: `${kind} ${format}`,
    parse: (file: SourceFile) => parseHead(file, { kind, format, hooked: hooks?.pages.get(file.source) }),
  };
  for (const read of readParsed(sources, options)) {
    if (read.problems.length > 0) problems.push(...read.problems);
    if (!read.file) continue;
    read.file.head = read.value;
    pages.push(read.file as PageFile<HeadKinds[Kind]>);
  }
  return { pages, problems };
}
