import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTinySite, readDigests, type TinyFiles } from '../setup/tiny-site.ts';

/** Components of MDX files that are given functions, other Markdown and markup in objects: of islands, the files are islands as a whole. */
const COUNTER = `import { useState } from 'react';
export default function Counter({ code, format = String }) {
  const [n, setN] = useState(0);
  const Text = code?.text ?? 'i';
  return <div data-counter><button onClick={() => setN(n + 1)}>{format(n)}</button><Text /></div>;
}
`;
const FILES: TinyFiles = {
  'yaprak.config.mjs': "export default { title: 'Demo', url: 'https://ornek.test', blog: false };\n",
  'docs/partial.mdx': "import Demo from './_demo.mdx';\n\n# Partial\n\nAround.\n\n<Demo />\n",
  'docs/_demo.mdx':
    "import { Counter } from '../src/components';\nimport text from './_text.md';\n\n<Counter code={{ text }} format={(n) => `n = ${n}`} />\n",
  'docs/_text.md': '**Given** text.\n',
  'docs/free.mdx': '# Free\n\n<Counter format={(n) => `free = ${n}`} />\n\n<Still format={(n) => n} />\n',
  'docs/still.mdx':
    "import Still from '../src/components/still.jsx';\n\n# Still\n\n<Still format={(n) => `still = ${n}`} />\n",
  'docs/data.mdx': "import { Counter } from '../src/components';\n\n# Data\n\n<Counter code={{ text: 'b' }} />\n",
  'src/components/counter.jsx': COUNTER,
  'src/components/index.js': "export { default as Counter } from './counter.jsx';\n",
  'src/components/still.jsx': 'export default ({ format }) => <p>{format(2)}</p>;\n',
  'src/theme/MDXComponents.jsx':
    "import MDXComponents from '@theme-original/MDXComponents';\nimport { Counter } from '../components';\nimport Still from '../components/still.jsx';\nexport default { ...MDXComponents, Counter, Still };\n",
};

const site = createTinySite(FILES);
const out = site.beside('out');
const islandsOf = (page: string): string[] => {
  const html = readFileSync(join(out, 'docs', page, 'index.html'), 'utf8');
  return Array.from(html.matchAll(/<y-island\b[^>]*\bdata-src="\/assets\/js\/(\w+)-[^"]*"/g), ([, name = '']) => name);
};
const scripts = (): string =>
  readdirSync(join(out, 'assets/js'))
    .map((file) => file.replace(/-[\w-]{8}\.js$/, ''))
    .join(' ');

async function build(changes: TinyFiles): Promise<void> {
  site.write(changes);
  const { code, output } = await site.build(out);
  expect(output).not.toContain('warning');
  expect(code, output).toBe(0);
}

beforeAll(() => build({}), 120_000);
afterAll(() => site.remove());

it('makes the file an island that gives one what cannot be sent, and no other', () => {
  expect(islandsOf('partial')).toEqual(['_demo']);
  expect(islandsOf('free')).toEqual(['free']);
  expect(islandsOf('data')).toEqual(['counter']);
  expect(islandsOf('still')).toEqual([]);
  const html = readFileSync(join(out, 'docs/partial/index.html'), 'utf8');
  expect(html).toContain('n = 0');
  expect(html).toContain('<strong>Given</strong> text.');
  expect(scripts()).not.toMatch(/\b(?:still|data|partial)\b/);
});

it.each<[what: string, changes: TinyFiles, islands: string[]]>([
  [
    'loses its hook',
    { 'src/components/counter.jsx': 'export default ({ format = String }) => <b>{format(1)}</b>;\n' },
    [],
  ],
  [
    'is given data alone',
    { 'docs/_demo.mdx': "import { Counter } from '../src/components';\n\n<Counter />\n" },
    ['counter'],
  ],
  ['comes from another file', { 'src/components/index.js': `${COUNTER}export { Counter };\n` }, ['_demo']],
])(
  'makes the same as a clean build when the component %s',
  async (_what, changes, islands) => {
    await build({});
    await build(changes);
    expect(islandsOf('partial')).toEqual(islands);
    const clean = createTinySite({ ...FILES, ...changes });
    try {
      clean.write({});
      expect((await clean.build(clean.beside('out'))).code).toBe(0);
      expect(readDigests(out)).toEqual(readDigests(clean.beside('out')));
    } finally {
      clean.remove();
    }
  },
  120_000,
);
