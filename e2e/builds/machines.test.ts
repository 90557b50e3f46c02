import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createTinySite, readDigests, type TinyFiles } from '../setup/tiny-site.ts';

const config = (more = ''): string =>
  `export default { title: 'El kitabı', tagline: 'Kısa ve doğru', url: 'https://x.test', baseUrl: '/kök/', noIndex: true, search: true,
  i18n: { defaultLocale: 'tr', locales: ['tr', 'en'] }, docs: { sidebarPath: './sidebars.js' }, ${more} };\n`;
const FILES: TinyFiles = {
  'yaprak.config.mjs': config(
    "machines: { llms: { description: 'İç belgeler.', sections: { Kurye: 'Yoldakiler.' }, ignorePatterns: ['/docs/next/eski/**'] } }",
  ),
  'sidebars.js':
    "export default { ana: ['giris', { type: 'category', label: 'Kurye', link: { type: 'generated-index', description: 'Yolda olanlar.' }, items: ['kurye/yol', 'kurye/gizli'] }, { type: 'category', label: 'Eski', items: ['eski/tel'] }] };\n",
  'docs/giris.mdx': `---
title: Giriş
description: "Nereden: başlanır"
owner: Platform
last_reviewed: 2024-05-31
---

import Ucret, { Etiket } from '@site/src/ucret';
import Sayac from '@site/src/sayac';
import Parca from './_parca.mdx';

Fiyat <Ucret tutar={12} />, <Etiket ad="yeni" />. Bkz. [yol](./kurye/yol.md#ad%C4%B1m), [dosya](pathname:///kök/a.pdf), [dış](https://y.test/a).

<Parca />

<Sayac />

:::only-llm
Makineye söz.
:::

:::only-human
İnsana söz.
:::
`,
  'docs/_parca.mdx': ':::tip[Püf noktası]\nParçadan **metin**.\n:::\n',
  'docs/kurye/yol.md': '# Yol\n\nKurye yolu.\n\n## Adım\n\n| a | b |\n|---|--:|\n| 1 | 2 |\n',
  'docs/kurye/gizli.md': '---\nunlisted: true\n---\n\n# Gizli\n',
  'docs/taslak.md': '---\ndraft: true\n---\n\n# Taslak\n',
  'docs/eski/tel.md': '# Telsiz\n',
  'src/ucret.jsx':
    'export default function Ucret({ tutar }) { return <b className="para">{tutar} ₺</b>; }\nexport const Etiket = ({ ad }) => <i>{ad}</i>;\nexport const toMarkdown = ({ tutar }, name) => (name === \'default\' ? `**${tutar} TL**` : undefined);\n',
  'src/sayac.jsx':
    "'use client';\nimport { useState } from 'react';\nexport default function Sayac() { const [n] = useState(3); return <p>Sayaç: {n}</p>; }\n",
  'src/pages/index.jsx': 'export default () => <main><h1>Ana</h1></main>;\n',
  'versioned_docs/version-1.0/giris.md': '# Eski giriş\n',
  'versioned_sidebars/version-1.0-sidebars.json': '{ "ana": ["giris"] }',
  'versions.json': '["1.0"]',
  'blog/2024-03-12-yazi.md':
    '---\ntitle: Yazı\ndescription: Bir yazı\n---\n\nMetin.\n\n:::only-llm\nMakineye söz.\n:::\n\n{/* truncate */}\n\nDevam.\n',
  'blog/authors.yml': '{}\n',
  'static/a.pdf': 'x',
};
const site = createTinySite({});
const out = site.beside('out');
afterAll(() => site.remove());

async function build(files: TinyFiles = {}, to = out): Promise<void> {
  site.write({ ...FILES, ...files });
  const { code, output } = await site.build(to);
  expect(code, output).toBe(0);
}
const read = (file: string, from = out): string => readFileSync(join(from, file), 'utf8');
const filesOf = (ending: string): string[] =>
  readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(ending));

it('writes a twin of every page, made from what the page shows', async () => {
  await build();
  expect(read('docs/next/giris.md')).toBe(`---
title: "Giriş"
description: "Nereden: başlanır"
url: "https://x.test/k%C3%B6k/docs/next/giris"
version: "Next"
language: "tr"
owner: "Platform"
last_reviewed: "2024-05-31"
---

# Giriş

Fiyat **12 TL**, *yeni*. Bkz. [yol](https://x.test/k%C3%B6k/docs/next/kurye/yol.md#ad%C4%B1m), [dosya](https://x.test/k%C3%B6k/a.pdf), [dış](https://y.test/a).

> [!TIP] Püf noktası
> Parçadan **metin**.

Sayaç: 3

Makineye söz.
`);
  const pages = filesOf('.html').filter((file) => !/(?:^|\/)(?:404|search\/index)\.html$/.test(file));
  // A redirect is no page.
  const shown = pages.filter((file) => !read(file).includes('http-equiv="refresh"'));
  const twins = shown.map((file) => file.replace(/(?:(^|\/)index)?\.html$/, '$1').replace(/\/$/, '') || 'index');
  for (const name of twins)
    expect(existsSync(join(out, `${name}.md`)) || existsSync(join(out, name, 'index.md')), name).toBe(true);
});

