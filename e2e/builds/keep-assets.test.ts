import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createTinySite, readDigests } from '../setup/tiny-site.ts';

const config = (keep: number): string =>
  `export default { title: 'T', url: 'https://x.test', output: { keepAssets: ${keep}, precompress: true } };\n`;
const site = createTinySite({ 'docs/taban.md': '# Taban\n' });
const out = site.beside('out');
afterAll(() => site.remove());

async function build({
  color,
  keep = 2,
  into = out,
}: {
  color: string;
  keep?: number;
  into?: string;
}): Promise<string[]> {
  site.write({ 'yaprak.config.mjs': config(keep), 'src/css/custom.css': `:root { --y-accent: ${color}; }\n` });
  const { code, output } = await site.build(into);
  expect(code, output).toBe(0);
  return readdirSync(join(into, 'assets/css')).filter((file) => /^style-.*\.css$/.test(file));
}

const keptIn = (folder: string): Record<string, number> =>
  JSON.parse(readFileSync(join(folder, 'kept-assets.json'), 'utf8')) as Record<string, number>;

it('keeps old assets for so many builds, compressed ones too, and nothing else', async () => {
  const [first = ''] = await build({ color: 'red' });
  expect(existsSync(join(out, 'kept-assets.json'))).toBe(false);
  const second = await build({ color: 'green' });
  expect(second).toHaveLength(2);
  expect(second).toContain(first);
  expect(keptIn(out)).toMatchObject({ [`assets/css/${first}`]: 1, [`assets/css/${first}.br`]: 1 });
  expect(await build({ color: 'blue' })).toHaveLength(3);
  const fourth = await build({ color: 'black' });
  expect(fourth).toHaveLength(3);
  expect(fourth).not.toContain(first);

  // But for them, the site is that of a clean build.
  const clean = site.beside('clean');
  await build({ color: 'black', into: clean });
  const { 'kept-assets.json': _list, ...written } = readDigests(out);
  for (const file of Object.keys(keptIn(out))) delete written[file];
  expect(written).toEqual(readDigests(clean));
});

it('lets them go when it is switched off', async () => {
  rmSync(out, { recursive: true });
  await build({ color: 'red' });
  await build({ color: 'green' });
  expect(await build({ color: 'green', keep: 0 })).toHaveLength(1);
  expect(existsSync(join(out, 'kept-assets.json'))).toBe(false);
});
