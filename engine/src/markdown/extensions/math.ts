import type { MdastNode } from 'satteri';
import type { Context } from '../context.ts';
import { loadTemml } from '../lazy.ts';
import { element, sealed, type Out } from '../out.ts';

type Node<T extends MdastNode['type']> = Extract<MdastNode, { type: T }>;

export function buildMath(node: Node<'math'>, context: Context): Out {
  return buildDisplayMath(node.value, node, context);
}

export function buildDisplayMath(tex: string, node: MdastNode, context: Context): Out {
  context.sections.write(tex);
  context.sections.gap('\n');
  const mathml = renderMath(tex, { display: true, node }, context);
  if (mathml === undefined) return element('pre', { class: 'math-error' }, [element('code', {}, [tex])]);
  return sealed('div', { class: 'math-display', tabindex: '0' }, mathml);
}

export function buildInlineMath(node: Node<'inlineMath'>, context: Context): Out {
  context.sections.write(node.value);
  const mathml = renderMath(node.value, { display: false, node }, context);
  if (mathml === undefined) return element('code', { class: 'math-error' }, [node.value]);
  return sealed('span', { class: 'math-inline' }, mathml);
}

function renderMath(tex: string, options: { display: boolean; node: MdastNode }, context: Context): string | undefined {
  const temml = loadTemml();
  try {
    return temml.renderToString(tex, { displayMode: options.display, throwOnError: true });
  } catch (error) {
    context.warn(options.node, {
      code: 'math-error',
      message: `The formula \`${tex.trim()}\` cannot be read: ${error instanceof Error ? error.message.trim() : String(error)}`,
      hint: 'It is shown as code until it is mended.',
    });
    return undefined;
  }
}
