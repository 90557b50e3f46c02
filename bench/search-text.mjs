/**
 * Sections of Turkish-like text for measuring search: roots times chains of suffixes, so that there are as many distinct words as in real text
 * and as few of them common (Zipf). Roots are made up, since a list of real ones would be either short or long to ship.
 */
import { createRandom } from './random.mjs';

/** @typedef {import('./random.mjs').Random} Random */
/** @typedef {{ id: number, pageTitle: string, sectionTitle: string, sectionRoute: string, type: 'docs', tags: string[], sidebarParentCategories: string[], content: string }} Section */

const ROOTS = 9000;
const SECTIONS_PER_PAGE = 4;
/** A page comes back to a few words of its own. */
const TOPIC_WORDS = 10;
const TOPIC_SHARE = 0.25;
const COMMON_SHARE = 0.16;
const COMMON =
  've bir bu için ile de da daha olarak gibi her çok ancak sonra kadar ise veya olan önce böylece yani hem ya ne'.split(
    ' ',
  );

const BACK = ['a', 'ı', 'o', 'u'];
const FRONT = ['e', 'i', 'ö', 'ü'];
const INITIALS = [...'bcçdfghkmnprsştvyz', 'k', 's', 't', 'b', 'd', 'y', ''];
const FINALS = [...'klmnrstşzpç', 'n', 'r', 'l', 'k', '', '', ''];

// What a noun and a verb take, the most common first. A is a or e, I is ı, i, u or ü by harmony; a dash stands between suffixes.
const NOUN_FORMS =
  ' I lAr In lAr-I dA sI A dAn lA lI sI-nI lAr-In lAr-dA lAr-A sI-nA lAr-dAn lIk sI-ndA ImIz sIz In-I lAr-I-nI dAki lAr-I-nIn lIk-I sI-yla InIz lAr-lA lAr-ImIz lAr-dAki sIz-lIk lI-lAr InIz-I ImIz-dA lAr-InIz-I lAr-ImIz-dAn lIk-lAr-I sI-ndAki lAr-I-ylA'.split(
    ' ',
  );
const VERB_FORMS =
  'mAk Ir mA Il-Ir Iyor mAsI An dI mAk-tA ArAk Il-mAsI Il-An dIk mIş In-Ir AcAk mAlI dIr-mAk Il-dI Iyor-sA dIg-I Il-mAlI Il-AcAk mAz Ip In-mAsI dIr-Ir AbIl-Ir Il-mAdI dIr-An Iyor-lAr In-An mAlI-sInIz Il-Iyor AcAk-lAr dIr-ArAk'.split(
    ' ',
  );

/**
 * @param {string} stem
 * @param {string} pattern
 */
function append(stem, pattern) {
  const last = [...stem].findLast((letter) => 'aıoueiöü'.includes(letter)) ?? 'e';
  const back = BACK.includes(last);
  const round = 'ouöü'.includes(last);
  const high = back ? (round ? 'u' : 'ı') : round ? 'ü' : 'i';
  const suffix = pattern.replaceAll('A', back ? 'a' : 'e').replaceAll('I', high);
  // Two vowels do not meet.
  const meets = /[aıoueiöü]$/.test(stem) && /^[aıoueiöü]/.test(suffix);
  return stem + (meets ? 'y' : '') + suffix;
}

/** @param {Random} random */
function createRoot(random) {
  const vowels = random.pick([BACK, FRONT]);
  const syllables = random.pick([1, 2, 2, 2, 3, 3]);
  let root = '';
  for (let index = 0; index < syllables; index++)
    root += random.pick(INITIALS) + random.pick(vowels) + (index === syllables - 1 ? random.pick(FINALS) : '');
  return root.length < 3 ? `${root}l` : root;
}

/**
 * Makes what picks numbers from 0 up, small ones far more often (Zipf and Mandelbrot).
 * @param {number} count
 * @param {{ flat: number, steep: number }} options
 * @returns {(random: Random) => number}
 */
function createPicker(count, { flat, steep }) {
  let total = 0;
  const sums = Array.from({ length: count }, (_, rank) => (total += 1 / (rank + 1 + flat) ** steep));
  return (random) => {
    const wanted = random.next() * total;
    let [low, high] = [0, count - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? 0) < wanted) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}

/**
 * Makes words as often as text has them.
 * @param {Random} random
 */
function createVocabulary(random) {
  const found = new Set();
  while (found.size < ROOTS) found.add(createRoot(random));
  const roots = [...found];
  const pickRank = createPicker(roots.length, { flat: 4, steep: 1.08 });
  const pickNounForm = createPicker(NOUN_FORMS.length, { flat: 0, steep: 1.6 });
  const pickVerbForm = createPicker(VERB_FORMS.length, { flat: 0, steep: 1.3 });
  const inflect = (/** @type {Random} */ dice, /** @type {number} */ rank) => {
    // Every third root is a verb's. Each word has forms of its own that are common.
    const isVerb = rank % 3 === 2;
    const forms = isVerb ? VERB_FORMS : NOUN_FORMS;
    const form = (isVerb ? pickVerbForm : pickNounForm)(dice);
    const chosen = forms[form < 2 ? form : (form + rank) % forms.length] ?? '';
    return chosen.split('-').reduce(append, roots[rank] ?? '');
  };
  return { roots, pickRank, inflect };
}

/**
 * @param {number} count
 * @param {{ words?: number, seed?: number }} [options] words of a section, on average
 * @returns {Section[]}
 */
export function createSections(count, { words = 120, seed = 1 } = {}) {
  const { roots, pickRank, inflect } = createVocabulary(createRandom(seed));
  /** @type {Section[]} */
  const sections = [];
  for (let page = 0; sections.length < count; page++) {
    const random = createRandom(seed * 7919 + page + 1);
    const topic = Array.from({ length: TOPIC_WORDS }, () => pickRank(random));
    const topicWords = topic.flatMap((rank) => [inflect(random, rank), inflect(random, rank)]);
    const pickWord = () => {
      const roll = random.next();
      if (roll < COMMON_SHARE) return COMMON[Math.floor(random.next() ** 2 * COMMON.length)] ?? 've';
      return roll < COMMON_SHARE + TOPIC_SHARE ? random.pick(topicWords) : inflect(random, pickRank(random));
    };
    const title = () => [roots[random.pick(topic)], random.pick(topicWords)].join(' ');
    const pageTitle = title();
    for (let part = 0; part < SECTIONS_PER_PAGE && sections.length < count; part++) {
      // From half of that to half more.
      const content = Array.from({ length: Math.round(words * (0.5 + random.next())) }, pickWord).join(' ');
      const [sectionTitle, sectionRoute] =
        part === 0 ? [pageTitle, `/docs/sayfa-${page}`] : [title(), `/docs/sayfa-${page}#bolum-${part}`];
      sections.push({
        id: sections.length,
        pageTitle,
        sectionTitle,
        sectionRoute,
        type: 'docs',
        tags: [],
        sidebarParentCategories: [],
        content,
      });
    }
  }
  return sections;
}
