import { z } from 'zod';
import { blogSchema, type CreateFeedItems, type FeedType } from './schema/blog.ts';
import { docsSchema } from './schema/docs.ts';
import { i18nSchema } from './schema/i18n.ts';
import { imagesSchema, socialCardsSchema } from './schema/images.ts';
import { machinesSchema } from './schema/machines.ts';
import { markdownSchema, prismSchema } from './schema/markdown.ts';
import { navbarSchema } from './schema/navbar.ts';
import { checkSchema, outputSchema } from './schema/output.ts';
import { pagesSchema, sitemapSchema } from './schema/pages.ts';
import { searchSchema } from './schema/search.ts';
import { headTag, plugin } from './schema/site-values.ts';
import { announcementBarSchema, colorModeSchema, footerSchema, tableOfContentsSchema } from './schema/theme.ts';
import {
  READ_ONCE,
  functionValue,
  isOrigin,
  nonEmptyText,
  plainData,
  reaction,
  text,
  textList,
} from './schema/values.ts';

/** The one schema of `yaprak.config.*`. The types below come from it, and the comments on its fields are their documentation. */

export const siteSchema = z.strictObject({
  /** Name of the site. */
  title: nonEmptyText,
  /** A few words on it. */
  tagline: text.default(''),
  /** Origin of the site: scheme and host, without a path. */
  url: z.string().refine(isOrigin, {
    error: 'must be a full address without a path, like "https://docs.example.com"; a path belongs in `baseUrl`',
  }),
  /** Path of the site. Starts and ends with a slash. Default: `/`. */
  baseUrl: z
    .string()
    .refine((value) => /^\/(?:.*\/)?$/.test(value) && !/\/\.{0,2}\//.test(value), {
      error: 'must start and end with a slash, like "/" or "/docs/"',
    })
    .default('/'),
  /**
   * `true`: addresses end with a slash. `false`: they do not, and pages are written as `x.html`. Absent: as the file is (`x/index.html`, linked
   * as `/x`; the page of a folder as `/x/`).
   */
  trailingSlash: z.boolean().optional(),
  /** Icon in the tab, from a static folder. */
  favicon: text.optional(),
  /** Hide the site from search engines: robots tag and header, and no sitemap. Default: false. */
  noIndex: z.boolean().default(false),
  /** Between a page's title and the site's. Default: `|`. */
  titleDelimiter: text.default('|'),
  /** Show a message on the page when it was built for another baseUrl. Default: true. */
  baseUrlIssueBanner: z.boolean().default(true),
  /** Languages of the site. */
  i18n: i18nSchema.prefault({}),
  /** A link to a page that does not exist. Default: `throw`. */
  onBrokenLinks: reaction.default('throw'),
  /** A link to a heading that does not exist. Default: `warn`. */
  onBrokenAnchors: reaction.default('warn'),
  /** A Markdown link to a file that makes no page. It is a broken link besides, so `onBrokenLinks` counts too. Default: `warn`. */
  onBrokenMarkdownLinks: reaction.default('warn'),
  /** A Markdown image that does not exist. Default: `throw`. */
  onBrokenMarkdownImages: reaction.default('throw'),
  /** Two pages at one address. Default: `warn`. */
  onDuplicateRoutes: reaction.default('warn'),
  /** Folders whose files are copied as they are. Default: `['static']`. */
  staticDirectories: textList.default(['static']),
  /** Tags for `<head>` of every page. */
  headTags: z.array(headTag).default([]),
  /** Scripts of every page: an address, or attributes with `src`. The Content-Security-Policy allows their hosts. */
  scripts: z
    .array(
      z.union([
        z.string(),
        z.object({ /** Address of the script. */ src: z.string() }).catchall(z.union([z.string(), z.boolean()])),
      ]),
    )
    .default([]),
  /** Stylesheets of every page: an address, or attributes with `href`. The Content-Security-Policy allows their hosts. */
  stylesheets: z
    .array(
      z.union([
        z.string(),
        z.object({ /** Address of the stylesheet. */ href: z.string() }).catchall(z.union([z.string(), z.boolean()])),
      ]),
    )
    .default([]),
  /** Anything for your own components that JSON can hold; they read it with `useDocusaurusContext()`. */
  customFields: plainData.default({}),
  /** Style files of the site. Default: `src/css/custom.css` where it exists. */
  customCss: z.union([z.string(), textList]).optional(),
  /** Old addresses and where they lead now, without baseUrl. */
  redirects: z
    .array(
      z.strictObject({
        /** The old address, or several. */
        from: z.union([nonEmptyText, z.array(nonEmptyText)]),
        /** Where it leads: a page of this site, or any address. */
        to: nonEmptyText,
      }),
    )
    .default([]),
  /** Asked for each page's address (without baseUrl); the old addresses it gives lead to that page. */
  createRedirects: functionValue<(path: string) => string | readonly string[] | null | undefined>().optional(),
  /** Give each page whose address holds letters such as `ş` a second one in plain letters, which leads to it. Default: true. */
  asciiAliases: z.boolean().default(true),
  /** How Markdown is read. */
  markdown: markdownSchema.prefault({}),
  /** Docs: one section, several, or `false`. Default: on where the folder exists. */
  docs: z.union([z.literal(false), docsSchema, z.array(docsSchema)]).optional(),
  /** Blog: one, several, or `false`. Default: on where the folder exists. */
  blog: z.union([z.literal(false), blogSchema, z.array(blogSchema)]).optional(),
  /** Standalone pages: one section, several, or `false`. Default: on where the folder exists. */
  pages: z.union([z.literal(false), pagesSchema, z.array(pagesSchema)]).optional(),
  /** `false` for none. */
  sitemap: z.union([z.literal(false), sitemapSchema]).prefault({}),
  /** Markdown twins of all pages, `llms.txt`, and a menu for them beside each title; `false` for none. */
  machines: z.union([z.literal(false), machinesSchema]).prefault({}),
  /** How files are written. */
  output: outputSchema.prefault({}),
  /** Settings of `yaprak check`. */
  check: checkSchema.prefault({}),
  /** Features of the site's own: see `definePlugin`. */
  plugins: z.array(plugin).default([]),
  /** The bar at the top. */
  navbar: navbarSchema.prefault({}),
  /** The foot of every page. Default: none. */
  footer: footerSchema.optional(),
  /** A line above the navbar that readers can close. Default: none. */
  announcementBar: announcementBarSchema.optional(),
  /** Light and dark. */
  colorMode: colorModeSchema.prefault({}),
  /** Use the two faces of the theme; `false`: only fonts of the reader's system. Default: true. */
  fonts: z.boolean().default(true),
  /** The list of headings beside the text. */
  tableOfContents: tableOfContentsSchema.prefault({}),
  /** Colours of code. */
  prism: prismSchema.prefault({}),
  /** `<meta>` tags of every page, as attributes. */
  metadata: z.array(z.record(z.string(), z.string())).default([]),
  /** Picture for links shared on social networks. */
  image: text.optional(),
  /** Smaller files of the images of pages, where the package `sharp` is installed; `false` for none. */
  images: z.union([z.literal(false), imagesSchema]).prefault({}),
  /** A picture of each page for links to it, where the package `sharp` is installed: `true`, or its settings. Default: false. */
  socialCards: z
    .union([z.boolean(), socialCardsSchema])
    .transform((given) => (given === true ? socialCardsSchema.parse({}, READ_ONCE) : given))
    .default(false),
  /** Local full-text search: `true`, or its settings. Default: false. */
  search: z
    .union([z.boolean(), searchSchema])
    .transform((given) => (given === true ? searchSchema.parse({}, READ_ONCE) : given))
    .default(false),
});

