import { createRequire } from 'node:module';
import type { Context } from '../markdown/context.ts';
import { element, sealed, type Out } from '../markdown/output/tree.ts';
import type { LeafNode } from '../markdown/syntax.ts';
import { TEX } from '../shared/twin.ts';
import type { Plugin } from './plugin.ts';

/** `$…$`, `$$…$$` and ```math as MathML, which browsers draw themselves. */
export const math: Plugin = {
  name: 'math',
  markdown: {
    name: 'math',
    isEnabled: (options) => options.math,
    parser: { math: true },
    nodes: { math: renderDisplay, inlineMath: renderInline },
    fences: { math: renderDisplay },
    toText: (node) => node.value,
  },
};

function renderDisplay(node: LeafNode, context: Context): Out {
  const mathml = toMathml(node, { displayMode: true, context });
  if (mathml === undefined) return element('pre', { class: 'math-error' }, [element('code', {}, [node.value])]);
  return sealed('div', { class: 'math-display', tabindex: '0', [TEX]: node.value }, mathml);
}

function renderInline(node: LeafNode, context: Context): Out {
  const mathml = toMathml(node, { displayMode: false, context });
  if (mathml === undefined) return element('code', { class: 'math-error' }, [node.value]);
  return sealed('span', { class: 'math-inline', [TEX]: node.value }, mathml);
}

function toMathml(node: LeafNode, options: { displayMode: boolean; context: Context }): string | undefined {
  const temml = loadTemml();
  try {
    return temml.renderToString(node.value, { displayMode: options.displayMode, throwOnError: true });
  } catch (error) {
    options.context.warn(node, {
      code: 'math-error',
      message: `The formula \`${node.value.trim()}\` cannot be read: ${error instanceof Error ? error.message.trim() : String(error)}`,
      hint: 'It is shown as code until it is fixed.',
    });
    return undefined;
  }
}

interface Temml {
  renderToString(tex: string, options: { displayMode: boolean; throwOnError: boolean }): string;
}

const require = createRequire(import.meta.url);

/** Loaded when a page has the first formula: a compile is synchronous. */
function loadTemml(): Temml {
  const loaded = require('temml') as Temml & { default?: Temml };
  return loaded.default ?? loaded;
}
