import type { Doc, NavLink, PageData, Route } from '../shared/model.ts';

/** What a route alone does not say of its page. */
export interface PrintedWith {
  /** Of the files it shows. */
  digests: readonly (string | undefined)[];
  /** Whether its version is printed elsewhere, once for all its pages. */
  knowsVersion: boolean;
}

/**
 * A text that changes with all that a route says of its page. Most pages are docs, and JSON of ten thousand of them is a third of what
 * planning them costs: they are printed field by field, without what their files decide, whose digests are there.
 */
export function printRoute(route: Route, { digests, knowsVersion }: PrintedWith): string {
  const { page, url, source, title, image, unlisted, textLang, bodies, keywords, languages } = route;
  if (page.kind !== 'doc') return JSON.stringify([route, digests]);
  const [body] = bodies;
  // A whole file and nothing more, as most docs are: a body that says anything else has a third field.
  const isPlain = bodies.length === 1 && body && Object.keys(body).length === 2 && !keywords && !languages;
  const rest = isPlain ? `${body.source}\0${body.format}` : JSON.stringify([bodies, keywords, languages]);
  const version = knowsVersion ? '' : JSON.stringify(page.version);
  return `${url}\0${source}\0${title}\0${image}\0${unlisted}\0${textLang}\0${digests.join()}\0${rest}\0${version}\0${printPage(page)}`;
}

function printPage(page: Extract<PageData, { kind: 'doc' }>): string {
  const { doc, breadcrumbs, showToc, tocLevels, cards, siblings } = page;
  let trail = '';
  for (const { label, href } of breadcrumbs) trail += `${label}\0${href}\0`;
  const list = cards || siblings ? JSON.stringify([cards, siblings]) : '';
  return `${trail}\0${showToc} ${tocLevels.min} ${tocLevels.max}\0${list}\0${printDoc(doc)}`;
}

function printDoc(doc: Doc): string {
  const { id, source, digest, format, title, permalink, tags, draft, unlisted, sidebar, editUrl, lastUpdate } = doc;
  const rest = tags.length > 0 || lastUpdate ? JSON.stringify([tags, lastUpdate]) : '';
  const neighbours = `${printLink(doc.previous)}\0${printLink(doc.next)}`;
  return `${id}\0${source}\0${digest}\0${format}\0${title}\0${permalink}\0${draft} ${unlisted}\0${sidebar}\0${editUrl}\0${neighbours}\0${rest}`;
}

function printLink(link: NavLink | undefined): string {
  return link ? `${link.title}\0${link.permalink}\0${link.untranslated}` : '';
}
