import type { HeadTag } from 'yaprak';
import type { DocusaurusContext } from './types.ts';
import { parseAttributes, parseTags } from './html-tags.ts';

type Attributes = Record<string, string | boolean>;

/** What a template of the page adds to what every page has. */
export interface TemplateTags {
  html: Attributes;
  body: Attributes;
  head: HeadTag[];
  start: HeadTag[];
  end: HeadTag[];
  /** Elements that it puts around the page, as they are opened. The page has no place for them. */
  around: string[];
}

export interface TemplateOptions {
  baseUrl: string;
  noIndex: boolean;
}

const APP = '<!--the page-->';

/**
 * Reads `ssrTemplate`, the whole page as an Eta template: what it has besides the page's own head, styles, scripts and content, which are
 * the engine's. Throws what the template throws.
 */
export function readSsrTemplate(template: string, { baseUrl, noIndex }: TemplateOptions): TemplateTags {
  const lists = { metaAttributes: [], stylesheets: [], scripts: [] };
  const tags = { headTags: '', preBodyTags: '', postBodyTags: '', htmlAttributes: '', bodyAttributes: '' };
  const page = render(template, { appHtml: APP, baseUrl, noIndex, version: '3', ...lists, ...tags });
  const html = page.replace(/<!--(?!the page-->)[\s\S]*?-->/g, '');
  const [, head = ''] = /<head\b[^>]*>([\s\S]*?)<\/head>/i.exec(html) ?? [];
  const [, bodyAttributes = '', content = ''] = /<body\b([^>]*)>([\s\S]*?)(?:<\/body>|$)/i.exec(html) ?? [];
  const [before = '', after = ''] = content.split(APP);
  const { around, rest } = takeOpen(before);
  return {
    html: ownAttributes(/<html\b([^>]*)>/i.exec(html)?.[1]),
    body: ownAttributes(bodyAttributes),
    head: parseTags(head).filter((tag) => !isEngines(tag)),
    start: parseTags(rest),
    end: parseTags(withoutEnds(after, around)),
    around: around.filter((tag) => !/\sid=["']?__docusaurus["'\s>]/.test(tag)),
  };
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Eta: `<%= escaped %>`, `<%~ as it is %>`, `<% code %>`; a `-` or `_` at the ends is about white space only. */
function render(template: string, it: Record<string, unknown>): string {
  const code: string[] = [];
  let end = 0;
  for (const found of template.matchAll(/<%[-_]?\s*([=~]?)([\s\S]*?)[-_]?%>/g)) {
    const [tag, kind = '', inside = ''] = found;
    code.push(`out += ${JSON.stringify(template.slice(end, found.index))};`);
    if (kind === '') code.push(inside);
    else code.push(kind === '=' ? `out += escape(${inside});` : `out += (${inside});`);
    end = found.index + tag.length;
  }
  code.push(`out += ${JSON.stringify(template.slice(end))}; return out;`);
  const escape = (value: unknown): string => String(value).replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);
  // The template is code of the site's config, as the config itself is.
  return new Function('it', 'escape', `let out = '';\n${code.join('\n')}`)(it, escape) as string;
}

/** The engine knows the language of each page, also where the template has one for all. */
function ownAttributes(text = ''): Attributes {
  const { lang: _lang, dir: _dir, ...own } = parseAttributes(text);
  return own;
}

/** The title and the character set are the page's, and so is what made it. */
function isEngines({ tagName, attributes }: HeadTag): boolean {
  return tagName === 'title' || (tagName === 'meta' && ('charset' in attributes || attributes['name'] === 'generator'));
}

const VOID = /^<(?:area|base|br|hr|img|input|link|meta|source|track|wbr)\b/i;

/** Takes tags out of which the elements are still open at the end. */
function takeOpen(html: string): { around: string[]; rest: string } {
  const open: { tag: string; name: string; at: number }[] = [];
  let inText: string | undefined;
  for (const { 0: tag, 1: slash, 2: name = '', index } of html.matchAll(
    /<(\/?)([a-z][\w-]*)(?:[^>"']|"[^"]*"|'[^']*')*>/gi,
  )) {
    const isEnd = slash === '/';
    if (inText !== undefined && !(isEnd && name.toLowerCase() === inText)) continue;
    inText = !isEnd && /^(?:script|style)$/i.test(name) ? name.toLowerCase() : undefined;
    const start = isEnd ? open.findLastIndex((each) => each.name === name.toLowerCase()) : -1;
    if (start >= 0) open.splice(start);
    if (!isEnd && !VOID.test(tag)) open.push({ tag, name: name.toLowerCase(), at: index });
  }
  let rest = html;
  for (const { tag, at } of open.toReversed()) rest = rest.slice(0, at) + rest.slice(at + tag.length);
  return { around: open.map(({ tag }) => tag), rest };
}

/** Without the ends of elements that were opened before the page, from the innermost. */
function withoutEnds(html: string, around: readonly string[]): string {
  return around.reduceRight((rest, tag) => {
    const name = /^<([\w-]+)/.exec(tag)?.[1] ?? '';
    const ends = [...rest.matchAll(new RegExp(`<(/?)${name}\\b[^>]*>`, 'gi'))];
    let depth = 1;
    const end = ends.find(([, slash]) => (depth += slash === '/' ? -1 : 1) === 0);
    return end ? rest.slice(0, end.index) + rest.slice(end.index + end[0].length) : rest;
  }, html);
}

/** What the template of a config adds; nothing, with a warning, where it cannot be read. */
export function takeSsrTemplate(
  { siteConfig, baseUrl }: Pick<DocusaurusContext, 'siteConfig' | 'baseUrl'>,
  warn: (message: string) => void,
): TemplateTags | undefined {
  const { ssrTemplate, noIndex } = siteConfig;
  if (typeof ssrTemplate !== 'string') return undefined;
  try {
    const tags = readSsrTemplate(ssrTemplate, { baseUrl, noIndex: noIndex === true });
    if (tags.around.length > 0)
      warn(
        `\`ssrTemplate\` puts elements around the page, which are left out: ${tags.around.join(' ')}. Readers lose what these look like.`,
      );
    return tags;
  } catch (error) {
    warn(`\`ssrTemplate\` is ignored, with all that it adds to pages, since it fails: ${String(error)}.`);
    return undefined;
  }
}
