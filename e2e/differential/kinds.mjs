/** The sites that a run starts from. */
import { mkdirSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Site } from './site.mjs';
import { png, randomPage, svg } from './texts.mjs';

/** @typedef {import('./site.mjs').SiteKind} SiteKind */
/** @typedef {import('./site.mjs').Random} Random */

/** @type {readonly SiteKind[]} */
export const KINDS = ['content', 'languages', 'code', 'large'];

/** So many pages are made by several threads. */
const MANY = 240;

/**
 * @param {string} root
 * @param {{ kind: SiteKind, random: Random }} options
 */
export function createSite(root, { kind, random }) {
  const site = new Site(root, kind);
  site.config = {
    title: 'Deneme',
    url: 'https://ornek.test',
    onBrokenLinks: 'warn',
    onBrokenMarkdownImages: 'warn',
    search: true,
    docs: { onInlineTags: 'ignore' },
    blog: { onInlineTags: 'ignore', onUntruncatedBlogPosts: 'ignore' },
    pages: {},
  };
  site.write('docs/img/bir.svg', svg(20, 30));
  site.write('docs/img/iki.svg', svg(40, 50));
  site.write('docs/img/veri.csv', 'a,b\n1,2\n');
  site.write('static/img/nokta.png', png(10, 10));
  site.write('static/dosya-1.txt', 'bir\n');
  site.write('docs/tags.yml', 'yeni: {label: Yeni}\n');
  site.write('blog/authors.yml', 'ada: {name: Ada, page: true}\nomer: {name: Ömer}\n');
  site.write('docs/rehber/_category_.json', '{"label": "Rehber", "link": {"type": "generated-index"}}');
  if (kind === 'code') writeCode(site);
  // Pages name each other, so they are all there before they get their texts.
  const files = ['docs/giris.md', 'docs/rehber/ilk.md', 'docs/rehber/02-ikinci.md', 'docs/basvuru/liste.md'];
  files.push('blog/2024-01-02-merhaba.md', 'blog/2023-05-06-eski.md', 'blog/2024-03-04-ucuncu.md');
  files.push('src/pages/hakkinda.md', 'src/pages/alt/ek.md');
  if (kind === 'code') files.push('docs/canli.mdx', 'docs/rehber/parcali.mdx');
  if (kind === 'large')
    for (let number = 0; number < MANY; number++) files.push(`docs/bolum-${number % 6}/sayfa-${number}.md`);
  for (const file of files) site.write(file, '');
  for (const file of files) site.write(file, randomPage(site, random, file));
  if (kind === 'languages') writeLanguages(site, random);
  site.saveConfig();
  return site;
}

/**
 * @param {Site} site
 * @param {Random} random
 */
function writeLanguages(site, random) {
  site.config.i18n = { defaultLocale: 'tr', locales: ['tr', 'en'] };
  for (const file of ['giris.md', 'rehber/ilk.md'])
    site.write(`i18n/en/docusaurus-plugin-content-docs/current/${file}`, randomPage(site, random, `docs/${file}`));
  site.write('i18n/en/code.json', '{"theme.docs.paginator.next": {"message": "Next one"}}');
  site.write('versions.json', '["0.9"]');
  for (const file of ['giris.md', 'rehber/ilk.md'])
    site.write(`versioned_docs/version-0.9/${file}`, randomPage(site, random, `blog/${file}`));
}

/** @type {Record<string, string>} */
const CODE = {
  'src/components/Card.tsx': `import styles from './card.module.css';
import { help } from './helper';
import data from '../data.json';
import dot from './dot.svg';
import './card.css';

const notes = Object.values(import.meta.glob('./notes/*.json', { eager: true })).map((note) => note.default.text);

export default function Card({ count, write = String, children }) {
  return (
    <section className={styles.card}>
      yazı-1 {help} {notes} {data.one} {write(count)} <img src={dot} alt="" />
      {children}
    </section>
  );
}
`,
  'src/components/Counter.tsx': `'use client';
import { useState } from 'react';
import { inner } from 'leaf-box/inner.js';
import { help } from './helper';
import '../css/sass/counter.scss';

export default function Counter({ start }) {
  const [count, setCount] = useState(start);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      yazı-1 {help} {inner} {count}
    </button>
  );
}
`,
  'src/components/helper.ts': "import { deeper } from './deeper';\n\nexport const help = `yazı-1 ${deeper}`;\n",
  'src/components/deeper.ts': "export const deeper = 'yazı-1';\n",
  'src/components/card.module.css': ".card { composes: base from './base.module.css'; margin: 1px; }\n",
  'src/components/base.module.css': '.base { border: 1px solid; }\n',
  'src/components/card.css': "@import './card-part.css';\n.card-x { margin: 2px; }\n",
  'src/components/card-part.css': '.card-part { margin: 3px; }\n',
  'src/components/notes/first.json': '{"text": "yazı-1"}',
  'src/components/dot.svg': svg(5, 5),
  'src/data.json': '{"one": "bir", "two": 2}',
  'src/css/custom.css':
    "@import './part.css';\n@import 'leaf-box/leaf.css';\n:root { --own: 4px; }\n.leaf-picture { background: url('./leaf.svg'); width: 4px; }\n",
  'src/css/part.css': "@import './deep.css';\n.part { margin: 5px; }\n",
  'src/css/deep.css': '.deep { margin: 6px; }\n',
  'src/css/leaf.svg': '<svg xmlns="http://www.w3.org/2000/svg"><text>1</text></svg>\n',
  'src/css/sass/counter.scss': "@use 'size';\n@use 'tone';\n.counter { width: size.$size; height: tone.$tone; }\n",
  'src/css/sass/size.scss': '$size: 7px;\n',
  'src/css/sass/_tone.scss': '$tone: 8px;\n',
  'src/theme/MDXComponents.tsx': 'export default { Note: ({ children }) => <em>{children}</em> };\n',
  'src/pages/index.tsx': `import Layout from '@theme/Layout';
import Translate from '@docusaurus/Translate';
import Card from '../components/Card';
import styles from './home.module.css';

export default function Home() {
  return (
    <Layout title="Ev">
      <main className={styles.home}>
        <h1>Ev</h1>
        <Card count={3}>
          <Translate id="card.title">Kart</Translate>
        </Card>
      </main>
    </Layout>
  );
}
`,
  'src/pages/home.module.css': '.home { margin: 9px; }\n',
  'docs/_part.mdx': '## Parça\n\nMetin {props.team}.\n',
  'node_modules/leaf-box/package.json':
    '{"name": "leaf-box", "version": "1.0.0", "type": "module", "main": "index.js"}',
  'node_modules/leaf-box/index.js': `import { jsx } from 'react/jsx-runtime';
import { inner } from './inner.js';

export default function Leaf({ label }) {
  const n = 1;
  return jsx('b', { children: label + n + inner + 'paket-1' });
}
`,
  'node_modules/leaf-box/other.js': `import { jsx } from 'react/jsx-runtime';
import { inner } from './inner.js';

export default function Leaf({ label }) {
  return jsx('i', { children: label + inner + 'paket-1' });
}
`,
  'node_modules/leaf-box/inner.js': "export const inner = 'paket-1';\n",
  'node_modules/leaf-box/leaf.css': '.leaf { padding: 1px; }\n',
};

/** @param {Site} site */
function writeCode(site) {
  for (const [file, text] of Object.entries(CODE)) site.write(file, text);
  const sass = dirname(createRequire(import.meta.url).resolve('sass'));
  mkdirSync(join(site.dir, 'node_modules'), { recursive: true });
  symlinkSync(sass, site.path('node_modules/sass'));
}
