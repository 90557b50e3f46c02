import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import type { PageView } from '../shared/model.ts';
import { baseUrlScript, renderBaseUrlBanner } from './base-url-banner.ts';

function banner(given: { url?: string; baseUrl?: string; on?: boolean; lang?: string } = {}): string {
  const { url = '/kok/', baseUrl = '/kok/', on = true, lang = 'en' } = given;
  const site = { baseUrl, rootUrl: baseUrl, texts: {}, baseUrlIssueBanner: on, locale: { htmlLang: lang } };
  return renderBaseUrlBanner({ url, site } as PageView);
}

/** What the script suggests on a page that stands at `pathname`. */
function suggest(pathname: string): string | undefined {
  const code = { textContent: '' };
  const line = { hidden: true };
  const box = {
    dataset: { baseUrl: '/kok/' },
    querySelector: (selector: string) => (selector.endsWith('code') ? code : line),
  };
  runInNewContext(baseUrlScript, { location: { pathname }, document: { getElementById: () => box } });
  return line.hidden ? undefined : code.textContent;
}

describe('renderBaseUrlBanner', () => {
  it('stands on the home page alone, unless it is switched off', () => {
    expect(banner()).toContain('did not load properly');
    expect(banner({ lang: 'tr' })).toContain('düzgün yüklenmedi');
    expect(banner({ url: '/kok/docs' })).toBe('');
    expect(banner({ on: false })).toBe('');
  });

  it('names the configured path, whatever it holds', () => {
    expect(banner()).toContain('<code>/kok/</code>');
    expect(banner({ url: '/a"<b>/', baseUrl: '/a"<b>/' })).toContain('<code>/a"&lt;b&gt;/</code>');
  });

  it('suggests the path that the page was found at', () => {
    expect(suggest('/')).toBe('/');
    expect(suggest('/baska')).toBe('/baska/');
    expect(suggest('/baska/index.html')).toBe('/baska/');
    expect(suggest('/kok/')).toBeUndefined();
  });
});
