/** Steps on components, what they import, theme parts and packages. */
import { word } from '../texts.mjs';
import { swapDigits } from './content.mjs';

/** @typedef {import('../site.mjs').Step} Step */
/** @typedef {import('../site.mjs').Site} Site */

const LEAF = 'node_modules/leaf-box';

/** @param {Site} site */
const components = (site) => site.files(/^src\/components\/.*\.(?:tsx|ts|mjs|json)$/);

/** @type {Step[]} */
const steps = [
  {
    name: 'edit a component or its helper',
    weight: 3,
    apply(site, random) {
      const file = random.pick(components(site));
      site.write(file, site.read(file).replace(/yazı-\d+/g, `yazı-${site.serial()}`));
      return file;
    },
  },
  {
    name: 'edit a component under the same stamp',
    apply(site, random) {
      const file = random.pick(components(site));
      site.editUnderSameStamp(file, (bytes) =>
        Buffer.from(
          bytes
            .toString()
            .replaceAll(/yazı-(\d+)/g, (_all, digits) => `yazı-${swapDigits(Buffer.from(digits)).toString()}`),
        ),
      );
      return file;
    },
  },
  {
    name: 'edit data that code imports',
    weight: 2,
    apply: (site, random) => site.write('src/data.json', JSON.stringify({ one: word(random), two: site.serial() })),
  },
  {
    name: 'a component becomes interactive or static',
    apply(site) {
      const text = site.read('src/components/Card.tsx');
      const isClient = text.startsWith("'use client'");
      site.write('src/components/Card.tsx', isClient ? text.replace(/^'use client';\n/, '') : `'use client';\n${text}`);
      return isClient ? 'static' : 'interactive';
    },
  },
  {
    name: 'a helper moves to a file of another ending',
    apply(site) {
      const [from, to] = site.has('src/components/helper.ts') ? ['ts', 'mjs'] : ['mjs', 'ts'];
      site.move(`src/components/helper.${from}`, `src/components/helper.${to}`);
      return to;
    },
  },
  {
    name: 'a file comes that an import finds first',
    apply(site, random) {
      const file = 'src/components/helper/index.ts';
      if (site.has('src/components/helper.js')) site.remove('src/components/helper.js');
      else if (site.has(file)) site.remove('src/components/helper');
      else
        site.write(
          random.pick([file, 'src/components/helper.js']),
          `export const help = 'önce yazı-${site.serial()}';\n`,
        );
    },
  },
  {
    name: 'a file comes to a folder that code imports as a whole, or goes',
    apply(site, random) {
      const notes = site.files(/^src\/components\/notes\//);
      if (notes.length > 1 && random.next() < 0.5) site.remove(random.pick(notes));
      else site.write(`src/components/notes/note-${site.serial()}.json`, `{"text": "yazı-${site.serial()}"}`);
    },
  },
  {
    name: 'a package comes that is nearer, or goes',
    apply(site) {
      const folder = 'src/node_modules/leaf-box';
      if (site.has(folder)) return site.remove('src/node_modules');
      site.write(`${folder}/package.json`, '{"name": "leaf-box", "version": "3.0.0", "type": "module"}');
      site.write(`${folder}/inner.js`, `export const inner = 'yakın paket-${site.serial()}';\n`);
    },
  },
  {
    name: 'edit a partial',
    weight: 2,
    apply(site, random) {
      const text = `## Parça ${site.serial()}\n\n${random.pick(['{props.team}', 'Metin.', '<DocCardList />', '[bağ](./giris.md)', '![r](./img/bir.svg)'])}\n`;
      site.write('docs/_part.mdx', `import { help } from '@site/src/components/helper';\n\n${text}\n{help}\n`);
    },
  },
  {
    name: 'write a theme part',
    weight: 2,
    apply(site, random) {
      const name = random.pick(['Footer', 'DocItem/Footer', 'BlogPostItem/Header', 'NotFound/Content', 'DocCard']);
      site.write(
        `src/theme/${name}.tsx`,
        `import Original from '@theme-original/${name}';\nimport { help } from '@site/src/components/helper';\n\nexport default function Part(props) {\n  return (\n    <>\n      <p>yazı-${site.serial()} {help}</p>\n      <Original {...props} />\n    </>\n  );\n}\n`,
      );
      return name;
    },
  },
  {
    name: 'delete a theme part',
    applies: (site) => site.files(/^src\/theme\//).length > 1,
    apply(site, random) {
      const file = random.pick(site.files(/^src\/theme\//).filter((file) => !file.endsWith('MDXComponents.tsx')));
      site.remove(file);
      return file;
    },
  },
  {
    name: 'edit what every MDX page knows',
    apply: (site) =>
      site.write(
        'src/theme/MDXComponents.tsx',
        `export default { Note: ({ children }) => <em title="n${site.serial()}">{children}</em> };\n`,
      ),
  },
  {
    name: 'edit the home page',
    apply(site, random) {
      site.write(
        'src/pages/index.tsx',
        site.read('src/pages/index.tsx').replace(/<h1>.*<\/h1>/, `<h1>${word(random)} ${site.serial()}</h1>`),
      );
    },
  },
  {
    name: 'edit the code of a package',
    weight: 2,
    apply(site, random) {
      const file = `${LEAF}/${random.pick(['index.js', 'other.js', 'inner.js'])}`;
      site.write(file, site.read(file).replace(/paket-\d+/, `paket-${site.serial()}`));
      return file;
    },
  },
  {
    name: 'upgrade a package',
    apply(site) {
      const info = JSON.parse(site.read(`${LEAF}/package.json`));
      info.version = `1.0.${site.serial()}`;
      site.write(`${LEAF}/package.json`, JSON.stringify(info));
      site.write(`${LEAF}/inner.js`, `export const inner = 'paket-${site.serial()}';\n`);
      return info.version;
    },
  },
  {
    name: 'a package changes its entry',
    apply(site) {
      const info = JSON.parse(site.read(`${LEAF}/package.json`));
      info.main = info.main === 'index.js' ? 'other.js' : 'index.js';
      site.write(`${LEAF}/package.json`, JSON.stringify(info));
      return info.main;
    },
  },
  {
    name: 'a package starts or stops to need the browser',
    apply(site) {
      const text = site.read(`${LEAF}/index.js`);
      const hook = "import { useState } from 'react';\n";
      site.write(
        `${LEAF}/index.js`,
        text.includes(hook)
          ? text.replace(hook, '').replace('useState(1)[0]', '1')
          : hook + text.replace('const n = 1', 'const n = useState(1)[0]'),
      );
    },
  },
  {
    name: 'break a component, then fix it',
    apply(site, random) {
      const file = 'src/components/Card.tsx';
      site.fixed = { file, text: site.read(file) };
      site.write(
        file,
        random.pick([
          'export default function Card( {',
          "import x from './yok';\nexport default () => x;\n",
          "export default () => { throw new Error('olmadı'); };\n",
        ]),
      );
    },
    afterwards(site) {
      if (site.fixed) site.write(site.fixed.file, site.fixed.text);
    },
  },
];

/** Sites with code are slow to build: on them most steps are about it. */
const MORE_OFTEN = 3;

/**
 * @param {Step[]} steps
 * @returns {Step[]}
 */
export function onCode(steps) {
  return steps.map((step) => ({
    ...step,
    weight: MORE_OFTEN * (step.weight ?? 1),
    applies: (site) => site.hasCode && (step.applies?.(site) ?? true),
  }));
}

export const codeSteps = onCode(steps);
