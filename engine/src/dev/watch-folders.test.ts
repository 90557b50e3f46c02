import { mkdirSync, mkdtempSync, realpathSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
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

/** Each event once, sorted: a new file may be reported twice, when it is made and when it is filled. */
const reported = (): string[] => [...new Set(events)].sort();
const WAIT = { timeout: 5000 };
/** Forgets the events so far, after the last has come. */
async function clear(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 50));
  events = [];
}

describe('watchFolders', () => {
  it('reports nothing of what is there, then files that change, come and go', async () => {
    write('docs/a.md');
    write('docs/b/c.md');
    start();
    write('docs/b/c.md', 'y');
    await expect.poll(reported, WAIT).toEqual(['change docs/b/c.md']);
    await clear();
    write('docs/b/d.md');
    await expect.poll(reported, WAIT).toContain('add docs/b/d.md');
    await clear();
    renameSync(path.join(dir, 'docs/b/d.md'), path.join(dir, 'docs/e.md'));
    await expect.poll(reported, WAIT).toEqual(['add docs/e.md', 'unlink docs/b/d.md']);
    await clear();
    rmSync(path.join(dir, 'docs/a.md'));
    await expect.poll(reported, WAIT).toEqual(['unlink docs/a.md']);
    await clear();
  });

  it('takes a file that was saved under another name and moved over the old one for a change', async () => {
    write('a.md');
    start();
    write('a.md.tmp', 'y');
    renameSync(path.join(dir, 'a.md.tmp'), path.join(dir, 'a.md'));
    await expect.poll(reported, WAIT).toEqual(['change a.md']);
    await clear();
  });

  it('enters folders that come later and leaves those that go', async () => {
    write('docs/a.md');
    start();
    write('yeni/derin/b.md');
    await expect.poll(reported, WAIT).toContain('add yeni/derin/b.md');
    await clear();
    write('yeni/derin/c.md');
    await expect.poll(reported, WAIT).toContain('add yeni/derin/c.md');
    await clear();
    rmSync(path.join(dir, 'yeni'), { recursive: true });
    await expect
      .poll(reported, WAIT)
      .toEqual(['unlink yeni/derin/b.md', 'unlink yeni/derin/c.md', 'unlinkDir yeni', 'unlinkDir yeni/derin']);
    await clear();
  });

  it('notices a folder that was replaced by another of the same name', async () => {
    write('docs/a.md');
    write('docs/b.md');
    write('other/a.md', 'y');
    write('other/c.md');
    start();
    rmSync(path.join(dir, 'docs'), { recursive: true });
    renameSync(path.join(dir, 'other'), path.join(dir, 'docs'));
    await expect.poll(reported, WAIT).toContain('unlinkDir other');
    expect(events).toContain('unlink docs/b.md');
    expect(events).toContain('add docs/c.md');
    await clear();
    write('docs/c.md', 'y');
    await expect.poll(reported, WAIT).toEqual(['change docs/c.md']);
    await clear();
  });

  it('leaves out what is ignored, and follows links without going round in circles', async () => {
    write('build/index.html');
    write('docs/a.md');
    const beside = mkdtempSync(path.join(tmpdir(), 'yaprak-watch-beside-'));
    writeFileSync(path.join(beside, 'linked.md'), 'x');
    symlinkSync(dir, path.join(dir, 'docs/round'));
    symlinkSync(beside, path.join(dir, 'docs/away'));
    start();
    write('build/index.html', 'y');
    writeFileSync(path.join(beside, 'linked.md'), 'y');
    await expect.poll(reported, WAIT).toEqual(['change docs/away/linked.md']);
    await clear();
    rmSync(beside, { recursive: true });
  });
});
