import type { Plugin } from 'vite';
import { adapterSrcs, engineDir, isBelow } from '../paths.ts';

/** As much of PostCSS as is used here. It comes with Vite, which has no types for it. */
interface Node {
  type: string;
  important?: boolean;
}
interface Rule extends Node {
  selectors: string[];
  nodes: Node[];
  parent?: Container;
  clone(): Rule;
  replaceWith(...nodes: object[]): void;
  before(node: object): void;
}
interface Container extends Node {
  name?: string;
  parent?: Container;
}
interface Root {
  source?: { input: { file?: string } };
  walkRules(visit: (rule: Rule) => void): void;
}
interface Helpers {
  AtRule: new (fields: { name: string; params: string; nodes: object[] }) => object;
}

/** Names of elements alone, with combinators and pseudo-elements. What a site says of the whole page is no part of it. */
const ELEMENTS = /^(?!(?:html|body)\b)[a-z][\da-z]*(?:\s*[\s>+~]\s*[a-z][\da-z]*)*(?:::[a-z-]+)?$/i;
/** At-rules in which a rule is one like any other. */
const CONDITIONS = new Set(['media', 'supports', 'container']);

/** Puts rules of a site that name elements alone into a layer of the look. Nothing without one. */
export function elementRules(layer: string | undefined): Plugin[] {
  if (layer === undefined) return [];
  const plugins = [layerElements(layer)] as never;
  return [{ name: 'yaprak:element-rules', config: () => ({ css: { postcss: { plugins } } }) }];
}

/**
 * Styles of a site are in no layer, so that even its `code` would win over `.code-block code` of a look. It is to lose, as it did where
 * there were no layers: a rule by elements goes to the layer where the look has its own of that kind, and there the selectors decide.
 */
export function layerElements(layer: string): object {
  return {
    postcssPlugin: 'yaprak:element-rules',
    Once(root: Root, { AtRule }: Helpers): void {
      const from = root.source?.input.file;
      if (from !== undefined && isBelow(from, [engineDir, ...adapterSrcs])) return;
      const wrap = (rule: Rule): object => new AtRule({ name: 'layer', params: layer, nodes: [rule] });
      root.walkRules((rule) => {
        if (!isPlain(rule)) return;
        const elements = rule.selectors.filter((selector) => ELEMENTS.test(selector));
        if (elements.length === 0) return;
        const moved = rule.clone();
        moved.selectors = elements;
        const others = rule.selectors.filter((selector) => !elements.includes(selector));
        if (others.length === 0) return rule.replaceWith(wrap(moved));
        rule.before(wrap(moved));
        rule.selectors = others;
      });
    },
  };
}

/** Declarations alone, in no layer and no other rule. What is important would be more so in a layer. */
function isPlain(rule: Rule): boolean {
  for (let { parent } = rule; parent && parent.type !== 'root'; parent = parent.parent)
    if (parent.type !== 'atrule' || !CONDITIONS.has(parent.name ?? '')) return false;
  return rule.nodes.every(({ type, important }) => type === 'comment' || (type === 'decl' && !important));
}
