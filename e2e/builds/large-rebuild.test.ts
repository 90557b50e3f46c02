import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTinySite, readDigests, type TinyFiles } from '../setup/tiny-site.ts';

/** Enough for threads, and for an index of the search in parts. */
const PAGES = 1_100;
/** With the home page, the page of the search and the one that is shown when there is none. */
const ALL = PAGES + 3;

const files: TinyFiles = {
  'yaprak.config.mjs': "export default { title: 'Büyük', url: 'https://ornek.test', blog: false, search: true };\n",
  ...Object.fromEntries(
    Array.from({ length: PAGES }, (_none, page) => [
      `docs/bolum-${page % 20}/sayfa-${page}.md`,
      `# Sayfa ${page}\n\nSipariş ${page} yolda.\n\n\`\`\`ts\nconst no = ${page};\n\`\`\`\n`,
    ]),
  ),
};
const EDITED = 'docs/bolum-7/sayfa-7.md';
const edited = { ...files, [EDITED]: '# Sayfa 7\n\nKurye kapıda.\n' };

const site = createTinySite(files);
const out = site.beside('out');
afterAll(() => site.remove());

// Twice: only from the second on there is a recycled folder to start from.
beforeAll(async () => {
  site.write({ [EDITED]: '# Sayfa 7\n' });
  await site.build(out);
  site.write({});
  await site.build(out);
}, 120_000);

it('makes of an edit what a build from nothing makes', async () => {
  site.write(edited);
  const { code, output } = await site.build(out);
  expect(code, output).toBe(0);
  expect(output).toContain(`${ALL - 1} from cache`);
  const other = createTinySite(edited);
  other.write({});
  expect((await other.build(other.beside('out'))).code).toBe(0);
  expect(readDigests(out)).toEqual(readDigests(other.beside('out')));
  other.remove();
}, 120_000);

it('makes nothing when nothing has changed', async () => {
  site.write(edited);
  const before = readDigests(out);
  const { output } = await site.build(out);
  expect(output).toContain(`${ALL} from cache`);
  expect(readDigests(out)).toEqual(before);
}, 120_000);

it('reports what is wrong with an edit, leaves the site as it is and ends', async () => {
  const before = readDigests(out);
  site.write({ ...edited, 'docs/bolum-9/sayfa-9.mdx': '# Dokuz\n\n<Yok />\n', 'docs/bolum-9/sayfa-9.md': null });
  const { code, output } = await site.build(out);
  expect(code).toBe(1);
  expect(output).toContain('docs/bolum-9/sayfa-9.mdx:3');
  expect(output).toContain('the previous site is untouched');
  expect(readDigests(out)).toEqual(before);
}, 120_000);

it.each([
  ['an edit is made', { [EDITED]: '# Sayfa 7\n\nDisk doldu.\n' }, '0'],
  [
    'two threads make everything',
    { 'yaprak.config.mjs': (files['yaprak.config.mjs'] as string).replace('Büyük', 'Dolu') },
    '20',
  ],
])(
  'leaves the site as it is when the disk is full while %s',
  async (_when, change, room) => {
    const before = readDigests(out);
    site.write({ ...edited, 'docs/bolum-9/sayfa-9.mdx': null, ...change });
    const preload = `--import=${new URL('../setup/full-disk.mjs', import.meta.url).href}`;
    const env = { NODE_OPTIONS: preload, YAPRAK_DISK: site.beside('.out.'), YAPRAK_DISK_FILES: room };
    const { code, output } = await site.build(out, { env });
    expect(output).toContain(`The disk is full: ${out} cannot be written.`);
    expect(output).toContain('the previous site is untouched');
    expect(code).toBe(1);
    expect(readDigests(out)).toEqual(before);
    expect(readdirSync(site.beside('.')).filter((name) => name.startsWith('.'))).toEqual([]);
  },
  120_000,
);

it('makes everything again when everything has changed, with the thread that is there', async () => {
  const config = "export default { title: 'Başka', url: 'https://ornek.test', blog: false, search: true };\n";
  site.write({ ...edited, 'yaprak.config.mjs': config });
  const { code, output } = await site.build(out);
  expect(code, output).toBe(0);
  expect(output).toContain(' 0 from cache');
}, 120_000);
