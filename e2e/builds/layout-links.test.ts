import { afterAll, describe, expect, it } from 'vitest';
import { createTinySite, findProblem, problemLines, type ExpectedProblem, type TinyFiles } from '../setup/tiny-site.ts';

/** Links of sidebars, navbar, footer, announcement bar and home page count like those of a text. */
const site = createTinySite({ 'docs/a.md': '# A\n\nText.\n', 'docs/k/b.md': '# B\n\nText.\n', 'static/file.pdf': 'x' });
const out = site.beside('out');
afterAll(() => site.remove());

interface Expected {
  errors?: ExpectedProblem[];
  warnings?: ExpectedProblem[];
}

/** How a build ends, and each of the expected problems as it is printed. */
async function build({ errors = [], warnings = [] }: Expected) {
  const { code, output } = await site.build(out);
  const count = output.match(/^(?:error|warning) {2}/gm)?.length ?? 0;
  return { code, count, problems: [...errors, ...warnings].map((problem) => findProblem(output, problem)) };
}

const outcome = (files: TinyFiles, { errors = [], warnings = [] }: Expected) => ({
  code: errors.length > 0 ? 1 : 0,
  count: errors.length + warnings.length,
  problems: [
    ...errors.map((problem) => problemLines('error', problem, files)),
    ...warnings.map((problem) => problemLines('warning', problem, files)),
  ],
});

const config = (...lines: string[]): string =>
  ['export default {', "  title: 'T',", "  url: 'https://x.test',", ...lines, '};', ''].join('\n');

