import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { createTinySite, findProblem, readDigests, type TinyFiles } from '../setup/tiny-site.ts';

const config = (socialCards = 'true'): string =>
  `export default { title: 'Site', url: 'https://x.test', baseUrl: '/kök/', image: 'hepsi.png', onBrokenLinks: 'ignore',
  i18n: { defaultLocale: 'tr', locales: ['tr', 'en'] }, metadata: [{ property: 'og:image:width', content: '9' }], socialCards: ${socialCards} };\n`;
const FILES: TinyFiles = {
  'yaprak.config.mjs': config(),
  'docs/taban.md': '---\ntitle: İlk & <son> "sayfa"\n---\n\nMetin.\n',
  'docs/gizli.md': '---\nunlisted: true\n---\n\n# Gizli\n',
  'docs/taslak.md': '---\ndraft: true\n---\n\n# Taslak\n',
  'docs/kendi.md': '---\nimage: ./resim.svg\n---\n\n# Kendi\n',
  'docs/baska.mdx':
    'import Head from "@docusaurus/Head";\n\n# Başka\n\n<Head><meta property="og:image" content="https://y.test/a.png" /></Head>\n',
  'docs/resim.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
  'versioned_docs/version-1.0/taban.md': '# Eski taban\n',
  'versions.json': '["1.0"]',
  'blog/2024-03-12-yazi.md': '---\ntitle: Yazı\nauthors: [ayse]\n---\n\nMetin.\n\n<!-- truncate -->\n',
  'blog/authors.yml': 'ayse: { name: Ayşe }\n',
};
const site = createTinySite({});
const out = site.beside('out');
afterAll(() => site.remove());
beforeEach(() => rmSync(join(site.dir, '.yaprak'), { recursive: true, force: true }));

const hide = fileURLToPath(new URL('../setup/hide-sharp.mjs', import.meta.url));

async function build(files: TinyFiles = {}, without?: 'absent' | 'unused'): Promise<string> {
  site.write({ ...FILES, ...files });
  const env = { NODE_OPTIONS: `--import=${hide}`, YAPRAK_SHARP: without ?? '' };
  const { code, output } = await site.build(out, without ? { env } : {});
  expect(code, output).toBe(0);
  return output;
}

const tagsOf = (page: string): Record<string, string> =>
  Object.fromEntries(
    [
      ...readFileSync(join(out, page, 'index.html'), 'utf8').matchAll(
        /<meta (?:property|name)="((?:og:image|twitter)[^"]*)" content="([^"]*)">/g,
      ),
    ].map(([, name = '', content = '']) => [name, content]),
  );
const cardOf = (page: string): string => decodeURI(tagsOf(page)['og:image'] ?? '').replace('https://x.test/kök/', '');
const cards = (): string[] => (existsSync(join(out, 'assets/cards')) ? readdirSync(join(out, 'assets/cards')) : []);

it('draws a card of every page, and names it in the head', async () => {
  expect(await build()).not.toContain('warning');
  const tags = tagsOf('docs/next/taban');
  expect(tags['og:image']).toMatch(/^https:\/\/x\.test\/k%C3%B6k\/assets\/cards\/[0-9a-f]{16}\.png$/);
  expect(tags).toEqual({
    'og:image': tags['og:image'],
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'İlk &amp; &lt;son&gt; &quot;sayfa&quot;',
    'twitter:card': 'summary_large_image',
    'twitter:image': tags['og:image'],
    'twitter:image:alt': 'İlk &amp; &lt;son&gt; &quot;sayfa&quot;',
  });
  const pages = ['docs/next/taban', 'docs/taban', 'docs/next/gizli', 'blog/2024/03/12/yazi', 'blog'];
  const used = pages.map(cardOf);
  expect(new Set(used).size).toBe(pages.length);
  for (const card of [...used, cardOf('en/blog/2024/03/12/yazi')]) {
    const bytes = readFileSync(join(out, card));
    expect(bytes.toString('latin1', 1, 4)).toBe('PNG');
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  }
});

it('leaves pages with a picture of their own alone', async () => {
  await build();
  expect(tagsOf('docs/next/kendi')['og:image']).toMatch(/^https:\/\/x\.test\/k%C3%B6k\/assets\/.*resim-.*\.svg$/);
  expect(tagsOf('docs/next/kendi')['og:image:height']).toBeUndefined();
  expect(tagsOf('docs/next/baska')['og:image']).toBe('https://y.test/a.png');
  expect(tagsOf('docs/next/baska')['og:image:height']).toBeUndefined();
  const missing = readFileSync(join(out, '404.html'), 'utf8');
  expect(missing).toContain('https://x.test/k%C3%B6k/hepsi.png');
});

it('draws nothing again: an incremental build, and one into an empty folder, have the bytes of a clean one', async () => {
  const edited = { 'docs/taban.md': '---\ntitle: Yeni\n---\n\nBaşka metin.\n', 'blog/2024-03-12-yazi.md': null };
  await build(edited);
  const clean = readDigests(out);
  rmSync(join(site.dir, '.yaprak'), { recursive: true });
  rmSync(out, { recursive: true });
  await build();
  const before = cards().length;
  await build(edited);
  expect(cards().length).toBeLessThan(before);
  expect(readDigests(out)).toEqual(clean);
  await build({ ...edited, 'docs/taban.md': '---\ntitle: Yeni\n---\n\nDaha başka metin.\n' }, 'unused');
  rmSync(out, { recursive: true });
  await build(edited, 'unused');
  expect(readDigests(out)).toEqual(clean);
});

it('follows the colour of the config, and goes when it is switched off', async () => {
  await build();
  const green = cards();
  await build({ 'yaprak.config.mjs': config("{ accent: '#c2410c' }") });
  expect(cards()).toHaveLength(green.length);
  expect(cards().some((card) => green.includes(card))).toBe(false);
  await build({ 'yaprak.config.mjs': config('false') });
  expect(cards()).toEqual([]);
  expect(tagsOf('docs/next/taban')['og:image']).toBe('https://x.test/k%C3%B6k/hepsi.png');
});

it('makes none without sharp, and says so once', async () => {
  const output = await build({}, 'absent');
  expect(output.match(/no cards are made/g)).toHaveLength(1);
  expect(cards()).toEqual([]);
  expect(tagsOf('docs/next/taban')['og:image']).toBe('https://x.test/k%C3%B6k/hepsi.png');
});

it('says which letters the fonts lack, also when nothing is drawn', async () => {
  const files = { 'docs/taban.md': '# Bir 漢字 🎉\n' };
  const expected = {
    says: 'out letters that their fonts lack: 漢 字 🎉.',
    at: 'docs/taban.md',
    hint: 'Name a font file that has them in `socialCards.fonts`.',
  };
  for (const without of [undefined, 'unused'] as const)
    expect(findProblem(await build(files, without), expected)).toEqual([
      `warning  ${expected.says}`,
      `  ${expected.at}`,
      `  ${expected.hint}`,
    ]);
});

it('refuses font files that are missing, or made for browsers', async () => {
  site.write({
    ...FILES,
    'yaprak.config.mjs': config("{ fonts: { heading: ['yok.ttf'], text: ['a.woff2'] } }"),
    'a.woff2': 'wOF2',
  });
  const { code, output } = await site.build(out);
  expect(code).toBe(1);
  expect(output).toContain('the font "yok.ttf" does not exist.');
  expect(output).toContain('the font "a.woff2" is neither a TrueType nor an OpenType file.');
});
