/** Changes texts at random. The same random source makes the same changes. */
import { BLOCKS, CHARACTERS, MDX_BLOCKS, TOKENS } from './texts.mjs';

/** @typedef {import('../../bench/random.mjs').Random} Random */
/** @typedef {(text: string, random: Random) => string} Mutation */

/** @param {string} text @param {number} at @param {string} piece */
const insert = (text, at, piece) => text.slice(0, at) + piece + text.slice(at);

/**
 * A part of a text, mostly a short one.
 * @param {string} text @param {Random} random
 */
function pickRange(text, random) {
  const start = random.between(0, text.length);
  const longest = random.next() < 0.7 ? 12 : text.length;
  return { start, end: Math.min(text.length, start + random.between(0, longest)) };
}

/** @type {Mutation[]} */
const MUTATIONS = [
  (text, random) => insert(text, random.between(0, text.length), random.pick(TOKENS)),
  (text, random) => insert(text, random.between(0, text.length), random.pick(TOKENS) + random.pick(TOKENS)),
  (text, random) => insert(text, random.between(0, text.length), random.pick(CHARACTERS)),
  (text, random) => insert(text, random.between(0, text.length), random.pick(TOKENS).repeat(random.between(2, 12))),
  (text, random) => insert(text, random.between(0, text.length), random.pick(BLOCKS)),
  (text, random) => {
    const { start, end } = pickRange(text, random);
    return text.slice(0, start) + text.slice(end);
  },
  (text, random) => {
    const { start, end } = pickRange(text, random);
    return insert(text, random.between(0, text.length), text.slice(start, end));
  },
  (text, random) => {
    const { start, end } = pickRange(text, random);
    return text.slice(0, end) + text.slice(start, end).repeat(random.between(1, 5)) + text.slice(end);
  },
  (text, random) => text.slice(0, random.between(0, text.length)),
  (text, random) => {
    const lines = text.split('\n');
    const [a, b] = [random.between(0, lines.length - 1), random.between(0, lines.length - 1)];
    [lines[a], lines[b]] = [lines[b] ?? '', lines[a] ?? ''];
    return lines.join('\n');
  },
  (text, random) => text.replaceAll('\n', random.pick(['\r\n', '\r', '\n ', '\n\t', '\n> '])),
];

/**
 * Some changes of a text; sometimes none, so that valid inputs are tried too.
 * @param {string} text @param {Random} random
 */
export function mutate(text, random) {
  let changed = text;
  for (let count = random.between(0, 4); count > 0; count--) changed = random.pick(MUTATIONS)(changed, random);
  return changed;
}

/**
 * The text of a page.
 * @param {Random} random @param {{ mdx: boolean }} options
 */
export function randomBody(random, { mdx }) {
  const blocks = mdx ? [...BLOCKS.filter((block) => !/[<{]/.test(block)), ...MDX_BLOCKS, ...MDX_BLOCKS] : BLOCKS;
  const text = Array.from({ length: random.between(1, 6) }, () => random.pick(blocks)).join('\n');
  return mutate(text, random);
}
