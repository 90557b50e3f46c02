import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { checkPatches } from './patches.ts';

const root = mkdtempSync(path.join(tmpdir(), 'yaprak-patches-'));
const site = path.join(root, 'depo', 'website');
for (const file of [
  'patches/@docusaurus+core+3.10.1.patch',
  'depo/.git/HEAD',
  'depo/patches/@docusaurus__theme-classic@3.9.0.patch',
  'depo/patches/react-dom+19.0.0.patch',
  'depo/.yarn/patches/@docusaurus-utils-npm-3.1.0-0a1b2c3d4e.patch',
  'depo/website/patches/@docusaurus+mdx-loader+3.10.1.patch',
  'depo/website/patches/@docusaurus-terminology+a+1.0.0.txt',
]) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), '');
}
afterAll(() => rmSync(root, { recursive: true }));

describe('checkPatches', () => {
  it('names patches of Docusaurus, of the site and of the repository around it', () => {
    const found = checkPatches(site).map(({ file, message }) => `${file}: ${/`.*?`/.exec(message)?.[0]}`);
    expect(found).toEqual([
      'patches/@docusaurus+mdx-loader+3.10.1.patch: `@docusaurus/mdx-loader`',
      '../patches/@docusaurus__theme-classic@3.9.0.patch: `@docusaurus/theme-classic`',
      '../.yarn/patches/@docusaurus-utils-npm-3.1.0-0a1b2c3d4e.patch: `@docusaurus/utils`',
    ]);
  });
});
