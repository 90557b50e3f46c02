import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { REFUSED_CASES } from './refused-cases.ts';
import {
  createTinySite,
  findProblem,
  problemLines,
  readDigests,
  type ExpectedProblem,
  type TinyFiles,
} from './tiny-site.ts';

const CONFIG = "export default { title: 'T', url: 'https://x.test' };\n";
const BASE: TinyFiles = { 'yaprak.config.mjs': CONFIG, 'docs/taban.md': '# Taban\n\nMetin.\n' };

const site = createTinySite(BASE);
const good = site.beside('good');
let goodFiles: Record<string, string> = {};

beforeAll(async () => {
  site.write({});
  const { code, output } = await site.build(good);
  if (code !== 0) throw new Error(output);
  goodFiles = readDigests(good);
});
afterAll(() => site.remove());

interface Case {
  files: TinyFiles;
  problems: ExpectedProblem[];
}

/** How a build of the case ends, and each of its problems as it is printed. */
async function tryBuild({ files, problems }: Case, outDir: string) {
  site.write(files);
  const { code, output } = await site.build(outDir);
  return {
    code,
    problems: problems.map((problem) => findProblem(output, problem)),
    count: output.match(/^(?:error|warning) {2}/gm)?.length ?? 0,
    end: output.trimEnd().split('\n').at(-1),
  };
}

/** The build fails and says all of it in the one shape. */
const refusal = ({ files, problems }: Case) => ({
  code: 1,
  problems: problems.map((problem) => problemLines('error', problem, files)),
  count: problems.length,
  end: 'The build failed; the previous site is untouched.',
});

const other = site.beside('other');
/** The site is built, and what is odd about it is told. */
const warning = ({ files, problems }: Case) => ({
  code: 0,
  problems: problems.map((problem) => problemLines('warning', problem, files)),
  count: problems.length,
  end: `Written to ${other}`,
});

const readPage = (page: string): string => readFileSync(join(other, page, 'index.html'), 'utf8');

