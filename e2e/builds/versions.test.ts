import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listCompiled } from '../../bench/compiled-pages.mjs';
import type { SidebarItem } from '../../engine/src/shared/model.ts';
import { buildSite, copySite, runYaprak } from '../setup/site-server.ts';

/** Two docs sections with two versions each. What is expected follows the rules that Docusaurus documents. */

let site = '';
let out = '';
beforeAll(async () => {
  site = copySite('surumler');
  out = await buildSite(site);
});
afterAll(() => {
  rmSync(site, { recursive: true, force: true });
  rmSync(dirname(out), { recursive: true, force: true });
});

const filesIn = (dir: string, ending: string): string[] =>
  readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending) && statSync(join(dir, file)).isFile())
    .sort();
const read = (route: string): string => readFileSync(join(out, route, 'index.html'), 'utf8');
const part = (html: string, from: string, to: string): string => {
  const start = html.indexOf(from);
  return start < 0 ? '' : html.slice(start, html.indexOf(to, start));
};
const hrefs = (html: string): string[] => [...html.matchAll(/href="([^"]*)"/g)].map((found) => found[1] ?? '');

function outline(items: SidebarItem[], depth = ''): string[] {
  return items.flatMap((item) => {
    if (item.type === 'html') return [];
    const line = `${depth}${item.label} ${item.href ?? '-'}`;
    return item.type === 'category' ? [line, ...outline(item.items, `${depth}  `)] : [line];
  });
}
const sidebar = (name: string): string[] =>
  outline(JSON.parse(readFileSync(join(out, `sidebar-${name}.json`), 'utf8')) as SidebarItem[]);

/** Where the items of the navbar lead on a page, in their order. */
const navbar = (route: string): string[] => hrefs(part(read(route), '<ul class="navbar-group', '</nav>'));
const banner = (route: string): string[] => hrefs(part(read(route), 'version-banner', '</div>'));

describe('a site with two docs sections of two versions each', () => {
  it('has these pages', () => {
    expect(filesIn(out, '.html').map((file) => `/${file.replace(/\/?index\.html$/, '')}`)).toEqual([
      '/404.html',
      '/docs/eski',
      '/docs/giris',
      '/docs/next/category/rehber',
      '/docs/next/giris',
      '/docs/next/rehber/ayarlar',
      '/docs/next/rehber/kurulum',
      '/docs/next/tags',
      '/docs/next/tags/temel',
      '/docs/next/yeni',
      '/docs/rehber/ayarlar',
      '/docs/rehber/kurulum',
      '/docs/tags',
      '/docs/tags/temel',
      '/',
      '/surumler',
      '/topluluk',
      '/topluluk/taslak',
      '/topluluk/taslak/katki',
      '/topluluk/taslak/tags',
      '/topluluk/taslak/tags/insan',
    ]);
  });

  it('has these sidebars', () => {
    expect(sidebar('default-current-belgeler')).toEqual([
      'Giriş /docs/next/giris',
      'Rehber /docs/next/category/rehber',
      '  Kurulum /docs/next/rehber/kurulum',
      '  Ayarlar /docs/next/rehber/ayarlar',
      'Yeni /docs/next/yeni',
    ]);
    expect(sidebar('default-1.0-belgeler')).toEqual([
      'Giriş /docs/giris',
      'Rehber -',
      '  Kurulum /docs/rehber/kurulum',
      '  Ayarlar /docs/rehber/ayarlar',
      'Eski /docs/eski',
    ]);
    expect(sidebar('topluluk-current-defaultSidebar')).toEqual([
      'Topluluk /topluluk/taslak/',
      'Katkı /topluluk/taslak/katki',
    ]);
    expect(sidebar('topluluk-2023-yil')).toEqual(['Topluluk /topluluk/']);
  });

  it('keeps links, neighbours, tags and edit links inside each version', () => {
    expect(hrefs(part(read('docs/giris'), '<article', '</article>'))).toEqual([
      '/docs/giris.md',
      '/docs/rehber/kurulum',
      '/docs/tags/temel',
      'https://example.com/edit/versioned_docs/version-1.0/giris.md',
    ]);
    expect(hrefs(part(read('docs/next/giris'), '<article', '</article>'))).toEqual([
      '/docs/next/giris.md',
      '/docs/next/rehber/kurulum',
      '/docs/next/tags/temel',
      'https://example.com/edit/docs/giris.md',
    ]);
    expect(hrefs(part(read('docs/rehber/ayarlar'), 'class="pagination"', '</nav>'))).toEqual([
      '/docs/rehber/kurulum',
      '/docs/eski',
    ]);
    expect(hrefs(part(read('docs/next/rehber/ayarlar'), 'class="pagination"', '</nav>'))).toEqual([
      '/docs/next/rehber/kurulum',
      '/docs/next/yeni',
    ]);
  });

  it('leads from a banner to the same page of the last version, else to its main page', () => {
    expect(banner('docs/next/giris')).toEqual(['/docs/giris']);
    expect(banner('docs/next/yeni')).toEqual(['/docs/giris']);
    expect(banner('topluluk/taslak/katki')).toEqual(['/topluluk/']);
    expect(banner('docs/giris')).toEqual([]);
    expect(read('docs/giris')).toContain('Version: 1.0');
  });

  it('has a navbar that stays in the version of the page and leads to the page in the others', () => {
    const community = ['/topluluk/taslak/', '/topluluk/'];
    expect(navbar('docs/next/rehber/kurulum')).toEqual([
      '/docs/next/giris',
      '/docs/next/giris',
      '/topluluk/',
      '/docs/next/rehber/kurulum',
      '/docs/rehber/kurulum',
      '/surumler',
      ...community,
    ]);
    expect(navbar('docs/eski')).toEqual([
      '/docs/giris',
      '/docs/giris',
      '/topluluk/',
      '/docs/next/giris',
      '/docs/eski',
      '/surumler',
      ...community,
    ]);
    expect(navbar('topluluk/taslak/katki').slice(2)).toEqual([
      '/topluluk/taslak/',
      '/docs/next/giris',
      '/docs/giris',
      '/surumler',
      '/topluluk/taslak/katki',
      '/topluluk/',
    ]);
  });

  it('gives components all docs, and again when one is added', async () => {
    const listed = (): string => part(read('surumler'), '<main', '</main>');
    expect(listed()).toContain('default Next /docs/next giris rehber/ayarlar rehber/kurulum yeni /category/rehber<');
    expect(listed()).toContain('topluluk 2023 /topluluk index<');
    writeFileSync(join(site, 'topluluk/yeni.md'), '# Yeni\n');
    expect((await runYaprak(['build', site, '--out-dir', out])).code).toBe(0);
    expect(listed()).toContain('topluluk Taslak /topluluk/taslak index katki yeni<');
    rmSync(join(site, 'topluluk/yeni.md'));
  });

  it('compiles a page whose bytes are the same in several versions once', async () => {
    rmSync(join(site, '.yaprak'), { recursive: true, force: true });
    for (const name of ['2.0', '3.0', '4.0']) expect((await runYaprak(['version', name, site])).code).toBe(0);
    rmSync(dirname(out), { recursive: true, force: true });
    out = await buildSite(site);
    expect(filesIn(out, '.html')).toContain('docs/2.0/rehber/kurulum/index.html');
    // giris, ayarlar, yeni, kurulum as it is now and as it was in 1.0, eski of 1.0, three of topluluk, the home page.
    expect(listCompiled(site)).toHaveLength(10);
  });
});
