import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { BAR_SITE, CONTENT, LAYOUT, MENU } from './docusaurus-bar-site.ts';
import { createTinySite, type TinyFiles } from './tiny-site.ts';

const site = createTinySite(BAR_SITE);
afterAll(() => site.remove());

async function build(files: TinyFiles): Promise<string> {
  site.write(files);
  const out = site.beside('out');
  const { code, output } = await site.build(out);
  if (code !== 0) throw new Error(output);
  return readFileSync(join(out, 'p/index.html'), 'utf8');
}

const DRAWER = /<nav id="y-menu" popover="auto"[^>]*>(.*?)<\/nav>/gs;
const drawers = (html: string): string[] => [...html.matchAll(DRAWER)].map(([, inside = '']) => inside);

describe('the menu of a narrow window, on a site that copied parts of the bar from Docusaurus', () => {
  it.each([
    ['the content alone', { ...CONTENT }],
    ['the layout alone', { ...LAYOUT }],
    ['both', { ...CONTENT, ...LAYOUT }],
  ])(
    'is there once: %s',
    async (_name, files) => {
      const html = await build(files);
      const [menu, ...others] = drawers(html);
      expect(others).toEqual([]);
      expect(menu).toContain('>Bir</a>');
      expect(html.includes('data-own="true"')).toBe('src/theme/Navbar/Layout/index.js' in files);
    },
    60_000,
  );

  it('is the site’s own, where that is copied, too', async () => {
    const html = await build({ ...CONTENT, ...LAYOUT, ...MENU });
    expect(drawers(html)).toEqual(['<u data-own-menu="true">Menü</u>']);
    expect(html.split('data-own-menu')).toHaveLength(2);
  }, 60_000);

  it('has a search box beside it that knows the site', async () => {
    const html = await build(CONTENT);
    expect(html).toContain('action="/search"');
    expect(html).toContain(
      'data-search-box="{&quot;baseUrl&quot;:&quot;/&quot;,&quot;docs&quot;:{&quot;default&quot;:',
    );
  }, 60_000);
});
