import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { followExport } from './follow-export.ts';

const dir = realpathSync(mkdtempSync(path.join(tmpdir(), 'yaprak-follow-')));
afterAll(() => rmSync(dir, { recursive: true }));

const FILES = {
  'chart.tsx': 'export default function Chart() {}\nexport const Axis = () => null;',
  'index.ts': `export { default as Chart } from './chart.tsx';\nexport * from './chart.tsx';\nexport * as all from './chart.tsx';`,
  'named.ts': `import Chart, { Axis as Line } from './chart.tsx';\nimport * as parts from './index.ts';\nexport { Line };\nexport const Again = parts.Chart;\nexport default Chart;`,
  'components.tsx': `import * as parts from './index.ts';\nimport Own from './named.ts';\nconst more = { Own };\nexport default { ...more, Chart: parts.Chart, a: 'a' } as const;`,
  'made.tsx': `import { memo } from 'react';\nimport Chart from './chart.tsx';\nexport default memo(Chart);\nexport const Wrapped = (props) => <Chart {...props} />;`,
  'loop.ts': `export * from './loop.ts';\nexport { a } from './loop.ts';`,
  'broken.ts': 'export default {{',
};
for (const [name, text] of Object.entries(FILES)) writeFileSync(path.join(dir, name), text);

const resolve = (specifier: string, from: string): Promise<string | undefined> =>
  Promise.resolve(specifier.startsWith('.') ? path.join(path.dirname(from), specifier) : undefined);

it.each<[file: string, name: string, passed: string[]]>([
  ['chart.tsx', 'default', []],
  ['index.ts', 'Chart', ['chart.tsx']],
  ['index.ts', 'Axis', ['chart.tsx']],
  ['index.ts', 'all.Axis', ['chart.tsx']],
  ['index.ts', 'default', []],
  ['named.ts', 'default', ['chart.tsx']],
  ['named.ts', 'default.Part', ['chart.tsx']],
  ['named.ts', 'Line', ['chart.tsx']],
  ['named.ts', 'Again', ['index.ts', 'chart.tsx']],
  ['components.tsx', 'default.Chart', ['index.ts', 'chart.tsx']],
  ['components.tsx', 'default.Own', ['named.ts', 'chart.tsx']],
  ['components.tsx', 'default.a', []],
  ['components.tsx', 'default.None', []],
  ['made.tsx', 'default', []],
  ['made.tsx', 'Wrapped', []],
  ['loop.ts', 'a', []],
  ['broken.ts', 'default', []],
  ['gone.ts', 'default', []],
])('%s passes on %s from %j', async (file, name, passed) => {
  const found = await followExport({ file: path.join(dir, file), name }, resolve);
  expect(found.map((each) => path.basename(each))).toEqual([file, ...passed]);
});
