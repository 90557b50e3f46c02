/** Steps on files that are copied or looked at: static files, pictures, git. */
import { png, sentence, svg } from '../texts.mjs';

/** @typedef {import('../site.mjs').Step} Step */
/** @typedef {import('../site.mjs').Site} Site */

/** @param {Site} site */
const statics = (site) => site.files(/^static\//);

/** @type {Step[]} */
export const fileSteps = [
  {
    name: 'write a static file',
    weight: 2,
    apply(site, random) {
      const file = random.pick([
        `static/dosya-${random.between(1, 3)}.txt`,
        'static/alt/ek.html',
        'static/_headers',
        'static/_redirects',
        'static/sitemap.xml',
        'static/robots.txt',
        'static/docs/giris/index.html',
        'static/404.html',
        'static/blog/rss.xml',
        'static/.nojekyll',
      ]);
      site.write(
        file,
        file.endsWith('_headers') ? `/*\n  X-Deneme: ${site.serial()}\n` : `${sentence(random)} ${site.serial()}\n`,
      );
      return file;
    },
  },
  {
    name: 'delete a static file',
    weight: 2,
    applies: (site) => statics(site).length > 0,
    apply(site, random) {
      const file = random.pick(statics(site));
      site.remove(file);
      return file;
    },
  },
  {
    name: 'edit a static file under the same stamp',
    applies: (site) => statics(site).length > 0,
    apply(site, random) {
      const file = random.pick(statics(site));
      site.editUnderSameStamp(file, (bytes) =>
        Buffer.from(bytes.map((byte, at) => (at > bytes.length - 3 && byte > 32 ? byte ^ 1 : byte))),
      );
      return file;
    },
  },
  {
    name: 'a static file takes the address of a page',
    apply(site, random) {
      const doc = random.pick(site.docs());
      const name = doc.replace(/\.mdx?$/, '').replaceAll(/(^|\/)\d+-/g, '$1');
      site.write(`static/${name}/index.html`, `<p>${site.serial()}</p>\n`);
      return name;
    },
  },
  {
    name: 'edit a picture',
    weight: 2,
    apply(site, random) {
      const file = random.pick(['docs/img/bir.svg', 'docs/img/iki.svg', 'static/img/nokta.png', 'docs/img/veri.csv']);
      const [width, height] = [random.between(10, 99), random.between(10, 99)];
      if (file.endsWith('.svg')) site.write(file, svg(width, height));
      else if (file.endsWith('.png')) site.write(file, png(width, height));
      else site.write(file, `a,b\n${width},${height}\n`);
      return file;
    },
  },
  {
    name: 'edit a picture under the same stamp',
    applies: (site) => site.has('docs/img/bir.svg'),
    apply: (site) =>
      site.editUnderSameStamp('docs/img/bir.svg', (bytes) =>
        Buffer.from(bytes.toString().replace(/width="(\d)/, (_all, digit) => `width="${(Number(digit) % 9) + 1}`)),
      ),
  },
  {
    name: 'delete or bring a picture',
    apply(site, random) {
      const file = random.pick(['docs/img/iki.svg', 'static/img/nokta.png']);
      if (site.has(file)) site.remove(file);
      else site.write(file, file.endsWith('.svg') ? svg(11, 12) : png(13, 14));
      return file;
    },
  },
  {
    name: 'a commit',
    weight: 2,
    apply(site, random) {
      const file = random.pick(site.texts());
      if (random.next() < 0.7) site.write(file, `${site.read(file)}\nGüncel ${site.serial()}.\n`);
      site.commit();
      return file;
    },
  },
  {
    name: 'the history goes away',
    weight: 0.3,
    applies: (site) => site.has('.git'),
    apply: (site) => site.remove('.git'),
  },
];
