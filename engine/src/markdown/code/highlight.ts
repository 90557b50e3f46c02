import { escapeText } from '../../shared/html.ts';
import { LANGUAGE_ALIASES } from './languages.ts';
import { loadGrammar, loadRefractor } from '../lazy.ts';

type Token = string | PrismToken;

interface PrismToken {
  type: string;
  content: Token | Token[];
  alias?: string | string[] | null;
}

/** The part of Prism under refractor that is used here: its tokens are printed directly, which costs a third of making a tree first. */
export interface Prism {
  languages: Record<string, object | undefined>;
  tokenize(code: string, grammar: object): Token[];
  hooks: { run(name: string, environment: object): void };
}

/** `load` registers a grammar of Prism by the name of its file. */
export type ExtendPrism = (prism: Prism, load: (name: string) => void) => void;

export interface Highlighter {
  /** HTML of the code, or of each of its lines; without a grammar only escaped. */
  highlight(code: string, language: string): string;
  highlightLines(code: string, language: string): string[];
}

/** Grammars that change others once they are loaded: a page's colours would hang on the pages before it. */
const MODIFIERS = [
  'core',
  'all',
  'css-extras',
  'js-extras',
  'js-templates',
  'jsdoc',
  'php-extras',
  'cilkc',
  'cilkcpp',
  'xml-doc',
  'opencl',
  'markup-templating',
];

/** Grammars that look, when they are loaded, whether others are there: these are loaded first, for the same reason. */
export const LOOKS_FOR: Readonly<Record<string, readonly string[]>> = {
  arturo: ['markdown', 'sql', 'bash'],
  graphql: ['markdown'],
  haml: ['coffeescript', 'erb', 'less', 'markdown', 'ruby', 'scss', 'textile'],
  haxe: ['regex'],
  http: ['csp', 'hpkp', 'hsts', 'json', 'uri'],
  log: ['javastacktrace'],
  markdown: ['yaml'],
  pug: ['coffeescript', 'ejs', 'handlebars', 'less', 'livescript', 'markdown', 'scss', 'stylus', 'twig'],
  pure: ['c', 'cpp', 'fortran'],
  sas: ['groovy', 'lua', 'sql'],
  smarty: ['php'],
  vala: ['regex'],
};

/** Grammars that an extension may count on: those that prism-react-renderer brings. */
const COMMON =
  'clike c cpp go graphql json jsx kotlin markdown objectivec python reason rust swift tsx typescript yaml'.split(' ');

function prepare(extensions: readonly ExtendPrism[]) {
  const refractor = loadRefractor();
  const load = (name: string): boolean => {
    for (const other of LOOKS_FOR[name] ?? []) if (!refractor.registered(other)) load(other);
    const syntax = loadGrammar(name);
    if (syntax) refractor.register(syntax);
    return syntax !== undefined;
  };
  // All others are made of these or look for them.
  for (const name of ['markup', 'css', 'javascript']) load(name);
  const prism = refractor as unknown as Prism;
  if (extensions.length > 0) for (const name of COMMON) load(name);
  const before = { ...prism.languages };
  for (const extend of extensions) extend(prism, load);
  const isOwn = (name: string): boolean =>
    Object.hasOwn(prism.languages, name) && prism.languages[name] !== before[name];
  // A name that an extension gives to a grammar is that grammar, whatever Prism calls so.
  const own = new Set(extensions.length > 0 ? Object.keys(prism.languages).filter(isOwn) : []);
  return { refractor, load, prism, own };
}

export function createHighlighter(extensions: readonly ExtendPrism[] = []): Highlighter {
  const missing = new Set<string>(MODIFIERS);
  let prepared: ReturnType<typeof prepare> | undefined;

  const grammarOf = (language: string): { name: string; grammar: object; prism: Prism } | undefined => {
    const { refractor, load, prism, own } = (prepared ??= prepare(extensions));
    const name = own.has(language) ? language : (LANGUAGE_ALIASES[language] ?? language);
    if (!refractor.registered(name)) {
      if (missing.has(name)) return undefined;
      if (!/^[a-z0-9-]+$/.test(name) || !load(name)) missing.add(name);
    }
    const grammar = prism.languages[name];
    return typeof grammar === 'object' ? { name, grammar, prism } : undefined;
  };

  const tokensOf = (code: string, language: string): Token[] => {
    const found = grammarOf(language);
    if (!found) return [code];
    const { prism } = found;
    // Template languages (PHP, ERB, Handlebars) do their work in these two hooks.
    const environment = { code, grammar: found.grammar, language: found.name, tokens: [] as Token[] };
    prism.hooks.run('before-tokenize', environment);
    environment.tokens = prism.tokenize(environment.code, environment.grammar);
    prism.hooks.run('after-tokenize', environment);
    return environment.tokens;
  };

  return {
    highlight: (code, language) => printTokens(tokensOf(code, language)),
    highlightLines(code, language) {
      const lines = [''];
      printLines(tokensOf(code, language), { open: '', close: '' }, lines);
      return lines;
    },
  };
}

/** Tokens named like a class of the theme: in Markdown, a fence is a `code-block`. */
const CLASHES: ReadonlyMap<string, string> = new Map([['code-block', 'code-snippet']]);

function classOf(token: PrismToken): string {
  const { alias } = token;
  // The JSX grammar makes tokens whose alias is null.
  const type = CLASHES.get(token.type) ?? token.type;
  if (!alias?.length) return `token ${type}`;
  return `token ${type} ${typeof alias === 'string' ? alias : alias.join(' ')}`;
}

function printTokens(tokens: Token | readonly Token[]): string {
  if (typeof tokens === 'string') return escapeText(tokens);
  if (!Array.isArray(tokens)) return printToken(tokens as PrismToken);
  let html = '';
  for (const token of tokens as readonly Token[])
    html += typeof token === 'string' ? escapeText(token) : printToken(token);
  return html;
}

function printToken(token: PrismToken): string {
  return `<span class="${classOf(token)}">${printTokens(token.content)}</span>`;
}

/** As printTokens, but a token that runs over a line end is closed there and opened again on the next line. */
function printLines(tokens: Token | readonly Token[], tags: { open: string; close: string }, lines: string[]): void {
  if (typeof tokens === 'string') {
    if (tokens.includes('\n'))
      for (const [index, text] of tokens.split('\n').entries()) printOnLine(text, tags, { lines, fresh: index > 0 });
    else printOnLine(tokens, tags, { lines, fresh: false });
  } else if (Array.isArray(tokens)) for (const token of tokens as readonly Token[]) printLines(token, tags, lines);
  else {
    const token = tokens as PrismToken;
    printLines(
      token.content,
      { open: `${tags.open}<span class="${classOf(token)}">`, close: `</span>${tags.close}` },
      lines,
    );
  }
}

function printOnLine(
  text: string,
  tags: { open: string; close: string },
  target: { lines: string[]; fresh: boolean },
): void {
  const html = text === '' ? '' : tags.open + escapeText(text) + tags.close;
  if (target.fresh) target.lines.push(html);
  else target.lines[target.lines.length - 1] += html;
}
