import { parseDocument } from 'yaml';
import { placeOf } from '../errors/place.ts';
import type { FrontMatter, Problem, SourceFile } from '../shared/model.ts';
import { parsePlainYaml } from './plain-yaml.ts';

export interface ParsedFrontMatter {
  frontMatter: FrontMatter;
  /** Offset in the text at which the body starts. */
  bodyOffset: number;
  /** 1-based line of that offset. */
  bodyLine: number;
  problems: Problem[];
}

/** Split `---` front matter from a file and parse it. A file without it has an empty one. */
export function parseFrontMatter(file: SourceFile): ParsedFrontMatter {
  const { yaml, bodyOffset, bodyLine } = splitFrontMatter(file.text);
  if (yaml === undefined) return { frontMatter: {}, bodyOffset, bodyLine, problems: [] };
  const { data, problems } = parseBlock(yaml, file.source);
  return { frontMatter: data, bodyOffset, bodyLine, problems };
}

/** Where the front matter of a text ends, and its YAML as it is written. */
export function splitFrontMatter(text: string): { yaml?: string; bodyOffset: number; bodyLine: number } {
  const block = findBlock(text);
  if (!block) return { bodyOffset: 0, bodyLine: 1 };
  const { start, end, bodyOffset } = block;
  return { yaml: text.slice(start, end), bodyOffset, bodyLine: countLines(text, bodyOffset) };
}

interface Block {
  start: number;
  end: number;
  bodyOffset: number;
}

/** The text between the first line `---` and the next line that starts with `---`; without one, everything is front matter. */
function findBlock(text: string): Block | undefined {
  if (!text.startsWith('---') || text[3] === '-') return undefined;
  const firstBreak = text.indexOf('\n');
  if (firstBreak < 0)
    return text.trimEnd() === '---' ? { start: text.length, end: text.length, bodyOffset: text.length } : undefined;
  if (text.slice(3, firstBreak).trim() !== '') return undefined;
  const close = text.indexOf('\n---', firstBreak);
  if (close < 0) return { start: firstBreak + 1, end: text.length, bodyOffset: text.length };
  const closeBreak = text.indexOf('\n', close + 1);
  // Whatever follows the closing dashes on their line belongs to the body, as gray-matter has it.
  const rest = text.slice(close + 4, closeBreak < 0 ? text.length : closeBreak).trim();
  const bodyOffset = rest === '' ? (closeBreak < 0 ? text.length : closeBreak + 1) : close + 4;
  const end = text[close - 1] === '\r' ? close - 1 : close;
  return { start: firstBreak + 1, end: Math.max(end, firstBreak + 1), bodyOffset };
}

function countLines(text: string, until: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at >= 0 && at < until; at = text.indexOf('\n', at + 1)) line++;
  return line;
}

/** First line of a block is line 2 of its file. */
const FIRST_YAML_LINE = 2;

function parseBlock(yaml: string, source: string): { data: FrontMatter; problems: Problem[] } {
  const plain = parsePlainYaml(yaml);
  if (plain) return { data: plain, problems: [] };
  return parseYamlMap(yaml, { source, firstLine: FIRST_YAML_LINE, what: 'front matter' });
}

export interface YamlMapOptions {
  source: string;
  /** Line of the file at which this text starts. */
  firstLine?: number;
  /** What it is, for messages. */
  what: string;
}

/** Parse YAML that must be a map at its top. */
export function parseYamlMap(yaml: string, options: YamlMapOptions): { data: FrontMatter; problems: Problem[] } {
  const { source, firstLine = 1, what } = options;
  const document = parseDocument(yaml, { merge: true, logLevel: 'silent', prettyErrors: true });
  const error = document.errors[0];
  if (error) {
    const place = error.linePos?.[0];
    const problem: Problem = {
      code: 'invalid-yaml',
      severity: 'error',
      message: `The ${what} of ${source} is not valid YAML: ${firstSentence(error.message)}`,
      file: source,
      hint: hintFor(error.code),
    };
    if (place) Object.assign(problem, { line: place.line + firstLine - 1, column: place.col });
    return { data: {}, problems: [problem] };
  }
  let data: unknown;
  try {
    data = document.toJS();
  } catch (thrown) {
    // References (`*name`) are only followed now.
    const said = firstSentence(thrown instanceof Error ? thrown.message : String(thrown));
    const at = yaml.indexOf('*');
    const { line, column } = placeOf(yaml, Math.max(at, 0));
    const problem: Problem = {
      code: 'invalid-yaml',
      severity: 'error',
      message: `The ${what} of ${source} is not valid YAML: ${said}`,
      file: source,
      line: line + firstLine - 1,
      column,
      hint: 'In YAML a star at the start of a value is a reference: put quotes around the value.',
    };
    return { data: {}, problems: [problem] };
  }
  if (data === null || data === undefined) return { data: {}, problems: [] };
  if (typeof data !== 'object' || Array.isArray(data)) {
    const problem: Problem = {
      code: 'invalid-yaml',
      severity: 'error',
      message: `The ${what} of ${source} must be made of "key: value" lines, but it is ${Array.isArray(data) ? 'a list' : 'plain text'}.`,
      file: source,
      line: firstLine,
      column: 1,
      hint: 'Write each field on a line of its own, as in "title: Hello".',
    };
    return { data: {}, problems: [problem] };
  }
  return { data: data as FrontMatter, problems: [] };
}

function hintFor(code: string): string {
  if (code === 'DUPLICATE_KEY') return 'Take one of the two lines out.';
  if (code === 'TAB_AS_INDENT') return 'Indent with spaces.';
  return 'Put quotes around a value that holds a colon or another special character.';
}

/** The parser adds "at line x" and a picture of the line; the place is told by the problem itself. */
function firstSentence(message: string): string {
  const line = (message.split('\n')[0] ?? message).replace(/ at line \d+, column \d+:?$/, '');
  return line.endsWith('.') ? line : `${line}.`;
}
