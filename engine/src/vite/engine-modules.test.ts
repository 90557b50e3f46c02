import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { engineUrl, openEngineModules, type EngineModule } from './engine-modules.ts';
import { listThemeParts } from './theme-parts.ts';

const urlOf = (name: string): string => {
  const part = listThemeParts().find((one) => one.name === name);
  if (!part) throw new Error(`There is no part ${name}.`);
  return engineUrl(part.file);
};
const importing = (url: string): EngineModule => ({
  id: '/engine/src/x.tsx',
  file: '/engine/src/x.tsx',
  code: `await __vite_ssr_import__("${url}", {"importedNames":["X"]});`,
});
const RECORDED = {
  '/src/theme/layouts/shell.tsx': importing(urlOf('Footer')),
  '/src/theme/layouts/docs-layout.tsx': importing(urlOf('DocSidebar')),
  '/src/theme/parts/footer.tsx': importing(`${urlOf('Footer')}?island-original`),
};

let siteDir = '';
beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'yaprak-modules-'));
});
afterEach(() => rmSync(siteDir, { recursive: true }));

const open = () => openEngineModules({ siteDir }, RECORDED);
const found = (): string[] => Object.keys(RECORDED).filter((url) => open().find(url));

describe('openEngineModules', () => {
  it('has all that was recorded for a site with the theme as it is, and nothing else', () => {
    expect(found()).toEqual(Object.keys(RECORDED));
    expect(open().find('/src/theme/yok.tsx')).toBeUndefined();
    expect(open().find('/@fs/site/src/components/x.tsx')).toBeUndefined();
  });

  it('leaves to Vite what imports a part that the site replaces', () => {
    mkdirSync(path.join(siteDir, 'src/theme/Footer'), { recursive: true });
    writeFileSync(path.join(siteDir, 'src/theme/Footer/index.jsx'), 'export default () => null;\n');
    expect(found()).toEqual(['/src/theme/layouts/docs-layout.tsx', '/src/theme/parts/footer.tsx']);
    writeFileSync(path.join(siteDir, 'src/theme/DocSidebar.tsx'), 'export default () => null;\n');
    expect(found()).toEqual(['/src/theme/parts/footer.tsx']);
  });

  it('leaves all to Vite once one has changed', () => {
    const modules = open();
    expect(modules.forget()).toBe(true);
    expect(modules.forget()).toBe(false);
    expect(modules.find('/src/theme/parts/footer.tsx')).toBeUndefined();
  });
});