describe('a config', () => {
  const config = (text: string): TinyFiles => ({ 'yaprak.config.mjs': text });
  const navbar = (item: string, more = ''): TinyFiles => ({
    'yaprak.config.mjs': `export default {\n  title: 'T',\n  url: 'https://x.test',\n${more}  navbar: {\n    items: [\n      ${item},\n    ],\n  },\n};\n`,
  });
  const cases: Record<string, Case> = {
    'that is missing': {
      files: { 'yaprak.config.mjs': null },
      problems: [{ says: 'No config was found in', hint: 'To start, write `yaprak.config.mjs` there:' }],
    },
    'that throws': {
      files: config("const a = 1;\nthrow new Error('olmadı');\nexport default {};\n"),
      problems: [
        {
          says: '`yaprak.config.mjs` threw an error while it was loaded: olmadı',
          at: 'yaprak.config.mjs:2:7',
          hint: 'mend what this line does',
        },
      ],
    },
    'with a syntax error': {
      files: config("export default {\n  title: 'T'\n  url: 'x'\n};\n"),
      problems: [
        {
          says: '`yaprak.config.mjs` cannot be read',
          at: 'yaprak.config.mjs:3:3',
          hint: 'often a comma, a quote or a bracket is missing',
        },
      ],
    },
    'with misspelt keys': {
      files: config(
        "export default {\n  title: 'T',\n  url: 'https://x.test',\n  tagLine: 'x',\n  docs: { routBasePath: 'd' },\n};\n",
      ),
      problems: [
        {
          says: '`tagLine` ("x") is not a known key.',
          at: 'yaprak.config.mjs:4:3',
          hint: 'Did you mean `tagline`? Allowed here: title, tagline',
        },
        {
          says: '`docs.routBasePath` ("d") is not a known key.',
          at: 'yaprak.config.mjs:5:11',
          hint: 'Did you mean `routeBasePath`? Allowed here: id, path',
        },
      ],
    },
    'with values of the wrong type': {
      files: config(
        "export default {\n  title: 3,\n  url: 'https://x.test',\n  noIndex: 'yes',\n  onBrokenLinks: 'thrw',\n};\n",
      ),
      problems: [
        { says: '`title` is 3; allowed: text.', at: 'yaprak.config.mjs:2:3' },
        { says: '`noIndex` is "yes"; allowed: true or false.', at: 'yaprak.config.mjs:4:3' },
        {
          says: '`onBrokenLinks` is "thrw"; allowed: "ignore", "log", "warn" or "throw".',
          at: 'yaprak.config.mjs:5:3',
          hint: 'Did you mean "throw"?',
        },
      ],
    },
    'with an unknown kind of navbar item': {
      files: navbar("{ type: 'docs', docId: 'x' }"),
      problems: [
        {
          says: 'No NavbarItem component found for type "docs" (`navbar.items[0].type`)',
          at: 'yaprak.config.mjs:6:9',
          hint: 'Did you mean "doc"?',
        },
      ],
    },
    'with a navbar item for an unknown doc': {
      files: navbar("{ type: 'doc', docId: 'tabn' }"),
      problems: [
        { says: 'Couldn\'t find any doc with id "tabn"', at: 'yaprak.config.mjs:6:22', hint: 'did you mean "taban"?' },
      ],
    },
    'with a navbar item for an unknown sidebar': {
      files: navbar("{ type: 'docSidebar', sidebarId: 'yok', label: 'x' }"),
      problems: [
        {
          says: 'Can\'t find any sidebar with id "yok"; there are: defaultSidebar',
          at: 'yaprak.config.mjs:6:29',
          hint: 'mend the item in the config',
        },
      ],
    },
    'with a navbar item for a sidebar that leads nowhere': {
      files: {
        ...navbar("{ type: 'docSidebar', sidebarId: 'bos', label: 'x' }"),
        'sidebars.js': "module.exports = { ana: ['taban'], bos: [{ type: 'html', value: '<b>x</b>' }] };\n",
      },
      problems: [
        {
          says: 'The sidebar "bos" has no link target',
          at: 'yaprak.config.mjs:6:29',
          hint: 'mend the item in the config',
        },
      ],
    },
    'with a docs folder that does not exist': {
      files: config("export default {\n  title: 'T',\n  url: 'https://x.test',\n  docs: { path: 'dokuman' },\n};\n"),
      problems: [
        {
          says: 'The docs folder "dokuman" does not exist.',
          at: 'yaprak.config.mjs:4:11',
          hint: 'Create it, correct docs.path in the config',
        },
      ],
    },
    'with a style file that does not exist': {
      files: config("export default {\n  title: 'T',\n  url: 'https://x.test',\n  customCss: './yok.css',\n};\n"),
      problems: [
        {
          says: 'The style file "yok.css" does not exist.',
          at: 'yaprak.config.mjs:4:3',
          hint: 'Create it, or correct customCss',
        },
      ],
    },
  };
  it.each(Object.entries(cases))('%s', async (_name, one) => {
    expect(await tryBuild(one, good)).toEqual(refusal(one));
    expect(readDigests(good)).toEqual(goodFiles);
  });
});

