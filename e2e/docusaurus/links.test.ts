import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createTinySite, findProblem, readDigests } from '../setup/tiny-site.ts';

/** Sends some addresses to another host, as a part of a larger site does, and some to other pages. */
const ownLink = `import Link from '@docusaurus/Link';
import Original from '@theme-original/MDXComponents/A';
export default function A({ href, ...props }) {
  if (href.startsWith('/kurumsal/')) return <a href={'https://ornek.test' + href} {...props} />;
  if (href.includes('/duz')) return <a href={href} {...props} />;
  if (href.startsWith('/eski/')) return <Link to={href.replace('/eski', '')} {...props} />;
  return <Original href={href} {...props} />;
}
`;

const config = (more = ''): string => `export default {
  title: 'Bağlar', url: 'https://ornek.test', baseUrl: '/kb/', onBrokenLinks: 'throw', trailingSlash: true, ${more}
  presets: [['classic', { docs: { routeBasePath: '/' }, blog: false }]],
};
`;

const text = `---
slug: /
---
# A

[Kurumsal](/kurumsal/) [Eski](/eski/alt/b) [Kök](/alt/b#b-iki) [Dosya](alt/b.mdx) [Göreli](./alt/b) [Düz](/duz)
`;

const site = createTinySite({
  'docusaurus.config.js': config(),
  'src/theme/MDXComponents/A.js': ownLink,
  'docs/a.md': text,
  'docs/alt/b.mdx':
    'import { useState } from "react";\n\n# B\n\n## B iki\n\n[Bir](../../?x=1&y=2) [Kurumsal](/kurumsal/b) <Ozel />\n\nexport const Ozel = () => { const [n] = useState(1); return <b>{n}</b>; };\n',
});
afterAll(site.remove);
const hrefs = (out: string, page: string): string[] =>
  [
    ...readFileSync(join(out, page), 'utf8')
      .replace(/^.*<\/h1>/s, '')
      .matchAll(/<a [^>]*?href="([^"]*)"/g),
  ].map(([, href]) => href ?? '');

it('gives a site’s own link the address that is written, and checks the one that is drawn', async () => {
  site.write({});
  const out = site.beside('out');
  const { code, output } = await site.build(out);
  expect(output).not.toContain('no page');
  expect(code).toBe(0);
  expect(hrefs(out, 'index.html').slice(0, 6)).toEqual([
    'https://ornek.test/kurumsal/',
    '/kb/alt/b/',
    '/kb/alt/b/#b-iki',
    '/kb/alt/b/',
    '/kb/alt/b/',
    '/duz',
  ]);
  expect(hrefs(out, 'alt/b/index.html').slice(1, 3)).toEqual(['/kb/?x=1&amp;y=2', 'https://ornek.test/kurumsal/b']);
  // The page is an island: the browser gives the component the same.
  const scripts = readdirSync(join(out, 'assets'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(out, 'assets', file), 'utf8'));
  const given = scripts.flatMap((code) => [...code.matchAll(/href:\s*[`"']([^`"']*)[`"']/g)].map(([, href]) => href));
  expect(given).toEqual(expect.arrayContaining(['../../?x=1&y=2', '/kurumsal/b']));
});

it('names the file of a broken link, as an error only where Docusaurus checks it', async () => {
  const broken = `${text}
[Yok](./yok) [Düz](/kb/duz) [Eski](/eski/yok)
`;
  site.write({ 'docs/a.md': broken });
  const { code, output } = await site.build(site.beside('out'));
  expect(code).toBe(1);
  const at = (says: string): string[] => findProblem(output, { says }).slice(0, 2);
  expect(at('links to /kb/yok/,')).toEqual(['error  links to /kb/yok/,', '  docs/a.md:8:1']);
  expect(at('links to /kb/duz,')).toEqual(['warning  links to /kb/duz,', '  docs/a.md:8:20']);
  site.write({ 'docs/a.md': broken.replace('[Yok](./yok)', '') });
  const other = await site.build(site.beside('out'));
  expect(findProblem(other.output, { says: 'links to /kb/yok/,' }).slice(0, 2)).toEqual([
    'error  links to /kb/yok/,',
    '  docs/a.md',
  ]);
});

/** Not how many pages were made, and how long it took. */
const warningsOf = (output: string): string => output.slice(output.indexOf('warning'), output.lastIndexOf('\n\n'));

it('is the same after an edit as in a clean build, its warnings too', async () => {
  const files = {
    'docusaurus.config.js': config("onBrokenAnchors: 'warn',").replace("'throw'", "'warn'"),
    'docs/a.md': `${text}\n[Yok](./yok) [Eski](/eski/yok) [Çapa](/eski/alt/b#yok)\n`,
  };
  const out = site.beside('warned');
  site.write(files);
  const first = await site.build(out);
  expect(first.output.match(/^warning/gm)).toHaveLength(2);
  const edited = { ...files, 'docs/alt/c.md': '# C\n\n[Yok](../yok) [B](/eski/alt/b)\n' };
  site.write(edited);
  const again = await site.build(out);
  const clean = createTinySite({});
  try {
    clean.write({
      'src/theme/MDXComponents/A.js': ownLink,
      'docs/alt/b.mdx': readFileSync(join(site.dir, 'docs/alt/b.mdx')),
      ...edited,
    });
    const fresh = await clean.build(clean.beside('out'));
    expect(warningsOf(again.output)).toBe(warningsOf(fresh.output));
    expect(readDigests(out)).toEqual(readDigests(clean.beside('out')));
  } finally {
    clean.remove();
  }
});
