import { describe, expect, it } from 'vitest';
import { createSuggester, nearest, importHint } from './hints.ts';

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

  it('takes what differs by hyphens, dots and case alone before what is nearer', () => {
    expect(nearest('12-3-0', ['12130', '12-3-1', '1230'])).toBe('1230');
    expect(nearest('get-user_by.id', ['getUserById', 'get-user_by.is'])).toBe('getUserById');
    expect(nearest('a-b-c', ['abc', 'ab-c'])).toBe('ab-c');
    expect(nearest('--', ['-', ''])).toBe('-');
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

describe('createSuggester', () => {
  it('takes an address with the same letters, then a near one, then one that ends alike', () => {
    const { nearestUrl } = createSuggester(['/docs/v12130/', '/docs/v1230/', '/rehber/kur/']);
    expect(nearestUrl('/docs/V12-3-0')).toBe('/docs/v1230/');
    expect(nearestUrl('/docs/v1213')).toBe('/docs/v12130/');
    expect(nearestUrl('/docs/kur')).toBe('/rehber/kur/');
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
