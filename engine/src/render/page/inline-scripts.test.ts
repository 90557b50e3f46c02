import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import type { PageView, SiteView } from '../../shared/model.ts';
import { baseUrlScript, inlineScript, renderBaseUrlBanner } from './inline-scripts.ts';

type Input = Parameters<typeof inlineScript>[0];
const colorMode: SiteView['colorMode'] = {
  defaultMode: 'light',
  disableSwitch: false,
  respectPrefersColorScheme: false,
};
const bar = (id: string): Input['announcementBar'] => ({ id, content: 'Duyuru', isCloseable: true });

interface Browser {
  stored?: Record<string, string>;
  prefersDark?: boolean;
  storageFails?: boolean;
  /** Gets what the script puts on `<html>`. */
  root?: object;
}

/** As a browser has it: its keys are own properties. */
function createStorage(stored: Record<string, string>) {
  return new Proxy(
    {
      getItem: (key: string) => stored[key] ?? null,
      setItem: (key: string, value: unknown) => void (stored[key] = String(value)),
    },
    { ownKeys: () => Object.keys(stored), getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }) },
  );
}

/** What the script does to `<html>`. */
function run(input: Partial<Input>, browser: Browser = {}) {
  const classes: string[] = [];
  const links: object[] = [];
  const dataset: Record<string, string> = {};
  const world = {
    document: {
      documentElement: Object.assign(browser.root ?? {}, {
        classList: { add: (name: string) => classes.push(name) },
        dataset,
      }),
      head: { append: (link: object) => links.push(link) },
      createElement: (localName: string) => ({ localName }),
    },
    matchMedia: () => ({ matches: browser.prefersDark ?? false }),
    get localStorage() {
      if (browser.storageFails) throw new Error('denied');
      return createStorage((browser.stored ??= {}));
    },
  };
  runInNewContext(inlineScript({ colorMode, rootUrl: '/', fonts: true, ...input }), world);
  return { classes, dataset, links };
}

