import { inlineText, type InlineOptions } from './inlines.ts';
import { attributeOf, type MarkupElement, type MarkupNode } from './parse-markup.ts';

const isElement = (node: MarkupNode): node is MarkupElement => typeof node === 'object';

/** A table as GitHub writes it. One without a head gets an empty one. */
export function printTable(table: MarkupElement, options: InlineOptions): string[] {
  const cells = listRows(table);
  const rows = placeCells(cells);
  const width = Math.max(0, ...rows.map(({ length }) => length));
  if (width === 0) return [];
  const caption = table.children.filter(isElement).find(({ tag }) => tag === 'caption');
  const [first = []] = cells;
  const hasHead = first.every(({ tag }) => tag === 'th') || isInHead(table, first);
  const head = (hasHead && rows[0]) || [];
  const body = hasHead ? rows.slice(1) : rows;
  const lines = [
    printRow(head, { width, options }),
    `|${Array.from({ length: width }, (_, index) => ` ${alignmentOf(head[index] ?? body[0]?.[index])} `).join('|')}|`,
    ...body.map((row) => printRow(row, { width, options })),
  ];
  const title = caption ? inlineText(caption.children, options) : '';
  return [title === '' ? '' : `**${title}**`, lines.join('\n')];
}

const PARTS = new Set(['thead', 'tbody', 'tfoot']);
const isCell = (node: MarkupNode): node is MarkupElement => isElement(node) && (node.tag === 'td' || node.tag === 'th');

function listRows(element: MarkupElement): MarkupElement[][] {
  const rows: MarkupElement[][] = [];
  for (const child of element.children) {
    if (!isElement(child)) continue;
    if (child.tag === 'tr') rows.push(child.children.filter(isCell));
    else if (PARTS.has(child.tag)) rows.push(...listRows(child));
  }
  return rows;
}

function isInHead(table: MarkupElement, row: readonly MarkupElement[]): boolean {
  const head = table.children.filter(isElement).find(({ tag }) => tag === 'thead');
  return head !== undefined && listRows(head).some((each) => each[0] === row[0]);
}

/** A place of a row: a cell, or nothing where one reaches over it. */
type Place = MarkupElement | undefined;

/** Each cell at its column, which those that reach down from rows above decide, too. */
function placeCells(rows: readonly MarkupElement[][]): Place[][] {
  // How many more rows the cell above reaches over, by column.
  const taken: number[] = [];
  return rows.map((cells) => {
    const places: Place[] = [];
    const skipTaken = (): void => {
      for (let rest = taken[places.length] ?? 0; rest > 0; rest = taken[places.length] ?? 0) {
        taken[places.length] = rest - 1;
        places.push(undefined);
      }
    };
    for (const cell of cells) {
      skipTaken();
      const [across, down] = [spanOf(cell, 'colspan'), spanOf(cell, 'rowspan')];
      for (let column = 0; column < across; column++) {
        taken[places.length] = down - 1;
        places.push(column === 0 ? cell : undefined);
      }
    }
    skipTaken();
    return places;
  });
}

/** A number that is no sense is one, as in a browser. */
function spanOf(cell: MarkupElement, name: 'colspan' | 'rowspan'): number {
  const span = Number(attributeOf(cell, name) ?? 1);
  return span >= 1 && span <= 100 ? Math.floor(span) : 1;
}

function printRow(places: readonly Place[], { width, options }: { width: number; options: InlineOptions }): string {
  let line = '|';
  for (let column = 0; column < width; column++) {
    const cell = places[column];
    const text = cell ? printCell(cell, options) : '';
    line += text === '' ? ' |' : ` ${text} |`;
  }
  return line;
}

/** Blocks of a cell are lines of it. */
function printCell(cell: MarkupElement, options: InlineOptions): string {
  if (!cell.children.some(isLine)) return escapeCell(inlineText(cell.children, options));
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
  return escapeCell(lines(cell.children).join('<br>'));
}

const LINES = new Set(['p', 'ul', 'ol', 'li', 'div', 'pre', 'dl', 'dt', 'dd']);
const isLine = (node: MarkupNode): boolean => isElement(node) && LINES.has(node.tag);

function escapeCell(text: string): string {
  if (!/[\n|]/.test(text)) return text;
  return text.replaceAll('\\\n', '<br>').replaceAll('\n', ' ').replaceAll('|', '\\|');
}

function alignmentOf(cell: MarkupElement | undefined): string {
  const align = /text-align:\s*(left|center|right)/.exec((cell && attributeOf(cell, 'style')) ?? '')?.[1];
  return align === 'left' ? ':--' : align === 'center' ? ':-:' : align === 'right' ? '--:' : '---';
}
