import { describe, expect, it } from 'vitest';
import type { Route, SiteView } from '../../shared/model.ts';
import { docData, site, version } from '../../theme/testing/render-page.tsx';
import { buildPageView, configHeadTags } from './page-view.ts';

const route: Route = {
  url: '/kok/docs/ç a',
  output: 'docs/ç a/index.html',
  page: docData(),
  bodies: [],
  title: 'Başlık',
  unlisted: false,
};
const build = (changes: Partial<Route> = {}, options: { site?: Partial<SiteView>; image?: string } = {}) =>
  buildPageView({ ...route, ...changes }, { site: { ...site, ...options.site }, headTags: [], image: options.image });

describe('buildPageView', () => {
  it.each([
    ['Başlık', 'Başlık | Belgeler'],
    [undefined, 'Belgeler'],
    ['', 'Belgeler'],
    ['Belgeler', 'Belgeler'],
  ])('titles a page called %j as %j', (title, documentTitle) => {
    expect(build({ title }).documentTitle).toBe(documentTitle);
  });

  it('has one whole, encoded address', () => {
    expect(build().canonical).toBe('https://example.com/kok/docs/%C3%A7%20a');
  });

  it('is hidden from search engines by the site, the page or its version', () => {
    const old = { ...route.page, version: { ...version, noIndex: true } } as Route['page'];
    expect(build().noIndex).toBe(false);
    expect(build({}, { site: { noIndex: true } }).noIndex).toBe(true);
    expect(build({ unlisted: true }).noIndex).toBe(true);
    expect(build({ page: old }).noIndex).toBe(true);
  });

  it.each([
    ['img/a.png', '/kok/img/a.png'],
    ['/img/a.png', '/kok/img/a.png'],
    ['/kok/img/a.png', '/kok/img/a.png'],
    ['https://cdn.example/a.png', 'https://cdn.example/a.png'],
  ])('gives the image %s the address %s', (image, address) => {
    expect(build({ image }).image).toBe(address);
  });

  it('has the image of the site in every language, and knows where else it is', () => {
    const english = { baseUrl: '/kok/en/', rootUrl: '/kok/' };
    expect(build({ image: '/img/a.png' }, { site: english }).image).toBe('/kok/img/a.png');
    const languages = [{ name: 'en', htmlLang: 'en', url: '/kok/en/docs/a' }];
    expect(build({ languages, textLang: 'tr' })).toMatchObject({ languages, textLang: 'tr' });
  });

  it('shows the site’s image where the page has none', () => {
    expect(build({}, { image: 'img/site.png' }).image).toBe('/kok/img/site.png');
    expect(build({ image: 'a.png' }, { image: 'img/site.png' }).image).toBe('/kok/a.png');
    expect(build().image).toBeUndefined();
  });
});

describe('configHeadTags', () => {
  it('writes every kind of tag that a config may name', () => {
    const tags = configHeadTags({
      headTags: [{ tagName: 'link', attributes: { rel: 'preconnect', href: 'https://a' } }],
      metadata: [{ name: 'author', content: 'Ekip' }],
      stylesheets: ['/a.css', { href: '/b.css', media: 'print' }],
      scripts: ['/a.js', { src: '/b.js', async: true }],
    });
    expect(tags).toEqual([
      { tagName: 'link', attributes: { rel: 'preconnect', href: 'https://a' } },
      { tagName: 'meta', attributes: { name: 'author', content: 'Ekip' } },
      { tagName: 'link', attributes: { rel: 'stylesheet', href: '/a.css' } },
      { tagName: 'link', attributes: { rel: 'stylesheet', href: '/b.css', media: 'print' } },
      { tagName: 'script', attributes: { src: '/a.js' } },
      { tagName: 'script', attributes: { src: '/b.js', async: true } },
    ]);
  });
});
