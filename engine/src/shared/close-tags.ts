/** A comment, whose tags count for nothing, or a tag with its name, and whether it closes itself. */
const TAG = /<!--[\s\S]*?-->|<(\/?)([a-z][\w:-]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>/gi;
/** Elements without an end, and those whose end may be left out: what is around them closes them. */
const OPEN_ENDED = new Set(
  'area base br col embed hr img input link meta source track wbr p li dt dd rt rp option optgroup colgroup caption thead tbody tfoot tr td th'.split(
    ' ',
  ),
);
/** What is inside is no markup. */
const RAW = /^(?:script|style|textarea|title|iframe|noscript|xmp)$/;

/**
 * HTML that a site wrote for one place of a page, so that it ends there: elements left open are closed (`<small>Old<small>`), ends of what it
 * did not open are left out. A browser does the same when it is given the text as `innerHTML`; in a page that is one text, the rest of the
 * page would be inside. HTML that is whole stays as it is.
 */
export function closeTags(html: string): string {
  const open: string[] = [];
  let raw: string | undefined;
  const closed = html.replace(TAG, (written, slash: string | undefined, tag: string | undefined, rest: string) => {
    const name = tag?.toLowerCase();
    if (name === undefined || OPEN_ENDED.has(name)) return written;
    if (raw !== undefined && !(slash && name === raw)) return written;
    raw = undefined;
    if (slash) {
      const at = open.lastIndexOf(name);
      if (at < 0) return '';
      return endsOf(open.splice(at).slice(1)) + written;
    }
    if (rest.endsWith('/') && isDrawing(open, name)) return written;
    open.push(name);
    if (RAW.test(name)) raw = name;
    return written;
  });
  return closed + endsOf(open);
}

function endsOf(names: readonly string[]): string {
  return names
    .toReversed()
    .map((name) => `</${name}>`)
    .join('');
}

/** Only there does a slash end an element. */
function isDrawing(open: readonly string[], name: string): boolean {
  return name === 'svg' || name === 'math' || open.includes('svg') || open.includes('math');
}
