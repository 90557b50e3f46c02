import { expect, it } from 'vitest';
import { findInvalidTexts } from './invalid-texts.ts';

it('finds texts that no page can hold, in plain data alone, and ends with data that holds itself', () => {
  const data: Record<string, unknown> = {
    a: ['x', { b: 'y\ud800' }],
    c: 'tab\tand line\n',
    d: new Map([['e', '\0']]),
    f: '\0',
  };
  data['self'] = data;
  expect(findInvalidTexts(data)).toEqual([
    { path: ['a', 1, 'b'], name: 'U+D800' },
    { path: ['f'], name: 'U+0000' },
  ]);
});