describe('a page', () => {
  const bytes = Buffer.concat([Buffer.from('# A\n\nmetin '), Buffer.from([0xfe]), Buffer.from(' x\n')]);
  const cases: Record<string, Case> = {
    'whose front matter is no YAML': {
      files: { 'docs/a.md': '---\ntitle: a: b\n---\n# A\n' },
      problems: [
        {
          says: 'The front matter of docs/a.md is not valid YAML',
          at: 'docs/a.md:2:8',
          hint: 'Put quotes around a value',
        },
      ],
    },
    'whose front matter has a star where YAML wants quotes': {
      files: { 'docs/a.md': '---\ntitle: *Kalın*\n---\n# A\n' },
      problems: [
        {
          says: 'The front matter of docs/a.md is not valid YAML: Unresolved alias',
          at: 'docs/a.md:2:8',
          hint: 'put quotes around the value',
        },
      ],
    },
    'whose front matter is a list': {
      files: { 'docs/a.md': '---\n- a\n---\n# A\n' },
      problems: [
        {
          says: 'must be made of "key: value" lines, but it is a list.',
          at: 'docs/a.md:2:1',
          hint: 'Write each field on a line of its own',
        },
      ],
    },
    'whose address leads out of the output folder': {
      files: { 'src/pages/a.md': '---\nslug: /../../a\n---\n# A\n' },
      problems: [
        {
          says: '"../../a/index.html" would be written outside',
          at: 'src/pages/a.md',
          hint: 'Take `..` out of the slug',
        },
      ],
    },
    'whose front matter has the wrong types': {
      files: { 'docs/a.md': '---\ntitle: A\nsidebar_position: abc\ntags: tek\n---\n# A\n' },
      problems: [
        {
          says: '"sidebar_position" must be a number, but it is "abc".',
          at: 'docs/a.md:3:1',
          hint: 'Correct the value',
        },
        {
          says: '"tags" must be a list, such as [one, two], but it is "tek".',
          at: 'docs/a.md:4:1',
          hint: 'Correct the value',
        },
      ],
    },
    'that is not UTF-8': {
      files: { 'docs/a.md': bytes },
      problems: [
        {
          says: 'The file docs/a.md is not valid UTF-8: byte 0xfe',
          at: 'docs/a.md:3:7',
          hint: 'Save the file as UTF-8',
        },
      ],
    },
    'in a folder that links back to itself': {
      files: { 'docs/dongu': { linkTo: '.' } },
      problems: [
        {
          says: 'The symbolic link docs/dongu leads back to a folder that contains it',
          at: 'docs/dongu',
          hint: 'Remove the link',
        },
      ],
    },
    'that is a link in a circle': {
      files: { 'docs/x.md': { linkTo: 'y.md' }, 'docs/y.md': { linkTo: 'x.md' } },
      problems: ['x', 'y'].map((name) => ({
        says: `docs/${name}.md leads through other links back to itself`,
        at: `docs/${name}.md`,
        hint: 'Remove the link',
      })),
    },
    'with a link to nowhere': {
      files: { 'docs/a.md': '# A\n\nBir [yer](/docs/tabn) var.\n' },
      problems: [
        {
          says: '/docs/a links to /docs/tabn, but there is no page or file',
          at: 'docs/a.md:3:5',
          hint: 'Did you mean /docs/taban?',
        },
      ],
    },
    'with a link to nowhere in raw HTML': {
      files: { 'docs/a.md': '# A\n\n<p>Bir <a href="/docs/tabn">yer</a> var.</p>\n' },
      problems: [
        {
          says: '/docs/a links to /docs/tabn, but there is no page or file',
          at: 'docs/a.md:3:17',
          hint: 'Did you mean /docs/taban?',
        },
      ],
    },
    'with images that are missing': {
      files: { 'docs/a.md': '# A\n\n![yok](./yok.png)\n\n![yok](/img/yok.png)\n' },
      problems: [
        {
          says: 'The image "./yok.png" does not exist.',
          at: 'docs/a.md:3:1',
          hint: 'A path without a first slash is looked for beside the page',
        },
        {
          says: 'The image "/img/yok.png" does not exist.',
          at: 'docs/a.md:5:1',
          hint: 'A path without a first slash is looked for beside the page',
        },
      ],
    },
    'that throws while it is rendered': {
      files: { 'docs/a.mdx': '# A\n\n{(() => { throw new Error("patladı"); })()}\n' },
      problems: [
        {
          says: 'The page /docs/a failed to render: patladı',
          at: 'docs/a.mdx:3:17',
          hint: 'The error comes from a component or an expression',
        },
      ],
    },
    'that throws while it is run': {
      files: { 'docs/a.mdx': '# A\n\nexport const x = bulunmayan.alan;\n\n{x}\n' },
      problems: [
        {
          says: 'ReferenceError: bulunmayan is not defined',
          at: 'docs/a.mdx:3:18',
          hint: 'Import or define `bulunmayan`',
        },
      ],
    },
    'with a component that nobody defines': {
      files: { 'docs/a.mdx': '# A\n\nMetin <Bilinmeyen />\n' },
      problems: [
        { says: 'Expected component `Bilinmeyen` to be defined', at: 'docs/a.mdx:3:7', hint: 'Import `Bilinmeyen`' },
      ],
    },
    'with a syntax error': {
      files: { 'docs/a.mdx': '# A\n\n  <div>\n' },
      problems: [
        { says: 'Expected a closing tag for `<div>`', at: 'docs/a.mdx:3:3', hint: 'In MDX every tag is closed' },
      ],
    },
    'with imports that do not exist': {
      files: {
        'docs/a.mdx':
          "import X from './yok.mdx';\nimport Y from '@site/src/yok';\nimport Z from 'olmayan-paket';\n\n# A\n\n<X /><Y /><Z />\n",
      },
      problems: ['./yok.mdx', '@site/src/yok', 'olmayan-paket'].map((name, index) => ({
        says: `The page imports "${name}", which cannot be found.`,
        at: `docs/a.mdx:${index + 1}:16`,
        hint: 'Check the path',
      })),
    },
    'that imports itself': {
      files: { 'docs/a.mdx': "import X from './a.mdx';\n\n# A\n\n<X />\n" },
      problems: [{ says: 'docs/a.mdx imports itself', at: 'docs/a.mdx:1:16', hint: 'Take one of the imports away' }],
    },
  };
  it.each(Object.entries(cases))('%s', async (_name, one) => {
    expect(await tryBuild(one, good)).toEqual(refusal(one));
    expect(readDigests(good)).toEqual(goodFiles);
  });
});

