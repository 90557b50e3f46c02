import { expect, it } from 'vitest';
import { YaprakError } from '../errors/index.ts';
import { explainWriteError } from './write-problem.ts';

function hintFor(folder: string, code: string): string | undefined {
  const explained = explainWriteError(Object.assign(new Error('x'), { code }), { folder });
  return explained instanceof YaprakError ? explained.problems[0]?.hint : undefined;
}

it.each(['EACCES', 'EROFS', 'ENOTDIR'])('names another output folder for %s, but not for the cache', (code) => {
  expect(hintFor('build', code)).toContain('`--out-dir`');
  expect(hintFor('my.yaprak', code)).toContain('`--out-dir`');
  for (const folder of ['.yaprak', '.yaprak/bundle', '../site/.yaprak', String.raw`..\site\.yaprak\bundle`])
    expect(hintFor(folder, code), folder).toMatch(/copy the site to where you may write/);
});

it('gives back what is no refusal of the disk', () => {
  const error = new Error('x');
  expect(explainWriteError(error, { folder: 'build' })).toBe(error);
});
