import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createGitHistory, resolveLastUpdate } from './git.ts';

let dir = '';
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'yaprak-git-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

/** `written` is when the author made the change that came in at `date`. */
function commit(author: string, date: string, written = date): void {
  const env = { ...process.env, GIT_AUTHOR_DATE: written, GIT_COMMITTER_DATE: date };
  const who = ['-c', `user.name=${author}`, '-c', 'user.email=x@example.com', '-c', 'commit.gpgsign=false'];
  execFileSync('git', ['add', '.'], { cwd: dir });
  execFileSync('git', [...who, 'commit', '-q', '-m', 'x'], { cwd: dir, env });
}

describe('createGitHistory', () => {
  it('reads first and last change of every file of the site in one go', async () => {
    execFileSync('git', ['init', '-q'], { cwd: dir });
    mkdirSync(join(dir, 'docs/alt'), { recursive: true });
    writeFileSync(join(dir, 'docs/ş a.md'), '1');
    writeFileSync(join(dir, 'docs/alt/b.md'), '1');
    writeFileSync(join(dir, 'dis.md'), '1');
    commit('Ayşe', '2024-01-02T03:04:05+03:00');
    writeFileSync(join(dir, 'docs/ş a.md'), '2');
    commit('Ali', '2024-02-02T00:00:00Z', '2024-01-30T00:00:00Z');
    const history = await createGitHistory(dir).of('docs');
    const first = { author: 'Ayşe', date: '2024-01-02T00:04:05.000Z' };
    expect(history).toEqual(
      new Map([
        ['docs/ş a.md', { updated: { author: 'Ali', date: '2024-02-02T00:00:00.000Z' }, created: first }],
        ['docs/alt/b.md', { updated: first, created: first }],
        ['dis.md', { updated: first, created: first }],
      ]),
    );
  });

  it('asks git once for all folders of the site', async () => {
    execFileSync('git', ['init', '-q'], { cwd: dir });
    writeFileSync(join(dir, 'a.md'), '1');
    commit('Ayşe', '2024-01-02T00:00:00Z');
    const history = createGitHistory(dir);
    expect(await history.of('docs')).toBe(await history.of('blog'));
  });

  it('names files of a folder outside the site as the site does', async () => {
    execFileSync('git', ['init', '-q'], { cwd: dir });
    mkdirSync(join(dir, 'site'));
    mkdirSync(join(dir, 'ortak'));
    writeFileSync(join(dir, 'ortak/a.md'), '1');
    writeFileSync(join(dir, 'site/b.md'), '1');
    commit('Ayşe', '2024-01-02T00:00:00Z');
    const history = createGitHistory(join(dir, 'site'));
    expect([...((await history.of('../ortak')) ?? new Map()).keys()]).toEqual(['../ortak/a.md']);
    expect([...((await history.of('docs')) ?? new Map()).keys()]).toEqual(['b.md']);
  });

  it('is nothing outside a repository', async () => {
    expect(await createGitHistory(dir).of('docs')).toBeUndefined();
  });
});

describe('resolveLastUpdate', () => {
  const commitOf = { author: 'Ali', date: '2024-02-02T00:00:00.000Z' };
  const history = { updated: commitOf, created: commitOf };
  const both = { showLastUpdateTime: true, showLastUpdateAuthor: true };

  it('lets front matter win field by field and shows only what is asked for', () => {
    expect(resolveLastUpdate({ last_update: { author: 'Veli' } }, { options: both, history })).toEqual({
      author: 'Veli',
      date: commitOf.date,
    });
    expect(resolveLastUpdate({ last_update: { date: '1/3/2024' } }, { options: both })).toEqual({
      author: undefined,
      date: '2024-01-03T00:00:00.000Z',
    });
    expect(resolveLastUpdate({}, { options: { showLastUpdateTime: true }, history })).toEqual({
      author: undefined,
      date: commitOf.date,
    });
    expect(resolveLastUpdate({}, { options: {}, history })).toBeUndefined();
    expect(resolveLastUpdate({}, { options: both })).toBeUndefined();
  });
});