it('keeps words for machines out of pages, search and feeds, and words for people out of twins', () => {
  for (const file of [
    ...filesOf('.html'),
    ...filesOf('.xml'),
    ...filesOf('.json').filter((name) => name.includes('search-index')),
  ])
    expect(read(file), file).not.toMatch(/Makineye söz|y-only-|y-markdown|y-replaced/);
  expect(read('docs/next/giris/index.html')).toMatch(/İnsana söz[\s\S]*/);
  expect(read('docs/next/giris/index.html')).toContain('<b class="para">12 ₺</b>');
  expect(read('blog/2024/03/12/yazi.md')).toContain('Makineye söz.');
});

it('names the twin in the head and in the menu', () => {
  const html = read('docs/next/kurye/yol/index.html');
  expect(html).toContain('<link rel="alternate" type="text/markdown" href="/k%C3%B6k/docs/next/kurye/yol.md">');
  expect(html).toContain('data-twin="/k%C3%B6k/docs/next/kurye/yol.md"');
  expect(read('404.html')).not.toContain('text/markdown');
});

it('lists pages in llms.txt by section, language and version', () => {
  const older = read('docs/next/llms.txt');
  expect(older).toContain(`# El kitabı Next

> Kısa ve doğru

İç belgeler.
`);
  expect(older).toContain(
    '## Docs\n\n- [Giriş](https://x.test/k%C3%B6k/docs/next/giris.md): Nereden: başlanır\n\n## Kurye\n\nYoldakiler.\n\n- [Kurye](https://x.test/k%C3%B6k/docs/next/category/kurye.md): Yolda olanlar.\n- [Yol]',
  );
  expect(older).not.toMatch(/Gizli|Taslak|Telsiz/);
  const main = read('llms.txt');
  expect(main).toContain('- [Eski giriş](https://x.test/k%C3%B6k/docs/giris.md)');
  expect(main).toContain('- [Yazı](https://x.test/k%C3%B6k/blog/2024/03/12/yazi.md): Bir yazı');
  expect(main).toContain('- [Next](https://x.test/k%C3%B6k/docs/next/llms.txt)');
  expect(main).toMatch(/- \[[^\]]+\]\(https:\/\/x\.test\/k%C3%B6k\/en\/llms\.txt\)/);
  expect(main).not.toContain('/docs/next/giris.md');
  expect(read('en/llms.txt')).toContain('https://x.test/k%C3%B6k/en/docs/giris.md');
  expect(read('docs/next/llms/kurye.txt')).toBe(
    '# Yol\n\nSource: https://x.test/k%C3%B6k/docs/next/kurye/yol.md\n\nKurye yolu.\n\n## Adım\n\n| a | b |\n| --- | --: |\n| 1 | 2 |\n',
  );
});

it('splits whole texts at a size, and never a page', async () => {
  await build({
    'yaprak.config.mjs': config('machines: { llms: { maxBytes: 1000 } }'),
    'docs/uzun.md': `# Uzun\n\n${'Bir cümle daha. '.repeat(100)}\n`,
  });
  expect(read('docs/next/llms-full.txt')).toContain(
    'The text goes on at https://x.test/k%C3%B6k/docs/next/llms-full.2.txt',
  );
  expect(read('docs/next/llms-full.2.txt')).toContain('# Uzun');
});

it('gives the bytes of a clean build after an edit', async () => {
  await build();
  const edit = { 'docs/_parca.mdx': 'Başka parça.\n', 'docs/yeni.md': '# Yeni\n\n[Giriş](./giris.mdx)\n' };
  await build(edit);
  const edited = readDigests(out);
  rmSync(join(site.dir, '.yaprak'), { recursive: true });
  rmSync(out, { recursive: true });
  await build(edit);
  expect(readDigests(out)).toEqual(edited);
  expect(read('docs/next/giris.md')).toContain('Başka parça.');
});

it('leaves an address to the redirect that starts there, and says so', async () => {
  const redirect = "redirects: [{ from: '/docs/next/giris.md', to: '/docs/next/giris' }]";
  site.write({ ...FILES, 'yaprak.config.mjs': config(redirect) });
  const { code, output } = await site.build(out);
  expect(code, output).toBe(0);
  expect(output).toContain('There is no Markdown of /kök/docs/next/giris: a redirect starts at its address');
  expect(read('docs/next/giris.md/index.html')).toContain('http-equiv="refresh"');
  expect(existsSync(join(out, 'docs/next/kurye/yol.md'))).toBe(true);
});

it('can be switched off, in part or as a whole', async () => {
  await build({ 'yaprak.config.mjs': config('machines: { menu: false, llms: false }') });
  expect(filesOf('.txt')).toEqual([]);
  expect(read('docs/next/giris/index.html')).not.toContain('page-menu');
  expect(existsSync(join(out, 'docs/next/giris.md'))).toBe(true);
  await build({ 'yaprak.config.mjs': config('machines: false') });
  expect(filesOf('.md')).toEqual([]);
  expect(existsSync(join(out, 'page-list.json'))).toBe(false);
  expect(read('docs/next/giris/index.html')).not.toMatch(/text\/markdown|Makineye/);
});
