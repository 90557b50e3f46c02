import type { Features, MdastNode } from 'satteri';
import { YaprakError } from '../errors/index.ts';
import { readingFailed } from '../errors/reading-failed.ts';
import type { MarkdownFormat, Problem } from '../shared/model.ts';
import { loadParser } from './lazy.ts';
import { findOpen, type ParseGuard } from './parse-guard.ts';
import { originalLine, type PreparedSource } from './source.ts';

/** Parse prepared text (see source.ts). Throws YaprakError with the place of a syntax error. */
export function parseMarkdown(
  source: PreparedSource,
  options: { format: MarkdownFormat; features: Features; file: string; canParse: ParseGuard },
): MdastNode {
  const { text } = source;
  const given = { gfm: true, frontmatter: false, ...options.features };
  const features = options.format === 'mdx' && given.math && !mayHaveFormula(text) ? { ...given, math: false } : given;
  const { markdownToMdast, mdxToMdast } = loadParser();
  if (options.format === 'mdx' && !options.canParse(text, features))
    throw new YaprakError(endless(source, options.file));
  try {
    return options.format === 'mdx' ? mdxToMdast(text, { features }) : markdownToMdast(text, { features });
  } catch (cause) {
    throw describe(cause, { file: options.file, added: source.added });
  }
}

const FENCED = /^ {0,3}(`{3,}|~{3,})[\s\S]*?^ {0,3}\1/gm;
/** A template literal, too. */
const INLINE_CODE = /`[^`\n]*`/g;
const BRACES = /\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g;
const TAG = /<[A-Za-z][\w.:-]*\s[^<>]*>/g;

/**
 * Whether a `$` stands twice outside of code and tags. Between two others the parser takes braces for text, too:
 * `` <a href={`/${x}`}>{x}</a> <a href={`/${x}`} /> ``.
 */
function mayHaveFormula(text: string): boolean {
  if (!text.includes('$')) return false;
  const rest = [FENCED, INLINE_CODE, BRACES, TAG].reduce((left, pattern) => left.replace(pattern, ''), text);
  return rest.indexOf('$') !== rest.lastIndexOf('$');
}

function endless({ text, added }: PreparedSource, file: string): Problem {
  const { line, column } = findOpen(text);
  return {
    code: 'markdown-syntax',
    severity: 'error',
    message:
      'The parser does not come to an end with this page: it has many tags, and some tag or brace is never closed.',
    file,
    line: originalLine(line, added),
    column,
    hint: 'Close it here or below. In MDX `\\{` and `&lt;` stand for the signs themselves.',
  };
}

const LOCATED = /^(\d+):(\d+): ([\s\S]*?)(?: \([a-z-]+:[a-z-]+\))?$/;

/** The parser reports `line:column: what (rule)`. */
function describe(cause: unknown, options: { file: string; added: readonly number[] }): YaprakError {
  const raw = cause instanceof Error ? cause.message : String(cause);
  const found = LOCATED.exec(raw);
  const message = (found?.[3] ?? raw).replace(' with oxc', '').replace(/\s*\(note: [\s\S]*\)$/, '');
  return new YaprakError(
    {
      code: 'markdown-syntax',
      severity: 'error',
      message: `${message.endsWith('.') ? message.slice(0, -1) : message}.`,
      file: options.file,
      line: found ? originalLine(Number(found[1]), options.added) : undefined,
      column: found ? Number(found[2]) : undefined,
      hint: hintFor(raw),
    },
    { cause },
  );
}

/** Reports what a parser of unified has against a text, or what a plugin that reads the page has thrown. Lines are those that it was given. */
export function parsingFailed(cause: unknown, options: { file: string; lineOf: (line: number) => number }): never {
  const { file, lineOf } = options;
  const { source, reason, line, column, cause: inner } = (cause ?? {}) as Record<string, unknown>;
  if (typeof reason !== 'string' || !/^(?:micromark|mdast-util)-/.test(String(source))) readingFailed(cause, options);
  // The tag that is never closed is named in the text alone.
  const [, opened, at] = / \((\d+):(\d+)-[\d:]+\)/.exec(reason) ?? [];
  const found = opened === undefined ? { line, column } : { line: Number(opened), column: Number(at) };
  const said = reason.replace(/ \((?:note: |\d+:).*$/s, '').replace(' with acorn', '');
  // The parser of JavaScript ends its own message with the place.
  const why = inner instanceof SyntaxError ? `: ${inner.message.replace(/ \(\d+:\d+\)$/, '')}` : '';
  const message = said + why;
  const problem: Problem = {
    code: 'markdown-syntax',
    severity: 'error',
    message: `${message}.`,
    file,
    ...(typeof found.line === 'number' && { line: lineOf(found.line) }),
    ...(typeof found.column === 'number' && { column: found.column }),
    hint: hintFor(reason),
  };
  throw new YaprakError(problem, { cause });
}

function hintFor(raw: string): string {
  if (raw.includes('import/exports')) return 'End the block of imports and exports with an empty line before the text.';
  if (raw.includes('Expected a closing tag'))
    return 'In MDX every tag is closed: write `<br />`, or close the element.';
  if (raw.includes('expression')) return 'In MDX braces hold JavaScript: write `\\{` for a brace that is text.';
  if (raw.includes('after `<`') || raw.includes(' in name'))
    return 'In MDX `<` opens a tag: write `\\<` or `&lt;` for the sign, and `[text](url)` for a link.';
  if (raw.includes('before name')) return 'In MDX `<` opens a tag: write `{/* … */}` for a comment.';
  if (raw.includes('closing tag') || raw.includes('closing slash'))
    return 'Check that every tag is closed by a tag of the same name, in the same paragraph or block.';
  return 'The page is MDX; to have braces and `<` as plain text, name the file `.md` with `format: md`.';
}
