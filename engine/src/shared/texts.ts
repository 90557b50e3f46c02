import { TEXTS, type TextEntry } from './text-table.ts';

export type TextId = keyof typeof TEXTS;
export type TextParams = Record<string, string | number>;
/** Returns texts in one language. */
export type TextFunction = (id: TextId, params?: TextParams) => string;

/** The language of a page, and the texts that the site overrides. */
export interface Words {
  /** A BCP 47 tag. */
  lang: string;
  /** By text id. A counted text has its forms joined by `|`, in the order of `pluralForm`. */
  own?: Readonly<Record<string, string>>;
}

/** Texts that are part of an article, or name a part of it: they are in its language. Labels of buttons and links belong to the interface. */
const ARTICLE_TEXTS: ReadonlySet<string> = new Set<TextId>([
  'details',
  'diagram',
  'footnotes',
  'table',
  'task.done',
  'task.open',
]);

export function isArticleText(id: TextId): boolean {
  return id.startsWith('admonition.') || ARTICLE_TEXTS.has(id);
}

const PLACEHOLDER = /\{(\w+)\}/g;

/** Returns the text of an id. A counted text needs `params.count`. */
export function text(words: Words, id: TextId, params?: TextParams): string {
  const template = templateOf(words, id, params?.['count']);
  if (!params) return template;
  return template.replace(PLACEHOLDER, (whole, name: string) => String(params[name] ?? whole));
}

function templateOf({ lang, own }: Words, id: TextId, count: string | number | undefined): string {
  const given = own?.[id];
  if (given !== undefined) return count === undefined ? given : pluralForm(given, { lang, count: Number(count) });
  const entry: TextEntry = TEXTS[id];
  const wording = lang === 'tr' || lang.startsWith('tr-') ? entry.tr : entry.en;
  return typeof wording === 'string' ? wording : wording[count === 1 ? 0 : 1];
}

/** Whether `id` is one of the texts, for ids made from an author's word. */
export function isTextId(id: string): id is TextId {
  return Object.hasOwn(TEXTS, id);
}

const ORDER = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

/** Picks a plural form from `one|other`, or as many forms as the language has. A missing form is replaced by the last one. */
export function pluralForm(forms: string, { lang, count }: { lang: string; count: number }): string {
  const given = forms.split('|');
  if (given.length === 1) return forms;
  const rules = new Intl.PluralRules(lang);
  const known: readonly string[] = rules.resolvedOptions().pluralCategories;
  const at = ORDER.filter((form) => known.includes(form)).indexOf(rules.select(count));
  return given[Math.min(at, given.length - 1)] ?? forms;
}
