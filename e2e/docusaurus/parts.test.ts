import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import names from '../../docusaurus/src/testing/docusaurus-names.json' with { type: 'json' };
import { PARTS_SITE } from './parts-site.ts';
import { createTinySite } from '../setup/tiny-site.ts';

/** A page that imports every part of Docusaurus's theme in all three ways. */
// But for one, which nothing may use.
const imports = names.parts.flatMap((name, index) =>
  [name === 'Loading' ? 'theme-init' : 'theme', 'theme-original', 'theme-init'].map(
    (layer, at) => `import P${index}_${at} from '@${layer}/${name}';`,
  ),
);
const used = names.parts.flatMap((_, index) => [0, 1, 2].map((at) => `P${index}_${at}`));

const site = createTinySite({
  ...PARTS_SITE,
  'src/pages/parcalar.js': `${imports.join('\n')}
const all = [${used.join(', ')}];
export default function Parcalar() { return <p data-parcalar>{all.filter((part) => part !== undefined && part !== null).length}</p>; }
`,
});
const out = site.beside('out');
const page = (name: string): string => readFileSync(join(out, name, 'index.html'), 'utf8');
let printed = '';

beforeAll(async () => {
  site.write({});
  const { code, output } = await site.build(out);
  if (code !== 0) throw new Error(output);
  printed = output;
}, 180_000);
afterAll(() => site.remove());

