import { expect, it } from 'vitest';
import { findInSource } from './error-place.ts';

/** The text with a mark where the code's marked place was found. */
function find(text: string, marked: string): string | undefined {
  const offset = marked.indexOf('»');
  const found = findInSource(text, { code: marked.replace('»', ''), offset });
  return found === undefined ? undefined : `${text.slice(0, found)}»${text.slice(found)}`;
}

it('finds code that was printed differently', () => {
  expect(find("# A\n\n{yol.a\n  .b('x')}", '_jsx("p", {children: (yol.a.»b("x"));})')).toBe(
    "# A\n\n{yol.a\n  .»b('x')}",
  );
  expect(find('b {a.b} c', 'return (a.»b);')).toBe('b {a.»b} c');
});

it('distinguishes equal places by their order, or not at all', () => {
  const text = '{a.b}\n\n{a.b}\n';
  expect(find(text, '[(a.b), (a.»b)]')).toBe('{a.b}\n\n{a.»b}\n');
  expect(find(text, '[(a.»b), (a.b), (a.b)]')).toBeUndefined();
});

it('finds nothing that the page does not have', () => {
  expect(find('# A\n\n{a}', '»_absent("X")')).toBeUndefined();
  expect(find('', 'a»')).toBeUndefined();
});
