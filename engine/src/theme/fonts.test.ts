import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const read = (file: string): Buffer => readFileSync(path.join(import.meta.dirname, file));
const rules = read('styles/base/fonts.css').toString('utf8').split('@font-face').slice(1);
/** Whether a rule's ranges have a letter. */
const covers = (rule: string, letter: string): boolean => {
  const point = letter.codePointAt(0) as number;
  return [...rule.matchAll(/U\+([0-9a-f]+)(?:-([0-9a-f]+))?/gi)].some(
    ([, from = '', to = from]) => point >= parseInt(from, 16) && point <= parseInt(to, 16),
  );
};

it('has every letter of Turkish in the files that each page fetches', () => {
  for (const name of ['sans', 'serif']) {
    const rule = rules.find((each) => each.includes(`/${name}.woff2`)) ?? '';
    for (const letter of 'abcxyzABCXYZ0189ğĞşŞıİçÇöÖüÜâîûÂÎÛ₺–—’“”…') expect(covers(rule, letter), letter).toBe(true);
    expect(covers(rule, 'é')).toBe(false);
  }
});

it('spends at most 22.5 KB on them', () => {
  const bytes = ['fonts/sans.woff2', 'fonts/serif.woff2'].map((file) => read(file).length);
  expect(bytes.reduce((sum, each) => sum + each)).toBeLessThanOrEqual(22_500);
});

it('names a fallback of the same measure for each face, which the tokens use', () => {
  const tokens = read('styles/base/tokens.css').toString('utf8');
  const fallbacks = rules.filter((rule) => rule.includes('local('));
  expect(fallbacks.length).toBeGreaterThan(3);
  for (const rule of fallbacks) {
    expect(rule).toMatch(/size-adjust: \d+\.\d%;\s+ascent-override: .*\s+descent-override: .*\s+line-gap-override: 0%/);
    expect(tokens).toContain(/font-family: ('[^']+')/.exec(rule)?.[1]);
  }
});
