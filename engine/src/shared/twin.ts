import type { PageData } from './model.ts';

/** The twin of a page is its text as Markdown, in a file beside it. */

/** The address of the twin: `/docs/x.md` for `/docs/x` and `/docs/x/`. */
export function twinUrlOf(url: string, { baseUrl }: { baseUrl: string }): string {
  if (url === baseUrl) return `${baseUrl}index.md`;
  return `${url.replace(/(?:\/|\.html)$/, '')}.md`;
}

/** Every page has one but those whose content is made in the browser or is about an address. */
export function hasTwin({ kind }: Pick<PageData, 'kind'>): boolean {
  return kind !== 'search' && kind !== 'notFound';
}

// What stands in a rendered page for its twin alone. A page is rendered once: the twin is made from the markup with these marks, and what
// readers get is the markup without them.

/** Around text for machines only, and around text for people only. */
export const ONLY_LLM = 'y-only-llm';
export const ONLY_HUMAN = 'y-only-human';
/** Around a component that says its own Markdown, and around that Markdown (as text), which follows it. */
export const REPLACED = 'y-replaced';
export const AS_MARKDOWN = 'y-markdown';
/** Attribute with the source of a formula. */
export const TEX = 'data-tex';

/** How the marks begin; most pages have none. */
const BEGINNINGS = [`<${ONLY_LLM}`, `<${ONLY_HUMAN}`, `<${AS_MARKDOWN}`, ` ${TEX}="`];
const SOURCE = new RegExp(`(<(?:div|span)\\b[^<>]*) ${TEX}="[^"]*"`, 'g');
const MARKDOWN = new RegExp(`<${AS_MARKDOWN}>[^<]*</${AS_MARKDOWN}>`, 'g');
const AROUND = new RegExp(`</?(?:${REPLACED}|${ONLY_HUMAN})>`, 'g');
/** The innermost: one may stand in another. */
const FOR_MACHINES = new RegExp(`<${ONLY_LLM}>(?:(?!<${ONLY_LLM}>)[\\s\\S])*?</${ONLY_LLM}>`, 'g');

/** Markup for readers. */
export function withoutTwinMarks(html: string): string {
  if (!BEGINNINGS.some((beginning) => html.includes(beginning))) return html;
  let rest = html.replace(MARKDOWN, '').replace(AROUND, '').replace(SOURCE, '$1');
  for (let before = ''; before !== rest;) {
    before = rest;
    rest = rest.replace(FOR_MACHINES, '');
  }
  return rest;
}
