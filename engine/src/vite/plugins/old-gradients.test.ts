import { describe, expect, it } from 'vitest';
import { writeGradients } from './old-gradients.ts';

describe('old gradients', () => {
  it.each([
    ['-webkit-linear-gradient(left,red,blue)', 'linear-gradient(to right,red,blue)'],
    ['-moz-linear-gradient( TOP , red, blue)', 'linear-gradient( to bottom , red, blue)'],
    ['-o-repeating-linear-gradient(bottom left, red, blue)', 'repeating-linear-gradient(to top right, red, blue)'],
    ['-webkit-linear-gradient(0deg, red, blue)', 'linear-gradient(90deg, red, blue)'],
    ['-webkit-linear-gradient(-45.5deg, red, blue)', 'linear-gradient(135.5deg, red, blue)'],
  ])('%s', (old, written) => {
    expect(writeGradients(`a{background:${old}}`)).toBe(`a{background:${written}}`);
  });

  it.each([
    'linear-gradient(to left, red, blue)',
    '-webkit-linear-gradient(red, blue)',
    '-webkit-gradient(linear, left top, right top, from(red), to(blue))',
  ])('stays: %s', (value) => {
    expect(writeGradients(`a{background:${value}}`)).toBe(`a{background:${value}}`);
  });
});
