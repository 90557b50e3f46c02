import { describe, expect, it } from 'vitest';
import { pluralForm } from './plural-form.ts';

const forms = (text: string, lang: string, counts: number[]): string[] =>
  counts.map((count) => pluralForm(text, { lang, count }));

describe('pluralForm', () => {
  it('chooses among one and other', () => {
    expect(forms('bir|çok', 'en', [0, 1, 2])).toEqual(['çok', 'bir', 'çok']);
    expect(forms('bir|çok', 'tr', [0, 1, 2])).toEqual(['çok', 'bir', 'çok']);
  });

  it('takes as many forms as the language has, in the order zero, one, two, few, many, other', () => {
    expect(forms('one|few|many|other', 'pl', [1, 2, 5, 1.5])).toEqual(['one', 'few', 'many', 'other']);
    expect(forms('zero|one|two|few|many|other', 'ar', [0, 1, 2, 3, 11, 100])).toEqual([
      'zero',
      'one',
      'two',
      'few',
      'many',
      'other',
    ]);
  });

  it('says forms that are missing as the last one, and a single one always', () => {
    expect(forms('one|few', 'pl', [1, 2, 5])).toEqual(['one', 'few', 'few']);
    expect(forms('hep', 'en', [0, 1, 2])).toEqual(['hep', 'hep', 'hep']);
  });

  it('leaves over what a language has no count for', () => {
    expect(forms('tek|fazla', 'ja', [1, 2])).toEqual(['tek', 'tek']);
  });
});
