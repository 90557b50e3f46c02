import { hash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import type { HeadTag, Route } from '../../shared/model.ts';
import { encodePath } from '../../shared/url.ts';
import { definePlugin, type EmitLanguage, type EmitOutput } from '../plugin.ts';
import { CARD_FOLDER, CARD_SIZE, cardFile, describeCard, type Card } from './card.ts';
import type { CardMaker } from './card-maker.ts';
import { loadCardSettings, type CardSettings } from './settings.ts';

/** Draws a picture of each page for links to it, and names it in the head of the page. */
export const socialCards = definePlugin({
  name: 'social-cards',
  load: (context): CardSettings | undefined => loadCardSettings(context),
  head: {
    page(route, { site, data }): HeadTag[] {
      const card = data && describeCard(route, { site });
      if (!card) return [];
      const address = site.url.replace(/\/$/, '') + encodePath(site.rootUrl + cardFile(card, data));
      return [
        property('og:image', address),
        property('og:image:width', String(CARD_SIZE.width)),
        property('og:image:height', String(CARD_SIZE.height)),
        property('og:image:alt', card.title),
        named('twitter:card', 'summary_large_image'),
        named('twitter:image', address),
        named('twitter:image:alt', card.title),
      ];
    },
  },
  emit: {
    handles: (path) => path.startsWith(CARD_FOLDER),
    isUnlinked: true,
    async write({ data, languages }, out) {
      if (!data) return;
      const cards = listCards(languages, data);
      const maker = openMaker(data);
      const queue = cards.entries();
      const work = async (): Promise<void> => {
        for (const [file, { card }] of queue) {
          const key = `${file} ${data.encoder}`;
          await out.makeFile(
            file,
            key,
            async () => out.cache.get(key) ?? keep(key, await (await maker()).make(card), out),
          );
        }
      };
      await Promise.all(Array.from({ length: availableParallelism() }, work));
      await reportMissing([...cards.values()], { data, maker, out });
    },
  },
});

interface PageCard {
  card: Card;
  route: Route;
}

/** By file: pages with the same card share it. */
function listCards(languages: readonly EmitLanguage[], settings: CardSettings): Map<string, PageCard> {
  const cards = new Map<string, PageCard>();
  for (const { routes, site } of languages)
    for (const route of routes) {
      const card = describeCard(route, { site });
      if (!card) continue;
      const file = cardFile(card, settings);
      if (!cards.has(file)) cards.set(file, { card, route });
    }
  return cards;
}

/** Loading what draws takes a twentieth of a second. */
function openMaker(settings: CardSettings): () => Promise<CardMaker> {
  let maker: Promise<CardMaker> | undefined;
  return () => (maker ??= import('./card-maker.ts').then(({ createCardMaker }) => createCardMaker(settings)));
}

function keep(key: string, bytes: Uint8Array, out: EmitOutput): Uint8Array {
  out.cache.put(key, bytes);
  return bytes;
}

/** Letters that are named in the message. */
const MOST_NAMED = 10;

/** Says once which letters the fonts lack. Builds that draw nothing say the same, so what was found is cached. */
async function reportMissing(
  cards: readonly PageCard[],
  { data, maker, out }: { data: CardSettings; maker: () => Promise<CardMaker>; out: EmitOutput },
): Promise<void> {
  const key = `missing ${hash('sha1', JSON.stringify([data.stamp, cards.map(({ card }) => card)]))}`;
  const cached = out.cache.get(key);
  const found = cached
    ? (JSON.parse(Buffer.from(cached).toString('utf8')) as Missing)
    : findMissing(cards, await maker());
  if (!cached) out.cache.put(key, Buffer.from(JSON.stringify(found)));
  if (found.letters.length === 0) return;
  const named = found.letters.slice(0, MOST_NAMED).join(' ');
  const further = found.letters.length - MOST_NAMED;
  out.report({
    code: 'card-letters',
    severity: 'warning',
    message: `Social cards of ${found.pages} ${found.pages === 1 ? 'page leaves' : 'pages leave'} out letters that their fonts lack: ${named}${further > 0 ? ` and ${further} more` : ''}.`,
    file: found.source,
    hint: 'Name a font file that has them in `socialCards.fonts`.',
  });
}

interface Missing {
  letters: string[];
  /** How many pages have one. */
  pages: number;
  /** The file of the first of them. */
  source?: string;
}

function findMissing(cards: readonly PageCard[], maker: CardMaker): Missing {
  const missing = cards.map(({ card, route }) => ({ letters: maker.missing(card), source: route.source }));
  const pages = missing.filter(({ letters }) => letters.length > 0);
  const letters = [...new Set(pages.flatMap((page) => page.letters))];
  return { letters, pages: pages.length, source: pages[0]?.source };
}

function named(name: string, content: string): HeadTag {
  return { tagName: 'meta', attributes: { name, content } };
}

function property(name: string, content: string): HeadTag {
  return { tagName: 'meta', attributes: { property: name, content } };
}
