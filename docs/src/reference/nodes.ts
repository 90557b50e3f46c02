import type { MarkdownSyntax } from 'yaprak';

/** Nodes of Markdown, made by hand: headings made so stand in the table of contents and in search like written ones. */

type RenderDirective = NonNullable<MarkdownSyntax['directives']>[string];
export type Directive = Parameters<RenderDirective>[0];
export type Context = Parameters<RenderDirective>[1];
export type Out = ReturnType<Context['build']>[number];
export type Node = Parameters<Context['build']>[0][number];

const node = (value: object): Node => value as Node;

export const text = (value: string): Node => node({ type: 'text', value });
export const code = (value: string): Node => node({ type: 'inlineCode', value });
export const paragraph = (words: string): Node => node({ type: 'paragraph', children: inline(words) });
export const codeBlock = (value: string, lang: string): Node => node({ type: 'code', lang, meta: null, value });

export function heading(
  depth: number,
  children: Node[],
  { id, isListed = true, listed }: { id: string; isListed?: boolean; listed?: string },
): Node {
  return node({
    type: 'heading',
    depth,
    children,
    data: { id, isListed, ...(listed !== undefined && { listed: [text(listed)] }) },
  });
}

/** A sentence of a comment: text, and code between backticks. */
export function inline(words: string): Node[] {
  return words.split(/(`[^`]+`)/).flatMap((piece) => {
    if (piece === '') return [];
    return [piece.startsWith('`') && piece.endsWith('`') && piece.length > 2 ? code(piece.slice(1, -1)) : text(piece)];
  });
}

export function table(rows: readonly (readonly Node[][])[]): Node {
  return node({
    type: 'table',
    align: rows[0]?.map(() => null) ?? [],
    children: rows.map((cells) =>
      node({ type: 'tableRow', children: cells.map((children) => node({ type: 'tableCell', children })) }),
    ),
  });
}
