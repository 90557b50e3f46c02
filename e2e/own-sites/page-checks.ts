import { countWords, listSentences, type SourcePage } from '../setup/site-pages.ts';

/** Fewer words of its own, and a page has nothing to say. */
export const FEWEST_WORDS = 120;
/** A rule may stand on two pages in the same words; more is a copy. */
export const MOST_SHARED_SENTENCES = 2;

/** What a page of the knowledge base must have; each fault is a sentence. */
export function checkPage(page: SourcePage): string[] {
  const { source, frontMatter, links } = page;
  const faults: string[] = [];
  for (const key of ['title', 'description', 'owner', 'last_reviewed']) {
    const value = frontMatter[key];
    if (value === undefined || value === null || value === '') faults.push(`${source} has no ${key}.`);
  }
  const day = reviewDay(page);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) faults.push(`${source} has a last_reviewed that is no day: ${day}.`);
  const words = countWords(page);
  if (words < FEWEST_WORDS) faults.push(`${source} has ${words} words of its own.`);
  if (!links.some(isPageLink)) faults.push(`${source} links to no other page.`);
  return [...faults, ...checkTurkish(page)];
}

/** The day of a page's last review, as in `2024-06-11`. */
export function reviewDay({ frontMatter }: SourcePage): string {
  const reviewed = frontMatter['last_reviewed'];
  return reviewed instanceof Date ? reviewed.toISOString().slice(0, 10) : String(reviewed);
}

function isPageLink(link: string): boolean {
  return /^\.{1,2}\/.+\.mdx?(?:#.*)?$|^\/(?:docs|blog|markdown-page)/.test(link);
}

/** Starts of words that Turkish never spells so. */
const ASCII_STEMS =
  'siparis musteri odeme urun kullanici degis calis gonder guncel yonetim dagit surum ozellik ornek aciklama baglanti ' +
  'gelistir yapilandir sifre cagri';
/** Whole words; as the start of another they could be right. */
const ASCII_WORDS =
  'icin degil cok gore cunku yanlis dogru butun hicbir acik kapali sonuc giris cikis nasil ayni baska simdi asagi yukari dusuk yuksek';
const MISSPELT = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(?:${ASCII_STEMS.split(' ').join('|')})\\p{L}*|(?:${ASCII_WORDS.split(' ').join('|')}))(?!\\p{L})`,
  'giu',
);
/** Of a hundred letters of Turkish text about fifteen are outside ASCII; names and terms bring that down. */
const LEAST_TURKISH = 0.05;

/** Turkish is written in its own letters. A page in English says `lang: en`. */
export function checkTurkish({ source, frontMatter, prose }: SourcePage): string[] {
  if (frontMatter['lang'] === 'en') return [];
  const faults = [...new Set(prose.match(MISSPELT) ?? [])].map((word) => `${source} spells “${word}” in ASCII.`);
  const letters = prose.match(/\p{L}/gu)?.length ?? 0;
  const turkish = prose.match(/[çğıöşüÇĞİÖŞÜ]/g)?.length ?? 0;
  if (letters > 0 && turkish / letters < LEAST_TURKISH)
    faults.push(`${source} is not in Turkish, nor does it say lang: en.`);
  return faults;
}

/** Pairs of pages that share more sentences than they may. */
export function checkCopies(pages: readonly SourcePage[]): string[] {
  const places = new Map<string, string[]>();
  for (const page of pages) {
    for (const sentence of new Set(listSentences(page)))
      places.set(sentence, [...(places.get(sentence) ?? []), page.source]);
  }
  const shared = new Map<string, string[]>();
  for (const [sentence, sources] of places) {
    for (const [at, one] of sources.entries()) {
      for (const two of sources.slice(at + 1)) {
        const pair = `${one} and ${two}`;
        shared.set(pair, [...(shared.get(pair) ?? []), sentence]);
      }
    }
  }
  return [...shared]
    .filter(([, sentences]) => sentences.length > MOST_SHARED_SENTENCES)
    .map(([pair, sentences]) => `${pair} share ${sentences.length} sentences: ${sentences.join(' / ')}.`);
}
