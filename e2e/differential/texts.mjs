/** Random texts of pages: front matter and blocks, each block a thing that the engine treats in its own way. */
import { posix } from 'node:path';

/** @typedef {import('./site.mjs').Site} Site */
/** @typedef {import('./site.mjs').Random} Random */
/** @typedef {{ front: string[], blocks: string[] }} PageText */

const WORDS =
  'sipariş kurye mutfak sepet ödeme fatura iade kampanya adres rota order basket kitchen refund ticket'.split(' ');
export const TAGS = ['yeni', 'Ödeme', 'kurye', 'api', 'release notes'];

/** @param {Random} random */
export const word = (random) => random.pick(WORDS);

/** @param {Random} random */
export function sentence(random) {
  const words = Array.from({ length: random.between(4, 9) }, () => word(random)).join(' ');
  return `${words[0]?.toUpperCase()}${words.slice(1)} ${random.between(1, 999)}.`;
}

/**
 * @param {Site} site
 * @param {Random} random
 * @param {string} from file that links
 */
function linkTo(site, random, from) {
  const target = random.pick([...site.docs(), ...site.posts(), ...site.pages()]);
  const relative = posix.relative(posix.dirname(from), target);
  return relative.startsWith('.') ? relative : `./${relative}`;
}

/** @type {Record<string, (site: Site, random: Random, file: string) => string>} */
const BLOCKS = {
  paragraph: (_site, random) => `${sentence(random)} **${word(random)}** and \`${word(random)}\`.`,
  heading: (_site, random) => `${random.pick(['##', '###'])} ${word(random)} ${word(random)}`,
  headingWithId: (_site, random) => `## ${word(random)} {#ozel-${random.between(1, 5)}}`,
  code: (_site, random) =>
    `\`\`\`${random.pick(['ts', 'js', 'bash', 'python', 'json', ''])}${random.pick(['', ' title="a.txt"', ' {1}', ' showLineNumbers'])}\nconst ${word(random)} = ${random.between(1, 99)};\n// highlight-next-line\nreturn "${word(random)}";\n\`\`\``,
  npm2yarn: (_site, random) => `\`\`\`bash npm2yarn\nnpm install paket-${random.between(1, 9)}\n\`\`\``,
  mermaid: (_site, random) => `\`\`\`mermaid\ngraph TD; A[${word(random)}] --> B[${word(random)}];\n\`\`\``,
  math: (_site, random) => `Formül $x^${random.between(2, 9)}$ ve :rocket: simgesi.`,
  admonition: (_site, random) =>
    `:::${random.pick(['tip', 'warning', 'kutu'])} ${word(random)}\n${sentence(random)}\n:::`,
  table: (_site, random) => `| a | b |\n|---|---|\n| ${word(random)} | ${random.between(1, 99)} |`,
  list: (_site, random) => `- ${word(random)}\n- [x] ${word(random)}`,
  html: (site, random) =>
    site.hasCode ? sentence(random) : `<details><summary>${word(random)}</summary>${word(random)}</details>`,
  link: (site, random, file) => `Bak [${word(random)}](${linkTo(site, random, file)}).`,
  hashLink: (site, random, file) =>
    `Bak [${word(random)}](${linkTo(site, random, file)}#ozel-${random.between(1, 5)}).`,
  address: (_site, random) => `Git [${word(random)}](/docs/${random.pick(['giris', 'rehber/ilk', 'yok'])}).`,
  picture: (_site, random, file) =>
    file.startsWith('docs/')
      ? `![${word(random)}](${posix.relative(posix.dirname(file), `docs/img/${random.pick(['bir', 'iki'])}.svg`)})`
      : sentence(random),
  staticPicture: (_site, random) => `![${word(random)}](/img/nokta.png)`,
  staticLink: (_site, random) => `[indir](/dosya-${random.between(1, 3)}.txt)`,
  dataFile: (_site, random, file) =>
    file.startsWith('docs/') ? `[veri](${posix.relative(posix.dirname(file), 'docs/img/veri.csv')})` : sentence(random),
  reference: (_site, random) => `${word(random)}[^1]\n\n[^1]: ${sentence(random)}`,
};

