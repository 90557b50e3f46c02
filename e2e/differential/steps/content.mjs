/** Steps on docs, posts and pages. */
import { statSync, utimesSync } from 'node:fs';
import { posix } from 'node:path';
import { addBlock, parsePage, printPage, randomBlock, randomFront, randomPage, setFront, word } from '../texts.mjs';

/** @typedef {import('../site.mjs').Site} Site */
/** @typedef {import('../site.mjs').Step} Step */
/** @typedef {import('../site.mjs').Random} Random */

/**
 * @param {Site} site
 * @param {Random} random
 */
const ending = (site, random) => (site.hasCode && random.next() < 0.5 ? 'mdx' : 'md');

/**
 * @param {Site} site
 * @param {string} file
 * @param {(page: import('../texts.mjs').PageText) => void} change
 */
function edit(site, file, change) {
  const page = parsePage(site.read(file));
  change(page);
  site.write(file, printPage(page));
  return file;
}

/** @type {Step[]} */
export const contentSteps = [
  {
    name: 'add a block to a text',
    weight: 4,
    apply(site, random) {
      const file = random.pick(site.texts());
      return edit(site, file, (page) => addBlock(page, randomBlock(site, random, file)));
    },
  },
  {
    name: 'take a block from a text',
    weight: 2,
    apply(site, random) {
      return edit(site, random.pick(site.texts()), (page) => {
        const { length } = page.blocks;
        const at = random.between(0, length - 1);
        if (length > 1 && !/^import|^\[\^1\]/.test(page.blocks[at] ?? '')) page.blocks.splice(at, 1);
      });
    },
  },
  {
    name: 'edit the front matter of a text',
    weight: 3,
    apply: (site, random) => edit(site, random.pick(site.texts()), (page) => setFront(page, randomFront(site, random))),
  },
  {
    name: 'take front matter from a text',
    apply: (site, random) => edit(site, random.pick(site.texts()), (page) => page.front.splice(1)),
  },
  {
    name: 'edit the title of a text',
    weight: 2,
    apply: (site, random) =>
      edit(site, random.pick(site.texts()), (page) => setFront(page, `title: ${word(random)} ${site.serial()}`)),
  },
  {
    name: 'add a doc',
    weight: 2,
    apply(site, random) {
      const folder = random.pick(['docs', 'docs/rehber', 'docs/rehber/derin', 'docs/basvuru']);
      const file = `${folder}/${random.pick(['', `0${random.between(1, 9)}-`])}${word(random)}-${site.serial()}.${ending(site, random)}`;
      site.write(file, randomPage(site, random, file));
      return file;
    },
  },
  {
    name: 'add a post',
    weight: 2,
    apply(site, random) {
      const file = `blog/202${random.between(0, 5)}-0${random.between(1, 9)}-1${random.between(0, 9)}-${word(random)}-${site.serial()}.${ending(site, random)}`;
      site.write(file, randomPage(site, random, file));
      return file;
    },
  },
  {
    name: 'add a page',
    apply(site, random) {
      const file = `src/pages/${random.pick(['', 'alt/'])}${word(random)}-${site.serial()}.${ending(site, random)}`;
      site.write(file, randomPage(site, random, file));
      return file;
    },
  },
  {
    name: 'rename a text',
    weight: 2,
    apply(site, random) {
      const file = random.pick(site.texts());
      const folder = file.startsWith('docs/')
        ? random.pick(['docs', 'docs/rehber', 'docs/basvuru'])
        : posix.dirname(file);
      const date = /^\d{4}-\d\d-\d\d-/.exec(posix.basename(file))?.[0] ?? '';
      const target = `${folder}/${date}tasinan-${site.serial()}${posix.extname(file)}`;
      site.move(file, target);
      return `${file} to ${target}`;
    },
  },
  {
    name: 'a doc becomes a folder with an index, or back',
    apply(site, random) {
      const file = random.pick(site.docs());
      const [, folder, ending = ''] = /^(.*)\/index(\.mdx?)$/.exec(file) ?? [];
      const target = folder ? folder + ending : file.replace(/(\.mdx?)$/, '/index$1');
      site.move(file, target);
      return target;
    },
  },
  {
    name: 'two docs change places',
    apply(site, random) {
      const [one, two] = [random.pick(site.docs()), random.pick(site.docs())];
      const [first, second] = [site.read(one), site.read(two)];
      site.write(one, second);
      site.write(two, first);
      return `${one} and ${two}`;
    },
  },
  {
    name: 'delete a text',
    applies: (site) => site.docs().length > 3 && site.posts().length > 2 && site.pages().length > 1,
    apply(site, random) {
      const file = random.pick(site.texts());
      site.remove(file);
      return file;
    },
  },
  {
    name: 'rename a folder of docs',
    applies: (site) => site.docs().some((file) => file.split('/').length > 2),
    apply(site, random) {
      const folder = posix.dirname(random.pick(site.docs().filter((file) => file.split('/').length > 2)));
      const target = `docs/klasor-${site.serial()}`;
      site.move(folder, target);
      return `${folder} to ${target}`;
    },
  },
  {
    name: 'break a text, then fix it',
    apply(site, random) {
      const file = random.pick(site.texts());
      site.fixed = { file, text: site.read(file) };
      const broken = random.pick([
        '---\ntitle: [\n---\n\nx\n',
        `---\nsidebar_position: x\nslug: 3\ndate: yok\n---\n\nx\n`,
      ]);
      site.write(file, file.endsWith('.mdx') ? '---\ntitle: x\n---\n\n<Open>\n' : broken);
      return file;
    },
    afterwards(site) {
      if (site.fixed) site.write(site.fixed.file, site.fixed.text);
    },
  },
  {
    name: 'touch a text',
    apply(site, random) {
      const file = random.pick(site.texts());
      site.write(file, site.read(file));
      return file;
    },
  },
  {
    name: 'edit a text under the same stamp',
    weight: 2,
    apply(site, random) {
      const file = random.pick(site.texts());
      site.editUnderSameStamp(file, swapDigits);
      return file;
    },
  },
  {
    name: 'replace a text by an older file',
    apply(site, random) {
      const file = random.pick(site.texts());
      const { mtimeMs } = statSync(site.path(file));
      edit(site, file, (page) => addBlock(page, randomBlock(site, random, file)));
      utimesSync(site.path(file), new Date(mtimeMs), new Date(mtimeMs - 86_400_000));
      return file;
    },
  },
];

/**
 * Other digits, the same length.
 * @param {Buffer} bytes
 */
export function swapDigits(bytes) {
  return Buffer.from(bytes.map((byte) => (byte >= 0x31 && byte <= 0x38 ? byte + 1 : byte === 0x39 ? 0x31 : byte)));
}
