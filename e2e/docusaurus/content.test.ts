import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTinySite } from '../setup/tiny-site.ts';

/** What sites of Docusaurus write in the text of a page, each with what it must become. */
const site = createTinySite({
  'package.json': '{ "private": true }',
  'docusaurus.config.js': `module.exports = { title: 'Deneme', url: 'https://ornek.test', baseUrl: '/', themeConfig: { ara: {}, prism: { additionalLanguages: ['yaz'] } }, presets: [['classic', { docs: { routeBasePath: '/', sidebarPath: './sidebars.js', remarkPlugins: [[require('@docusaurus/remark-plugin-npm2yarn'), { sync: true }]] }, blog: false }]] };`,
  'sidebars.js': `module.exports = { ana: [
    'giris',
    { type: 'category', label: 'Konu', link: { type: 'doc', id: 'konu/index' }, items: [
      { type: 'doc', id: 'konu/bir', customProps: { renk: 'yesil' } },
      'konu/iki',
    ] },
    { type: 'category', label: 'Alan', items: ['dort', { type: 'category', label: 'Alt', items: ['bes', 'alti'] }] },
  ] };`,
  'docs/giris.mdx':
    '---\nslug: /\n---\n\n# Giriş\n\n<head>\n  <html className="ek" />\n  <body data-ek="1" />\n  <meta name="bir" content="1" />\n</head>\n\n<Head><meta name="iki" content="2" /></Head>\n',
  'docs/konu/index.mdx': `import DocCardList from '@theme/DocCardList';
import { useCurrentSidebarCategory } from '@docusaurus/theme-common';

# Konu

<DocCardList items={useCurrentSidebarCategory().items.filter(({ customProps }) => customProps?.renk === 'yesil')} />
`,
  'docs/konu/bir.mdx': `---
description: Birincisi.
---

# Bir

## Alt *başlık* {#alt}

<DocCardList />

<i data-icindekiler>{JSON.stringify(toc)}</i>
`,
  'docs/dort.mdx': `import Adlar from '@site/src/components/Adlar';
import Icindekiler from '@site/src/components/Icindekiler';

# Dört

<Icindekiler />

<Adlar>

- bir
  - iki

</Adlar>
`,
  'docs/bes.md': '# Beş\n',
  'docs/alti.md': '# Altı\n',
  'docs/konu/iki.mdx': `import Kaynak from '@site/src/components/Kaynak';

# İki

<Kaynak />

\`\`\`bash npm2yarn
npm install yaprak
\`\`\`

\`\`\`yaz
yaz 1
\`\`\`

\`\`\`ek
ek 2
\`\`\`
`,
  'src/theme/prism-include-languages.js': `import siteConfig from '@generated/docusaurus.config';
import ekle from '@site/src/ek';
export default function prismIncludeLanguages(PrismObject) {
  globalThis.Prism = PrismObject;
  siteConfig.themeConfig.prism.additionalLanguages.forEach((name) => require(\`prismjs/components/prism-\${name}\`));
  ekle(PrismObject);
  delete globalThis.Prism;
}
`,
  'src/ek.js': 'export default (Prism) => { Prism.languages.ek = { ad: /ek/, number: /\\d/ }; };\n',
  'node_modules/prismjs/package.json': '{ "name": "prismjs", "version": "1.0.0" }',
  'node_modules/prismjs/components/prism-yaz.js':
    "Prism.languages.yaz = Prism.languages.extend('clike', { fiil: /yaz/ });\n",
  'src/components/Kaynak.js': `import source from '!!raw-loader!@site/src/ornek.js';
export default function Kaynak() { return <pre data-kaynak>{source}</pre>; }
`,
  'src/components/Adlar.js': `const namesOf = (child) =>
  child?.type?.name === 'MDXUl' ? <summary>Liste</summary> : child?.type?.name === 'MDXLi' ? 'satir' : child?.type;
export default function Adlar({ children }) {
  const [row] = children.props.children.filter((child) => child !== '\\n');
  return <details data-adlar={namesOf(row)}>{namesOf(children)}{children}</details>;
}
`,
  'src/components/Icindekiler.js': `import { useCurrentSidebarCategory } from '@docusaurus/plugin-content-docs/client';
export default function Icindekiler() {
  const groups = useCurrentSidebarCategory().items.filter(({ type }) => type === 'category');
  return <b data-icinde>{groups.map(({ label, items }) => [label, ...items.map((item) => item.label)].join(' '))}</b>;
}
`,
  'src/pages/yazan.js': `import { MDXProvider, useMDXComponents } from '@mdx-js/react';
import Verilen from '@site/docs/_verilen.mdx';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
export default function Yazan() {
  const { siteConfig } = useDocusaurusContext();
  siteConfig.themeConfig.ara.sayi ??= 7;
  const { Not } = useMDXComponents();
  return (
    <main data-sayi={siteConfig.themeConfig.ara.sayi}>
      <Not />
      <MDXProvider components={{ Ek: () => <b data-ek-verilen /> }}><Verilen /></MDXProvider>
    </main>
  );
}
`,
  'src/ornek.js': 'export const ornek = 1;\n',
  'src/theme/MDXComponents.js': `import MDXComponents from '@theme-original/MDXComponents';
import Not from '@site/docs/_not.mdx';
import Uyari from '@site/docs/_uyari.mdx';
export default { ...MDXComponents, Not, Uyari, Rozet: ({ ad }) => <b data-rozet={ad} /> };
`,
  'docs/_not.mdx': 'Notta <Rozet ad="not" />.\n\n<Uyari />\n',
  'docs/_verilen.mdx': '<Ek />, <Rozet ad="verilen" />\n',
  'docs/_uyari.mdx': 'Uyarıda <Rozet ad="uyari" />.\n',
  'docs/uc.mdx': "import Uyari from './_uyari.mdx';\n\n# Üç\n\n<Not />\n\n<Uyari />\n",
});
const out = site.beside('out');
const page = (name: string): string => readFileSync(join(out, name, 'index.html'), 'utf8');
const cardsOf = (name: string): string[] =>
  [...page(name).matchAll(/doc-card-title"><a href="([^"]+)">([^<]+)/g)].map(([, href, label]) => `${label} ${href}`);

beforeAll(async () => {
  site.write({});
  const { code, output } = await site.build(out);
  if (code !== 0) throw new Error(output);
});
afterAll(() => site.remove());

describe('content of Docusaurus sites', () => {
  it('says in a text what stands in the head, by the tag and by the component', () => {
    const [head] = page('').split('</head>');
    expect(head).toContain('<meta name="bir" content="1"');
    expect(page('')).toMatch(/<html[^>]* class="(?:[^"]* )?ek[ "][^>]*>[^]*<body[^>]* data-ek="1"/);
    expect(head).toContain('<meta name="iki" content="2"');
  });

  it('lists the cards of a category by its hook, with what the sidebars file says of them', () => {
    expect(cardsOf('konu')).toEqual(['Bir /konu/bir']);
  });

  it('lists the cards of the level that a page stands on', () => {
    expect(cardsOf('konu/bir')).toEqual(['Bir /konu/bir', 'İki /konu/iki']);
    expect(page('konu/bir')).toContain('<p title="Birincisi.">Birincisi.</p>');
  });

  it('gives a page inside a category what is in the categories beside it', () => {
    expect(page('dort')).toContain('<b data-icinde="true">Alt Beş Altı</b>');
  });

  it('names the elements of a text as Docusaurus does, where components of the site ask for that', () => {
    expect(page('dort')).toMatch(
      /<details data-adlar="satir"><summary>Liste<\/summary><ul>\s*<li>bir\s*<ul>\s*<li>iki<\/li>\s*<\/ul>/,
    );
  });

  it('gives the table of contents to the text as Docusaurus has it', () => {
    const [, json] = /data-icindekiler="[^"]*">([^<]*)</.exec(page('konu/bir')) ?? [];
    const toc = JSON.parse((json ?? '').replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>'));
    expect(toc).toEqual([{ value: 'Alt <em>başlık</em>', id: 'alt', level: 2 }]);
  });

  it('shows commands for npm in tabs for other package managers', () => {
    expect(page('konu/iki')).toContain('data-tabs="true" data-group-id="npm2yarn"');
    const commands = [...page('konu/iki').matchAll(/<code>(.*?)<\/code>/g)].map(([, html]) =>
      html?.replaceAll(/<.*?>/g, ''),
    );
    expect(commands).toEqual([
      'npm install yaprak',
      'yarn add yaprak',
      'pnpm add yaprak',
      'bun add yaprak',
      'yaz 1',
      'ek 2',
    ]);
  });

  it('highlights languages that a site adds, and again when they change', async () => {
    expect(page('konu/iki')).toContain('<span class="token fiil">yaz</span> <span class="token number">1</span>');
    expect(page('konu/iki')).toContain('<span class="token ad">ek</span> <span class="token number">2</span>');
    site.write({ 'src/ek.js': 'export default (Prism) => { Prism.languages.ek = { baska: /ek/ }; };\n' });
    expect((await site.build(out)).output).not.toContain('prism-include-languages');
    expect(page('konu/iki')).toContain('<span class="token baska">ek</span> 2');
  });

  it('lets components write into the config that they are given, as packages do', () => {
    expect(page('yazan')).toContain('<main data-sayi="7"');
  });

  it('gives components the components of the site, by the name that MDX has for that', () => {
    expect(page('yazan')).toMatch(/<main data-sayi="7"[^>]*>.*data-rozet="not"/);
  });

  it('reads a file as text where a component names it by @site', () => {
    expect(page('konu/iki')).toMatch(/<pre data-kaynak="[^"]*">export const ornek = 1;/);
  });

  it('gives the components of all pages to texts that are among them', () => {
    const badges = [...page('uc').matchAll(/data-rozet="(\w+)"/g)].map(([, name]) => name);
    expect(badges).toEqual(['not', 'uyari', 'uyari']);
  });

  it('gives the components of a provider to the text that a component draws in it', () => {
    expect(page('yazan')).toMatch(/<b data-ek-verilen="true"><\/b>,.*<b data-rozet="verilen">/);
  });

  it('reports what was ignored of the config where a component needs it', async () => {
    site.write({
      'docusaurus.config.js': `module.exports = { title: 'Deneme', url: 'https://ornek.test', baseUrl: '/', themes: ['docusaurus-theme-openapi-docs'], presets: [['classic', { docs: { routeBasePath: '/' }, blog: false }]] };`,
      'src/components/Kaynak.js': "export { default } from '@theme/ApiItem';\n",
    });
    const { code, output } = await site.build(site.beside('other'));
    expect(code).toBe(1);
    expect(output).toContain(
      'The theme `docusaurus-theme-openapi-docs` is not installed; what it adds to the site is missing.',
    );
    expect(output).toContain('src/components/Kaynak.js imports `@theme/ApiItem`, which was not found.');
  });
});

describe('formulas of one section', () => {
  const money = createTinySite({
    'package.json': '{ "private": true }',
    'docusaurus.config.js': `function remarkMath() {}
module.exports = { title: 'Deneme', url: 'https://ornek.test', baseUrl: '/', presets: [['classic', { docs: { routeBasePath: '/', remarkPlugins: [remarkMath] }, blog: { showReadingTime: false } }]] };`,
    'docs/giris.md': '---\nslug: /\n---\n\n# Giriş\n\nBir $a^2$ ve $b$.\n',
    'blog/2024-01-02-para.md': '# Para\n\nÖnce $2 milyar, sonra $1,5.\n\nDevamı $3 ve $4.\n',
    'src/pages/fiyat.md': '# Fiyat\n\n$5 ile $6 arası.\n',
  });
  const out = money.beside('out');
  const page = (name: string): string => readFileSync(join(out, name, 'index.html'), 'utf8');
  beforeAll(async () => {
    money.write({});
    const { code, output } = await money.build(out);
    if (code !== 0) throw new Error(output);
  });
  afterAll(() => money.remove());

  it('leave a dollar as it is in the others, and in an incremental build', async () => {
    const check = (): void => {
      expect(page('').match(/<math>/g)).toHaveLength(2);
      for (const [name, text] of [
        ['blog/2024/01/02/para', 'Önce $2 milyar, sonra $1,5.'],
        ['blog', 'Devamı $3 ve $4.'],
        ['fiyat', '$5 ile $6 arası.'],
      ] as const) {
        expect(page(name)).toContain(text);
        expect(page(name)).not.toContain('<math>');
      }
    };
    check();
    money.write({ 'docs/giris.md': '---\nslug: /\n---\n\n# Giriş\n\nBir $a^2$ ve $c$.\n' });
    expect((await money.build(out)).code).toBe(0);
    check();
  });
});
