import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runYaprak } from '../setup/site-server.ts';
import { createTinySite } from '../setup/tiny-site.ts';

/** A plugin for Docusaurus in a site of two languages: it runs once for each. */
const site = createTinySite({
  'package.json': '{ "private": true }',
  'docusaurus.config.js': `
const own = (context) => ({
  name: 'own',
  loadContent: () => ({ word: 'hello' }),
  getThemePath: () => __dirname + '/own-theme',
  getDefaultCodeTranslationMessages: () =>
    context.i18n.currentLocale === 'tr' ? { 'own.text': 'Eklentinin sözü', 'own.unused': 'yok' } : {},
  getTranslationFiles: ({ content }) => [{ path: 'words', content: { word: { message: content.word, description: 'A word' }, other: { message: 'more' } } }],
  translateContent: ({ translationFiles }) => ({ word: translationFiles[0].content.word.message }),
  async contentLoaded({ content, actions }) {
    actions.setGlobalData({ word: content.word, locale: context.i18n.currentLocale });
    const data = await actions.createData('w.json', content);
    actions.addRoute({ path: context.baseUrl + 'w', component: '@site/src/W.js', modules: { data }, exact: true });
  },
  async postBuild({ outDir, routesPaths, i18n, head }) {
    const title = head[routesPaths.find((address) => address.endsWith('/w'))].title.toString();
    require('fs').writeFileSync(require('path').join(outDir, 'own.txt'), [i18n.currentLocale, routesPaths.join(), title].join(' '));
  },
});
module.exports = {
  title: 'T', url: 'https://ornek.test', baseUrl: '/b/', i18n: { defaultLocale: 'en', locales: ['en', 'tr', 'ja'] },
  presets: [['classic', { docs: { routeBasePath: '/' }, blog: false }]],
  plugins: [own, './own-plugin.js'],
  ssrTemplate: '<html translate="no"><head><link rel="x" href="<%= it.baseUrl %>t"></head><body class="govde"><i>önce</i>' +
    '<div class="kap"><div id="__docusaurus"><%~ it.appHtml %></div></div><script src="<%= it.baseUrl %>s.js"></script></body></html>',
};
`,
  // It may read its answer once, as that of a request.
  'own-plugin.js': `let read = 0;
module.exports = () => ({
  name: 'second',
  loadContent() { if (read++) throw new Error('Body has already been read'); return 'x'; },
});
`,
  'own-theme/Greeting.js': `import Translate from '@docusaurus/Translate';
export default () => <Translate id="own.text" description="Beside it">Word of the plugin</Translate>;
`,
  'docs/a.md': '---\nslug: /\n---\n\n# A\n',
  'node_modules/@docusaurus/theme-translations/package.json': '{ "name": "@docusaurus/theme-translations" }',
  'node_modules/@docusaurus/theme-translations/locales/ja/theme-common.json':
    '{ "theme.common.skipToMainContent": "本文へ", "theme.NotFound.title": "ない", "theme.docs.own": "別" }',
  'i18n/ja/code.json': '{ "theme.NotFound.title": { "message": "見つかりません" } }',
  'i18n/tr/own/words.json': '{ "word": { "message": "merhaba" } }',
  'src/W.js': `import { usePluginData } from '@docusaurus/useGlobalData';
export default ({ data }) => <main><p>{data.word + ' ' + Object.values(usePluginData('own')).join()}</p></main>;
`,
});
let printed = '';
const out = site.beside('out');
const read = (file: string): string => readFileSync(join(out, file), 'utf8');

beforeAll(async () => {
  site.write({});
  const { code, output } = await site.build(out);
  if (code !== 0) throw new Error(output);
  printed = output;
});
afterAll(() => site.remove());

it('has content, global data and pages of its own in each language', () => {
  expect(read('w/index.html')).toContain('<p>hello hello,en</p>');
  expect(read('tr/w/index.html')).toContain('<p>merhaba merhaba,tr</p>');
});

it('has the texts of Docusaurus’s theme where the site has none', () => {
  expect(read('ja/index.html')).toContain('>本文へ<');
  expect(read('ja/404.html')).toContain('見つかりません');
  expect(read('index.html')).toContain('>Skip to main content<');
});

it('finishes the folder of each language', () => {
  expect(read('own.txt')).toBe('en /b/404.html,/b/w,/b/ <title>T</title>');
  expect(read('tr/own.txt')).toBe('tr /b/tr/404.html,/b/tr/w,/b/tr/ <title>T</title>');
});

it('has what `ssrTemplate` adds to pages, in each language, and names what has no place', () => {
  expect(read('tr/index.html')).toMatch(
    /^<!doctype html><html lang="tr"[^>]* translate="no"[^>]*>.*<link rel="x" href="\/b\/tr\/t">.*<body id="__docusaurus" class="govde"><i>önce<\/i>.*<script src="\/b\/tr\/s.js"><\/script><\/body><\/html>$/s,
  );
  expect(read('index.html')).toContain('<link rel="x" href="/b/t">');
  expect(printed.match(/.*ssrTemplate.*/g)).toEqual([
    'warning  `ssrTemplate` puts elements around the page, which are left out: <div class="kap">. Readers lose what these look like.',
  ]);
});

it('has its texts written for translators, those of components as it words them', async () => {
  const { code } = await runYaprak(['write-translations', site.dir, '--message-prefix', '? ']);
  expect(code).toBe(0);
  const written = (file: string): unknown => JSON.parse(readFileSync(join(site.dir, 'i18n', file), 'utf8'));
  expect(written('tr/own/words.json')).toEqual({
    word: { message: 'merhaba', description: 'A word' },
    other: { message: '? more' },
  });
  expect(written('ja/own/words.json')).toMatchObject({ word: { message: '? hello' } });
  expect(written('tr/code.json')).toMatchObject({
    'own.text': { message: '? Eklentinin sözü', description: 'Beside it' },
  });
  expect(written('ja/code.json')).toMatchObject({ 'own.text': { message: '? Word of the plugin' } });
  expect(written('tr/code.json')).not.toHaveProperty('own.unused');
});
