import type { ClientAssets } from '../../shared/model.ts';

/** Also as an author writes it in raw HTML. */
const CLASSES = /\sclass=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g;

/** Addresses of the stylesheets that a page needs besides those of every page: one of their classes is in its HTML. */
export function findExtraStyles(html: string, { extraStyles = [] }: Pick<ClientAssets, 'extraStyles'>): string[] {
  const values = new Set<string>();
  for (const [, double, single, bare] of html.matchAll(CLASSES)) values.add(double ?? single ?? bare ?? '');
  const names = new Set([...values].flatMap((value) => value.split(/\s+/)));
  return extraStyles.filter(({ classes }) => classes.some((name) => names.has(name))).map(({ href }) => href);
}
