/** Where text may stand between two halves: the first half, and what ends the text. */
const HALVES = [
  { half: /([xo<])?--(?![->xo])/y, end: /[xo<]?(--+)([->xo])/g },
  { half: /([xo<])?==(?![=>xo])/y, end: /[xo<]?(==+)([=>xo])/g },
  { half: /([xo<])?-\.(?![.-])/y, end: /[xo<]?(-?\.+)-([>xo]?)/g },
];
/** A whole link. */
const LINK = /([xo<])?(?:(--+(?=[->xo])|==+(?=[=>xo])|-\.+-)([->=xo]?)|(~~~+))/y;
/** A letter is the head of a link only after a node, and not at the end of its name. */
const AFTER_NODE = /(?:[\p{L}\p{M}\p{N}_]\s+|[\])}"]\s*)$/u;

/** The link that starts at a place of a statement, spelled as the renderer of diagrams reads it, and where it ends. */
export function readLink(
  statement: string,
  { at, before }: { at: number; before: string },
): { text: string; end: number } | undefined {
  if ('xo'.includes(statement[at] ?? '') && !AFTER_NODE.test(before)) return undefined;
  LINK.lastIndex = at;
  const whole = LINK.exec(statement);
  if (whole) {
    // What cannot be seen joins nothing: its ends stand apart.
    if (whole[4] !== undefined) return { text: '\n', end: LINK.lastIndex };
    const spaces = /^\s*(?=\|)/.exec(statement.slice(LINK.lastIndex))?.[0].length;
    return {
      text: ` ${spellLink(whole[1], whole[2] ?? '', whole[3] ?? '')}${spaces === undefined ? ' ' : ''}`,
      end: LINK.lastIndex + (spaces ?? 0),
    };
  }
  for (const { half, end } of HALVES) {
    half.lastIndex = at;
    const start = half.exec(statement);
    if (!start) continue;
    end.lastIndex = half.lastIndex;
    const rest = end.exec(statement);
    if (!rest) continue;
    const text = statement.slice(half.lastIndex, rest.index).trim();
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
