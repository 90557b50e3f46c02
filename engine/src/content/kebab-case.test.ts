import { describe, expect, it } from 'vitest';
import { capitalize, kebabCase } from './kebab-case.ts';

describe('kebabCase', () => {
  const cases: [text: string, slug: string][] = [
    ['Sipariş', 'siparis'],
    ['İade', 'iade'],
    ['IADE', 'iade'],
    ['ıade', 'iade'],
    ['Ödeme Yöntemi', 'odeme-yontemi'],
    ['ŞĞÜÇÖ', 'sguco'],
    ['C++', 'c'],
    ['C#', 'c'],
    ['a/b', 'a-b'],
    ['kebabCaseOlan', 'kebab-case-olan'],
    ['XMLHttpRequest', 'xml-http-request'],
    ['nokta.js', 'nokta-js'],
    ['node20LTS', 'node-20-lts'],
    ['2024', '2024'],
    ['1st place', '1st-place'],
    ["kesme'li", 'kesmeli'],
    ['  boşluk  ', 'bosluk'],
    ['__alt_çizgi__', 'alt-cizgi'],
    ['🚀 Roket', '🚀-roket'],
    ['Straße', 'strasse'],
    ['Ærø', 'aero'],
    ['日本語', '日本語'],
    ['', ''],
    ['!?', ''],
  ];
  for (const [text, slug] of cases) {
    it(`makes "${slug}" of "${text}"`, () => expect(kebabCase(text)).toBe(slug));
  }
  it('capitalizes a key for a label', () => expect(capitalize('sipariş-İADE')).toBe('Sipariş-i̇ade'));
});