describe('a React page', () => {
  const page = 'src/pages/a.jsx';
  const cases: Record<string, Case> = {
    'without a default export': {
      files: { [page]: 'export const A = 1;\n' },
      problems: [{ says: 'The page component of /a has no default export.', at: page, hint: 'Export the component' }],
    },
    'that throws': {
      files: { [page]: "export default function A() {\n  throw new Error('sayfa patladı');\n}\n" },
      problems: [
        {
          says: 'The page /a failed to render: sayfa patladı',
          at: `${page}:2:9`,
          hint: 'The error comes from a component',
        },
      ],
    },
    'that throws while it is loaded': {
      files: { [page]: "throw new Error('yüklenmedi');\nexport default function A() {}\n" },
      problems: [
        {
          says: 'src/pages/a.jsx threw an error while it was loaded: yüklenmedi',
          at: `${page}:1:7`,
          hint: 'The error comes from a component',
        },
      ],
    },
    'with a syntax error': {
      files: { [page]: 'export default function A() {\n  return 1 +;\n}\n' },
      problems: [
        { says: 'src/pages/a.jsx cannot be bundled: Unexpected token', at: `${page}:2:13`, hint: 'Mend the line' },
      ],
    },
    'with an import that does not exist': {
      files: {
        [page]:
          "import React from 'react';\nimport X from '../yok';\nexport default function A() {\n  return <X />;\n}\n",
      },
      problems: [
        { says: 'src/pages/a.jsx imports `../yok`, which was not found.', at: `${page}:2:16`, hint: 'Check the path' },
      ],
    },
    'that fails in a promise': {
      files: { [page]: "Promise.reject(new Error('söz'));\nexport default function A() {}\n" },
      problems: [
        { says: 'with nothing there to handle it: söz', at: `${page}:1:16`, hint: 'Handle the error where it happens' },
      ],
    },
    'that imports a name which is not exported': {
      files: {
        [page]: "import { yok } from '../b';\nexport default function A() {\n  return yok;\n}\n",
        'src/b.js': 'export const b = 1;\n',
      },
      problems: [
        {
          says: 'src/pages/a.jsx imports `yok` from src/b.js, which does not export it.',
          at: `${page}:1:10`,
          hint: 'Export `yok` there',
        },
      ],
    },
  };
  it.each(Object.entries(cases))('%s', async (_name, one) => {
    expect(await tryBuild(one, good)).toEqual(refusal(one));
    expect(readDigests(good)).toEqual(goodFiles);
  });
});

