import GithubSlugger from 'github-slugger';
import type { MdastNode } from 'satteri';
import { placeholderToken } from '../shared/placeholders.ts';
import type { Fence, LinkPlaceholder, MarkdownFormat, ModuleImport, Problem, TocEntry } from '../shared/model.ts';
import type { CodeRenderer } from './code/code-block.ts';
import type { MarkdownOptions } from './options.ts';
import { element, type Attributes, type Out } from './output/tree.ts';
import { createSections, type Sections } from './sections.ts';
import { originalLine } from './source.ts';

export interface Place {
  line: number;
  column: number;
}

/** One compile: what the handlers of the syntax need and fill. Lives as long as one page's compile. */
export interface Context {
  readonly file: string;
  readonly format: MarkdownFormat;
  /** See PreparedSource. */
  readonly added: readonly number[];
  readonly options: MarkdownOptions;
  readonly keywords: ReadonlySet<string>;
  readonly overridden: ReadonlySet<string>;
  /** The heading that stands in a `<header>`. */
  readonly headerTitle: MdastNode | undefined;
  readonly renderCode: CodeRenderer;
  readonly slugger: GithubSlugger;
  readonly sections: Sections;
  readonly definitions: ReadonlyMap<string, Definition>;
  readonly footnotes: Footnotes;
  /** Default-imported partials: local name -> specifier. */
  readonly partials: ReadonlyMap<string, string>;
  readonly placeholders: LinkPlaceholder[];
  /** Modules that the author's code loads with `require`. */
  readonly requires: ModuleImport[];
  readonly toc: TocEntry[];
  readonly problems: Problem[];
  /** JavaScript of the author, collected for checks of the whole page (hooks, names of components). */
  readonly authorCode: string[];
  /** How many components that may look at their children the text stands in. */
  lookedAt: number;
  /** Raw HTML, but for comments. */
  readonly rawHtml: MdastNode[];
  /** Code that components draw. */
  readonly fences: Fence[];
  /** Render children with the handlers. */
  build(nodes: readonly MdastNode[]): Out[];
  /** An element made from Markdown, which the site may have given its own component. */
  element(tag: string, attributes: Attributes, children: readonly Out[]): Out;
  /** Leave a place for a url; returns the token to print. */
  placeholder(kind: LinkPlaceholder['kind'], url: string, node: MdastNode): string;
  requireModule(specifier: string, node: MdastNode): void;
  warn(node: MdastNode, warning: Warning): void;
  /** Stops the build, with the place of the node. */
  fail(node: MdastNode, fault: Warning): void;
}

export interface Warning {
  code: string;
  message: string;
  hint?: string;
}

export interface Definition {
  url: string;
  title?: string | null;
}

export interface Footnotes {
  readonly definitions: ReadonlyMap<string, Extract<MdastNode, { type: 'footnoteDefinition' }>>;
  /** Identifiers in the order of first use, and how often each was used. */
  readonly uses: Map<string, number>;
  /** Ends their ids, where several texts share a page. */
  readonly suffix: string;
}

export interface ContextInput {
  file: string;
  added: readonly number[];
  digest: string;
  format: MarkdownFormat;
  options: MarkdownOptions;
  keywords: ReadonlySet<string>;
  overridden: ReadonlySet<string>;
  headerTitle: MdastNode | undefined;
  renderCode: CodeRenderer;
  partials: ReadonlyMap<string, string>;
  definitions: ReadonlyMap<string, Definition>;
  footnoteDefinitions: Footnotes['definitions'];
  footnoteSuffix: Footnotes['suffix'];
  build(nodes: readonly MdastNode[], context: Context): Out[];
}

export function createContext(input: ContextInput): Context {
  const { digest, build } = input;
  const placeholders: LinkPlaceholder[] = [];
  const requires: ModuleImport[] = [];
  const problems: Problem[] = [];
  // Field by field: an object made by spreading is slow to read, and every node of the page reads this one.
  const context: Context = {
    file: input.file,
    format: input.format,
    added: input.added,
    options: input.options,
    keywords: input.keywords,
    overridden: input.overridden,
    headerTitle: input.headerTitle,
    renderCode: input.renderCode,
    partials: input.partials,
    definitions: input.definitions,
    placeholders,
    requires,
    problems,
    toc: [],
    authorCode: [],
    lookedAt: 0,
    rawHtml: [],
    fences: [],
    slugger: new GithubSlugger(),
    sections: createSections(),
    footnotes: { definitions: input.footnoteDefinitions, uses: new Map(), suffix: input.footnoteSuffix },
    build: (nodes) => build(nodes, context),
    element(tag, attributes, children) {
      const made = element(tag, attributes, children);
      if (input.overridden.has(tag)) {
        made.overridden = true;
        made.dynamic = true;
      }
      return made;
    },
    placeholder(kind, url, node) {
      placeholders.push({ kind, url, ...placeOf(node, input.added) });
      return placeholderToken(digest, placeholders.length - 1);
    },
    requireModule(specifier, node) {
      if (requires.every((each) => each.specifier !== specifier))
        requires.push({ specifier, line: placeOf(node, input.added).line, isLate: true });
    },
    warn(node, warning) {
      problems.push({ ...warning, severity: 'warning', file: input.file, ...placeOf(node, input.added) });
    },
    fail(node, fault) {
      problems.push({ ...fault, severity: 'error', file: input.file, ...placeOf(node, input.added) });
    },
  };
  return context;
}

/** Where a node starts; a node that the parser made up (an autolink) has no place of its own. */
export function placeOf(node: MdastNode, added: readonly number[]): Place {
  const start = node.position?.start;
  return { line: originalLine(start?.line ?? 1, added), column: start?.column ?? 1 };
}
