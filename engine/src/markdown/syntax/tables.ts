import type { Context } from '../context.ts';
import { element, isDynamic, textOf, type Attributes, type Out } from '../output/tree.ts';
import type { MarkdownSyntax, NodeOf } from '../syntax.ts';

export const tables: MarkdownSyntax = { name: 'tables', nodes: { table: buildTable } };

/**
 * Widths in characters, as `theme/styles/content/table.css` lays tables out in a wide font. A table that is wider than a phone even if every cell is
 * wrapped is shown there as stacked rows. Where one is wider than the narrowest place that does not stack, it scrolls, or with two or
 * three columns breaks its words. On a desktop names in code stay in one piece if all of them have the room.
 */
const CELL_PADDING = 2.2;
const PHONE = 40;
const SMALLEST_PHONE = 32;
const UNSTACKED = 54;
const DESKTOP = 66;

/** What a row needs to know of its table. */
interface Columns {
  align: readonly (string | null | undefined)[];
  /** Names of the columns, which stacked rows repeat beside their cells. */
  labels?: readonly string[];
}

/**
 * The wrapper is what scrolls when a table is wider than the text. Only a table that needs it takes the focus, so that keys can scroll it.
 * A component that looks at its children finds a plain table, and so does a site's component that draws tables: the parts that Markdown gives a table.
 */
function buildTable(node: NodeOf<'table'>, context: Context): Out {
  const [head, ...body] = node.children;
  if (!head) return '';
  const columns = head.children.length;
  context.sections.gap('\n\n');
  const cells = [head, ...body].map((row) => buildCells(row, { columns, context }));
  const labels = (cells[0] ?? []).map((cell) => textOf(cell).trim());
  // Authors who want no head leave its cells empty, since Markdown has no table without one.
  const isPlain = isLookedAt(context);
  const hasHead = isPlain || (cells[0]?.some((cell) => cell.length > 0) ?? false);
  const width = measure(cells, { columns });
  const isWide = columns > 3;
  const isStacked = !isPlain && hasHead && width > (isWide ? SMALLEST_PHONE : PHONE);
  const isTooWide = width > UNSTACKED;
  const isBroken = !isPlain && isTooWide && !isWide;
  const align = node.align ?? [];
  const [headRow, ...rows] = cells.map((row, index) =>
    buildRow(row, { tag: index === 0 ? 'th' : 'td', align, labels: isStacked ? labels : undefined, context }),
  );
  const role = (name: string): Attributes => (isStacked ? { role: name } : {});
  const parts = headRow && hasHead ? [context.element('thead', role('rowgroup'), [headRow])] : [];
  if (rows.length > 0) parts.push(context.element('tbody', role('rowgroup'), rows));
  const table = context.element('table', role('table'), parts);
  if (context.lookedAt > 0) return table;
  const names = [
    'table-scroll',
    ...(isStacked ? ['table-stack'] : []),
    ...(isBroken ? ['table-break'] : []),
    ...(isBroken && width <= DESKTOP ? ['table-fit'] : []),
    ...(breaksCode(cells) && measure(cells, { columns, keepsCode: true }) <= DESKTOP ? ['table-whole'] : []),
  ];
  const scrolls = isTooWide && isWide && { tabindex: '0', role: 'region', 'aria-label': nameOf(labels, context) };
  return element('div', { class: names.join(' '), ...scrolls }, [table]);
}

function isLookedAt({ lookedAt, overridden }: Context): boolean {
  return lookedAt > 0 || overridden.has('table');
}

/** The cells of a row: as many as the head has, missing ones are empty. */
function buildCells(row: NodeOf<'tableRow'>, { columns, context }: { columns: number; context: Context }): Out[][] {
  const cells = Array.from({ length: columns }, (_, column) => {
    if (column > 0) context.sections.tab();
    const cell = context.build(row.children[column]?.children ?? []);
    return isLookedAt(context) ? cell : cell.map(breakCode);
  });
  context.sections.gap('\n');
  return cells;
}

/**
 * A head cell without text names no column, so it is a cell like others. Elements that are laid out as blocks lose their meaning in some browsers,
 * so those of stacked rows say their role.
 */
function buildRow(cells: readonly Out[][], options: Columns & { tag: 'th' | 'td'; context: Context }): Out {
  const { align, labels, context } = options;
  const built = cells.map((children, column) => {
    const side = align[column];
    const tag = children.length > 0 || isLookedAt(context) ? options.tag : 'td';
    const attributes: Attributes = { style: side ? `text-align:${side}` : undefined };
    if (labels) attributes.role = tag === 'th' ? 'columnheader' : 'cell';
    if (labels && options.tag === 'td') attributes['data-label'] = labels[column] || undefined;
    return context.element(tag, attributes, children);
  });
  return context.element('tr', labels ? { role: 'row' } : {}, built);
}

interface Measuring {
  columns: number;
  /** Names in code do not break. */
  keepsCode?: boolean;
}

/** The width of the narrowest form of a table: a column is at least as wide as its longest word. */
function measure(rows: readonly Out[][][], { columns, keepsCode = false }: Measuring): number {
  let width = columns * CELL_PADDING;
  for (let column = 0; column < columns; column += 1) {
    let longest = 0;
    for (const row of rows)
      for (const word of printBreaks(row[column] ?? [], keepsCode).split(WORD_END))
        longest = Math.max(longest, word.length);
    width += longest;
  }
  return width;
}

/** Whether a line of a cell may end in the middle of its code. */
const breaksCode = (rows: readonly Out[][][]): boolean =>
  rows.some((row) => row.some((cell) => printBreaks(cell, false) !== printBreaks(cell, true)));

/** Where a line may end: at a space, after a hyphen, and where `breakCode` allows it. */
const WORD_END = /[\s\u2010-\u2014]+|(?<=-)/;

function printBreaks(nodes: readonly Out[], keepsCode: boolean): string {
  let text = '';
  for (const node of nodes) {
    if (typeof node === 'string') text += node;
    else if (node.kind === 'element' && keepsCode && node.tag === 'code')
      text += textOf([node]).replace(/[\s\u2010-\u2014-]/g, '_');
    else if (node.kind === 'element')
      text += node.tag === 'wbr' || node.tag === 'br' ? ' ' : printBreaks(node.children, keepsCode);
    else if (node.kind === 'component') text += printBreaks(node.children, keepsCode);
  }
  return text;
}

const CODE_PIECE = /(?<=[^\s_./,:;=&?-][_./,:;=&?-]+)(?=[^\s_./,:;=&?-])|(?<=\p{Ll})(?=\p{Lu})/gu;
const SHORT_CODE = 10;

/** Lets a long name in code break after a sign and before a capital letter: `payment_‍session_used`, `cart‍Version`. */
function breakCode(node: Out): Out {
  if (typeof node === 'string' || node.kind !== 'element' || isDynamic(node)) return node;
  if (node.tag !== 'code') return node.html === undefined ? { ...node, children: node.children.map(breakCode) } : node;
  const [text] = node.children;
  if (typeof text !== 'string' || text.length <= SHORT_CODE) return node;
  const pieces = text.split(CODE_PIECE);
  return {
    ...node,
    children: pieces.flatMap((piece, index) => (index === 0 ? [piece] : [element('wbr', {}, []), piece])),
  };
}

/** The name of a table that scrolls: its heading, and the name of its first column, since one heading may have several tables. */
function nameOf(labels: readonly string[], context: Context): string {
  const heading = context.toc.findLast((entry) => 'text' in entry);
  return (
    [heading?.text, labels.find((label) => label !== '')].filter(Boolean).join(': ') || context.options.labels.table
  );
}
