import type { MdastNode } from 'satteri';
import type { Context } from '../context.ts';
import { sealed, type Out } from '../out.ts';
import { buildDisplayMath } from './math.ts';
import { buildMermaid } from './mermaid.ts';
import { buildPackageManagers, isForPackageManagers } from './package-managers.ts';

/** A code block: highlighted code, or a diagram, a formula or tabs of commands where those are switched on. */
export function buildCode(node: Extract<MdastNode, { type: 'code' }>, context: Context): Out {
  if (node.lang === 'mermaid' && context.options.mermaid) {
    const diagram = buildMermaid(node, context);
    // A site with its own component for diagrams draws by it what can be drawn.
    if (diagram)
      return context.overridden.has('mermaid') ? context.element('mermaid', { value: node.value }, []) : diagram;
  }
  if (node.lang === 'math' && context.options.math) return buildDisplayMath(node.value, node, context);
  const { npm2yarn } = context.options;
  if (npm2yarn && isForPackageManagers(node)) return buildPackageManagers(node, context, npm2yarn);
  context.sections.write(node.value);
  context.sections.gap('\n');
  if (context.overridden.has('pre') || context.overridden.has('code')) return buildComponentCode(node, context);
  const block = context.renderCode(node.value, { language: node.lang ?? undefined, meta: node.meta ?? undefined });
  return sealed('div', { class: block.className }, block.html);
}

/** A site with its own `pre` or `code` gets what Docusaurus gives it. */
function buildComponentCode(node: Extract<MdastNode, { type: 'code' }>, context: Context): Out {
  const attributes = { class: node.lang ? `language-${node.lang}` : undefined, metastring: node.meta ?? undefined };
  return context.element('pre', {}, [context.element('code', attributes, [`${node.value}\n`])]);
}
