import GithubSlugger from 'github-slugger';
import { textOf, walk, type Node } from './nodes.ts';

/** Marks what stands for a node of the page while plugins run. */
export const STANDS_FOR = 'yaprakStandsFor';

export interface DefaultsOptions {
  maintainCase: boolean;
  mermaid: boolean;
  /** Names of admonitions. */
  keywords: ReadonlySet<string>;
  resolveLink(href: string): string | undefined;
}

/** What was done to a page before `remarkPlugins`, so that it can be undone or compared after them. */
export interface DefaultsResult {
  /** As the author wrote them, by the addresses that plugins see. */
  links: Map<string, string>;
  /** Headings with an id, by it: what the table of contents shows of them, as JSON. */
  headings: Map<string, string>;
}

/** Does to the tree what Docusaurus does to it before `remarkPlugins`: they see its title, headings, admonitions, diagrams and links as there. */
export function applyDefaults(root: Node, options: DefaultsOptions): DefaultsResult {
  const result: DefaultsResult = { links: new Map(), headings: new Map() };
  wrapTitle(root);
  const slugger = new GithubSlugger();
  walk(root, (node) => {
    if (node.type === 'containerDirective' && options.keywords.has(String(node['name']))) nameAdmonition(node);
    else if (node.type === 'heading') {
      identify(node, { slugger, maintainCase: options.maintainCase });
      result.headings.set(node.data?.id ?? '', printWords(node.children));
    } else if (node.type === 'code' && node['lang'] === 'mermaid' && options.mermaid) hideDiagram(node);
    else if (node.type === 'link' || node.type === 'definition') {
      const href = String(node['url']);
      const resolved = options.resolveLink(href);
      if (resolved === undefined) return;
      node['url'] = resolved;
      result.links.set(resolved, href);
    }
  });
  return result;
}

/** The words of a heading, to be compared. */
export function printWords(children: readonly Node[] | undefined): string {
  return JSON.stringify(children ?? [], (key, value: unknown) =>
    key === 'position' || key === 'estree' ? undefined : value,
  );
}

/** The h1 that is the page's title stands in a `<header>`. */
function wrapTitle(root: Node): void {
  const find = (parent: Node): boolean => {
    for (const [index, node] of (parent.children ?? []).entries()) {
      if (node.type === 'thematicBreak') return true;
      if (node.type === 'heading') {
        if (node['depth'] === 1 && parent.children)
          parent.children[index] = {
            type: 'mdxJsxFlowElement',
            name: 'header',
            attributes: [],
            children: [node],
            data: { [STANDS_FOR]: 'title' },
          };
        return true;
      }
      if (find(node)) return true;
    }
    return false;
  };
  find(root);
}

function nameAdmonition(node: Node): void {
  const [first, ...rest] = node.children ?? [];
  const label = first?.data?.['directiveLabel'] === true ? first : undefined;
  const words = label?.children ?? [];
  const only = words.length === 1 && words[0]?.type === 'text' ? words[0].value : undefined;
  const attributes = (node['attributes'] ?? {}) as Record<string, string | null | undefined>;
  const title = attributes['title'] ?? only;
  node.data = {
    ...node.data,
    hName: 'admonition',
    hProperties: {
      ...(title ? { title } : {}),
      ...(attributes['class'] ? { className: attributes['class'] } : {}),
      ...(attributes['id'] ? { id: attributes['id'] } : {}),
      type: node['name'],
    },
  };
  if (!label) return;
  const titled: Node[] = title
    ? []
    : [{ type: 'mdxAdmonitionTitle', data: { hName: 'mdxAdmonitionTitle', hProperties: {} }, children: words }];
  node.children = [...titled, ...rest];
}

const CLASSIC_ID = /\s*\{#(?<id>(?:(?!\{#)[^}])+)\}$/;
const COMMENT = /^\s*(?:\/\*(?<mdx>(?:(?!\*\/)[\s\S])*)\*\/|<!--(?<html>[\s\S]*)-->)\s*$/;

function identify(node: Node, { slugger, maintainCase }: { slugger: GithubSlugger; maintainCase: boolean }): void {
  const data = (node.data ??= {});
  const properties = (data.hProperties ??= {});
  const given = properties['id'];
  const id = given ? slugger.slug(String(given), true) : (takeId(node) ?? slugger.slug(wordsOf(node), maintainCase));
  data.id = id;
  properties['id'] = id;
}

/** An id that the author wrote at the end of the heading, which is taken out of it. */
function takeId(node: Node): string | undefined {
  const children = (node.children ??= []);
  const last = children.at(-1);
  if (last?.type === 'mdxTextExpression' || last?.type === 'html') {
    const found = COMMENT.exec(last.value ?? '')?.groups;
    const word = (found?.['mdx'] ?? found?.['html'] ?? '').trim().split(' ')[0] ?? '';
    if (word.length < 2 || !word.startsWith('#')) return undefined;
    children.pop();
    const before = children.at(-1);
    if (before?.type === 'text') before.value = (before.value ?? '').trimEnd();
    return word.slice(1);
  }
  const id = CLASSIC_ID.exec(wordsOf(node))?.groups?.['id'];
  if (id === undefined || last?.type !== 'text') return undefined;
  last.value = (last.value ?? '').replace(CLASSIC_ID, '');
  if (last.value === '' && children.length > 1) children.pop();
  return id.trim();
}

function wordsOf(node: Node): string {
  const children = node.children ?? [];
  const words = children.filter(({ type }) => type !== 'html');
  return (words.length > 0 ? words : children).map(textOf).join('');
}

/** Docusaurus draws it by then, so plugins for code blocks do not see it. */
function hideDiagram(node: Node): void {
  const { type, lang, meta, value } = node;
  Object.assign(node, {
    type: 'mdxJsxFlowElement',
    name: 'mermaid',
    attributes: [{ type: 'mdxJsxAttribute', name: 'value', value }],
    children: [],
    data: { [STANDS_FOR]: 'code', code: { type, lang, meta, value } },
  });
  delete node.value;
}
