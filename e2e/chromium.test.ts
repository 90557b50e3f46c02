import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findChromium } from './chromium.mjs';

function folderWith(...names: string[]): string {
  const dir = mkdtempSync(join(tmpdir(), 'yaprak-chromium-'));
  for (const name of names) {
    writeFileSync(join(dir, name), '');
    chmodSync(join(dir, name), 0o755);
  }
  return dir;
}

describe('findChromium', () => {
  it('takes CHROME_PATH before anything on the path', () => {
    const dir = folderWith('chromium', 'mine');
    expect(findChromium({ env: { CHROME_PATH: join(dir, 'mine'), PATH: dir }, own: () => '' })).toBe(join(dir, 'mine'));
  });

  it('refuses a CHROME_PATH that leads nowhere, naming it', () => {
    expect(() => findChromium({ env: { CHROME_PATH: '/no/such/browser' }, own: () => '' })).toThrow('/no/such/browser');
  });

  it('finds a browser on the path, then the one Playwright installed, else nothing', () => {
    const path = folderWith('google-chrome');
    const own = join(folderWith('headless'), 'headless');
    expect(findChromium({ env: { PATH: path }, own: () => own })).toBe(join(path, 'google-chrome'));
    expect(findChromium({ env: { PATH: folderWith() }, own: () => own })).toBe(own);
    expect(findChromium({ env: { PATH: folderWith() }, own: () => '/no/such/browser' })).toBeUndefined();
  });
});
