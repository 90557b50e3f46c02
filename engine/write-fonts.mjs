import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';

/**
 * Cuts the two faces of the theme out of their packages and writes what the engine ships: the font files, their licences and the stylesheet
 * that names them, and the fonts of social cards. Run it after a change here, and commit the result: `npm run write:fonts`.
 */

const packages = new URL('../node_modules/', import.meta.url);
const theme = new URL('src/theme/', import.meta.url).pathname;

const ASCII = range(0x20, 0x7e);
const TURKISH = [...'ğĞşŞıİçÇöÖüÜâîûÂÎÛ₺'];
const PUNCTUATION = [...'\u00a0·–—‘’“”•…'];
/** With the sign of a copyright, which is on every page of a site that claims one. */
const COMMON = [...ASCII, ...TURKISH, ...PUNCTUATION, ...'←→×✓©'];
/** All other Latin letters. A page that has one of them fetches a second file. */
const OTHER_LATIN = [...range(0xa1, 0x17f), ...range(0x218, 0x21b), ...range(0x1e80, 0x1e85), ...'ẞ€'];

const faces = [
  {
    family: 'Yaprak Sans',
    file: 'sans',
    source: 'inter-ui/variable/InterVariable.woff2',
    licence: 'inter-ui/LICENSE.txt',
    weight: '400 600',
    // Kerning would be a sixth of the file, and is not seen at the size of text.
    features: [],
    // The optical size of running text, and the two weights of the theme with all between.
    options: { variationAxes: { opsz: 14, wght: { min: 400, max: 600 } } },
    // Signs that stand in code only are left to the fallback.
    text: without(COMMON, '\\^`{}'),
    metrics: { ascent: 0.9688, descent: 0.2412 },
    // Width of the paragraphs and of the bold words of the knowledge base, against that in Arial.
    fallbacks: [
      { name: 'Arial', weight: '400', local: ['Arial', 'Liberation Sans'], adjust: 1.0608 },
      { name: 'Arial', weight: '600', local: ['Arial Bold', 'Liberation Sans Bold'], adjust: 1.0108 },
      { name: 'Roboto', weight: '400 600', local: ['Roboto'], adjust: 1.0735 },
    ],
  },
  {
    family: 'Yaprak Serif',
    file: 'serif',
    source: '@expo-google-fonts/literata/600SemiBold/Literata_600SemiBold.ttf',
    licence: '@expo-google-fonts/literata/LICENSE_FONT',
    weight: '600',
    features: ['kern'],
    // Headings have fewer signs than text.
    text: without([...ASCII, ...TURKISH, ...PUNCTUATION], '\\^`{}|~@$*<=>[]_•₺'),
    metrics: { ascent: 1.177, descent: 0.308 },
    // Mean width: 0.4943.
    fallbacks: [
      { name: 'Georgia', weight: '600', local: ['Georgia Bold'], adjust: 0.4943 / 0.514 },
      { name: 'Noto Serif', weight: '600', local: ['Noto Serif Bold'], adjust: 0.4943 / 0.5048 },
      {
        name: 'Times',
        weight: '600',
        local: ['Times New Roman Bold', 'Liberation Serif Bold'],
        // Width of the headings of the knowledge base, against that in Times.
        adjust: 1.1376,
      },
    ],
  },
];

const rules = [];
mkdirSync(path.join(theme, 'fonts'), { recursive: true });
for (const face of faces) {
  const source = readFileSync(new URL(face.source, packages));
  const rest = OTHER_LATIN.filter((letter) => !face.text.includes(letter));
  for (const [name, letters, ranges] of [
    // No letter of the first file: where that comes too late, Chromium would fetch the second for it.
    [`${face.file}-more`, rest, OTHER_LATIN.filter((letter) => !COMMON.includes(letter))],
    // The same words for all faces, which compresses well: a letter that a file does not have is taken from the next face.
    [face.file, face.text, COMMON],
  ]) {
    const font = await subsetFont(source, letters.join(''), {
      targetFormat: 'woff2',
      // No ligatures, so nothing that Turkish must switch off.
      keepFeatures: face.features,
      noHinting: true,
      ...face.options,
    });
    writeFileSync(path.join(theme, 'fonts', `${name}.woff2`), font);
    rules.push(toRule(face, { name, letters: ranges }));
    console.log(`${name}.woff2 ${font.length} bytes`);
  }
  for (const fallback of face.fallbacks) rules.push(toFallback(face, fallback));
  writeFileSync(path.join(theme, 'fonts', `${face.file}-licence.txt`), readFileSync(new URL(face.licence, packages)));
}

/** Social cards are drawn at build time, so their fonts may have more letters: nobody fetches them. Their licences are those beside the theme's. */
const GREEK = range(0x384, 0x3ce);
const CYRILLIC = [...range(0x400, 0x45f), 'Ґ', 'ґ'];
const CARD_LETTERS = [...ASCII, ...TURKISH, ...PUNCTUATION, ...OTHER_LATIN, ...GREEK, ...CYRILLIC, ...'‹›„−×←→✓'];
const cards = new URL('src/plugins/social-cards/fonts/', import.meta.url).pathname;
mkdirSync(cards, { recursive: true });
for (const [name, { source }, options] of [
  ['heading', faces[1], {}],
  ['text', faces[0], { variationAxes: { opsz: 20, wght: 500 } }],
]) {
  const font = await subsetFont(readFileSync(new URL(source, packages)), CARD_LETTERS.join(''), {
    targetFormat: 'truetype',
    keepFeatures: ['kern'],
    noHinting: true,
    ...options,
  });
  writeFileSync(path.join(cards, `${name}.ttf`), font);
  console.log(`cards/${name}.ttf ${font.length} bytes`);
}

writeFileSync(
  path.join(theme, 'styles/base/fonts.css'),
  `/* Written by engine/write-fonts.mjs. */\n${rules.join('\n')}`,
);

function toRule({ family, weight }, { name, letters }) {
  return `@font-face {
  font-family: '${family}';
  font-weight: ${weight};
  font-display: optional;
  src: url('../../fonts/${name}.woff2') format('woff2');
  unicode-range: ${toRanges(letters)};
}
`;
}

/** A font of the system with the measure of ours, so that lines stay where they are when ours arrives. */
function toFallback({ family, metrics }, { name, weight, local, adjust }) {
  const percent = (value) => `${(value * 100).toFixed(1)}%`;
  return `@font-face {
  font-family: '${family} ${name}';
  font-weight: ${weight};
  src: ${local.map((font) => `local('${font}')`).join(', ')};
  size-adjust: ${percent(adjust)};
  ascent-override: ${percent(metrics.ascent / adjust)};
  descent-override: ${percent(metrics.descent / adjust)};
  line-gap-override: 0%;
}
`;
}

/** `U+20-7e, U+a0`: the code points of letters, neighbours joined. */
function toRanges(letters) {
  const points = [...new Set(letters)].map((letter) => letter.codePointAt(0)).toSorted((a, b) => a - b);
  const ranges = [];
  for (const point of points) {
    const last = ranges.at(-1);
    if (last?.[1] === point - 1) last[1] = point;
    else ranges.push([point, point]);
  }
  const hex = (point) => point.toString(16);
  return ranges.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`).join(', ');
}

function without(letters, signs) {
  return letters.filter((letter) => !signs.includes(letter));
}

function range(from, to) {
  return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));
}
