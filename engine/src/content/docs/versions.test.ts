import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { resolveConfig } from '../../config/resolve.ts';
import type { ContentContext } from '../context.ts';
import { createContext } from '../testing/create-context.ts';
import { loadDocs } from './load-docs.ts';
import { listVersions } from './list-versions.ts';
import { checkVersionName } from './versions-file.ts';
import type { DocsOptions } from './version.ts';

let siteDir = '';
beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'yaprak-versions-'));
});
afterEach(() => rmSync(siteDir, { recursive: true, force: true }));

function write(files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(siteDir, path)), { recursive: true });
    writeFileSync(join(siteDir, path), text);
  }
}

/** As the config resolves them. */
function optionsOf(docs: object): DocsOptions {
  const written = { title: 'x', url: 'https://example.com', docs };
  const { config } = resolveConfig(written, { siteDir, configFile: 'yaprak.config.ts', text: '' });
  const section = config?.docs[0];
  if (!section) throw new Error('The config of the test is wrong.');
  return section;
}

function list(docs: object, versions: string | undefined = '["2.0", "1.0"]') {
  if (versions !== undefined) write({ 'versions.json': versions });
  return listVersions(optionsOf(docs), createContext(siteDir, { baseUrl: '/kok/' }));
}

const context = (): ContentContext =>
  createContext(siteDir, {
    format: 'mdx',
    findSidebarsFile: false,
    loadModuleFile: async (path) => JSON.parse(readFileSync(path, 'utf8')) as unknown,
  });

describe('listVersions', () => {
  it('has only the current version without a versions file', () => {
    expect(listVersions(optionsOf({}), createContext(siteDir)).versions).toMatchObject([
      { name: 'current', label: 'Next', isLast: true, path: '/docs', banner: 'none', badge: false },
    ]);
  });

  it('takes the newest frozen version as last, and gives the others their segment, banner and badge', () => {
    expect(list({}).versions).toMatchObject([
      { name: 'current', label: 'Next', isLast: false, path: '/kok/docs/next', banner: 'unreleased', badge: true },
      {
        name: '2.0',
        label: '2.0',
        isLast: true,
        path: '/kok/docs',
        banner: 'none',
        contentDir: 'versioned_docs/version-2.0',
      },
      {
        name: '1.0',
        path: '/kok/docs/1.0',
        banner: 'unmaintained',
        tagsPath: '/kok/docs/1.0/tags',
        className: 'docs-version-1.0',
        sidebarPath: 'versioned_sidebars/version-1.0-sidebars.json',
      },
    ]);
  });

  it('follows lastVersion', () => {
    const banners = (lastVersion: string) => list({ lastVersion }).versions.map(({ path, banner }) => [path, banner]);
    expect(banners('current')).toEqual([
      ['/kok/docs', 'none'],
      ['/kok/docs/2.0', 'unmaintained'],
      ['/kok/docs/1.0', 'unmaintained'],
    ]);
    expect(banners('1.0')).toEqual([
      ['/kok/docs/next', 'unreleased'],
      ['/kok/docs/2.0', 'unreleased'],
      ['/kok/docs', 'none'],
    ]);
  });

  it('takes what the config says of single versions', () => {
    const one = { label: 'Bir', path: 'bir', banner: 'none', badge: false, noIndex: true, className: 'eski' };
    expect(list({ versions: { '1.0': one, '2.0': { path: 'iki' } } }).versions).toMatchObject([
      {},
      { path: '/kok/docs/iki', isLast: true },
      { ...one, path: '/kok/docs/bir' },
    ]);
  });

  it('leaves versions out as asked', () => {
    const names = (docs: object) => list(docs).versions.map(({ name, isLast, badge }) => [name, isLast, badge]);
    expect(names({ includeCurrentVersion: false })).toEqual([
      ['2.0', true, true],
      ['1.0', false, true],
    ]);
    expect(names({ onlyIncludeVersions: ['1.0', 'current'] })).toEqual([
      ['current', false, true],
      ['1.0', true, true],
    ]);
    expect(names({ disableVersioning: true })).toEqual([['current', true, false]]);
  });

  it('has the docs folder where the list names it, even if it is not to be added', () => {
    write({ 'oteki_versions.json': '["2.0", "current", "1.0"]' });
    const { versions, problems } = list({ id: 'oteki', path: 'oteki', includeCurrentVersion: false }, undefined);
    expect(problems).toEqual([]);
    expect(versions).toMatchObject([
      { name: '2.0', banner: 'none' },
      { name: 'current', banner: 'unmaintained', contentDir: 'oteki' },
      { name: '1.0', banner: 'unmaintained' },
    ]);
  });

  it('keeps the files of a section with an id under its name', () => {
    write({ 'topluluk_versions.json': '["1.0"]' });
    expect(list({ id: 'topluluk', path: 'topluluk', routeBasePath: 'topluluk' }, undefined).versions).toMatchObject([
      { instance: 'topluluk', path: '/kok/topluluk/next', contentDir: 'topluluk' },
      {
        path: '/kok/topluluk',
        contentDir: 'topluluk_versioned_docs/version-1.0',
        sidebarPath: 'topluluk_versioned_sidebars/version-1.0-sidebars.json',
      },
    ]);
  });

  it('sends edit links to the version or to the current one', () => {
    const dirs = (docs: object) => list(docs).versions.map(({ editDir }) => editDir);
    expect(dirs({})).toEqual(['docs', 'versioned_docs/version-2.0', 'versioned_docs/version-1.0']);
    expect(dirs({ editCurrentVersion: true })).toEqual(['docs', 'docs', 'docs']);
  });

  it.each([
    ['{"a": 1}', 'must hold a list of version names', 1, 1],
    ['["1.0", 2]', 'holds 2: a version name must be text', 1, 1],
    ['["1.0",\n "a/b"]', 'holds "a/b": a version name must not have a slash in it', 2, 2],
    ['["1.0",\n  "1.0"]', 'names the version "1.0" twice', 1, 2],
  ])('refuses the versions file %s', (text, says, line, column) => {
    const { versions, problems } = list({}, text);
    expect(versions).toEqual([]);
    expect(problems).toMatchObject([
      {
        code: 'invalid-versions-file',
        message: `The versions file versions.json ${says}.`,
        file: 'versions.json',
        line,
        column,
      },
    ]);
  });

  it('reports where JSON breaks', () => {
    expect(list({}, '["1.0"\n  "2.0"]').problems).toMatchObject([{ file: 'versions.json', line: 2, column: 3 }]);
  });

  it('refuses versions that do not exist, with the nearest name', () => {
    expect(list({ lastVersion: '2.o' }).problems).toMatchObject([
      {
        message: '`docs.lastVersion` names the version "2.o", which does not exist; there are: current, 2.0, 1.0.',
        configKey: ['docs', 'lastVersion'],
        hint: 'Did you mean "2.0"?',
      },
    ]);
    expect(list({ onlyIncludeVersions: ['3.0'] }).problems[0]?.configKey).toEqual(['docs', 'onlyIncludeVersions']);
    expect(list({ versions: { '9': {} } }).problems[0]?.configKey).toEqual(['docs', 'versions', '9']);
    expect(list({ lastVersion: '2.0', onlyIncludeVersions: ['1.0'] }).problems).toHaveLength(1);
    expect(list({ onlyIncludeVersions: [] }).problems).toHaveLength(1);
    expect(list({ includeCurrentVersion: false }, '[]').problems).toHaveLength(1);
  });
});

