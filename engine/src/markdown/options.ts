import { DEFAULT_MAGIC_COMMENTS, type MagicComment } from '../shared/magic-comments.ts';
import { textToken } from '../shared/placeholders.ts';
import { text, type TextId } from '../shared/texts.ts';

/** Words that the compiler puts into a page. */
export interface MarkdownLabels {
  /** Default titles by keyword; a keyword without one shows `info`'s when it is the site's own, else itself. */
  admonitions: Readonly<Record<string, string>>;
  footnotes: string;
  /** `{reference}` is the number of the note. */
  footnoteBack: string;
  /** `{heading}` is the heading's text. */
  directLink: string;
  copyCode: string;
  wrapCode: string;
  /** Before the name of a diagram. */
  diagram: string;
  /** Name of a table that scrolls, where no heading is above it. */
  table: string;
  diagramSource: string;
  /** Summary of `<details>` that has none. */
  details: string;
  /** Names of the boxes in task lists. */
  taskDone: string;
  taskOpen: string;
}

/** Tokens in place of the words, so that one compile serves every language; render fills them in. */
export const LABEL_TOKENS: MarkdownLabels = createLabels((id, value) => textToken(id, value));

/** English words, for text that is compiled for no page. */
export const ENGLISH_LABELS: MarkdownLabels = createLabels((id) => text({ lang: 'en' }, id));

function createLabels(word: (id: TextId, value?: string) => string): MarkdownLabels {
  return {
    admonitions: {
      note: word('admonition.note'),
      tip: word('admonition.tip'),
      info: word('admonition.info'),
      warning: word('admonition.warning'),
      danger: word('admonition.danger'),
      caution: word('admonition.caution'),
      important: word('admonition.important'),
      success: word('admonition.success'),
      secondary: word('admonition.secondary'),
    },
    footnotes: word('footnotes'),
    footnoteBack: word('footnotes.back', '{reference}'),
    directLink: word('heading.link', '{heading}'),
    copyCode: word('code.copy'),
    wrapCode: word('code.wrap'),
    diagram: word('diagram'),
    table: word('table'),
    diagramSource: word('diagram.source'),
    details: word('details'),
    taskDone: word('task.done'),
    taskOpen: word('task.open'),
  };
}

/** Options of the compiler: plain data, so that they can be part of a cache key and be sent to a thread. */
export interface MarkdownOptions {
  /** Names after `:::` that make an admonition, besides the built-in ones. */
  admonitionKeywords: readonly string[];
  /** `$…$`, `$$…$$` and ```math as MathML. */
  math: boolean;
  /** ```mermaid as SVG. */
  mermaid: boolean;
  /** `:rocket:` as an emoji. */
  emoji: boolean;
  /** ```bash npm2yarn as tabs of commands. */
  npm2yarn: PackageManagersOptions | false;
  /** Leave `javascript:` and the like in links. */
  allowUnsafeLinks: boolean;
  /** Keep upper case in heading ids. */
  maintainCase: boolean;
  /** Put the h1 that is the title into a `<header>`. */
  titleInHeader: boolean;
  /** Components see a fence as `<pre><code>` with its text, and lists with their line breaks. */
  codeElements: boolean;
  prism: {
    /** Language of a fence without one. */
    defaultLanguage?: string;
    magicComments: readonly MagicComment[];
  };
  /** Elements that the site gives its own components (`a`, `img`, `code`, `admonition`, …): they become component calls. */
  overriddenElements: readonly string[];
  labels: MarkdownLabels;
}

export type PackageManager = 'yarn' | 'pnpm' | 'bun';

export interface PackageManagersOptions {
  /** Whether all such tabs change together. */
  sync: boolean;
  /** Shown besides npm. */
  converters: readonly PackageManager[];
}

export const BUILT_IN_KEYWORDS: readonly string[] = [
  'note',
  'tip',
  'info',
  'warning',
  'danger',
  'caution',
  'important',
  'success',
  'secondary',
];

export const DEFAULT_MARKDOWN_OPTIONS: MarkdownOptions = {
  admonitionKeywords: [],
  math: false,
  mermaid: false,
  emoji: true,
  npm2yarn: false,
  allowUnsafeLinks: false,
  maintainCase: false,
  titleInHeader: false,
  codeElements: false,
  prism: { magicComments: DEFAULT_MAGIC_COMMENTS },
  overriddenElements: [],
  labels: ENGLISH_LABELS,
};

/** Fill in what a caller leaves out. */
export function resolveMarkdownOptions(given: PartialMarkdownOptions = {}): MarkdownOptions {
  const { labels, prism, ...rest } = given;
  return {
    ...DEFAULT_MARKDOWN_OPTIONS,
    ...rest,
    prism: { ...DEFAULT_MARKDOWN_OPTIONS.prism, ...prism },
    labels: { ...ENGLISH_LABELS, ...labels, admonitions: { ...ENGLISH_LABELS.admonitions, ...labels?.admonitions } },
  };
}

export type PartialMarkdownOptions = Partial<Omit<MarkdownOptions, 'labels' | 'prism'>> & {
  labels?: Partial<MarkdownLabels>;
  prism?: Partial<MarkdownOptions['prism']>;
};
