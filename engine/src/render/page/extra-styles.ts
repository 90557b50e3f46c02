import type { ClientAssets } from '../../shared/model.ts';

/** Also as an author writes it in raw HTML. */
const CLASSES = /\sclass=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g;

/**
 * Addresses of the stylesheets that a page needs besides those of every page: one of their classes is in its HTML. The class of a CSS module
 * may also be in the props of an island, so its ending, which no other text has, is looked for everywhere.
 */
export function findExtraStyles(html: string, { extraStyles = [] }: Pick<ClientAssets, 'extraStyles'>): string[] {
  const values = new Set<string>();
  for (const [, double, single, bare] of html.matchAll(CLASSES)) values.add(double ?? single ?? bare ?? '');
  const names = new Set([...values].flatMap((value) => value.split(/\s+/)));
  const isNeeded = ({ classes, endings = [] }: (typeof extraStyles)[number]): boolean =>
    classes.some((name) => names.has(name)) || endings.some((ending) => html.includes(ending));
  return extraStyles.filter(isNeeded).map(({ href }) => href);
}
