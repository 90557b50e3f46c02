import { mkdirSync, mkdtempSync, realpathSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchFolders, type FolderWatcher } from './watch-folders.ts';

let dir = '';
let watcher: FolderWatcher | undefined;
let events: string[] = [];
const write = (file: string, text = 'x'): void => {
  mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
  writeFileSync(path.join(dir, file), text);
};

beforeEach(() => {
  dir = realpathSync(mkdtempSync(path.join(tmpdir(), 'yaprak-watch-')));
  events = [];
});
afterEach(() => {
  watcher?.close();
  rmSync(dir, { recursive: true, force: true });
});

function start(): void {
  watcher = watchFolders([dir], {
    ignores: (name) => name === 'build',
    onEvent: (event, file) => events.push(`${event} ${path.relative(dir, file)}`),
    onError: (error) => events.push(`error ${error.message}`),
  });
}

/** Waits until all of these were told, in any order and as often as it may be, and nothing else. */
async function expectEvents(...wanted: string[]): Promise<void> {
  await vi.waitFor(() => expect([...new Set(events)].sort()).toEqual([...wanted].sort()), { timeout: 5000 });
  events = [];
}

/** A new file may be told twice: when it is made, and when it is filled. */
async function expectEvent(wanted: string): Promise<void> {
  await vi.waitFor(() => expect(events).toContain(wanted), { timeout: 5000 });
  await new Promise((resolve) => setTimeout(resolve, 50));
  events = [];
}

describe('watchFolders', () => {
  it('says nothing of what is there, then tells of files that change, come and go', async () => {
    write('docs/a.md');
    write('docs/b/c.md');
    start();
    write('docs/b/c.md', 'y');
    await expectEvents('change docs/b/c.md');
    write('docs/b/d.md');
    await expectEvent('add docs/b/d.md');
    renameSync(path.join(dir, 'docs/b/d.md'), path.join(dir, 'docs/e.md'));
    await expectEvents('unlink docs/b/d.md', 'add docs/e.md');
    rmSync(path.join(dir, 'docs/a.md'));
    await expectEvents('unlink docs/a.md');
  });

  it('takes a file that was saved under another name and moved over the old one for a change', async () => {
    write('a.md');
    start();
    write('a.md.tmp', 'y');
    renameSync(path.join(dir, 'a.md.tmp'), path.join(dir, 'a.md'));
    await expectEvents('change a.md');
  });

  it('enters folders that come later and leaves those that go', async () => {
    write('docs/a.md');
    start();
    write('yeni/derin/b.md');
    await expectEvent('add yeni/derin/b.md');
    write('yeni/derin/c.md');
    await expectEvent('add yeni/derin/c.md');
    rmSync(path.join(dir, 'yeni'), { recursive: true });
    await expectEvents('unlink yeni/derin/b.md', 'unlink yeni/derin/c.md', 'unlinkDir yeni/derin', 'unlinkDir yeni');
  });

  it('notices a folder that was replaced by another of the same name', async () => {
    write('docs/a.md');
    write('docs/b.md');
    write('other/a.md', 'y');
    write('other/c.md');
    start();
    rmSync(path.join(dir, 'docs'), { recursive: true });
    renameSync(path.join(dir, 'other'), path.join(dir, 'docs'));
    await vi.waitFor(() => expect(events).toContain('unlinkDir other'), { timeout: 5000 });
    expect(events).toContain('unlink docs/b.md');
    expect(events).toContain('add docs/c.md');
    events = [];
    write('docs/c.md', 'y');
    await expectEvents('change docs/c.md');
  });

  it('leaves out what it is told to, and follows links without going round in circles', async () => {
    write('build/index.html');
    write('docs/a.md');
    const beside = mkdtempSync(path.join(tmpdir(), 'yaprak-watch-beside-'));
    writeFileSync(path.join(beside, 'linked.md'), 'x');
    symlinkSync(dir, path.join(dir, 'docs/round'));
    symlinkSync(beside, path.join(dir, 'docs/away'));
    start();
    write('build/index.html', 'y');
    writeFileSync(path.join(beside, 'linked.md'), 'y');
    await expectEvents('change docs/away/linked.md');
    rmSync(beside, { recursive: true });
  });
});
