/** A tag with its class, up to its end. What an author shows as code has no `<` in it. */
const TAG = /<(a|button|summary)\b[^<>]*\sclass="([^"]*)"[^<>]*>/g;
/** Links that end in an arrow where they lead to another host. */
const OUTSIDE = new Set(['navbar-link', 'footer-link']);
/** The button that empties the search box: Docusaurus has none. */
const NOT_OURS = 'search-clear';

/**
 * Puts the icons of a site into the elements that show them (see ICON_PARTS): markup by class, one for each state. A style sheet leaves out the
 * theme's own there. That is done to finished markup, so that the pages of other sites have neither an element nor a test for it.
 */
export function addOwnIcons(html: string, icons: Readonly<Record<string, readonly string[]>>): string {
  let added = '';
  let from = 0;
  for (const found of html.matchAll(TAG)) {
    const [tag, , value = ''] = found;
    const classes = value.split(' ');
    const name = classes.find((each) => Object.hasOwn(icons, each));
    const at = found.index;
    const end = at + tag.length;
    const isOutside = tag.includes('target="_blank"') && classes.some((each) => OUTSIDE.has(each));
    // A link without words is an icon by itself.
    const hasArrow = icons['outside'] && isOutside && !html.startsWith('</a>', end);
    if ((name === undefined && !hasArrow) || classes.includes(NOT_OURS)) continue;
    const mark = name === undefined ? 'ends-in-picture' : 'has-picture';
    added += html.slice(from, at) + tag.replace(` class="${value}"`, ` class="${value} ${mark}"`);
    from = end;
    if (name !== undefined) {
      added += pictures(icons[name] ?? []);
      continue;
    }
    // Links hold no links.
    const close = html.indexOf('</a>', end);
    added += html.slice(end, close) + pictures(icons['outside'] ?? []);
    from = close;
  }
  return added + html.slice(from);
}

function pictures(drawn: readonly string[]): string {
  return drawn
    .map((markup, state) => `<span class="picture picture-${state}" aria-hidden="true">${markup}</span>`)
    .join('');
}
