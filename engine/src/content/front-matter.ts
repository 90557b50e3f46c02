import { isScalar, parseDocument, visit, type Document, type YAMLError } from 'yaml';
import { placeOf } from '../errors/place.ts';
import { checkFrontMatterEnd, findFrontMatter } from '../shared/front-matter.ts';
import { findInvalidTexts } from '../shared/invalid-texts.ts';
import type { FrontMatter, Problem, SourceFile } from '../shared/model.ts';

interface ParsedFrontMatter {
  frontMatter: FrontMatter;
  /** Offset in the text at which the body starts. */
  bodyOffset: number;
  problems: Problem[];
}

/** Parses the front matter of a file. A file without it has an empty one. */
export function parseFrontMatter(file: SourceFile): ParsedFrontMatter {
  const { text, source } = file;
  const block = findFrontMatter(text);
  if (!block) return { frontMatter: {}, bodyOffset: 0, problems: [] };
  const { data, problems } = parseYamlMap(text.slice(block.start, block.end), {
    source,
    firstLine: FIRST_YAML_LINE,
    what: 'front matter',
  });
  const unended = block.fault && checkFrontMatterEnd(text, source);
  return { frontMatter: data, bodyOffset: block.bodyOffset, problems: unended ? [unended, ...problems] : problems };
}

/** The YAML starts on line 2 of the file. */
const FIRST_YAML_LINE = 2;

interface YamlMapOptions {
  source: string;
  /** Line of the file at which this text starts. */
  firstLine?: number;
  /** The kind of file or block, for messages. */
  what: string;
}

/** Parses YAML whose top level must be a map. */
export function parseYamlMap(yaml: string, options: YamlMapOptions): { data: FrontMatter; problems: Problem[] } {
  const { source, firstLine = 1, what } = options;
  const document = parseDocument(yaml, { merge: true, logLevel: 'silent', prettyErrors: true });
  const error = document.errors[0];
  if (error) {
    const quote = findOpenQuote(document, error);
    const place = quote === undefined ? error.linePos?.[0] : placeOf(yaml, quote);
    const reason = quote === undefined ? firstSentence(error.message) : 'A quote is opened and never closed.';
    const problem: Problem = {
      code: 'invalid-yaml',
      severity: 'error',
      message: `The ${what} of ${source} is not valid YAML: ${reason}`,
      file: source,
      hint: quote === undefined ? hintFor(error.code) : 'Close it at the end of the value.',
    };
    if (place)
      Object.assign(problem, { line: place.line + firstLine - 1, column: 'col' in place ? place.col : place.column });
    return { data: {}, problems: [problem] };
  }
  let data: unknown;
  try {
    data = document.toJS();
  } catch (thrown) {
    // References (`*name`) are resolved here.
    const reason = firstSentence(thrown instanceof Error ? thrown.message : String(thrown));
    const at = yaml.indexOf('*');
    const { line, column } = placeOf(yaml, Math.max(at, 0));
    const problem: Problem = {
      code: 'invalid-yaml',
      severity: 'error',
      message: `The ${what} of ${source} is not valid YAML: ${reason}`,
      file: source,
      line: line + firstLine - 1,
      column,
      hint: 'In YAML a star at the start of a value is a reference. Put quotes around the value.',
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
  const problems = checkCharacters(data, { source, what }).map((problem) => ({
    ...findEscape(yaml, { firstLine }),
    ...problem,
  }));
  return problems.length > 0 ? { data: {}, problems } : { data: data as FrontMatter, problems: [] };
}

/** Reports texts with characters that no page or address can hold. */
export function checkCharacters(data: unknown, { source, what }: { source: string; what: string }): Problem[] {
  return findInvalidTexts(data).map(({ path, name }) => ({
    code: 'invalid-character',
    severity: 'error',
    message: `In the ${what} of ${source} the value "${path.join('.')}" holds ${name}, a character that no page or address can hold.`,
    file: source,
    hint: 'Remove the escape, such as \\uD800 or \\0, from the value.',
  }));
}

/** The first escape that may stand for such a character. */
function findEscape(yaml: string, { firstLine }: { firstLine: number }): { line?: number; column?: number } {
  const at = yaml.search(/\\(?:[0abefvNu_LPxU])/);
  if (at < 0) return {};
  const { line, column } = placeOf(yaml, at);
  return { line: line + firstLine - 1, column };
}

function hintFor(code: string): string {
  if (code === 'DUPLICATE_KEY') return 'Remove one of the two lines.';
  if (code === 'TAB_AS_INDENT') return 'Indent with spaces.';
  return 'Put quotes around a value that holds a colon or another special character.';
}

/** Where the quote begins that an error is about: the parser names the place where it gave up, lines further down. */
function findOpenQuote(document: Document, { code, message, pos }: YAMLError): number | undefined {
  if (code !== 'MISSING_CHAR' || !message.startsWith('Missing closing')) return undefined;
  let start: number | undefined;
  visit(document, (_key, node) => {
    if (isScalar(node) && node.range && node.range[0] < pos[0]) start = node.range[0];
  });
  return start;
}

/** Removes the place that the parser adds to its message: the problem has its own. */
function firstSentence(message: string): string {
  const line = (message.split('\n')[0] ?? message).replace(/ at line \d+, column \d+:?$/, '');
  return line.endsWith('.') ? line : `${line}.`;
}

/**
 * Dates of front matter. A date without a time zone is in UTC, so that a file gives the same page on every machine.
 */

const HAS_ZONE = /(?:z|utc|gmt|[+-]\d{2}:?\d{2})\s*$/i;
const DATE_ONLY = /^\d{4}-\d{2}-\d{2}$/;
const DATE_AND_TIME =
  /^(\d{4})-(\d{1,2})-(\d{1,2})[ tT]+(\d{1,2}):(\d{2})(?::(\d{2})(?:\.(\d+))?)?\s*(z|[+-]\d{1,2}(?::?\d{2})?)?$/i;

/** Parses a date. Undefined when the text is no date. */
export function parseDate(text: string): Date | undefined {
  const date = new Date(toParseable(text.trim()));
  return Number.isNaN(date.getTime()) ? undefined : date;
}

function toParseable(text: string): string {
  if (DATE_ONLY.test(text)) return text;
  const found = DATE_AND_TIME.exec(text);
  if (found) {
    const [, year, month = '', day = '', hour = '', minute, second = '00', fraction = '', zone = 'Z'] = found;
    const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
    return `${date}T${hour.padStart(2, '0')}:${minute}:${second}${fraction && `.${fraction}`}${toZone(zone)}`;
  }
  return HAS_ZONE.test(text) ? text : `${text} UTC`;
}

function toZone(zone: string): string {
  if (zone === 'Z' || zone === 'z') return 'Z';
  const [, sign, hours = '', minutes = '00'] = /^([+-])(\d{1,2}):?(\d{2})?$/.exec(zone) ?? [];
  return `${sign}${hours.padStart(2, '0')}:${minutes}`;
}
