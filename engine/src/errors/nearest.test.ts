import { describe, expect, it } from 'vitest';
import { nearest } from './nearest.ts';

const keys = ['title', 'tagline', 'baseUrl', 'url', 'navbar', 'onBrokenLinks', 'onBrokenAnchors'];

describe('nearest', () => {
  it('finds a dropped, added, wrong and swapped letter', () => {
    expect(nearest('titl', keys)).toBe('title');
    expect(nearest('navvbar', keys)).toBe('navbar');
    expect(nearest('tigline', keys)).toBe('tagline');
    expect(nearest('nabvar', keys)).toBe('navbar');
    expect(nearest('onBorkenLinks', keys)).toBe('onBrokenLinks');
  });

  it('forgives case', () => {
    expect(nearest('BASEurl', keys)).toBe('baseUrl');
  });

  it('gives nothing for a word that is far from all', () => {
    expect(nearest('presets', keys)).toBeUndefined();
    expect(nearest('abc', keys)).toBeUndefined();
    expect(nearest('x', [])).toBeUndefined();
  });

  it('takes the closest of several', () => {
    expect(nearest('onBrokenLink', ['onBrokenAnchors', 'onBrokenLinks', 'onBrokenLonk'])).toBe('onBrokenLinks');
    expect(nearest('intrp', ['intra', 'intro', 'intrps'])).toBe('intra');
  });
});
