import { describe, expect, it } from 'vitest';
import { allowScripts, buildHeaders } from './headers.ts';
import type { LoadContext } from './plugin.ts';
import { findStyleHosts, linkedHosts, loadStyleHosts } from './style-hosts.ts';

const build = (changes: Partial<Parameters<typeof buildHeaders>[0]> = {}) =>
  buildHeaders({ baseUrl: '/', scripts: [], styles: [], noIndex: false, ...changes });

/** Rules by path, each with its headers. */
function parse(text: string): Record<string, Record<string, string>> {
  const rules: Record<string, Record<string, string>> = {};
  let rule: Record<string, string> = {};
  for (const line of text.split('\n').filter(Boolean)) {
    const header = /^ {2}([\w-]+): (.+)$/.exec(line);
    if (header) rule[header[1] ?? ''] = header[2] ?? '';
    else rules[line] = rule = {};
  }
  return rules;
}

function directive(text: string, name: string): string | undefined {
  const policy = parse(text)['/*']?.['Content-Security-Policy'] ?? '';
  return policy.split('; ').find((part) => part.startsWith(`${name} `));
}

describe('buildHeaders', () => {
  it('has a rule for every page and one for hashed files, below baseUrl', () => {
    expect(Object.keys(parse(build()))).toEqual(['/*', '/assets/*']);
    expect(Object.keys(parse(build({ baseUrl: '/kok/' })))).toEqual(['/kok/*', '/kok/assets/*']);
    expect(parse(build())['/assets/*']).toEqual({ 'Cache-Control': 'public, max-age=31536000, immutable' });
    expect(parse(build())['/*']?.['Cache-Control']).toBeUndefined();
  });

  it('allows the scripts and the styles that it is given, each for its kind', () => {
    const text = build({ scripts: ["'sha256-x='", 'https://js.example'], styles: ['https://css.example'] });
    expect(directive(text, 'script-src')).toBe("script-src 'self' 'sha256-x=' https://js.example");
    expect(directive(text, 'style-src')).toContain('https://css.example');
    expect(directive(build(), 'script-src')).toBe("script-src 'self'");
  });

  it('refuses foreign objects, foreign frames around the page and guessed types', () => {
    expect(directive(build(), 'object-src')).toBe("object-src 'self'");
    expect(directive(build(), 'frame-ancestors')).toBe("frame-ancestors 'self'");
    expect(directive(build(), 'base-uri')).toBe("base-uri 'self'");
    expect(parse(build())['/*']?.['X-Content-Type-Options']).toBe('nosniff');
  });

  it('keeps search engines out only when the site does', () => {
    expect(parse(build())['/*']?.['X-Robots-Tag']).toBeUndefined();
    expect(parse(build({ noIndex: true }))['/*']?.['X-Robots-Tag']).toBe('noindex, nofollow');
  });
});

it('knows the hosts of stylesheets and fonts that are loaded early or late', () => {
  const link = (rel: string, href: string, others = {}) => ({ tagName: 'link', attributes: { rel, href, ...others } });
  const tags = [
    link('stylesheet', '//a.test/x.css'),
    link('preload', 'https://b.test/x.css', { as: 'style', onload: "this.rel='stylesheet'" }),
    link('preload', 'https://c.test/x.woff2', { as: 'font', crossorigin: true }),
    link('preload', 'https://d.test/x.png', { as: 'image' }),
    link('preconnect', 'https://e.test'),
    link('stylesheet', '/own.css'),
  ];
  expect(linkedHosts(tags)).toEqual({
    sheets: ['a.test', 'https://b.test'],
    fonts: ['https://c.test'],
    early: ['https://e.test'],
  });
});

it('allows scripts of static pages in the room that is left, and says once which have none', () => {
  const pages = [{ url: '/a', scripts: ['x'] }];
  const files = ['bir', 'iki', 'uc'].map((name) => ({ source: `static/${name}.html`, scripts: ['x', 'y', name] }));
  expect(allowScripts(pages, files)).toEqual({ sources: ['x', 'y', 'bir', 'iki', 'uc'], problems: [] });
  const many = Array.from({ length: 19 }, (_, index) => ({ url: '/b', scripts: [`z${index}`] }));
  const { sources, problems } = allowScripts([...pages, ...many], files);
  expect(sources).toHaveLength(20);
  expect(sources).not.toContain('y');
  expect(problems.map(({ message }) => message)).toEqual([
    'Scripts of static/bir.html and of 2 more static files are not allowed by the Content-Security-Policy in `_headers`, which has room for 20.',
  ]);
});

it('allows each script once, the most used first', () => {
  const pages = [
    { url: '/a', scripts: ['x', 'z'] },
    { url: '/b', scripts: ['y', 'z'] },
    { url: '/c', scripts: [] },
  ];
  expect(allowScripts(pages)).toEqual({ sources: ['z', 'x', 'y'], problems: [] });
});

it('stays within what a header holds, and says whose script is left out', () => {
  const pages = Array.from({ length: 25 }, (_, index) => ({
    url: `/p${index}`,
    source: `docs/p${index}.mdx`,
    scripts: ['everywhere', `only-${String(index).padStart(2, '0')}`],
  }));
  const { sources, problems } = allowScripts(pages);
  expect(sources).toHaveLength(20);
  expect(sources[0]).toBe('everywhere');
  expect(problems.map(({ file }) => file)).toEqual(['19', '20', '21', '22', '23', '24'].map((n) => `docs/p${n}.mdx`));
  expect(problems[0]?.message).toContain('26 different scripts');
});

describe('other hosts', () => {
  it('are found in the stylesheets of the site', () => {
    const css = `@import url('https://fonts.googleapis.com/css?family=A');
@import "https://a.example/b.css";
/* @import url(https://comment.example/x.css); */
@font-face { src: url(//c.example/d.woff2) }
.a { background: url(https://picture.example/e.png) }`;
    expect(findStyleHosts([css])).toEqual({
      styles: ['https://fonts.googleapis.com', 'https://a.example'],
      fonts: ['c.example', 'https://fonts.gstatic.com', 'https://a.example'],
    });
  });

  it('are found in what those import, by the names of CSS and Sass', () => {
    const files: Record<string, string> = {
      'src/scss/all.scss': `@use 'parts/type';\n@import "./colours.css";\n@import 'gone';`,
      'src/scss/parts/_type.scss': `@import url("https://fonts.googleapis.com/css2?family=A;B");\n@use '../all';`,
      'src/scss/colours.css': '@font-face { src: url(https://c.example/d.woff2) }',
    };
    const config = { customCss: ['src/scss/all.scss'] } as unknown as LoadContext['config'];
    expect(loadStyleHosts({ config, readText: (file) => files[file] })).toEqual({
      styles: ['https://fonts.googleapis.com'],
      fonts: ['https://c.example', 'https://fonts.gstatic.com'],
    });
  });

  it('are allowed, and a note says what cannot be known', () => {
    const text = build({ fonts: ['https://f.example'], connect: ['https://g.example'], hasOtherScripts: true });
    expect(text).toContain("font-src 'self' data: https://f.example;");
    expect(text).toContain("connect-src 'self' https://g.example;");
    expect(text).toMatch(/^# The site loads scripts of other hosts/);
  });
});
