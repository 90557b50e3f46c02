import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listThemeDirs } from './client-files.ts';

let siteDir = '';
beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'client-files-'));
});
afterEach(() => rmSync(siteDir, { recursive: true }));

const write = (file: string, code: string): void => {
  mkdirSync(path.join(siteDir, 'src/theme', path.dirname(file)), { recursive: true });
  writeFileSync(path.join(siteDir, 'src/theme', file), code);
};
const names = (): string[] => listThemeDirs([], siteDir).map((dir) => path.basename(dir));

describe('tabs and panels that share a context', () => {
  it('come together where a site has copied one of the two', () => {
    write('Tabs/index.js', "import { TabsProvider } from '@docusaurus/theme-common/internal';");
    expect(names()).toEqual(['tabs']);
    write('TabItem.tsx', "import { useTabs } from '@docusaurus/theme-common/internal';");
    expect(names()).toEqual([]);
  });

  it('are the theme’s own where the site wraps them, or has copies of before 3.10', () => {
    write('Tabs.js', "import Tabs from '@theme-original/Tabs';");
    write('TabItem/index.js', 'export default ({ children, hidden }) => <div {...{ hidden }}>{children}</div>;');
    expect(names()).toEqual([]);
  });
});