describe('a section with an id', () => {
  it('is named in what is wrong with it', () => {
    const docs = { id: 'topluluk', path: 'topluluk', routeBasePath: 'topluluk', lastVersion: '9' };
    expect(list(docs, undefined).problems).toMatchObject([
      {
        message:
          '`lastVersion` of the docs section "topluluk" names the version "9", which does not exist; there are: current.',
        configKey: ['lastVersion'],
      },
    ]);
  });
});

describe('loadDocs with versions', () => {
  it('loads each version from its own folder and sidebars', async () => {
    write({
      'versions.json': '["1.0"]',
      'docs/a.md': '# Yeni',
      'docs/b.md': '# B',
      'versioned_docs/version-1.0/a.md': '# Eski',
      'versioned_sidebars/version-1.0-sidebars.json': '{"eski": ["a"]}',
    });
    const { content, roots, sources, problems } = await loadDocs(optionsOf({}), context());
    expect(problems).toEqual([]);
    expect(roots).toEqual([['docs'], ['versioned_docs/version-1.0']]);
    expect(sources.map(({ source }) => source)).toContain('versions.json');
    expect(
      content.map(({ name, docs, sidebars }) => [name, docs.map((doc) => doc.permalink), Object.keys(sidebars)]),
    ).toEqual([
      ['current', ['/docs/next/a', '/docs/next/b'], ['defaultSidebar']],
      ['1.0', ['/docs/a'], ['eski']],
    ]);
  });

  it('gives a version without a sidebars file no sidebar', async () => {
    write({ 'versions.json': '["1.0"]', 'docs/a.md': '# A', 'versioned_docs/version-1.0/a.md': '# A' });
    const { content, problems } = await loadDocs(optionsOf({}), context());
    expect(problems).toEqual([]);
    expect(content[1]?.sidebars).toEqual({});
  });

  it('reports a version without a folder, and of a doc that its sidebar misses, with the line', async () => {
    write({
      'versions.json': '[\n  "2.0",\n  "1.0"\n]',
      'docs/a.md': '# A',
      'versioned_docs/version-2.0/a.md': '# A',
      'versioned_sidebars/version-2.0-sidebars.json': '{\n  "s": ["a", "yok"]\n}',
    });
    const { problems } = await loadDocs(optionsOf({}), context());
    expect(problems).toMatchObject([
      { code: 'unknown-doc', file: 'versioned_sidebars/version-2.0-sidebars.json', line: 2, column: 14 },
      { code: 'missing-folder', file: 'versions.json', line: 3, column: 3 },
    ]);
  });

  it('says once that ids have no version before them', async () => {
    write({
      'versions.json': '["2.x"]',
      'docs/a.md': '# A',
      'versioned_docs/version-2.x/a.md': '# A',
      'versioned_docs/version-2.x/k/b.md': '# B',
      'versioned_sidebars/version-2.x-sidebars.json':
        '{\n  "version-2.x/s": ["version-2.x/a", "version-2.x/k/b", "yok"]\n}',
    });
    const { problems } = await loadDocs(optionsOf({}), context());
    expect(problems).toMatchObject([
      { code: 'unknown-doc', line: 2, hint: expect.stringContaining('Remove "version-2.x/" from all ids') },
      { code: 'unknown-doc', message: expect.stringContaining('"yok"') },
    ]);
  });
});

describe('checkVersionName', () => {
  it.each(['1.0', '2024 güz', 'v2_rc-1'])('takes %s', (name) => expect(checkVersionName(name)).toBeUndefined());
  it.each(['', ' ', ' a', 'a/b', 'a\\b', '.', '..', 'current', 'a:b', 'x'.repeat(33), '\ud800', 3, null])(
    'refuses %j',
    (name) => expect(checkVersionName(name)).toMatch(/^must/),
  );
});
