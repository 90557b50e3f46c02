import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { startDev } from '../setup/site-server.ts';
import { createTinySite } from '../setup/tiny-site.ts';

// Of two rules of the same weight the later one holds. By name, the stylesheets would stand in another order.
const config = (future = ''): string => `module.exports = {
  title: 'Deneme', url: 'https://ornek.test', baseUrl: '/', ${future}
  presets: [['classic', { docs: false, blog: false, theme: { customCss: './src/css/site.css' } }]],
};`;
const site = createTinySite({
  'package.json': '{ "private": true }',
  'docusaurus.config.js': config(),
  'src/css/site.css': '@media (max-width: 500px) { .sira-9 { color: red } } .sira-0 { color: red }',
  'src/pages/index.js': `import Layout from '@theme/Layout';
import own from './index.module.css';
import Kart from '../a/kart';
import Sayac from '../a/sayac';
import '../a/ek.css';
export default () => <Layout><main className={own['sira-1']}><Kart /><Sayac /></main></Layout>;
`,
  // Of the whole page, so that it stays with the others.
  'src/pages/index.module.css': '.sira-1 { color: red }\nmain { color: red }',
  'src/a/kart.js': `import './kart.css';
export default () => <b>Kart</b>;
`,
  'src/a/kart.css': '.sira-2 { color: red }',
  // Runs in the browser, so that both builds import its stylesheet.
  'src/a/sayac.js': `import { useState } from 'react';
import own from './sayac.module.css';
export default function Sayac() {
  const [kez, setKez] = useState(0);
  return <button className={own['sira-3']} onClick={() => setKez(kez + 1)}>{kez}</button>;
}
`,
  'src/a/sayac.module.css': '.sira-3 { color: red }',
  'src/a/ek.css': '.sira-4 { color: red }',
});
afterAll(site.remove);

const ORDER = ['9', '0', '1', '2', '3', '4'];
const listRules = (css: string): (string | undefined)[] => [...css.matchAll(/\.sira-(\d)/g)].map(([, rule]) => rule);

async function buildStyles(files: Record<string, string>): Promise<string[]> {
  const out = site.beside('out');
  site.write(files);
  const { code, output } = await site.build(out);
  expect(code, output).toBe(0);
  return readdirSync(join(out, 'assets/css')).map((file) => readFileSync(join(out, 'assets/css', file), 'utf8'));
}

it('puts stylesheets into a build in the order of their imports, each once, and rules of some widths after all', async () => {
  const css = await buildStyles({});
  expect(css.flatMap(listRules)).toEqual(['0', '1', '2', '3', '4', '9']);
  // Infima's own stand among them.
  expect(css.join('')).toMatch(/\.sira-4[^]*\.container[^]*\.hero[^]*\.sira-9/);
});

it('leaves rules of some widths in their place where the tools of the config do', async () => {
  const css = await buildStyles({ 'docusaurus.config.js': config('future: { faster: true },') });
  expect(css.flatMap(listRules)).toEqual(ORDER);
});

it('has them in the same order in dev, from the first time a page is shown', async () => {
  site.write({});
  const { url, close } = await startDev(site.dir);
  try {
    const page = await (await fetch(`${url}/`)).text();
    const own = [...page.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].filter(([, href]) =>
      href?.includes('/src/'),
    );
    const css = own.map(async ([, href = '']) => (await fetch(new URL(href, url))).text());
    expect((await Promise.all(css)).flatMap(listRules)).toEqual(ORDER);
  } finally {
    await close();
  }
});
