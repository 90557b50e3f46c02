import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createTinySite, readDigests } from '../setup/tiny-site.ts';

const site = createTinySite({
  'yaprak.config.mjs': "export default { title: 'T', url: 'https://x.test' };\n",
  'src/theme/MDXComponents.tsx': 'export default { Note: ({ children }) => <em>{children}</em> };\n',
  'docs/a.mdx': '# A\n\n<Note>x</Note>\n',
});
afterAll(() => site.remove());

it('makes the same site from a cache whose bundle was damaged or is gone in part', async () => {
  site.write({});
  const out = site.beside('out');
  expect((await site.build(out)).code).toBe(0);
  const whole = readDigests(out);
  const bundles = join(site.dir, '.yaprak/bundle');
  const server = () => join(bundles, readdirSync(bundles)[0] ?? '', 'server/server.mjs');
  for (const damage of [() => writeFileSync(server(), 'broken((('), () => rmSync(server())]) {
    damage();
    const { code, output } = await site.build(out);
    expect({ code, output }).toMatchObject({ code: 0 });
    expect(readDigests(out)).toEqual(whole);
  }
}, 300_000);
