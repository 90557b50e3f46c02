import { describe, expect, it } from 'vitest';
import {
  folderImport,
  isAssetModule,
  isMarkdownModule,
  joinPath,
  moduleKey,
  parseFolderImport,
  siteKey,
  sourceOfKey,
} from './module-key.ts';

describe('moduleKey', () => {
  it.each([
    ['./Kutu', 'docs/a/b.mdx', '@site/docs/a/Kutu'],
    ['../Kutu.tsx', 'docs/a/b.mdx', '@site/docs/Kutu.tsx'],
    ['./Kutu', 'index.mdx', '@site/Kutu'],
    ['@site/src/components/Kutu', 'docs/a.mdx', '@site/src/components/Kutu'],
    ['@site/src/../src/./Kutu', 'docs/a.mdx', '@site/src/Kutu'],
    ['@theme/Tabs', 'docs/a.mdx', '@theme/Tabs'],
    ['react', 'docs/a.mdx', 'react'],
    ['!!raw-loader!./a.js', 'docs/a.mdx', '@site/docs/a.js?raw'],
    ['raw-loader!@site/x.js', 'docs/a.mdx', '@site/x.js?raw'],
    ['!!yaml-loader!../a.yaml', 'docs/a.mdx', '@site/a.yaml?yaml'],
    ['!file-loader?name=x!./a.bin', 'docs/a.mdx', '@site/docs/a.bin?url'],
    ['!!./a.ts?raw', 'docs/a.mdx', '@site/docs/a.ts?raw'],
    ['-!@site/a.svg', 'docs/a.mdx', '@site/a.svg'],
    ['!!other-loader!./a.js', 'docs/a.mdx', '!!other-loader!./a.js'],
  ])('%s in %s is %s', (specifier, source, key) => {
    expect(moduleKey(specifier, source)).toBe(key);
  });

  it('is the same for two pages that mean one file', () => {
    expect(moduleKey('../x', 'docs/a/b.mdx')).toBe(moduleKey('./x', 'docs/c.mdx'));
  });
});

describe('the import of a folder', () => {
  it.each([
    [['./a/'], '@site/docs/a', /./],
    [['@site/a', false, /\/b\?.*\.svg$/i], '@site/a', /\/b\?.*\.svg$/i],
  ])('of %j says what is meant', (given, folder, test) => {
    const found = parseFolderImport(moduleKey(folderImport(given) ?? '', 'docs/b.md'));
    expect(found).toMatchObject({ folder });
    expect(found?.filter.isDeep).toBe(given.length === 1);
    expect(['/b?c.SVG', './x'].map((name) => found?.filter.test.test(name))).toEqual(
      ['/b?c.SVG', './x'].map((name) => test.test(name)),
    );
  });

  it('is none where an argument is not written out', () => {
    for (const given of [[null], ['./a', null], ['./a', true, null], ['./a', true, /x/, 'lazy']])
      expect(folderImport(given)).toBeUndefined();
  });
});

describe('sourceOfKey', () => {
  it('gives the file back, and nothing for a package', () => {
    expect(sourceOfKey(siteKey('docs/_a.mdx'))).toBe('docs/_a.mdx');
    expect(sourceOfKey('@theme/Tabs')).toBeUndefined();
  });
});

describe('joinPath', () => {
  it('resolves dots and keeps what leads out of the folder visible', () => {
    expect(joinPath('a/b/', './c/../d')).toBe('a/b/d');
    expect(joinPath('a', '../../x')).toBe('../x');
    expect(joinPath('', '../../x')).toBe('../../x');
  });
});

describe('kinds of modules', () => {
  it('distinguishes Markdown and files from code', () => {
    expect(isMarkdownModule('@site/docs/_a.mdx')).toBe(true);
    expect(isMarkdownModule('@site/docs/_a.md')).toBe(true);
    expect(isMarkdownModule('@site/docs/a.md.tsx')).toBe(false);
    expect(isAssetModule('@site/docs/a.PNG')).toBe(true);
    expect(isAssetModule('@site/docs/a.pdf')).toBe(true);
    // The bundler makes components of SVGs, and data of JSON.
    expect(isAssetModule('@site/docs/a.svg')).toBe(false);
    expect(isAssetModule('@site/docs/a.json')).toBe(false);
  });
});
