import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { createBadInputs, type BadInput } from './bad-inputs.ts';
import { startDev, type RunningSite } from '../setup/site-server.ts';
import { createTinySite } from '../setup/tiny-site.ts';

/** Pages that cannot be made, each for a reason of its own. */
const BROKEN: BadInput = {
  files: {
    'docs/tag.mdx': '# A\n\n<div>\n\nmetin\n',
    'docs/mail.mdx': '# A\n\n<ad@ornek.test>\n',
    'docs/expression.mdx': '# A\n\nbir { a b } iki\n',
    'docs/esm.mdx': "import { from './x';\n\n# A\n",
    'docs/yaml.mdx': '---\ntitle: [a\n---\n\nmetin\n',
    'docs/value.mdx': '---\nsidebar_position: ilk\n---\n\n<br>\n',
    'docs/import.mdx': "import X from './yok';\nimport './yok.css';\n\n<X />\n",
    'docs/undefined.mdx': '# A\n\n<Yok />\n',
    'docs/throws.mdx': "import Kutu from '@site/src/Kutu';\n\n<Kutu />\n",
    'src/Kutu.jsx': "export default function Kutu() {\n  throw new Error('kutu kırıldı');\n}\n",
    'docs/partials.mdx': "import A from './_a.mdx';\nimport B from './_b.mdx';\n\n<A /><B />\n",
    'docs/_a.mdx': 'bir </b>\n',
    'docs/_b.mdx': 'bir {\n',
    // The bundler reads this partial.
    'docs/island.mdx': "import Ada from '@site/src/Ada';\n\n<Ada />\n",
    'src/Ada.jsx': "'use client';\nimport C from '@site/docs/_c.mdx';\nexport default () => <C />;\n",
    'docs/_c.mdx': '<i>\n',
    'src/pages/sayfa.mdx': '</section>\n',
  },
  problems: [
    { says: 'Expected a closing tag for `<div>` (3:1).', at: 'docs/tag.mdx:3:1', hint: 'In MDX every tag is closed' },
    { says: 'expected a valid JSX tag.', at: 'docs/mail.mdx:3:1', hint: 'In MDX `<` opens a tag' },
    { says: 'Could not parse expression: Expected `,`', at: 'docs/expression.mdx:3:9', hint: 'In MDX braces hold' },
    { says: 'An import or export cannot be read', at: 'docs/esm.mdx:1:15', hint: 'End the block of imports' },
    { says: 'The front matter of docs/yaml.mdx is not valid YAML', at: 'docs/yaml.mdx:2:10', hint: 'Put quotes' },
    { says: 'the front matter field "sidebar_position"', at: 'docs/value.mdx:2:1', hint: 'Correct the value' },
    { says: 'Expected a closing tag for `<br>`', at: 'docs/value.mdx:5:1', hint: 'In MDX every tag is closed' },
    { says: 'The page imports "./yok"', at: 'docs/import.mdx:1:16', hint: 'Check the path' },
    { says: 'The page imports "./yok.css"', at: 'docs/import.mdx:2:9', hint: 'Check the path' },
    { says: 'Expected component `Yok` to be defined', at: 'docs/undefined.mdx:3:1', hint: 'Import `Yok`' },
    {
      says: 'The page /docs/throws failed to render: kutu',
      at: 'src/Kutu.jsx:2:9',
      hint: 'It is used by docs/throws.mdx',
    },
    { says: 'Unexpected closing tag `</b>`', at: 'docs/_a.mdx:1:5', hint: 'Check that every tag' },
    { says: 'Unexpected end of file in expression', at: 'docs/_b.mdx:1:5', hint: 'In MDX braces hold' },
    { says: 'Expected a closing tag for `<i>`', at: 'docs/_c.mdx:1:1', hint: 'In MDX every tag is closed' },
    { says: 'Unexpected closing tag `</section>`', at: 'src/pages/sayfa.mdx:1:1', hint: 'Check that every tag' },
  ],
};

/** The same with one of them mended. */
function mend({ files, problems }: BadInput, file: string): BadInput {
  return {
    files: { ...files, [file]: '# A\n' },
    problems: problems.filter(({ at }) => !at?.startsWith(`${file}:`)),
  };
}

