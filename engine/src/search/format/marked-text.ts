import type { Range } from '../model.ts';

/**
 * The content of a section is a text with few marks, so that a result can show a sentence, a row of a table or a command: a block is a
 * line, code stands between backticks, cells are separated by tabs. The first row of a table is its head, and an empty line parts two tables.
 */

/** White space that is no single space, and spaces around a mark. Single spaces are not matched: there are too many of them. */
const SPACES = /[^\S\n\t ][^\S\n\t]*| [^\S\n\t]+/g;
const AROUND = / (?=[\n\t])|(?<=[\n\t]) /g;
const MARKS = /[\n\t][\n\t ]*| [\n\t ]+/g;
const OUTER = /^[ \n]+|[ \n]+$/g;

/** With single spaces, and composed (NFC) characters. */
export function cleanContent(content: string): string {
  return content.normalize().replace(SPACES, ' ').replace(AROUND, '').replace(OUTER, '');
}

/** The words of a clean content, between single spaces. */
export function plainText(content: string): string {
  return content.replaceAll('`', '').replace(MARKS, ' ').trim();
}

/** A content without its backticks, and where its code is. */
export interface MarkedText {
  text: string;
  codes: Range[];
}

export function readMarkedText(content: string): MarkedText {
  const codes: Range[] = [];
  let text = '';
  content.split('`').forEach((piece, number) => {
    if (number % 2 === 1) codes.push({ start: text.length, end: text.length + piece.length });
    text += piece;
  });
  return { text, codes };
}