/** Blocks of pages that run code. */
/** @type {typeof BLOCKS} */
const CODE_BLOCKS = {
  expression: (_site, random) => `{${random.between(1, 9)} + 1} {frontMatter.title}`,
  tabs: (_site, random) =>
    `<Tabs><TabItem value="a" label="${word(random)}">bir</TabItem><TabItem value="b" label="B">iki</TabItem></Tabs>`,
  card: (_site, random) =>
    importing('Card', "'@site/src/components/Card'", `<Card count={${random.between(1, 9)}}>${word(random)}</Card>`),
  given: (_site, random) =>
    importing(
      'Shown',
      "'@site/src/components/Card'",
      `<Shown count={${random.between(1, 9)}} write={(n) => n + '${word(random)}'} />`,
    ),
  counter: (_site, random) =>
    importing('Counter', "'@site/src/components/Counter'", `<Counter start={${random.between(1, 9)}} />`),
  packaged: (_site, random) => importing('Leaf', "'leaf-box'", `<Leaf label="${word(random)}" />`),
  partial: (_site, _random, file) =>
    importing(
      'Part',
      `'${posix.relative(posix.dirname(file), 'docs/_part.mdx').replace(/^(?!\.)/, './')}'`,
      '<Part team="ops" />',
    ),
  data: (_site, random) => importing('data', "'@site/src/data.json'", `{data.${random.pick(['one', 'two'])}}`),
  cards: () => '<DocCardList />',
  global: () => '<Note>every page knows it</Note>',
};

/**
 * @param {string} name
 * @param {string} from
 * @param {string} use
 */
const importing = (name, from, use) => `import ${name} from ${from};\n\n${use}`;

/**
 * @param {Site} site
 * @param {Random} random
 * @param {string} file
 */
export function randomBlock(site, random, file) {
  const code = file.endsWith('.mdx') && random.next() < 0.5;
  const blocks = code ? CODE_BLOCKS : BLOCKS;
  return (blocks[random.pick(Object.keys(blocks))] ?? (() => ''))(site, random, file);
}

/** @type {((site: Site, random: Random) => string)[]} */
const FRONT = [
  (_site, random) => `description: ${sentence(random)}`,
  (_site, random) => `tags: [${random.pick(TAGS)}, ${random.pick(TAGS)}-2]`,
  (_site, random) => `tags: [${random.pick(TAGS)}]`,
  (_site, random) => `sidebar_position: ${random.between(1, 9)}`,
  (_site, random) => `sidebar_label: ${word(random)}`,
  (site) => `slug: yol-${site.serial()}`,
  () => 'slug: ayni-yol',
  () => 'draft: true',
  () => 'unlisted: true',
  () => 'hide_table_of_contents: true',
  (_site, random) => `keywords: [${word(random)}]`,
  (_site, random) => `last_update: {date: 2023-0${random.between(1, 9)}-01, author: ${word(random)}}`,
  () => 'pagination_next: null',
  (_site, random) => `authors: [${random.pick(['ada', 'omer'])}]`,
  (_site, random) => `image: /img/${random.pick(['nokta', 'yok'])}.png`,
  (_site, random) => `owner: ${word(random)}`,
  () => 'displayed_sidebar: null',
  () => 'hide_title: true',
  () => 'custom_edit_url: null',
];

/**
 * @param {Site} site
 * @param {Random} random
 */
export const randomFront = (site, random) => random.pick(FRONT)(site, random);

/**
 * The text of a new page.
 * @param {Site} site
 * @param {Random} random
 * @param {string} file
 */
export function randomPage(site, random, file) {
  /** @type {PageText} */
  const page = { front: [`title: ${word(random)} ${site.serial()}`], blocks: [sentence(random)] };
  for (let count = random.between(0, 3); count > 0; count--) addBlock(page, randomBlock(site, random, file));
  if (random.next() < 0.6) setFront(page, randomFront(site, random));
  if (file.startsWith('blog/'))
    page.blocks.splice(1, 0, file.endsWith('.mdx') ? '{/* truncate */}' : '<!-- truncate -->');
  return printPage(page);
}

/**
 * @param {string} text
 * @returns {PageText}
 */
export function parsePage(text) {
  const [, front = '', body = text] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
  return { front: front.split('\n').filter(Boolean), blocks: body.trim().split('\n\n') };
}

/** @param {PageText} page */
export function printPage({ front, blocks }) {
  return `---\n${front.join('\n')}\n---\n\n${blocks.join('\n\n')}\n`;
}

/**
 * A name is imported once, a footnote defined once.
 * @param {PageText} page
 * @param {string} block
 */
export function addBlock(page, block) {
  const pieces = block.split('\n\n');
  page.blocks.push(...pieces.filter((piece) => !/^(?:import|\[\^1\])/.test(piece) || !page.blocks.includes(piece)));
}

/**
 * @param {PageText} page
 * @param {string} line
 */
export function setFront(page, line) {
  const key = line.slice(0, line.indexOf(':') + 1);
  page.front = [...page.front.filter((other) => !other.startsWith(key)), line];
}

/**
 * A picture whose size can be read.
 * @param {number} width
 * @param {number} height
 */
export function svg(width, height) {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="5" height="5"/></svg>\n`;
}

/**
 * As much of a PNG as tells its size.
 * @param {number} width
 * @param {number} height
 */
export function png(width, height) {
  const bytes = Buffer.alloc(45);
  bytes.write('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1');
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  bytes.write('IEND', 37, 'latin1');
  return bytes;
}
