import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import type { MdxModule } from '../plugins/mdx-modules.ts';
import { bundleSite } from './bundle.ts';
import { emptyBundleInput } from './ready-theme.ts';

const siteDir = realpathSync(mkdtempSync(path.join(tmpdir(), 'yaprak-texts-')));
afterAll(() => rmSync(siteDir, { recursive: true }));

const FILES = {
  'src/chart.jsx': `import { useState } from 'react';\nexport default function Chart() { return useState(1)[0]; }`,
  'src/index.js': `export { default as Chart } from './chart.jsx';\nexport { default as Still } from './still.jsx';`,
  'src/still.jsx': `import Chart from './chart.jsx';\nexport default ({ format }) => <b>{format(1)}<Chart /></b>;`,
  'src/theme/MDXComponents.jsx': `import { Chart, Still } from '../index.js';\nexport default { Chart, Still };`,
};
for (const folder of ['docs', 'src/theme']) mkdirSync(path.join(siteDir, folder), { recursive: true });
for (const [name, text] of Object.entries(FILES)) writeFileSync(path.join(siteDir, name), text);

const compileMdx = (): Promise<MdxModule> =>
  Promise.resolve({ code: 'return { default: () => null };', specifiers: [], scope: {}, exports: [] });

it('are files of which a component gets code that is an island, by whatever way it is imported', async () => {
  const receivers: [source: string, key: string, name: string][] = [
    ['docs/direct.mdx', '@site/src/chart.jsx', 'default'],
    ['docs/passed.mdx', '@site/src/index.js', 'Chart'],
    ['docs/named.mdx', '@theme/MDXComponents', 'default.Chart'],
    ['docs/outer.mdx', '@site/docs/inner.mdx', 'default'],
    ['docs/inner.mdx', '@site/docs/passed.mdx', 'default'],
    // A component of the server gets nothing by the browser, even if it shows an island.
    ['docs/still.mdx', '@site/src/still.jsx', 'default'],
    ['docs/still-passed.mdx', '@site/src/index.js', 'Still'],
    ['docs/still-named.mdx', '@theme/MDXComponents', 'default.Still'],
    ['docs/text.mdx', '@site/docs/still.mdx', 'default'],
    ['docs/gone.mdx', '@site/src/gone.jsx', 'default'],
  ];
  for (const [source] of receivers) writeFileSync(path.join(siteDir, source), '');
  const { islands } = await bundleSite(
    {
      ...emptyBundleInput(siteDir),
      modules: ['@site/src/chart.jsx', '@site/src/index.js', '@site/src/still.jsx'],
      pageReceivers: receivers.map(([source, key, name]) => ({ source, receivers: [{ key, name }] })),
      compileMdx,
    },
    { outDir: path.join(siteDir, 'out'), pageIslands: [] },
  );
  const texts = Object.keys(islands).filter((file) => file.endsWith('.mdx'));
  expect(texts.map((file) => path.relative(siteDir, file)).sort()).toEqual(
    ['direct', 'inner', 'named', 'outer', 'passed'].map((name) => path.join('docs', `${name}.mdx`)),
  );
}, 60_000);
