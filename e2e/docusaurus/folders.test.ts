import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTinySite } from '../setup/tiny-site.ts';

/** `require.context` of webpack, in texts and in components. */
const site = createTinySite({
  'package.json': '{ "private": true }',
  'docusaurus.config.js': `module.exports = { title: 'Deneme', url: 'https://ornek.test', baseUrl: '/', presets: [['classic', { docs: { routeBasePath: '/' } }]],
    plugins: [() => ({ name: 'raw', configureWebpack: () => ({ module: { rules: [{ test: /\\.kural$/, use: 'raw-loader' }] } }) })] };`,
  'docs/giris.mdx': `---
slug: /
---
import Ornek from '@site/src/Ornek';
import Logolar from '@site/src/Logolar';
import Sayac from '@site/src/Sayac';

# Giriş

<Ornek dir={require.context("./_ornekler/bir/")} />

<Logolar />
`,
  'docs/sayac.mdx': `import Sayac from '@site/src/Sayac';

# Sayaç

<Sayac dir={require.context('./_ornekler', true, /^\\.\\/b.*\\.json$/)} />
`,
  'docs/yazarlar.mdx': `import Yazilar from '@site/src/Yazilar';

# Yazılar

<Yazilar yazar="ada" />
`,
  'docs/ada.mdx': `import { useState } from 'react';

# Ada

export const Ad = () => { const [ad] = useState(metadata.title); return <i>{ad} {contentTitle}</i>; };

<Ad />
`,
  'src/Yazilar.js': `const yazilar = require.context('../blog', true, /.md/);
export default function Yazilar({ yazar }) {
  return yazilar.keys().map((ad) => {
    const { frontMatter, metadata: { authors, permalink, title, tags, source, date } } = yazilar(ad);
    return authors.find(({ key }) => key === yazar) && <a key={ad} href={permalink} title={source}>{[title, frontMatter.renk, tags[0].label, date].join()}</a>;
  });
}
`,
  'blog/authors.yml': 'ada: { name: Ada }\nece: { name: Ece }\n',
  'blog/2024-01-02-elma.md': '---\nauthors: ada\ntags: [meyve]\nrenk: al\n---\n\n# Elma\n\nElma.\n',
  'blog/2024-01-03-armut.mdx': '---\nauthors: ece\ntags: [meyve]\n---\n\n# Armut\n\nArmut.\n',
  'docs/_ornekler/bir/veri.json': '{ "ad": "elma" }',
  'docs/_ornekler/bir/kural.kural': 'izin ver\n',
  'docs/_ornekler/bir/not.md': 'Bir *not*.\n',
  'docs/_ornekler/iki/veri.json': '{ "ad": "armut" }',
  'src/Ornek.js': `export default function Ornek({ dir }) {
  const Not = dir('./not.md').default;
  return <section><pre data-keys={dir.keys().join()}>{dir('./veri').ad + ' ' + dir('./kural.kural').default}</pre><Not /></section>;
}
`,
  'src/Sayac.js': `import { useState } from 'react';
export default function Sayac({ dir }) {
  const [sayi] = useState(0);
  return <b data-sayac={sayi}>{dir.keys().join()}</b>;
}
`,
  'src/Logolar.js': `const logolar = require.context('@site/static/logo', false, /\\.svg$/);
const bos = require.context('../static/logo/bir.svg').default;
export default function Logolar() {
  return logolar.keys().map((key) => <img key={key} alt={key + String(bos)} src={logolar(key).default} />);
}
`,
  'static/logo/bir.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>',
  'static/logo/alt/iki.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>',
});
const out = site.beside('out');
const page = (name: string): string => readFileSync(join(out, name, 'index.html'), 'utf8');

beforeAll(async () => {
  site.write({});
  const { code, output } = await site.build(out);
  if (code !== 0) throw new Error(output);
});
afterAll(() => site.remove());

describe('a page that is one island', () => {
  it('knows its metadata', () => expect(page('ada')).toContain('<i>Ada<!-- --> <!-- -->Ada</i>'));
});

describe('require.context', () => {
  it('gives a component the files of a folder from a text', () => {
    expect(page('')).toContain('<pre data-keys="./kural.kural,./not.md,./veri,./veri.json">elma izin ver');
    expect(page('')).toContain('<p>Bir <em>not</em>.</p>');
  });

  it('gives a component of the browser those that fit', () => {
    expect(page('sayac')).toContain('<b data-sayac="0">./bir/veri.json</b>');
  });

  it('works in a component, and has nothing in it for a file', () => {
    expect(page('').match(/<img alt="[^"]*"/g)).toEqual(['<img alt="./bir.svgundefined"']);
    expect(page('')).toMatch(/<img[^>]* src="\/assets\/[^"]+\.svg"/);
  });

  it('gives what is known of posts', () => {
    const link =
      '<a href="/blog/2024/01/02/elma" title="@site/blog/2024-01-02-elma.md">Elma,al,meyve,2024-01-02T00:00:00.000Z</a>';
    expect(page('yazarlar').match(/<a href="\/blog\/2.*?<\/a>/g)).toEqual([link]);
  });

  it('sees a new file in the next build', async () => {
    site.write({ 'docs/_ornekler/bora/veri.json': '{}', 'docs/_ornekler/bir/ek/c.kural': 'c' });
    const { code, output } = await site.build(out);
    if (code !== 0) throw new Error(output);
    expect(page('sayac')).toContain('>./bir/veri.json,./bora/veri.json</b>');
    expect(page('')).toContain('data-keys="./ek/c.kural,./kural.kural,');
  });
});
