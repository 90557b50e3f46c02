import { describe, expect, it } from 'vitest';
import { nearest, importHint } from './hints.ts';

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

describe('the hint for an import that was not found', () => {
  it.each([
    ['./yok.js', 'Check the path'],
    ['@site/src/yok', 'Check the path'],
    ['!!raw-loader!./yok.js', 'Check the path'],
    ['@theme/Admonition/Icon/Info', 'add a component at src/theme/Admonition/Icon/Info.'],
    ['@theme-original/Yok', 'add a component at src/theme/Yok.'],
    ['@docusaurus/yok', 'The README of yaprak-docusaurus'],
    ['paket/alt/dosya', '`npm install paket`'],
    ['@kapsam/paket/alt', '`npm install @kapsam/paket`'],
  ])('fits what was meant by %s', (specifier, hint) => {
    expect(importHint(specifier)).toContain(hint);
  });
});