describe('a component', () => {
  const page = (component: string): TinyFiles => ({
    'docs/a.mdx': `import K from '@site/src/${component}';\n\n# A\n\n<K />\n`,
  });
  const hint = 'It is used by docs/a.mdx.';
  const cases: Record<string, Case> = {
    'in TypeScript that throws': {
      files: {
        ...page('kart'),
        'src/kart.tsx':
          'interface Urun {\n  ad: string;\n}\n\nfunction buyut(urun?: Urun): string {\n  return urun!.ad.toUpperCase();\n}\n\nexport default function Kart({ urun }: { urun?: Urun }) {\n  return <b>{buyut(urun)}</b>;\n}\n',
      },
      problems: [
        { says: '/docs/a failed to render: TypeError: Cannot read properties', at: 'src/kart.tsx:6:16', hint },
      ],
    },
    'that is an island and throws': {
      files: {
        ...page('ada'),
        'src/ada.jsx':
          "'use client';\nimport { useState } from 'react';\n\nexport default function Ada({ liste }) {\n  const [n] = useState(0);\n  return <p>{liste[n]}</p>;\n}\n",
      },
      problems: [{ says: '/docs/a failed to render: TypeError: Cannot read properties', at: 'src/ada.jsx:6:14', hint }],
    },
    'that throws while it is loaded, after a require on its lines': {
      files: {
        ...page('yuk'),
        'src/veri.json': '{}\n',
        'src/yuk.js': "const veri = require('./veri.json');\n\nexport default veri.harita.anahtar;\n",
      },
      problems: [{ says: '"@site/src/yuk" threw an error while it was loaded', at: 'src/yuk.js:3:28', hint }],
    },
    'that an MDX page defines': {
      files: {
        'docs/a.mdx':
          '# A\n\nexport const Kutu = ({ veri }) => <div>\n  {veri.ilk.son}\n</div>;\n\nMetin.\n\n<Kutu veri={{}} />\n',
      },
      problems: [
        {
          says: '/docs/a failed to render: TypeError: Cannot read properties',
          at: 'docs/a.mdx:4:13',
          hint: 'The error comes from a component or an expression',
        },
      ],
    },
    'that is a partial': {
      files: { ...page('../docs/_parca.mdx'), 'docs/_parca.mdx': 'Parça.\n\n{props.yok.alan}\n' },
      problems: [
        { says: '/docs/a failed to render: TypeError: Cannot read properties', at: 'docs/_parca.mdx:3:12', hint },
      ],
    },
    'that every page has and that throws while it is loaded': {
      files: { 'src/theme/MDXComponents.js': 'const hepsi = null;\nexport default { ...hepsi.alan };\n' },
      problems: [
        {
          says: 'A component that every page has threw an error while it was loaded',
          at: 'src/theme/MDXComponents.js:2:27',
          hint: 'The error comes from a component',
        },
      ],
    },
  };
  it.each(Object.entries(cases))('%s', async (_name, one) => {
    expect(await tryBuild(one, good)).toEqual(refusal(one));
    expect(readDigests(good)).toEqual(goodFiles);
  });
});

describe('what is only odd', () => {
  it('two pages on one route: the first is served', async () => {
    const files = {
      'docs/a.md': '---\nslug: /ayni\n---\n# Birinci\n',
      'docs/b.md': '---\nslug: /ayni\n---\n# İkinci\n',
    };
    const says = 'Both docs/a.md and docs/b.md want the address /docs/ayni; the first is served.';
    const one = { files, problems: [{ says, at: 'docs/b.md', hint: 'Rename one of them' }] };
    expect(await tryBuild(one, other)).toEqual(warning(one));
    expect(readPage('docs/ayni')).toContain('Birinci');
  });

  it('broken anchors, with the nearest one', async () => {
    const files = { 'docs/a.md': '# A\n\n## Başlık\n\nBir [yer](#baslik) ve [öbürü](./taban.md#yok).\n' };
    const problems = [
      { says: '/docs/a links to #baslik', at: 'docs/a.md:5:11', hint: 'Did you mean #başlık?' },
      { says: '/docs/a links to /docs/taban#yok', at: 'docs/a.md:5:23' },
    ];
    expect(await tryBuild({ files, problems }, other)).toEqual(warning({ files, problems }));
  });

  it('a broken Markdown link', async () => {
    const files = { 'docs/a.md': '# A\n\nBir [yer](./tabn.md) var.\n' };
    const one = {
      files,
      problems: [
        { says: 'The link "./tabn.md" leads to no page', at: 'docs/a.md:3:5', hint: 'is looked for from the page' },
      ],
    };
    expect(await tryBuild(one, other)).toEqual(warning(one));
  });

  it('a symbolic link to nothing', async () => {
    const files = { 'docs/x.md': { linkTo: 'yok.md' } };
    const one = {
      files,
      problems: [{ says: 'The symbolic link docs/x.md points to nothing', at: 'docs/x.md', hint: 'Remove the link' }],
    };
    expect(await tryBuild(one, other)).toEqual(warning(one));
  });

  it('an image that is missing, where the config says so', async () => {
    const files = {
      'yaprak.config.mjs': "export default { title: 'T', url: 'https://x.test', onBrokenMarkdownImages: 'warn' };\n",
      'docs/a.md': '# A\n\n![yok](./yok.png)\n',
    };
    const one = {
      files,
      problems: [{ says: 'The image "./yok.png" does not exist.', at: 'docs/a.md:3:1', hint: 'A path without' }],
    };
    expect(await tryBuild(one, other)).toEqual(warning(one));
    expect(readPage('docs/a')).toContain('src="./yok.png"');
  });
});

