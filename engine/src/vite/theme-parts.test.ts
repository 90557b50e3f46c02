import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listElementOverrides } from './element-overrides.ts';
import { engineDir } from './paths.ts';
import { findOverride, listThemeParts } from './theme-parts.ts';

const parts = listThemeParts();

describe('listThemeParts', () => {
  it('finds each part in the file it is passed on from', () => {
    expect(parts.length).toBeGreaterThan(40);
    for (const { name, file, exported } of parts) {
      const pattern = new RegExp(`export (?:function|const|class) ${exported}\\b`);
      expect(pattern.test(readFileSync(file, 'utf8')), name).toBe(true);
    }
  });

  it('names a part in a folder by its folder', () => {
    const names = parts.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['Footer', 'DocItem', 'DocItem/Footer', 'NotFound/Content']));
    expect(names).not.toContain('DocItem/index');
  });

  it('and the README list the same parts', () => {
    const readme = readFileSync(path.join(engineDir, 'README.md'), 'utf8');
    const missing = parts.filter(({ name }) => !readme.includes(`\`${name}\``)).map(({ name }) => name);
    expect(missing).toEqual([]);
  });
});

describe('overrides of a site', () => {
  let siteDir = '';
  const write = (file: string): void => {
    const whole = path.join(siteDir, 'src/theme', file);
    mkdirSync(path.dirname(whole), { recursive: true });
    writeFileSync(whole, 'export default () => null;\n');
  };
  beforeEach(() => {
    siteDir = mkdtempSync(path.join(tmpdir(), 'yaprak-parts-'));
  });
  afterEach(() => rmSync(siteDir, { recursive: true, force: true }));

  it('are files or folders of that name', () => {
    write('Footer.jsx');
    write('DocItem/Footer/index.js');
    expect(findOverride(siteDir, 'Footer')).toBe(path.join(siteDir, 'src/theme/Footer.jsx'));
    expect(findOverride(siteDir, 'DocItem/Footer')).toBe(path.join(siteDir, 'src/theme/DocItem/Footer/index.js'));
    expect(findOverride(siteDir, 'DocItem')).toBeUndefined();
  });

  it('that concern the text replace what Markdown makes', () => {
    expect(listElementOverrides(siteDir)).toEqual([]);
    write('CodeBlock.tsx');
    write('Details.tsx');
    write('MDXComponents/Details.tsx');
    const found = listElementOverrides(siteDir).map(({ element, module, adapter }) => [
      element,
      path.basename(path.dirname(module)),
      adapter,
    ]);
    // The more special name wins.
    expect(found).toEqual([
      ['details', 'MDXComponents', undefined],
      ['pre', 'theme', 'toPre'],
    ]);
    write('Admonition/Types.tsx');
    // The theme's own draws it, with the site's kinds.
    expect(listElementOverrides(siteDir).find(({ element }) => element === 'admonition')?.module).toContain('compat');
    write('Heading.tsx');
    expect(listElementOverrides(siteDir).filter(({ adapter }) => adapter === 'toHeading')).toHaveLength(6);
  });
});
