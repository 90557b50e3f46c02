import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { moduleUrl, openEngineModules, type EngineModule } from './engine-modules.ts';
import { partId } from '../plugins/theme-parts.ts';

const module: EngineModule = { id: '/engine/src/x.tsx', file: '/engine/src/x.tsx', code: '' };
const FOOTER = moduleUrl(partId('Footer'));
const SIDEBAR = moduleUrl(partId('DocSidebar'));
const RECORDED = { '/src/theme/footer/footer.tsx': module, [FOOTER]: module, [SIDEBAR]: module };

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

  it('leaves to Vite a part that the site replaces', () => {
    mkdirSync(path.join(siteDir, 'src/theme/Footer'), { recursive: true });
    writeFileSync(path.join(siteDir, 'src/theme/Footer/index.jsx'), 'export default () => null;\n');
    expect(found()).toEqual(['/src/theme/footer/footer.tsx', SIDEBAR]);
    writeFileSync(path.join(siteDir, 'src/theme/DocSidebar.tsx'), 'export default () => null;\n');
    expect(found()).toEqual(['/src/theme/footer/footer.tsx']);
  });

  it('leaves all to Vite once one has changed', () => {
    const modules = open();
    expect(modules.forget()).toBe(true);
    expect(modules.forget()).toBe(false);
    expect(modules.find('/src/theme/footer/footer.tsx')).toBeUndefined();
  });
});
