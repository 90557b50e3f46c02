import path from 'node:path';
import { stackPlaces, type StackPlace } from '../errors/stack-place.ts';
import type { CompiledPage } from '../shared/model.ts';
import { findInSource } from './find-in-source.ts';

export interface ErrorPlaceContext {
  textOf: (source: string) => string | undefined;
  fileOf: (source: string) => string;
  /** The source behind a place in the server bundle. Absent where stacks tell the sources already, as in dev. */
  originOf?: (place: StackPlace) => StackPlace | undefined;
}

/** Where in the author's files an error was thrown. */
export interface ErrorPlace {
  file: string;
  line: number;
  column?: number;
}

const PAGE_CODE = 'mdx:/';
/** `new Function` writes this much of its own above the code. */
const HEAD_LINES = 2;

/** The code of an MDX page with a name for the stacks of its errors. */
export function namePageCode(code: string, source: string): string {
  return `${code}\n//# sourceURL=${PAGE_CODE}${source.split('/').map(encodeURIComponent).join('/')}`;
}

/** The innermost place of an error's stack that is the author's: in a page, in a partial, or in a component of the site. */
export function errorPlace(
  error: unknown,
  options: { context: ErrorPlaceContext; pages: readonly { source: string; compiled: CompiledPage }[] },
): ErrorPlace | undefined {
  for (const place of stackPlaces(error)) {
    const found = place.file.startsWith(PAGE_CODE) ? inPage(place, options) : inSite(place, options.context);
    if (found) return found;
  }
  return undefined;
}

function inSite(place: StackPlace, context: ErrorPlaceContext): ErrorPlace | undefined {
  const { file, line, column } = context.originOf ? (context.originOf(place) ?? place) : place;
  const source = path.relative(context.fileOf(''), file).split(path.sep);
  // What the engine keeps and what others wrote is nothing that the author could mend.
  if (source[0] === '..' || source[0] === '.yaprak' || path.isAbsolute(source.join('/'))) return undefined;
  return source.includes('node_modules') ? undefined : { file: source.join('/'), line, column };
}

/** Compiled pages have no maps, but what their author wrote stands in their code much as it stands in the page. */
function inPage(
  place: StackPlace,
  { context, pages }: { context: ErrorPlaceContext; pages: readonly { source: string; compiled: CompiledPage }[] },
): ErrorPlace | undefined {
  const source = decodeURIComponent(place.file.slice(PAGE_CODE.length));
  const body = pages.find((page) => page.source === source)?.compiled.body;
  const text = context.textOf(source);
  if (body?.kind !== 'mdx' || text === undefined) return undefined;
  const before = body.code.split('\n', place.line - HEAD_LINES - 1);
  const offset = before.reduce((sum, line) => sum + line.length + 1, 0) + (place.column ?? 1) - 1;
  const found = findInSource(text, { code: body.code, offset });
  if (found === undefined) return undefined;
  const lines = text.slice(0, found).split('\n');
  return { file: source, line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}
