import { describe, expect, it } from 'vitest';
import { compileGlobs } from './list-files.ts';

describe('compileGlobs', () => {
  const cases: [pattern: string, yes: string[], no: string[]][] = [
    ['**/*.{md,mdx}', ['a.md', 'a/b.mdx', 'a b/ş.md', 'x.test.md'], ['a.MD', 'a.markdown', 'a.mdxx', 'amd']],
    ['**/_*.{js,jsx,ts,tsx,md,mdx}', ['_a.md', 'x/_a.tsx'], ['a_b.md', '_dir/a.md', '_a.json']],
    ['**/_*/**', ['_dir/a.md', 'x/_dir/y/a.md'], ['_a.md', 'x/a.md']],
    ['**/*.test.{js,jsx,ts,tsx}', ['a.test.ts', 'x/a.test.js'], ['a.test.md']],
    ['**/__tests__/**', ['__tests__/a.md', 'x/__tests__/y/a.md'], ['__tests__.md']],
    ['a/*.md', ['a/b.md'], ['a/b/c.md', 'b/a/c.md']],
    ['a/**', ['a/b', 'a/b/c'], ['b/a']],
    ['a?.md', ['ab.md'], ['a.md', 'a/.md']],
    ['[ab]x[!0-9].md', ['axy.md', 'bxz.md'], ['cxy.md', 'ax1.md']],
    ['{a,b/{c,d}}.md', ['a.md', 'b/c.md', 'b/d.md'], ['b.md']],
    // As in Docusaurus, `READMEs.md` is excluded too.
    ['**/!(README|index).md', ['a.md', 'x/b.md'], ['README.md', 'x/index.md', 'READMEs.md']],
    ['@(a|b)+(c).md', ['ac.md', 'bcc.md'], ['a.md', 'abc.md']],
    ['a+b(1).md', ['a+b(1).md'], ['aab1.md']],
    ['./docs/*.md', ['docs/a.md'], ['a.md']],
  ];
  for (const [pattern, yes, no] of cases) {
    it(`matches ${pattern}`, () => {
      const matches = compileGlobs([pattern]);
      expect(yes.filter((path) => !matches(path))).toEqual([]);
      expect(no.filter((path) => matches(path))).toEqual([]);
    });
  }

  it('takes matches away with a leading exclamation mark', () => {
    const matches = compileGlobs(['**/*.md', '!eski/**']);
    expect([matches('a.md'), matches('eski/a.md')]).toEqual([true, false]);
  });
});
