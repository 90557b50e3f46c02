import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunOptions } from '../setup/site-server.ts';
import { createTinySite, type TinyFiles, type TinySite } from '../setup/tiny-site.ts';

const config = (given: string): string =>
  `export default { title: 'Deneme', url: 'https://ornek.test', blog: false, ${given} };`;

let site: TinySite;
beforeAll(() => {
  site = createTinySite({
    'package.json': '{ "private": true }',
    'yaprak.config.mjs': config(''),
    'docs/giris.md': '# Giriş\n\n:::tip\n\n`kod`\n\n:::\n\n```js\nconst a = 1;\n```\n',
  });
});
afterAll(() => site.remove());

async function build(
  files: TinyFiles,
  options?: RunOptions,
): Promise<{ html: string; out: string; isBundled: boolean }> {
  const out = site.beside('out');
  site.write(files);
  const { code, output } = await site.build(out, options);
  expect(code, output).toBe(0);
  const html = readFileSync(join(out, 'docs/giris/index.html'), 'utf8');
  return { html, out, isBundled: existsSync(join(site.dir, '.yaprak/bundle')) };
}

/** The bytes of a stylesheet are in its name, and the site's own are in one with the theme's. */
const withoutNames = (html: string): string => html.replaceAll(/(\/assets\/\w+\/\w+)-[\w-]{8}\./g, '$1.');

describe('the theme as the engine brings it', () => {
  it('is what a site without code of its own is built with, and Vite makes the same', async () => {
    const plain = await build({});
    expect(plain.isBundled).toBe(false);
    const own = await build(
      { 'yaprak.config.mjs': config(`customCss: 'stil.css'`), 'stil.css': '.yalniz-burada { color: teal }' },
      // Left over in some shells, and none of our business.
      { env: { NODE_ENV: 'development' } },
    );
    expect(own.isBundled).toBe(true);
    expect(withoutNames(own.html)).toBe(withoutNames(plain.html));
  });

  it('can stand below any path', async () => {
    const { html, out } = await build({ 'yaprak.config.mjs': config(`baseUrl: '/kb/'`) });
    const named = [...html.matchAll(/(?:src|href)="\/kb\/(assets\/[^"]+)"/g)].map(([, file]) => file ?? '');
    expect(named.some((file) => file.endsWith('.css'))).toBe(true);
    expect(named.some((file) => file.endsWith('.js'))).toBe(true);
    for (const file of named) expect(existsSync(join(out, file)), file).toBe(true);
    for (const file of readdirSync(join(out, 'assets/js')))
      expect(readFileSync(join(out, 'assets/js', file), 'utf8'), file).not.toMatch(/["'`]\/assets\/\w/);
  });

  it('is left aside where the site replaces a part of it', async () => {
    const { html } = await build({
      'src/theme/Footer.jsx': 'export default function Footer() { return <footer>Kendi altlığımız</footer>; }',
    });
    expect(html).toContain('Kendi altlığımız');
  });
});
