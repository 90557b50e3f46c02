import { describe, expect, it } from 'vitest';
import { findQuoted, findText, placeOf } from './place.ts';

const TEXT = 'bir\niki "üç"\n\ndört';

describe('placeOf', () => {
  it('counts lines and columns from one', () => {
    expect(placeOf(TEXT, 0)).toEqual({ line: 1, column: 1 });
    expect(placeOf(TEXT, TEXT.indexOf('üç'))).toEqual({ line: 2, column: 6 });
    expect(placeOf(TEXT, TEXT.length)).toEqual({ line: 4, column: 5 });
  });
});

describe('findText and findQuoted', () => {
  it('find the first place, or none', () => {
    expect(findText(TEXT, 'dört')).toEqual({ line: 4, column: 1 });
    expect(findText(TEXT, 'beş')).toBeUndefined();
    expect(findQuoted(TEXT, 'üç')).toEqual({ line: 2, column: 5 });
    expect(findQuoted(TEXT, 'bir')).toBeUndefined();
    expect(findQuoted("x: 'bir'", 'bir')).toEqual({ line: 1, column: 4 });
  });
});
