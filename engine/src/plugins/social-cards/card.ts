import { hash } from 'node:crypto';
import type { Route, SiteView } from '../../shared/model.ts';
import type { CardSettings } from './settings.ts';

/** What is on the card of a page. */
export interface Card {
  /** Name of the site. */
  site: string;
  title: string;
  /** Where the page stands: the names of what is above it, the outermost first. */
  path: string[];
  /** One line more: date and authors of a post, version of a doc. */
  note: string;
  isRightToLeft: boolean;
}

export const CARD_SIZE = { width: 1200, height: 630 };

/** Folder of all cards, below the root of the site. */
export const CARD_FOLDER = 'assets/cards/';

/** Raise it when cards are drawn in another way: chat tools keep a picture for as long as its address stays. */
const DESIGN = 1;

/** The card of a page. A page with a picture of its own has none, nor has the page for addresses that do not exist. */
export function describeCard(route: Route, { site }: { site: SiteView }): Card | undefined {
  if (route.image !== undefined || route.page.kind === 'notFound') return undefined;
  const name = site.navbar.title || site.title;
  const card = {
    site: name,
    title: route.title ?? site.title,
    path: [],
    note: '',
    isRightToLeft: site.locale.direction === 'rtl',
  };
  const { page } = route;
  switch (page.kind) {
    case 'doc':
    case 'category':
      return {
        ...card,
        title: page.kind === 'doc' ? page.doc.title : page.category.title,
        path: page.breadcrumbs.slice(0, -1).map(({ label }) => label),
        note: page.version.siblings > 1 ? page.version.label : '',
      };
    case 'blogPost': {
      const { title, date, authors } = page.post;
      const names = authors.flatMap(({ name: author }) => author ?? []);
      return {
        ...card,
        title,
        path: [page.blog.title],
        note: [formatDate(date, { site, lang: route.textLang }), names.join(', ')].filter(Boolean).join(' · '),
      };
    }
    case 'blogTag':
    case 'blogTags':
    case 'blogArchive':
    case 'blogAuthor':
    case 'blogAuthors':
      return { ...card, path: [page.blog.title] };
    default:
      return card.title === site.title ? { ...card, note: site.tagline } : card;
  }
}

/** The file of a card, below the root of the site. Pages with the same card share it. */
export function cardFile(card: Card, { stamp }: Pick<CardSettings, 'stamp'>): string {
  return `${CARD_FOLDER}${hash('sha1', JSON.stringify([DESIGN, stamp, card])).slice(0, 16)}.png`;
}

/** In UTC, as on the page. */
function formatDate(iso: string, { site, lang }: { site: SiteView; lang: string | undefined }): string {
  const { htmlLang, calendar } = site.locale;
  const options = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC', calendar } as const;
  return new Intl.DateTimeFormat(lang ?? htmlLang, options).format(new Date(iso));
}
