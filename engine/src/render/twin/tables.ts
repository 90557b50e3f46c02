import { inlineText, type InlineOptions } from './inlines.ts';
import { attributeOf, type MarkupElement, type MarkupNode } from './parse-markup.ts';

const isElement = (node: MarkupNode): node is MarkupElement => typeof node === 'object';

/** A table as GitHub writes it. One without a head gets an empty one. */
export function printTable(table: MarkupElement, options: InlineOptions): string[] {
  const rows = listRows(table);
  const width = Math.max(0, ...rows.map((row) => row.reduce((sum, cell) => sum + spanOf(cell), 0)));
  if (width === 0) return [];
  const caption = table.children.filter(isElement).find(({ tag }) => tag === 'caption');
  const [first = []] = rows;
  const hasHead = first.every(({ tag }) => tag === 'th') || (first[0]?.tag === 'th' && isInHead(table, first));
  const head = hasHead ? first : [];
  const body = hasHead ? rows.slice(1) : rows;
  const lines = [
    printRow(head, { width, options }),
    `|${Array.from({ length: width }, (_, index) => ` ${alignmentOf((head[index] ?? body[0]?.[index]) as MarkupElement | undefined)} `).join('|')}|`,
    ...body.map((row) => printRow(row, { width, options })),
  ];
  const title = caption ? inlineText(caption.children, options) : '';
  return [title === '' ? '' : `**${title}**`, lines.join('\n')];
}

function listRows(element: MarkupElement): MarkupElement[][] {
  return element.children.filter(isElement).flatMap((child) => {
    if (child.tag === 'tr') return [child.children.filter(isElement).filter(({ tag }) => tag === 'td' || tag === 'th')];
    return /^(?:thead|tbody|tfoot)$/.test(child.tag) ? listRows(child) : [];
  });
}

function isInHead(table: MarkupElement, row: readonly MarkupElement[]): boolean {
  const head = table.children.filter(isElement).find(({ tag }) => tag === 'thead');
  return head !== undefined && listRows(head).some((each) => each[0] === row[0]);
}

function spanOf(cell: MarkupElement): number {
  const span = Number(attributeOf(cell, 'colspan') ?? 1);
  return span >= 1 && span <= 100 ? Math.floor(span) : 1;
}

function printRow(
  cells: readonly MarkupElement[],
  { width, options }: { width: number; options: InlineOptions },
): string {
  const texts = cells.flatMap((cell) => [printCell(cell, options), ...Array<string>(spanOf(cell) - 1).fill('')]);
  const all = [...texts, ...Array<string>(Math.max(0, width - texts.length)).fill('')];
  return `|${all.map((text) => ` ${text}${text === '' ? '' : ' '}`).join('|')}|`;
}

/** Blocks of a cell are lines of it. */
function printCell(cell: MarkupElement, options: InlineOptions): string {
  const isLine = (node: MarkupNode): boolean => isElement(node) && /^(?:p|ul|ol|li|div|pre|dl|dt|dd)$/.test(node.tag);
  const lines = (nodes: readonly MarkupNode[]): string[] => {
    const out: string[] = [];
    let run: MarkupNode[] = [];
    const flush = (): void => {
      out.push(inlineText(run, options));
      run = [];
    };
    for (const node of nodes) {
      if (!isLine(node)) run.push(node);
      else {
        flush();
        out.push(...lines((node as MarkupElement).children));
      }
    }
    flush();
    return out.filter(Boolean);
  };
  return lines(cell.children).join('<br>').replaceAll('\\\n', '<br>').replaceAll('\n', ' ').replaceAll('|', '\\|');
}

function alignmentOf(cell: MarkupElement | undefined): string {
  const align = /text-align:\s*(left|center|right)/.exec((cell && attributeOf(cell, 'style')) ?? '')?.[1];
  return align === 'left' ? ':--' : align === 'center' ? ':-:' : align === 'right' ? '--:' : '---';
}
