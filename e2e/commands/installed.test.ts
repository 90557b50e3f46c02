import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { install } from '../setup/packed.ts';
import { buildSite, createScratchDir } from '../setup/site-server.ts';

let dir = '';
beforeAll(() => {
  dir = createScratchDir('installed');
  const write = (file: string, text: string): void => {
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    writeFileSync(join(dir, file), text);
  };
  write('package.json', '{ "private": true, "type": "module" }');
  write(
    'yaprak.config.mjs',
    `export default { title: 'Deneme', url: 'https://ornek.test', blog: false, search: true, customCss: 'stil.css' };`,
  );
  write('stil.css', '.yalniz-burada { color: teal }');
  write('docs/giris.mdx', `import Sayac from '@site/src/sayac';\n\n# Giriş\n\n<Sayac />\n`);
  write(
    'src/sayac.jsx',
    `import { useState } from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
export default function Sayac() {
  const [count, setCount] = useState(0);
  return (
    <>
      <button className={clsx('a', 'b')} onClick={() => setCount(count + 1)}>{count}</button>
      <Link to="/docs/giris">{useBaseUrl('/x')}</Link>
    </>
  );
}`,
  );
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

/** Without digests: they change with the paths of modules. */
const plain = (text: string): string => text.replaceAll(/-[\w-]{8}\.(\w+)\b/g, '.$1');
const listAssets = (out: string): string[] =>
  readdirSync(join(out, 'assets'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.\w+$/.test(file))
    .map(plain)
    .sort();
const pageOf = (out: string, page: string): string => plain(readFileSync(join(out, page, 'index.html'), 'utf8'));

describe('an engine that is installed as a package', () => {
  it('makes the same site as one in a folder of its own', async () => {
    const beside = await buildSite(dir);
    install('docusaurus', dir);
    const place = install('engine', dir);
    const installed = join(dirname(beside), 'installed');
    execFileSync(process.execPath, [join(place, 'bin/yaprak.js'), 'build', dir, '--clean', '--out-dir', installed]);
    expect(listAssets(installed)).toEqual(listAssets(beside));
    expect(listAssets(installed)).toContain('js/search-results.js');
    for (const page of ['docs/giris', 'search']) expect(pageOf(installed, page)).toBe(pageOf(beside, page));
    const style = readdirSync(join(installed, 'assets/css')).find((file) => file.startsWith('style')) ?? '';
    const css = readFileSync(join(installed, 'assets/css', style), 'utf8');
    expect(css).toContain('.yalniz-burada');
    expect(css).toContain('.menu-link');
    rmSync(dirname(beside), { recursive: true, force: true });
  });
});