describe('what looks bad and is fine', () => {
  it('an empty file is a page with the title of its name', async () => {
    const one: Case = { files: { 'docs/bos-dosya.md': '' }, problems: [] };
    expect(await tryBuild(one, other)).toEqual(warning(one));
    expect(readPage('docs/bos-dosya')).toContain('<title>bos-dosya | T</title>');
  });

  it('a page of 5 MB', async () => {
    const paragraph = `${'Uzun bir **paragraf** ve biraz daha metin. '.repeat(10)}Bir [bağlantı](./taban.md).\n\n`;
    const text = `# Uzun\n\n${paragraph.repeat(Math.ceil((5 * 1024 * 1024) / Buffer.byteLength(paragraph)))}Son söz.\n`;
    const one: Case = { files: { 'docs/uzun.md': text }, problems: [] };
    expect(await tryBuild(one, other)).toEqual(warning(one));
    expect(readPage('docs/uzun')).toContain('Son söz.');
  });

  it('a component that leaves a timer running', async () => {
    const page = 'setInterval(() => {}, 1000);\nexport default function A() {\n  return <p>Saat</p>;\n}\n';
    const one: Case = { files: { 'src/pages/saat.jsx': page }, problems: [] };
    expect(await tryBuild(one, other)).toEqual(warning(one));
    expect(readPage('saat')).toContain('Saat');
  });

  it('a byte order mark, CRLF and a name with spaces and Turkish letters', async () => {
    const one: Case = {
      files: { 'docs/Çay ve Şeker.md': '\uFEFF---\r\ntitle: Çay\r\n---\r\n\r\nMetin.\r\n' },
      problems: [],
    };
    expect(await tryBuild(one, other)).toEqual(warning(one));
    expect(readPage('docs/Çay ve Şeker')).toContain('<title>Çay | T</title>');
  });
});

describe('content of Docusaurus ends as it does there:', () => {
  const config = (docs = '', blog = 'false'): string =>
    `module.exports = { title: 'T', url: 'https://x.test', baseUrl: '/', onBrokenLinks: 'ignore', markdown: { hooks: { onBrokenMarkdownImages: 'warn' } }, presets: [['classic', { docs: { ${docs} }, blog: ${blog} }]] };\n`;
  it.each(Object.entries(REFUSED_CASES))('%s', async (_name, { files, docs, blog, empty, outcome }) => {
    const taban: TinyFiles = empty ? { 'docs/taban.md': null } : {};
    site.write({ 'yaprak.config.mjs': null, 'docusaurus.config.js': config(docs, blog), ...taban, ...files });
    const { code, output } = await site.build(site.beside('docusaurus'));
    expect(code, output).toBe(outcome === 'refused' ? 1 : 0);
    const found = /^error {2}/m.test(output) ? 'refused' : /^warning {2}/m.test(output) ? 'warned' : 'accepted';
    expect(found, output).toBe(outcome);
  });
});