describe('all pages that cannot be made are named by one build:', () => {
  const { refuses } = createBadInputs();
  refuses({
    'each with its place and what to do': BROKEN,
    'those that are left when one is mended': mend(BROKEN, 'docs/tag.mdx'),
    'and what is wrong with their texts where the code of the site cannot be bundled': {
      files: {
        'docs/tag.mdx': '# A\n\n<div>\n',
        'docs/value.mdx': '---\nsidebar_position: ilk\n---\n\nmetin\n',
        'docs/partial.mdx': "import A from './_a.mdx';\n\n<A />\n",
        'docs/_a.mdx': 'bir </b>\n',
        'src/pages/sayfa.jsx': 'export default () => <p>bir</i>;\n',
      },
      problems: [
        { says: 'Expected a closing tag for `<div>`', at: 'docs/tag.mdx:3:1', hint: 'In MDX every tag is closed' },
        { says: 'the front matter field "sidebar_position"', at: 'docs/value.mdx:2:1', hint: 'Correct the value' },
        { says: 'Unexpected closing tag `</b>`', at: 'docs/_a.mdx:1:5', hint: 'Check that every tag' },
        { says: 'src/pages/sayfa.jsx cannot be bundled', at: 'src/pages/sayfa.jsx:1:30', hint: 'Fix the line' },
      ],
    },
  });
});

describe('where plugins of unified read the pages', () => {
  const site = createTinySite({
    'package.json': '{ "private": true }',
    'docusaurus.config.js': `
      const plugin = () => (tree) => { if (JSON.stringify(tree).includes('patla')) throw new Error('olmadı'); };
      module.exports = { title: 'T', url: 'https://x.test', baseUrl: '/',
        presets: [['classic', { docs: { remarkPlugins: [plugin] }, blog: false }]] };`,
    'docs/taban.md': '# Taban\n',
  });
  afterAll(() => site.remove());

  it('one build names all, too, with the place and the advice of the engine', async () => {
    site.write({
      'docs/tag.md': '# A\n\n<div>\n\nmetin\n',
      'docs/mail.md': '# A\n\n<ad@ornek.test>\n',
      'docs/expression.md': '# A\n\nbir { a b } iki\n',
      'docs/esm.md': "import { from './x';\n\n# A\n",
      'docs/plugin.md': 'patla\n',
      'docs/undefined.md': '# A\n\n<Yok />\n',
      'docs/import.md': "import X from './_yok.md';\n\n<X />\n",
      'src/pages/sayfa.mdx': '{ a b }\n',
    });
    const { code, output } = await site.build(site.beside('out'));
    expect(code).toBe(1);
    const places = output.match(/^ {2}(?:docs|src)\/[^ ]+$/gm)?.map((line) => line.trim());
    expect(places?.sort()).toEqual([
      'docs/esm.md:1:15',
      'docs/expression.md:3:8',
      'docs/import.md:1:16',
      'docs/mail.md:3:4',
      'docs/plugin.md',
      'docs/tag.md:3:1',
      'docs/undefined.md:3:1',
      'src/pages/sayfa.mdx:1:5',
    ]);
    expect(output).toContain('error  Expected a closing tag for `<div>`.\n');
    expect(output).toContain('error  Could not parse import/exports: Unexpected token.\n');
    expect(output).toContain('In MDX every tag is closed');
    expect(output).toContain('In MDX `<` opens a tag');
  });
});

describe('yaprak dev', () => {
  const site = createTinySite({ 'yaprak.config.mjs': "export default { title: 'T', url: 'https://x.test' };\n" });
  let running: RunningSite | undefined;
  afterEach(() => running?.close());
  afterAll(() => site.remove());

  it('serves the other pages from the start, and shows what is wrong where it is wrong', async () => {
    site.write({
      'docs/taban.md': '# Taban\n',
      'docs/value.md': '---\nsidebar_position: ilk\n---\n\nmetin\n',
      'docs/tag.mdx': '<div>\n',
    });
    running = await startDev(site.dir);
    const { url, output } = running;
    const fetchPage = async (name: string): Promise<{ status: number; text: string }> => {
      const response = await fetch(new URL(`docs/${name}`, url));
      return { status: response.status, text: await response.text() };
    };
    expect(output()).toContain('docs/value.md:2:1');
    expect(await fetchPage('taban')).toMatchObject({ status: 200 });
    expect(await fetchPage('value')).toMatchObject({
      status: 500,
      text: expect.stringContaining('value.md:2:1') as unknown,
    });
    expect(await fetchPage('tag')).toMatchObject({
      status: 500,
      text: expect.stringContaining('tag.mdx:1:1') as unknown,
    });
    // What is left is what the page was loaded with: no front matter.
    site.write({ 'docs/taban.md': '# Taban\n', 'docs/value.md': 'metin\n' });
    await expect.poll(async () => (await fetchPage('value')).status).toBe(200);
  });
});
