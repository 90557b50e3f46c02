/**
 * A flowchart with one statement a line and every link in the one form that the renderer (beautiful-mermaid 1.1) reads: it takes the
 * dashes of `A-->B` for a part of the name A, a long arrow for a dotted one, and knows neither `--text-->` nor heads other than `>`.
 * To be removed when it reads them all by itself.
 */
export function spellFlowchart(code: string): string {
  if (!/^\s*(?:%%[^\n]*\n\s*)*(?:graph|flowchart)\b/.test(code)) return code;
  return code
    .split('\n')
    .map((line) => (COMMENT.test(line) ? line : spellLine(line)))
    .join('\n');
}

const COMMENT = /^\s*%%/;
/** Statements in which dashes and the like mean nothing. */
const OTHER = /^\s*(?:graph|flowchart|subgraph|direction|classDef|class|style|linkStyle|click|accTitle|accDescr)[\s:]/;
/** Where text may stand between two halves: the first half, and what ends the text. */
const HALVES = [
  { half: /([xo<])?--(?![->xo])/y, end: /(?:[xo<])?(--+)([->xo])/g },
  { half: /([xo<])?==(?![=>xo])/y, end: /(?:[xo<])?(==+)([=>xo])/g },
  { half: /([xo<])?-\.(?![.-])/y, end: /(?:[xo<])?(-?\.+)-([>xo]?)/g },
];
/** A whole link. */
const LINK = /([xo<])?(?:(--+(?=[->xo])|==+(?=[=>xo])|-\.+-)([->=xo]?)|(~~~+))/y;

function spellLine(line: string): string {
  let out = '';
  let statement = '';
  /** Open brackets; between them, in quotes and between bars is the author's text. */
  let depth = 0;
  let closing = '';
  const finish = (): void => {
    out += statement;
    statement = '';
  };
  for (let at = 0; at < line.length;) {
    const char = line[at] ?? '';
    const link = closing === '' && depth === 0 && !OTHER.test(statement) ? readLink(line, at, statement) : undefined;
    if (link) {
      // The name of a link (`e1@-->`) has no use here.
      statement = statement.replace(/\s\w+@$/, '') + link.text;
      at = link.end;
      continue;
    }
    if (closing !== '') closing = char === closing ? '' : closing;
    else if (char === '"' || (char === '|' && depth === 0)) closing = char;
    else if ('([{'.includes(char) || (char === '>' && depth === 0)) depth += 1;
    else if (')]}'.includes(char)) depth = Math.max(0, depth - 1);
    statement += char === ';' && closing === '' && depth === 0 ? '\n' : char;
    if (statement.endsWith('\n')) finish();
    at += 1;
  }
  finish();
  return out;
}

/** The link that starts here, as the renderer wants it. */
function readLink(line: string, at: number, before: string): { text: string; end: number } | undefined {
  // A letter may be a head only where it is not the end of a name.
  if ('xo'.includes(line[at] ?? '') && /[\p{L}\p{N}_]$/u.test(before)) return undefined;
  LINK.lastIndex = at;
  const whole = LINK.exec(line);
  if (whole) {
    // What cannot be seen joins nothing: its ends stand apart.
    if (whole[4] !== undefined) return { text: '\n', end: LINK.lastIndex };
    const spaces = /^\s*(?=\|)/.exec(line.slice(LINK.lastIndex))?.[0].length;
    return {
      text: ` ${spellLink(whole[1], whole[2] ?? '', whole[3] ?? '')}${spaces === undefined ? ' ' : ''}`,
      end: LINK.lastIndex + (spaces ?? 0),
    };
  }
  for (const { half, end } of HALVES) {
    half.lastIndex = at;
    const start = half.exec(line);
    if (!start) continue;
    end.lastIndex = half.lastIndex;
    const rest = end.exec(line);
    if (!rest) continue;
    const text = line.slice(half.lastIndex, rest.index).trim();
    return { text: ` ${spellLink(start[1], rest[1] ?? '', rest[2] ?? '')}|${text}| `, end: end.lastIndex };
  }
  return undefined;
}

/** Crosses and circles are drawn as arrows. */
function spellLink(start: string | undefined, body: string, head: string): string {
  const hasHead = head !== '' && '>xo'.includes(head);
  const [arrow, plain] = body.includes('.') ? ['-.->', '-.-'] : body.startsWith('=') ? ['==>', '==='] : ['-->', '---'];
  return (start ? '<' : '') + (hasHead ? arrow : plain);
}
