import { describe, expect, it } from 'vitest';
import { TEXTS } from './text-table.ts';
import { isTextId, text, pluralForm } from './texts.ts';

const names = (wording: string) => [...wording.matchAll(/\{(\w+)\}/g)].map((found) => found[1]).sort();

describe('text', () => {
  it('speaks Turkish to Turkish pages and English to all others', () => {
    expect(text({ lang: 'tr' }, 'docs.next')).toBe('Sonraki');
    expect(text({ lang: 'tr-TR' }, 'docs.next')).toBe('Sonraki');
    expect(text({ lang: 'en' }, 'docs.next')).toBe('Next');
    expect(text({ lang: 'de' }, 'docs.next')).toBe('Next');
  });

  it('chooses the wording by the count', () => {
    expect(text({ lang: 'en' }, 'docs.tagged', { count: 1, tag: 'x' })).toBe('One doc tagged with "x"');
    expect(text({ lang: 'en' }, 'docs.tagged', { count: 3, tag: 'x' })).toBe('3 docs tagged with "x"');
    expect(text({ lang: 'tr' }, 'blog.tagged', { count: 1, tag: 'İade' })).toBe('“İade” etiketli bir gönderi');
    expect(text({ lang: 'en' }, 'blog.readingTime', { count: 1 })).toBe('One min read');
    expect(text({ lang: 'tr' }, 'blog.readingTime', { count: 1 })).toBe('1 dakikalık okuma');
  });

  it('takes a value as it is, even if it looks like a placeholder or a replacement pattern', () => {
    expect(text({ lang: 'en' }, 'docs.tagged', { count: 2, tag: '$& {count}' })).toBe(
      '2 docs tagged with "$& {count}"',
    );
  });

  it('prefers the wordings of the site, in as many forms as its language counts', () => {
    const words = {
      lang: 'pl',
      own: { 'docs.next': 'Dalej', 'blog.count': '{count} wpis|{count} wpisy|{count} wpisów', skip: '' },
    };
    expect(text(words, 'docs.next')).toBe('Dalej');
    expect(text(words, 'docs.previous')).toBe('Previous');
    expect([1, 3, 5].map((count) => text(words, 'blog.count', { count }))).toEqual(['1 wpis', '3 wpisy', '5 wpisów']);
    expect(text(words, 'skip')).toBe('');
  });

  it('has the same names to fill in both languages', () => {
    for (const [id, entry] of Object.entries(TEXTS)) {
      const last = (wording: string | readonly [string, string]) =>
        typeof wording === 'string' ? wording : wording[1];
      expect([id, names(last(entry.tr))]).toEqual([id, names(last(entry.en))]);
    }
  });

  it('knows its ids', () => {
    expect(isTextId('admonition.tip')).toBe(true);
    expect(isTextId('admonition.constructor')).toBe(false);
    expect(isTextId('toString')).toBe(false);
  });
});

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

  it('uses the last form for missing ones, and a single one always', () => {
    expect(forms('one|few', 'pl', [1, 2, 5])).toEqual(['one', 'few', 'few']);
    expect(forms('hep', 'en', [0, 1, 2])).toEqual(['hep', 'hep', 'hep']);
  });

  it('leaves over what a language has no count for', () => {
    expect(forms('tek|fazla', 'ja', [1, 2])).toEqual(['tek', 'tek']);
  });
});
