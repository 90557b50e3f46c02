import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { placePages, SECTION_SIZE, writeSite } from '../../bench/generate.mjs';
import { comparePages } from '../../bench/growth.mjs';
import { buildSite, copySite, createScratchDir, runYaprak } from '../setup/site-server.ts';
import { createTinySite, readDigests } from '../setup/tiny-site.ts';

const scratch: string[] = [];
const keep = (dir: string): string => {
  scratch.push(dir);
  return dir;
};

async function build(site: string): Promise<string> {
  const out = await buildSite(site);
  keep(dirname(out));
  return out;
}

afterAll(() => {
  for (const dir of scratch) rmSync(dir, { recursive: true, force: true });
});

const CONFLICT = "export default { title: 'T', url: 'https://ornek.test', docs: { routeBasePath: '/' } };\n";

describe('a whole build', () => {
  it('gives the same bytes for the same input, wherever the site stands and whether or not a cache is there', async () => {
    const [one, two] = [keep(copySite('basic')), keep(copySite('basic'))];
    const first = readDigests(await build(one));
    expect(Object.keys(first)).toContain('docs/intro/index.html');
    expect(readDigests(await build(two))).toEqual(first);
    expect(readDigests(await build(one))).toEqual(first);
  });

  it('leaves the good build untouched when the next one fails, and says where', async () => {
    const site = keep(copySite('basic'));
    const out = join(keep(createScratchDir('out')), 'site');
    expect((await runYaprak(['build', site, '--out-dir', out])).code).toBe(0);
    const good = readDigests(out);
    writeFileSync(join(site, 'docs/kirik.md'), '# Kırık\n\nBir [yere](./rehber/yok.md) ve [başka yere](/docs/intr).\n');
    const { code, output } = await runYaprak(['build', site, '--out-dir', out]);
    expect(code).toBe(1);
    expect(output).toContain('docs/kirik.md:3');
    expect(output).toContain('/docs/intro');
    expect(readDigests(out)).toEqual(good);
  });

  it('gives a page the same bytes in a site twice as large', async () => {
    const site = keep(createScratchDir('growth'));
    const [pages, sections, seed] = [SECTION_SIZE + 20, 3, 1];
    writeSite(site, { pages, sections, seed });
    const small = await build(site);
    writeSite(site, { pages: pages * 2, sections, seed });
    const large = await build(site);
    const first = placePages({ pages, sections, seed }).filter(({ slot }) => slot < SECTION_SIZE);
    const files = first.map(({ path }) => join('docs', path.replace(/\.md$/, ''), 'index.html'));
    expect(files).toHaveLength(SECTION_SIZE);
    expect(comparePages(small, large, { pages: files }).filter(({ difference }) => difference !== undefined)).toEqual(
      [],
    );
  });

  it('gives a picture of the front matter an address that exists, and a new one when the picture is edited', async () => {
    const text = '---\ntitle: A\nimage: ./resim.png\n---\n\nMetin.\n';
    const site = createTinySite({
      'yaprak.config.mjs': "export default { title: 'T', url: 'https://ornek.test', baseUrl: '/kok/' };\n",
      'docs/a.md': text,
      'blog/2024-01-31-yazi.md': text.replace('title: A', 'authors: ada'),
      'blog/authors.yml': 'ada: {name: Ada, image_url: ./resim.png}\n',
      'src/pages/sayfa.md': text,
    });
    const out = site.beside('out');
    const read = (page: string): string => readFileSync(join(out, page, 'index.html'), 'utf8');
    const buildWith = async (picture: string): Promise<(string | undefined)[]> => {
      site.write({ 'docs/resim.png': picture, 'blog/resim.png': picture, 'src/pages/resim.png': picture });
      const { code, output } = await site.build(out);
      expect(code, output).toBe(0);
      return ['docs/a', 'blog/2024/01/31/yazi', 'sayfa'].map((page) => {
        return /<meta property="og:image" content="https:\/\/ornek\.test\/kok\/([^"]+)">/.exec(read(page))?.[1];
      });
    };
    const [first, second] = [await buildWith('bir'), await buildWith('iki')];
    for (const file of [...first, ...second]) expect(file).toMatch(/^assets\/images\/resim-[0-9a-f]{10}\.png$/);
    expect(new Set(first).size).toBe(1);
    expect(second).not.toEqual(first);
    expect(second.filter((file) => !existsSync(join(out, file ?? '')))).toEqual([]);
    for (const page of ['blog/2024/01/31/yazi', 'blog', 'blog/authors'])
      expect(read(page)).toContain(`<img class="author-image" src="/kok/${second[0]}" alt="Ada"`);
    site.remove();
  });

  it('puts a folder where a file was, and a file where a folder was', async () => {
    const site = createTinySite({ 'yaprak.config.mjs': "export default { title: 'T', url: 'https://ornek.test' };\n" });
    const out = site.beside('out');
    const [file, folder] = [{ 'static/veri': 'x' }, { 'static/veri/ek': 'y' }];
    // Twice each: only from the third on a build starts from what an earlier one left.
    for (const files of [file, folder, file, folder]) {
      site.write({ 'docs/a.md': '# A\n', ...files });
      const { code, output } = await site.build(out);
      expect(code, output).toBe(0);
      expect(existsSync(join(out, 'veri/ek'))).toBe(files === folder);
    }
    // Of two at once, one is in the way of the other in any folder.
    site.write({ 'docs/a.md': '---\nslug: /veri\n---\n\n# A\n', ...file, 'yaprak.config.mjs': CONFLICT });
    const { code, output } = await site.build(out);
    expect(code, output).toBe(1);
    expect(output).toContain('a file stands where a folder is needed');
    site.remove();
  });
});
