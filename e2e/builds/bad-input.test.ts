import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createBadInputs, type BadInput } from './bad-inputs.ts';
import { REFUSED_CASES } from './refused-cases.ts';
import type { TinyFiles } from '../setup/tiny-site.ts';

const { site, other, refuses, tryBuild, warning } = createBadInputs();

const readPage = (page: string): string => readFileSync(join(other, page, 'index.html'), 'utf8');

describe('a config', () => {
  const config = (text: string): TinyFiles => ({ 'yaprak.config.mjs': text });
  const navbar = (item: string, more = ''): TinyFiles => ({
    'yaprak.config.mjs': `export default {\n  title: 'T',\n  url: 'https://x.test',\n${more}  navbar: {\n    items: [\n      ${item},\n    ],\n  },\n};\n`,
  });
  const cases: Record<string, BadInput> = {
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
          hint: 'Fix what this line does',
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
          hint: 'fix the item in the config',
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
          hint: 'fix the item in the config',
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
  refuses(cases);
});

describe('a page', () => {
  const bytes = Buffer.concat([Buffer.from('# A\n\nmetin '), Buffer.from([0xfe]), Buffer.from(' x\n')]);
  const cases: Record<string, BadInput> = {
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
          hint: 'Put quotes around the value',
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
    'whose front matter is closed by a line with text in it': {
      files: { 'docs/a.md': '---\ntitle: A\n--- x\n\nBody one\n\n---\n\nBody two\n' },
      problems: [
        {
          says: 'In docs/a.md the line that closes the front matter has more than three dashes (---) in it.',
          at: 'docs/a.md:3:5',
          hint: 'Leave only the three dashes on this line',
        },
      ],
    },
    'that imports a text whose front matter is closed by four dashes': {
      files: {
        'docs/a.mdx': "import Metin from './_metin.mdx';\n\n# A\n\n<Metin />\n",
        'docs/_metin.mdx': '---\ntitle: A\n----\n\nBody one\n\n---\n\nBody two\n',
      },
      problems: [
        {
          says: 'In docs/_metin.mdx the line that closes the front matter has more than three dashes (---) in it.',
          at: 'docs/_metin.mdx:3:4',
          hint: 'Leave only the three dashes on this line',
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
    'with links to a home page that is not there': {
      files: {
        'yaprak.config.mjs':
          "export default { title: 'T', url: 'https://x.test', navbar: { title: 'T' }, docs: false, blog: false };\n",
        // A site with docs or posts has one that shows them.
        'src/pages/a.md': '# A\n\nBir [yer](/) var.\n',
      },
      problems: [{ says: '/a links to /, but', at: 'src/pages/a.md:3:5', hint: 'The site has no home page.' }],
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
        hint: name === 'olmayan-paket' ? 'Install it with `npm install olmayan-paket`' : 'Check the path',
      })),
    },
    'that imports itself': {
      files: { 'docs/a.mdx': "import X from './a.mdx';\n\n# A\n\n<X />\n" },
      problems: [{ says: 'docs/a.mdx imports itself', at: 'docs/a.mdx:1:16', hint: 'Remove one of the imports.' }],
    },
  };
  refuses(cases);
});

describe('tags, authors and dates', () => {
  const post = (frontMatter: string): string => `---\n${frontMatter}---\nMetin.\n\n<!-- truncate -->\n`;
  const cases: Record<string, BadInput> = {
    'two tags of the docs on one permalink': {
      files: { 'docs/tags.yml': 'iade:\n  label: İade\nodeme:\n  label: Ödeme\n  permalink: iade/\n' },
      problems: [
        {
          says: 'In the tags file docs/tags.yml the tags "iade" and "odeme" have the same permalink "iade/".',
          at: 'docs/tags.yml:3:1',
          hint: 'Give one of them another permalink.',
        },
      ],
    },
    'two tags of the blog on one permalink': {
      files: {
        'blog/2024-01-01-a.md': post('title: A\n'),
        'blog/tags.yml': 'a:\n  permalink: /x\nb:\n  permalink: /x\n',
      },
      problems: [
        {
          says: 'In the tags file blog/tags.yml the tags "a" and "b" have the same permalink "/x".',
          at: 'blog/tags.yml:3:1',
          hint: 'Give one of them another permalink.',
        },
      ],
    },
    'an author key that does not exist': {
      files: {
        'blog/authors.yml': 'ayse:\n  name: Ayşe\n',
        'blog/2024-01-01-a.md': post('title: A\nauthors:\n  - ayse\n  - ayce\n'),
      },
      problems: [
        {
          says: 'Blog author with key "ayce" not found in authors.yml',
          at: 'blog/2024-01-01-a.md:5:5',
          hint: 'Did you mean "ayse"?',
        },
      ],
    },
    'invalid dates': {
      files: {
        'blog/a.md': post('title: A\ndate: dün akşam\n'),
        'docs/b.md': '---\nlast_update:\n  author: Ali\n  date: 2024-13-45\n---\n# B\n',
      },
      problems: [
        { says: 'the front matter field "date" must be a date', at: 'blog/a.md:3:1', hint: 'Correct the value' },
        {
          says: 'the front matter field "last_update.date" must be a date',
          at: 'docs/b.md:4:3',
          hint: 'Correct the value',
        },
      ],
    },
  };
  refuses(cases);
});

describe('what is only odd', () => {
  it('two tags of other names at one address', async () => {
    const files = { 'docs/a.md': '---\ntags: [C++]\n---\n# A\n', 'docs/b.md': '---\ntags: [C]\n---\n# B\n' };
    const says = 'The tags "C++" and "C" have the same address, /docs/tags/c';
    const one = { files, problems: [{ says, at: 'docs/b.md:2:8', hint: 'Write one of them with a permalink' }] };
    expect(await tryBuild(one, other)).toEqual(warning(one));
  });

  it('front matter that is never closed, on every build', async () => {
    const files = { 'docs/a.md': '---\ntitle: Başlık\n\n# Bölüm\n' };
    const says = 'The front matter of docs/a.md is never closed';
    const one = { files, problems: [{ says, at: 'docs/a.md:1:1', hint: 'Put a line of three dashes' }] };
    expect(await tryBuild(one, other)).toEqual(warning(one));
    expect(await tryBuild(one, other)).toEqual(warning(one));
    expect(readPage('docs/a')).toContain('<h1>Başlık</h1>');
    expect(readPage('docs/a')).not.toContain('Bölüm');
  });

  it('two pages on one route: the first is served', async () => {
    const files = {
      'docs/a.md': '---\nslug: /ayni\n---\n# Birinci\n',
      'docs/b.md': '---\nslug: /ayni\n---\n# İkinci\n',
    };
    const says = 'Both docs/a.md and docs/b.md have the address /docs/ayni. The first is served.';
    const one = { files, problems: [{ says, at: 'docs/b.md', hint: 'Rename one of them' }] };
    expect(await tryBuild(one, other)).toEqual(warning(one));
    expect(readPage('docs/ayni')).toContain('Birinci');
  });

  it('a link to nowhere in raw HTML', async () => {
    const files = { 'docs/a.md': '# A\n\n<p>Bir <a href="/docs/tabn">yer</a> var.</p>\n' };
    const says = '/docs/a links to /docs/tabn, but there is no page or file';
    const one = { files, problems: [{ says, at: 'docs/a.md:3:17', hint: 'Did you mean /docs/taban?' }] };
    expect(await tryBuild(one, other)).toEqual(warning(one));
  });

  it('broken anchors, with the nearest one', async () => {
    const files = { 'docs/a.md': '# A\n\n## Başlık\n\nBir [yer](#baslik) ve [öbürü](./taban.md#yok).\n' };
    const problems = [
      { says: '/docs/a links to #baslik', at: 'docs/a.md:5:11', hint: 'Did you mean #başlık?' },
      { says: '/docs/a links to /docs/taban#yok', at: 'docs/a.md:5:23' },
    ];
    expect(await tryBuild({ files, problems }, other)).toEqual(warning({ files, problems }));
  });

  it('a broken Markdown link, which is a broken link besides and so an error by default', async () => {
    const page = { 'docs/a.md': '# A\n\nBir [yer](./tabn.md) var.\n' };
    const files = {
      ...page,
      'yaprak.config.mjs': "export default { title: 'T', url: 'https://x.test', onBrokenLinks: 'warn' };\n",
    };
    const at = 'docs/a.md:3:5';
    const problems = [
      { says: 'The link "./tabn.md" leads to no page', at, hint: 'is looked for from the page' },
      { says: '/docs/a links to /docs/tabn.md, but', at, hint: 'Did you mean /docs/taban?' },
    ];
    expect(await tryBuild({ files, problems }, other)).toEqual(warning({ files, problems }));
    expect(await tryBuild({ files: page, problems: [] }, other)).toMatchObject({ code: 1, count: 2 });
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
    const one: BadInput = { files: { 'docs/bos-dosya.md': '' }, problems: [] };
    expect(await tryBuild(one, other)).toEqual(warning(one));
    expect(readPage('docs/bos-dosya')).toContain('<title>bos-dosya | T</title>');
  });

  it('a page of 5 MB', async () => {
    const paragraph = `${'Uzun bir **paragraf** ve biraz daha metin. '.repeat(10)}Bir [bağlantı](./taban.md).\n\n`;
    const text = `# Uzun\n\n${paragraph.repeat(Math.ceil((5 * 1024 * 1024) / Buffer.byteLength(paragraph)))}Son söz.\n`;
    const one: BadInput = { files: { 'docs/uzun.md': text }, problems: [] };
    expect(await tryBuild(one, other)).toEqual(warning(one));
    expect(readPage('docs/uzun')).toContain('Son söz.');
  });

  it('a component that leaves a timer running', async () => {
    const page = 'setInterval(() => {}, 1000);\nexport default function A() {\n  return <p>Saat</p>;\n}\n';
    const one: BadInput = { files: { 'src/pages/saat.jsx': page }, problems: [] };
    expect(await tryBuild(one, other)).toEqual(warning(one));
    expect(readPage('saat')).toContain('Saat');
  });

  it('a byte order mark, CRLF and a name with spaces and Turkish letters', async () => {
    const one: BadInput = {
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