describe('links outside of texts', () => {
  it('are checked in a sidebars file, on every build, also those of closed categories', async () => {
    const files = {
      'yaprak.config.mjs': config("  onBrokenLinks: 'throw',"),
      'sidebars.js': [
        'module.exports = {',
        '  main: [',
        "    'a',",
        "    { type: 'link', href: '/nowhere', label: 'Nowhere' },",
        "    { type: 'category', label: 'K', link: { type: 'generated-index' }, items: [",
        "      'k/b',",
        "      { type: 'link', href: '/docs/a#nope', label: 'No heading' },",
        "      { type: 'link', href: '/hidden', label: 'Hidden' },",
        '    ] },',
        `    { type: 'html', value: '<a href="/raw">x</a>' },`,
        '  ],',
        '};',
        '',
      ].join('\n'),
    };
    const expected = {
      errors: [
        {
          says: 'The sidebar "main" links to /nowhere, but there is no page or file at /nowhere.',
          at: 'sidebars.js:4:27',
        },
        {
          says: 'The sidebar "main" links to /hidden, but there is no page or file at /hidden.',
          at: 'sidebars.js:8:29',
        },
      ],
      warnings: [
        { says: '/docs/a has no element with the id "nope".', at: 'sidebars.js:7:29' },
        { says: 'The sidebar "main" links to /raw,', at: 'sidebars.js:10:38' },
      ],
    };
    site.write(files);
    expect(await build(expected)).toEqual(outcome(files, expected));
    expect(await build(expected)).toEqual(outcome(files, expected));
  });

  it('are reported on a build where nothing has changed, too, when they are only warned of', async () => {
    const files = {
      'yaprak.config.mjs': config("  onBrokenLinks: 'warn',"),
      'sidebars.js': "module.exports = { main: ['a', 'k/b', { type: 'link', href: '/nowhere', label: 'N' }] };\n",
    };
    site.write(files);
    const warnings = [{ says: 'The sidebar "main" links to /nowhere', at: 'sidebars.js:1:61' }];
    expect(await build({ warnings })).toEqual(outcome(files, { warnings }));
    expect(await build({ warnings })).toEqual(outcome(files, { warnings }));
    site.write({ ...files, 'yaprak.config.mjs': config("  onBrokenLinks: 'ignore',") });
    expect(await build({})).toEqual(outcome(files, {}));
  });

  it('are checked in the config, with its keys', async () => {
    const files = {
      'yaprak.config.mjs': config(
        '  navbar: {',
        "    logo: { src: '/file.pdf', href: '/logo' },",
        '    items: [',
        "      { to: '/bar', label: 'Bar' },",
        "      { label: 'More', items: [{ to: '/docs/a', label: 'A' }, { to: '/drop', label: 'Drop' }] },",
        `      { type: 'html', value: '<a href="/html">x</a>' },`,
        '    ],',
        '  },',
        '  footer: {',
        "    links: [{ title: 'C', items: [{ to: '/docs/k/b', label: 'B' }, { to: '/foot', label: 'Foot' }] }],",
        '  },',
        '  announcementBar: {',
        `    content: 'See <a href="/new">this</a>',`,
        '  },',
      ),
      'src/pages/index.jsx': "export default () => <main><a href='/start'>Start</a></main>;\n",
    };
    site.write(files);
    const expected = {
      errors: [
        { says: 'The navbar links to /logo, but there is no page or file at /logo.', at: 'yaprak.config.mjs:5:31' },
        { says: 'The navbar links to /bar, but there is no page or file at /bar.', at: 'yaprak.config.mjs:7:9' },
        { says: 'The navbar links to /drop, but there is no page or file at /drop.', at: 'yaprak.config.mjs:8:65' },
        { says: 'The footer links to /foot, but there is no page or file at /foot.', at: 'yaprak.config.mjs:13:70' },
        { says: 'The announcement bar links to /new, but', at: 'yaprak.config.mjs:16:5' },
        { says: '/ links to /start, but there is no page or file at /start.', at: 'src/pages/index.jsx:1:37' },
      ],
      warnings: [{ says: 'The navbar links to /html, but', at: 'yaprak.config.mjs:9:23' }],
    };
    expect(await build(expected)).toEqual(outcome(files, expected));
  });

  it('are checked in every language and reported once, and not where they lead to something', async () => {
    const files = {
      'yaprak.config.mjs': config(
        "  baseUrl: '/base/',",
        "  i18n: { defaultLocale: 'tr', locales: ['tr', 'en'], untranslated: 'omit' },",
        '  navbar: {',
        '    items: [',
        "      { to: '/file.pdf', label: 'File' },",
        "      { href: '/base/file.pdf', label: 'File' },",
        "      { to: '/docs/a', label: 'A' },",
        "      { href: 'https://other.test/x', label: 'Other' },",
        "      { to: 'pathname:///base/elsewhere', label: 'Elsewhere' },",
        "      { to: '/docs/k/b', label: 'Leads to Turkish' },",
        "      { to: '/nowhere-at-all', label: 'Dead' },",
        '    ],',
        '  },',
      ),
      'sidebars.js': [
        'module.exports = {',
        '  main: [',
        "    'a', 'k/b',",
        "    { type: 'link', href: '/file.pdf', label: 'File' },",
        "    { type: 'link', href: '/docs/a', label: 'A' },",
        "    { type: 'link', href: 'pathname:///base/elsewhere', label: 'Elsewhere' },",
        "    { type: 'link', href: 'https://other.test/x', label: 'Other' },",
        "    { type: 'link', href: '/outside', autoAddBaseUrl: false, label: 'Another site' },",
        "    { type: 'link', href: '/long-gone-page', label: 'Gone' },",
        '  ],',
        '};',
        '',
      ].join('\n'),
      'i18n/en/docusaurus-plugin-content-docs/current/a.md': '# A\n\nText.\n',
    };
    site.write(files);
    const expected = {
      errors: [
        { says: 'The navbar links to /base/nowhere-at-all, but', at: 'yaprak.config.mjs:14:9' },
        { says: 'The sidebar "main" links to /base/long-gone-page, but', at: 'sidebars.js:9:27' },
      ],
    };
    expect(await build(expected)).toEqual(outcome(files, expected));
  });

  it('are checked in the sidebars of every version', async () => {
    const files = {
      'yaprak.config.mjs': config("  onBrokenLinks: 'throw',"),
      'sidebars.js': "module.exports = { main: ['a', 'k/b'] };\n",
      'versions.json': '["1.0"]\n',
      'versioned_docs/version-1.0/a.md': '# A\n\nText.\n',
      'versioned_sidebars/version-1.0-sidebars.json':
        '{ "main": ["a", { "type": "link", "href": "/docs/old", "label": "Old" }] }\n',
    };
    site.write(files);
    const at = 'versioned_sidebars/version-1.0-sidebars.json:1:43';
    const hint = 'Did you mean /docs/a?';
    const expected = { errors: [{ says: 'The sidebar "main" links to /docs/old, but', at, hint }] };
    expect(await build(expected)).toEqual(outcome(files, expected));
  });

  it('are a warning at most where Markdown holds them as raw HTML', async () => {
    const files = {
      'yaprak.config.mjs': config("  onBrokenLinks: 'throw',"),
      'docs/a.md': '# A\n\n<a href="/raw">x</a>\n',
      'docs/b.mdx': '# B\n\n<a className="x" href="/raw">x</a>\n',
    };
    site.write(files);
    const warnings = [
      { says: '/docs/a links to /raw,', at: 'docs/a.md:3:10' },
      { says: '/docs/b links to /raw,', at: 'docs/b.mdx:3:24' },
    ];
    expect(await build({ warnings })).toEqual(outcome(files, { warnings }));
    expect(await build({ warnings })).toEqual(outcome(files, { warnings }));
  });
});
