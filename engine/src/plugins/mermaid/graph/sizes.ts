import { LABEL_SIZE, measure, NODE_SIZE, type TextBox } from '../text.ts';
import type { Edge, GraphNode, Group } from './graph.ts';

/** Words of a node go to the next line at this width, as in Mermaid. */
const NODE_MAX = 190;
const LABEL_MAX = 150;
const PAD = { x: 14, y: 9 };

export function nodeText({ label, shape }: GraphNode): TextBox {
  return measure(label, {
    size: NODE_SIZE,
    max: shape === 'diamond' || shape.endsWith('circle') ? NODE_MAX * 0.7 : NODE_MAX,
  });
}

export function nodeSize(node: GraphNode): { width: number; height: number } {
  const text = nodeText(node);
  const width = Math.max(text.width + PAD.x * 2, 44);
  const height = Math.max(text.height + PAD.y * 2, 36);
  switch (node.shape) {
    case 'start':
      return { width: 16, height: 16 };
    case 'end':
      return { width: 20, height: 20 };
    case 'bar':
      return { width: 60, height: 8 };
    case 'diamond':
      // The text's corners touch the sides where its width and height add up to those of the diamond.
      if (node.label === '') return { width: 28, height: 28 };
      return { width: text.width + text.height * 1.6 + 26, height: text.height + text.width * 0.42 + 20 };
    case 'circle':
    case 'double-circle': {
      const side = Math.hypot(text.width, text.height) + (node.shape === 'circle' ? 18 : 28);
      return { width: side, height: side };
    }
    case 'ellipse':
      return { width: text.width * 1.3 + 24, height: text.height * 1.4 + 18 };
    case 'hexagon':
    case 'lean-left':
    case 'lean-right':
    case 'trapezoid':
    case 'trapezoid-top':
    case 'flag':
      return { width: width + 24, height };
    case 'cylinder':
      return { width, height: height + 14 };
    case 'subroutine':
      return { width: width + 14, height };
    default:
      return { width, height };
  }
}

export function labelText({ label }: Edge): TextBox | undefined {
  return label === undefined ? undefined : measure(label, { size: LABEL_SIZE, max: LABEL_MAX });
}

/** The strip at the top of a group in which its title is. */
export const TITLE_HEIGHT = 26;

export function titleText({ title }: Group): TextBox {
  return measure(title, { size: LABEL_SIZE, bold: true });
}
