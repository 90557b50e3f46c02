import { describe, expect, it } from 'vitest';
import { isSameUrl, isUnderUrl, withBaseUrl } from './urls.ts';

describe('isSameUrl', () => {
  it('looks past one last slash and nothing else', () => {
    expect(isSameUrl('/docs/a', '/docs/a/')).toBe(true);
    expect(isSameUrl('/docs/a/', '/docs/a')).toBe(true);
    expect(isSameUrl('/docs/a', '/docs/ab')).toBe(false);
    expect(isSameUrl('/docs/a', '/docs')).toBe(false);
  });
});

describe('isUnderUrl', () => {
  it('stops at whole segments', () => {
    expect(isUnderUrl('/blog/x', '/blog')).toBe(true);
    expect(isUnderUrl('/blog', '/blog/')).toBe(true);
    expect(isUnderUrl('/blogs', '/blog')).toBe(false);
  });
});

describe('withBaseUrl', () => {
  const roots = { baseUrl: '/kok/', rootUrl: '/kok/' };
  it('adds the base url once', () => {
    expect(withBaseUrl('/img/x.png', roots)).toBe('/kok/img/x.png');
    expect(withBaseUrl('img/x.png', roots)).toBe('/kok/img/x.png');
    expect(withBaseUrl('/kok/img/x.png', roots)).toBe('/kok/img/x.png');
    expect(withBaseUrl('/kok', roots)).toBe('/kok/');
    expect(withBaseUrl('/kok/x', { ...roots, force: true })).toBe('/kok/kok/x');
  });

  it('adds that of the language to pages, and that of the site to files', () => {
    const english = { baseUrl: '/kok/en/', rootUrl: '/kok/' };
    expect(withBaseUrl('/docs/a', english)).toBe('/kok/en/docs/a');
    expect(withBaseUrl('/docs/a?dosya=b.png', english)).toBe('/kok/en/docs/a?dosya=b.png');
    expect(withBaseUrl('/img/x.png?v=2', english)).toBe('/kok/img/x.png?v=2');
    expect(withBaseUrl('/kok/img/x.png', english)).toBe('/kok/img/x.png');
    expect(withBaseUrl('/kok/en/docs/a', english)).toBe('/kok/en/docs/a');
  });

  it('leaves other addresses alone', () => {
    for (const address of ['', '#x', 'https://example.com/x', '//example.com', 'mailto:a@example.com'])
      expect(withBaseUrl(address, roots)).toBe(address);
  });
});