describe('a site that replaces parts of Docusaurus’s theme', () => {
  it('imports every part of 3.10, and the originals of all', () => {
    expect(page('parcalar')).toContain(`<p data-parcalar="true">${names.parts.length * 3}</p>`);
  });

  it('is told once what replaces nothing', () => {
    const warnings = printed.match(/replaces no part/g) ?? [];
    expect(printed).toContain('src/theme/Loading.js replaces no part');
    expect(warnings).toHaveLength(1);
  });

  it('has its own icons where the theme shows one', () => {
    const html = page('docs/konu/bir');
    expect(html).toMatch(/icon-home has-picture[^>]*><span class="picture[^>]*><svg data-ev="true"><\/svg><\/span>/);
    expect(html).toMatch(/<link rel="stylesheet" href="[^"]*\/pictures-[^"]*\.css"/);
  });

  it('has its own icons in place of the names of networks, which screen readers still say', () => {
    const html = page('blog/2024/01/02/ilk');
    const link = (name: string, attribute: string): RegExp =>
      new RegExp(
        `title="${name}" aria-label="${name}"[^>]*><span class="picture" aria-hidden="true"><svg ${attribute}="true"></svg></span></a>`,
      );
    expect(html).toMatch(link('X', 'data-x'));
    expect(html).toMatch(link('Gitea', 'data-ag'));
    expect(html).toMatch(/<a href="https:\/\/github\.com\/ayse"[^>]*>GitHub<\/a>/);
    expect(html).toMatch(/<link rel="stylesheet" href="[^"]*\/pictures-[^"]*\.css"/);
  });

  it('has its own author of a post, by the name that the part had before 3.5', () => {
    expect(page('blog/2024/01/02/ilk')).toMatch(/<div data-yazar="Ayşe"><div class="[^"]*\bauthor\b/);
  });

  it('has its own rows in the sidebar, around the theme’s and in their place', () => {
    const html = page('docs/giris');
    expect(html).toMatch(
      /<li class="theme-doc-sidebar-item-link[^>]*>.*?>Giriş<\/a><\/li><b data-rozet="true">yeni<\/b>/s,
    );
    expect(html).toMatch(/<li data-kategori="Konu"/);
    expect(html).toContain('data-sidebar-rows');
  });

  it('has its own menu on a phone, beside the row of a wide window', () => {
    const html = page('docs/giris');
    expect(html).toMatch(/<nav class="navbar-menu wide-only"/);
    expect(html).toMatch(
      /popover="auto" class="navbar-menu drawer narrow-only"[^>]*>.*?<div data-menu="true">.*?href="\/docs\/giris"/s,
    );
  });

  it('has its own items of the navbar that name a doc, a sidebar, a version or the search', () => {
    const html = page('docs/giris');
    expect(html).toMatch(
      /<a href="\/docs\/konu\/bir" class="[^"]*kendi[^"]*"[^>]*><u>className,docId,position<\/u><\/a><a href="\/docs\/konu\/bir"[^>]*>Bir<\/a><a href="\/docs\/oteki\/uc"[^>]*>Üç<\/a>/,
    );
    expect(html).toMatch(/<ul class="dropdown-menu[^"]*"><li><a href="\/docs\/giris"[^>]*>Yan!<\/a><\/li>/);
    expect(html).toContain('<b data-kendi-surum="true">/docs/giris</b>');
    expect(html).toContain('<b data-kendi-ara="true" class="ara"></b>');
  });

  it('has its own pieces of tables of contents, admonitions, code and cards', () => {
    const html = page('docs/giris');
    expect(html).toMatch(/<div data-agac="true"><ul[^>]*><li><a href="#bölüm"/);
    expect(html.split('data-agac')).toHaveLength(2);
    expect(html).toMatch(/<div data-katlanir="true">/);
    expect(html).not.toContain('class="toc-button" popovertarget="y-toc"');
    expect(html).toMatch(/<i data-ipucu="true">💡<\/i><\/span>İpucu/);
    expect(html).toMatch(/<div class="code-block-title codeBlockTitle"><u>a\.js<\/u><\/div>/);
    expect(html).toMatch(/<span class="token keyword">const<\/span>/);
    expect(html).toMatch(/<details data-ayrinti="true"><summary>Daha<\/summary>/);
    expect(page('docs/konu/iki')).toMatch(/<em data-simge="link">/);
  });

  it('has its own button at code, which knows the code in the browser, too', () => {
    const [, code = '', drawn] =
      /<y-island[^>]* data-code="([^"]*)"[^>]*>(.*?)<\/y-island>/s.exec(page('docs/giris')) ?? [];
    expect(drawn).toBe('<button data-kopya="const a = 1;">js</button>');
    expect(JSON.parse(code.replaceAll('&quot;', '"'))).toMatchObject({ code: 'const a = 1;', language: 'js' });
  });

  it('has its own component around the texts of docs, posts and pages', () => {
    for (const name of ['docs/giris', 'blog/2024/01/02/ilk', 'duz']) {
      const [, inside = ''] = /<div data-sarili="true">(.*)/s.exec(page(name)) ?? [];
      expect(inside, name).toMatch(/^(?:<div class="theme-doc-markdown markdown"[^>]*>){2}/);
      expect(page(name).match(/data-sarili/g), name).toHaveLength(1);
    }
  });

  it('runs what it requires where the call stands, and takes a function for one', () => {
    expect(page('sonra')).toContain('<p data-sonra="true">bir+iki</p>');
  });

  it('has its own links and pictures in texts, with the addresses that these have', () => {
    expect(page('docs/giris')).toContain('<a href="/docs/konu/bir" data-ic="">Bir</a>');
    expect(page('docs/konu/bir')).toMatch(/<img[^>]* src="\/assets\/[^"/]*\/?nokta[^"]*\.svg"[^>]*data-resim=""/);
    expect(printed).not.toContain('there is no page');
  });

  it('has its own lists in the blog, and its own switch of colours', () => {
    expect(page('blog/2024/01/02/ilk')).toMatch(/<div data-yazilar="1">.*?href="\/blog\/2024\/01\/02\/ilk"/s);
    expect(page('docs/giris')).toMatch(/<y-island[^>]*>(?:<!--.*?-->)?<button data-renk="light">/);
  });

  it('draws pages inside its own roots, with the version and its docs', () => {
    expect(page('docs/giris')).toMatch(/<section data-surum="current" data-docs="[^"]*giris[^"]*">/);
    expect(page('docs/giris').match(/data-region="main"/g)).toHaveLength(1);
  });

  it('has the frame of the site around its own pages of tags, once', () => {
    for (const [name, part] of [
      ['docs/tags', 'data-etiketler'],
      ['docs/tags/etiket', 'data-etiket'],
    ] as const) {
      const html = page(name);
      expect(html).toMatch(new RegExp(`data-region="navbar".*data-region="main".*${part}.*data-region="footer"`, 's'));
      expect(html.match(/data-region="navbar"/g)).toHaveLength(1);
      expect(html.match(/id="y-content"/g)).toHaveLength(1);
    }
  });

  it('gives pages their props, and islands what they ask for', () => {
    expect(page('ayar')).toMatch(/<main data-ayar="true">Deneme(?:<!-- -->)? (?:<!-- -->)?\/ayar<\/main>/);
    const html = page('docs/konu/iki');
    expect(html).toContain('Next | İki | current | konu/iki | 4 | ana | default | Deneme');
    const [island = ''] = /<y-island[^>]*data-docs="[^>]*>/.exec(html) ?? [];
    const [, view = ''] = /data-view="([^"]*)"/.exec(island) ?? [];
    const sent = JSON.parse(view.replaceAll('&quot;', '"').replaceAll('&amp;', '&')) as object;
    expect(Object.keys(sent)).toEqual(expect.arrayContaining(['page', 'sidebar', 'url']));
    expect(Object.keys(sent)).not.toContain('site');
    const [, url = ''] = /data-docs="([^"]*)"/.exec(island) ?? [];
    expect(url).toMatch(/^\/assets\/docs\/en-[0-9a-f]{10}\.json$/);
    const docs = JSON.parse(readFileSync(join(out, url), 'utf8')) as { default: { versions: { docs: object[] }[] } };
    expect(docs.default.versions[0]?.docs).toHaveLength(4);
  });
});