/** What an author writes. */
export type UserConfig = z.input<typeof siteSchema>;

interface Found {
  /** The author named the section, so its folder must exist. */
  explicit: boolean;
  /** Every keyword that opens an admonition in it. */
  admonitions: { keywords: string[] };
}

export type DocsSection = Omit<z.output<typeof docsSchema>, 'admonitions'> & Found;
export type PagesSection = Omit<z.output<typeof pagesSchema>, 'admonitions'> & Found;
export type BlogSection = Omit<z.output<typeof blogSchema>, 'admonitions' | 'feedOptions'> &
  Found & {
    /** `limit` is absent when a feed holds every post. */
    feedOptions: {
      types: FeedType[];
      title?: string;
      description?: string;
      copyright?: string;
      language?: string;
      limit?: number;
      createFeedItems?: CreateFeedItems | undefined;
    };
  };

export interface LocaleConfig {
  name: string;
  label: string;
  htmlLang: string;
  direction: 'ltr' | 'rtl';
  calendar: string;
  /** Folder of its translations, inside `i18n.path`. */
  path: string;
  translate: boolean;
  url?: string;
  /** Path of the language. */
  baseUrl: string;
}

type Parsed = z.output<typeof siteSchema>;

/** The whole config: validated, defaults filled, frozen. */
export interface SiteConfig extends Omit<Parsed, 'docs' | 'blog' | 'pages' | 'i18n' | 'customCss' | 'markdown'> {
  /** Absolute. */
  siteDir: string;
  /** The file it came from, relative to the site folder. */
  configFile: string;
  /** Site-relative paths. */
  customCss: string[];
  markdown: Omit<Parsed['markdown'], 'hooks' | 'admonitions'> & { admonitions: { keywords: string[] } };
  /** The baseUrl of the whole site, for files that all languages share. `baseUrl` is that of the language being built. */
  rootUrl: string;
  /** The `url` of the whole site. */
  siteUrl: string;
  i18n: Omit<Parsed['i18n'], 'locales' | 'localeConfigs'> & {
    locales: string[];
    localeConfigs: Record<string, LocaleConfig>;
    /** The language being built. */
    currentLocale: string;
    /** Texts of the engine that the site overrides in that language. */
    texts: Record<string, string>;
  };
  docs: DocsSection[];
  blog: BlogSection[];
  pages: PagesSection[];
}