describe('inlineScript', () => {
  it('keeps keys until the script for them is there', () => {
    const root: { keys?: string[]; onkeydown?: (event: string) => void } = {};
    run({}, { root });
    root.onkeydown?.('n');
    root.onkeydown?.('m');
    expect(root.keys).toEqual(['n', 'm']);
  });

  it('marks that scripts run and sets the default colour mode', () => {
    expect(run({})).toEqual({ classes: ['js'], dataset: { theme: 'light', themeChoice: 'light' }, links: [] });
    expect(run({ colorMode: { ...colorMode, defaultMode: 'dark' } }).dataset['theme']).toBe('dark');
  });

  it('prefers what the reader chose, then the system when asked to', () => {
    const system = { ...colorMode, respectPrefersColorScheme: true };
    expect(run({}, { stored: { theme: 'dark' } }).dataset['theme']).toBe('dark');
    expect(run({}, { prefersDark: true }).dataset['theme']).toBe('light');
    expect(run({ colorMode: system }, { prefersDark: true }).dataset['theme']).toBe('dark');
    expect(run({ colorMode: system }, { prefersDark: true, stored: { theme: 'light' } }).dataset['theme']).toBe(
      'light',
    );
    expect(
      run({ colorMode: { ...colorMode, disableSwitch: true } }, { stored: { theme: 'dark' } }).dataset['theme'],
    ).toBe('light');
  });

  it('keeps sites on one origin apart, and takes old settings over once', () => {
    const stored: Record<string, string> = { theme: 'dark', 'docusaurus.tab.os': 'mac', baska: 'x' };
    const own = { rootUrl: '/kok/' };
    expect(run(own, { stored }).dataset).toMatchObject({ theme: 'dark', store: '@/kok/' });
    expect(stored).toEqual({
      theme: 'dark',
      'docusaurus.tab.os': 'mac',
      baska: 'x',
      'yaprak@/kok/': '1',
      'theme@/kok/': 'dark',
      'docusaurus.tab.os@/kok/': 'mac',
    });
    stored['theme@/kok/'] = 'light';
    expect(run(own, { stored }).dataset['theme']).toBe('light');
    delete stored['theme@/kok/'];
    expect(run(own, { stored }).dataset['theme']).toBe('light');
    expect(run({}, { stored }).dataset).toEqual({ theme: 'dark', themeChoice: 'dark' });
    expect(run({ rootUrl: '/b/' }, { stored: { 'theme@/kok/': 'dark' } }).dataset['theme']).toBe('light');
  });

  it('tells what was chosen from what is shown', () => {
    const system = { ...colorMode, respectPrefersColorScheme: true };
    expect(run({ colorMode: system }, { prefersDark: true }).dataset['themeChoice']).toBe('system');
    expect(run({ colorMode: system }, { stored: { theme: 'dark' } }).dataset['themeChoice']).toBe('dark');
  });

  it('keeps an announcement that cannot be closed', () => {
    const stored = { 'docusaurus.announcement.id': 'a', 'docusaurus.announcement.dismiss': 'true' };
    expect(run({ announcementBar: bar('a') }, { stored }).dataset).toHaveProperty('announcementClosed');
    expect(
      run({ announcementBar: { id: 'a', content: 'Duyuru', isCloseable: false } }, { stored }).dataset,
    ).not.toHaveProperty('announcementClosed');
  });

  it('asks for the fonts that an earlier page has fetched, and for none on a first visit', () => {
    const stored = { 'yaprak:fonts': '/a/sans.woff2 /a/serif.woff2', 'yaprak:fonts@/kok/': '/kok/sans.woff2' };
    const link = (href: string): object => ({ localName: 'link', rel: 'preload', as: 'font', crossOrigin: '', href });
    expect(run({}, { stored }).links).toEqual([link('/a/sans.woff2'), link('/a/serif.woff2')]);
    expect(run({ rootUrl: '/kok/' }, { stored }).links).toEqual([link('/kok/sans.woff2')]);
    expect(run({}).links).toEqual([]);
    expect(run({ fonts: false }, { stored }).links).toEqual([]);
  });

  it('takes no other word from storage', () => {
    expect(run({}, { stored: { theme: '<b>' } }).dataset['theme']).toBe('light');
  });

  it('works where storage does not', () => {
    expect(run({ announcementBar: bar('a') }, { storageFails: true })).toEqual({
      classes: ['js'],
      dataset: { theme: 'light', themeChoice: 'light' },
      links: [],
    });
  });

  it('keeps a closed announcement away until there is another', () => {
    const stored = { 'docusaurus.announcement.id': 'bir', 'docusaurus.announcement.dismiss': 'true' };
    expect(run({ announcementBar: bar('bir') }, { stored }).dataset['announcementClosed']).toBe('');
    expect(run({ announcementBar: bar('iki') }, { stored }).dataset['announcementClosed']).toBeUndefined();
    expect(
      run({ announcementBar: bar('bir') }, { stored: { ...stored, 'docusaurus.announcement.dismiss': 'false' } })
        .dataset['announcementClosed'],
    ).toBeUndefined();
  });

  it('cannot be ended nor changed by an author’s id', () => {
    for (const id of ['</script><script>alert(1)</script>', '<!--<script>', '"]});throw 1;//', 'a\u2028b\\']) {
      expect(inlineScript({ colorMode, rootUrl: '/', fonts: true, announcementBar: bar(id) })).not.toContain('<');
      const stored = { 'docusaurus.announcement.id': id, 'docusaurus.announcement.dismiss': 'true' };
      expect(run({ announcementBar: bar(id) }, { stored }).dataset['announcementClosed']).toBe('');
    }
  });

  it('is the same text for the same site, since its hash is in the policy', () => {
    expect(inlineScript({ colorMode: { ...colorMode }, rootUrl: '/', fonts: true, announcementBar: bar('a') })).toBe(
      inlineScript({ colorMode, rootUrl: '/', fonts: true, announcementBar: bar('a') }),
    );
  });
});

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
