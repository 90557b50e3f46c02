import { z } from 'zod';
import { DEFAULT_REVIEW_AFTER } from '../../shared/search-defaults.ts';
import { nonEmptyText, textList } from './values.ts';

const boost = z.number().min(0);

/** Words that mean the same, or `from` that also finds `to`. */
const synonymGroup = z.union([
  z.array(nonEmptyText).min(2),
  z.strictObject({
    /** Words of readers. */
    from: z.array(nonEmptyText).min(1),
    /** Words of pages that they also find. */
    to: z.array(nonEmptyText).min(1),
  }),
]);
/** Several groups, as a list or as a YAML file below the site. */
export const synonymGroups = z.array(synonymGroup);
const synonyms = z.union([nonEmptyText, synonymGroups]);

/** Local full-text search. */
export const searchSchema = z.strictObject({
  /** Most results that the panel shows. The search page has up to 100. Default: 8. */
  maxSearchResults: z.int().min(1).max(100).default(8),
  /** The weight of a word, by where it is. */
  boosts: z
    .strictObject({
      /** In a title. Default: 5. */
      title: boost.default(5),
      /** In the text. Default: 1. */
      content: boost.default(1),
      /** In a tag. Default: 3. */
      tags: boost.default(3),
      /** In a category above the page. Default: 2. */
      sidebarParentCategories: boost.default(2),
    })
    .prefault({}),
  /** How many of the sidebar categories above a doc are indexed with it, the nearest first. Default: 0, none. */
  indexParentCategories: z.int().min(0).default(0),
  /** How soon more of the same word stops counting (BM25). Default: 1.2. */
  k1: z.number().min(0).default(1.2),
  /** How much a long section is held against it (BM25). Default: 0.75. */
  b: z.number().min(0).max(1).default(0.75),
  /** Find docs. Default: true. */
  indexDocs: z.boolean().default(true),
  /** Find posts. Default: true. */
  indexBlog: z.boolean().default(true),
  /** Find standalone pages. Default: true. */
  indexPages: z.boolean().default(true),
  /**
   * Words that mean the same on this site: a YAML file (`src/search-synonyms.yml`), groups, or either of them for each language
   * (`{ tr: …, en: … }`). A group is a list of equal words, or `{ from, to }` for one direction.
   */
  synonyms: z.union([synonyms, z.record(nonEmptyText, synonyms)]).default([]),
  /** Use the engine's own glossary of Turkish and English words for software, operations, payment, delivery and support. Default: true. */
  glossary: z.boolean().default(true),
  /** Mark the words that were looked for on the page that a result leads to, until the reader takes the marks away. Default: true. */
  highlight: z.boolean().default(true),
  /** After so many months, results say when their page was last reviewed (`last_reviewed`). 0: never. Default: 12. */
  reviewAfter: z.int().min(0).default(DEFAULT_REVIEW_AFTER),
  /** Where a reader who finds nothing can ask. Default: nothing. */
  help: z
    .strictObject({
      /** Text of the link. Default: “Ask for help” in the language of the page. */
      label: nonEmptyText.optional(),
      /** A page of this site, without baseUrl, or any other address. */
      href: nonEmptyText,
    })
    .optional(),
  /** Report to a service what was shown, clicked, read, not found, and asked again in other words. Default: false, and nothing leaves the site. */
  events: z
    .union([
      z.literal(false),
      z.strictObject({
        /** Address of the service's script. It is loaded with the search panel. */
        script: nonEmptyText,
        /** Name of the function on `window` that the script puts there. Each event is one call of it. */
        global: nonEmptyText.default('searchEvents'),
        /** Hosts that the script may talk to, for the Content-Security-Policy. */
        connect: textList.default([]),
      }),
    ])
    .default(false),
});

export type SynonymGroups = z.output<typeof synonymGroups>;
export type SearchConfig = z.output<typeof searchSchema>;
