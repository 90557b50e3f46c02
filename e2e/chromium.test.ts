import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findChromium, requireChromium } from './chromium.mjs';

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

  it('takes no folder for a program', () => {
    const path = folderWith();
    mkdirSync(join(path, 'chromium'));
    expect(findChromium({ env: { PATH: path }, own: () => path })).toBeUndefined();
  });
});

describe('requireChromium', () => {
  const own = () => '';
  beforeEach(() => void vi.spyOn(console, 'log').mockImplementation(() => {}));
  afterEach(() => void vi.restoreAllMocks());

  /** A folder with an apt-get that writes down what it is asked and then does what `install` says. */
  function folderWithAptGet(install: string): string {
    const dir = folderWith('apt-get');
    const note = `echo "$DEBIAN_FRONTEND $*" >> "${join(dir, 'log')}"`;
    writeFileSync(join(dir, 'apt-get'), `#!/bin/sh\n${note}\nif [ "$1" = install ]; then\n${install}\nfi\n`);
    return dir;
  }

  it('installs one where it may', () => {
    const dir = folderWithAptGet('/bin/cp "$0" "$(/usr/bin/dirname "$0")/$4"');
    expect(requireChromium({ env: { PATH: dir }, own, isRoot: true })).toBe(join(dir, 'chromium-headless-shell'));
    expect(readFileSync(join(dir, 'log'), 'utf8')).toBe(
      'noninteractive update\nnoninteractive install -y --no-install-recommends chromium-headless-shell\n',
    );
  });

  it('installs a whole Chromium where there is no headless shell', () => {
    const dir = folderWithAptGet('[ "$4" = chromium ] && /bin/cp "$0" "$(/usr/bin/dirname "$0")/$4"');
    expect(requireChromium({ env: { PATH: dir }, own, isRoot: true })).toBe(join(dir, 'chromium'));
  });

  it('says why that failed', () => {
    const failing = folderWithAptGet('echo "E: Unable to locate package chromium" >&2; exit 100');
    expect(() => requireChromium({ env: { PATH: failing }, own, isRoot: true })).toThrow(
      'none was found and could not be installed (apt-get: E: Unable to locate package chromium): install it',
    );
    const lying = folderWithAptGet('exit 0');
    expect(() => requireChromium({ env: { PATH: lying }, own, isRoot: true })).toThrow('brought no program');
  });

  it('installs nothing for anybody but root', () => {
    const dir = folderWithAptGet('exit 0');
    expect(() => requireChromium({ env: { PATH: dir }, own, isRoot: false })).toThrow('none was found: install it');
    expect(() => readFileSync(join(dir, 'log'))).toThrow('ENOENT');
  });
});

it('`npm test` without a browser ends at once, with one sentence', () => {
  const nothing = folderWith();
  const script = fileURLToPath(new URL('run-all.mjs', import.meta.url));
  const { status, stdout, stderr } = spawnSync(process.execPath, [script], {
    env: { PATH: nothing, PLAYWRIGHT_BROWSERS_PATH: nothing },
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^The browser tests need Chromium, and none was found: install it .*\.\n$/);
  expect(stdout.trim()).toBe('0 passed, 1 failed');
});
