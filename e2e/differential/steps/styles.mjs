/** Steps on style sheets: of the site and of components, what they import, Sass. */
import { word } from '../texts.mjs';
import { onCode } from './code.mjs';
import { swapDigits } from './content.mjs';

/** @typedef {import('../site.mjs').Step} Step */
/** @typedef {import('../site.mjs').Site} Site */

/** @param {Site} site */
const styles = (site) => site.files(/\.(?:css|scss)$/);

/** @type {Step[]} */
export const styleSteps = onCode([
  {
    name: 'edit a style sheet',
    weight: 4,
    apply(site, random) {
      const file = random.pick(styles(site));
      site.write(file, site.read(file).replace(/\d+px/, `${site.serial()}px`));
      return file;
    },
  },
  {
    name: 'edit a style sheet under the same stamp',
    apply(site, random) {
      const file = random.pick(styles(site));
      site.editUnderSameStamp(file, (bytes) =>
        Buffer.from(bytes.toString().replace(/\d+px/, (size) => swapDigits(Buffer.from(size)).toString())),
      );
      return file;
    },
  },
  {
    name: 'a style sheet imports another',
    apply(site) {
      const serial = site.serial();
      const file = 'src/css/custom.css';
      site.write(`src/css/ek-${serial}.css`, `.ek-${serial} { margin: ${serial}px; }\n`);
      site.write(file, `@import './ek-${serial}.css';\n${site.read(file)}`);
      return `ek-${serial}.css`;
    },
  },
  {
    name: 'a style sheet stops importing another',
    applies: (site) => site.read('src/css/custom.css').includes('./ek-'),
    apply(site) {
      const file = 'src/css/custom.css';
      site.write(file, site.read(file).replace(/@import '.\/ek-\d+\.css';\n/, ''));
    },
  },
  {
    name: 'an imported style sheet goes and comes back',
    apply(site) {
      site.fixed = { file: 'src/css/deep.css', text: site.read('src/css/deep.css') };
      site.remove('src/css/deep.css');
    },
    afterwards(site) {
      if (site.fixed) site.write(site.fixed.file, site.fixed.text);
    },
  },
  {
    name: 'edit a picture that a style sheet names',
    apply: (site) =>
      site.write('src/css/leaf.svg', `<svg xmlns="http://www.w3.org/2000/svg"><text>${site.serial()}</text></svg>\n`),
  },
  {
    name: 'a partial of Sass comes that is found first',
    apply(site) {
      const file = 'src/css/sass/_size.scss';
      if (site.has(file)) site.remove(file);
      else site.write(file, `$size: ${site.serial()}px;\n`);
    },
  },
  {
    name: 'write or delete the config of PostCSS',
    apply(site) {
      if (site.serial() % 4 === 0) return site.remove('postcss.config.mjs');
      site.write('postcss-size.mjs', `export const size = '${site.serial()}px';\n`);
      site.write(
        'postcss.config.mjs',
        `import { size } from './postcss-size.mjs';

const Declaration = (declaration) => {
  if (declaration.prop === 'margin') declaration.value = size;
};
export default { plugins: [{ postcssPlugin: 'own', Declaration }] };\n`,
      );
    },
  },
  {
    name: 'edit the styles of a package',
    apply(site, random) {
      site.write(
        'node_modules/leaf-box/leaf.css',
        `.leaf { padding: ${site.serial()}px; content: "${word(random)}"; }\n`,
      );
    },
  },
]);
