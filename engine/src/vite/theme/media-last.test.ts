import { expect, it } from 'vitest';
import { moveMediaLast } from './media-last.ts';

const run = (css: string): string => moveMediaLast(css).replace(/\s+/g, '');

it('rules of a width come after those that hold at all widths', () => {
  expect(run('@media (width<=996px){.a{color:red}}.a{color:blue}')).toBe(
    '.a{color:blue}@media(width<=996px){.a{color:red}}',
  );
});

it('in a layer or in a rule they stay', () => {
  const css = '@layer/**/x{@media(width<=996px){.a{color:red}}}.b{@media(hover){color:red}}.c{color:red}';
  expect(run(css)).toBe(css);
});

/** The order that `postcss-sort-media-queries` 5.2 gives to these. */
const ORDER = [
  '(min-width: 0)',
  '(400px<=width<=700px)',
  '(width>=500px)',
  'not (min-width:700px)',
  '(min-width:768px) and (max-width:1199px)',
  '(min-width:80rem)',
  'only screen and (max-width:1279px)',
  '(width<=996px)',
  '(600px>=width)',
  '(max-height:500px)',
  '(max-width:calc(100px + 2rem))',
  '(hover:hover)',
  'print',
];

it('the narrow come first of those that ask for a width at least, the wide of those that ask for one at most', () => {
  const write = (queries: readonly string[]): string =>
    queries.map((query) => `@media ${query}{.a{color:red}}`).join('');
  expect(run(write(ORDER.toReversed()))).toBe(run(write(ORDER)));
});

it('of two rules of one query the second stays the second', () => {
  expect(run('@media print{.a{color:red}}.b{}@media print{.a{color:blue}}')).toBe(
    '.b{}@mediaprint{.a{color:red}}@mediaprint{.a{color:blue}}',
  );
});
