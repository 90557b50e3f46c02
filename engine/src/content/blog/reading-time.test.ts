import { describe, expect, it } from 'vitest';
import { computeReadingTime, countWords } from './reading-time.ts';

function countBySegmenter(text: string): number {
  let count = 0;
  for (const segment of new Intl.Segmenter('tr', { granularity: 'word' }).segment(text))
    if (segment.isWordLike) count++;
  return count;
}

describe('countWords', () => {
  it.each([
    ["İstanbul'da 3.500 sipariş, %12,5 iade: çok-az!", 7],
    ['i̇stanbul a\u0301 e\u200bf', 4],
    ['_ __ a_b 1_2 _x a:b 1:2 a.3 3;4 a;b', 12],
    ['https://example.com/a?b=c', 5],
    ['', 0],
    [' \n\t—…🚀 ', 0],
    ['中文字 ひらがな ภาษาไทย 한국어 단어 שלום', countBySegmenter('中文字 ひらがな ภาษาไทย 한국어 단어 שלום')],
  ])('%j', (text, count) => {
    expect(countWords(text, { locale: 'tr' })).toBe(count);
  });

  it('agrees with Intl.Segmenter on every short mix of letters, digits and signs', () => {
    const alphabet = ['a', 'ş', 'İ', '1', '_', '.', ',', ':', "'", ' ', '-', '\u0301'];
    const different: string[] = [];
    for (let number = 0; number < alphabet.length ** 4; number++) {
      let text = 'x ';
      for (let rest = number, length = 0; length < 4; length++, rest = Math.floor(rest / alphabet.length))
        text += alphabet[rest % alphabet.length];
      // ICU does not call a word that ends with a marked joiner a word; Unicode does.
      if (!text.includes('_\u0301') && countWords(text, { locale: 'tr' }) !== countBySegmenter(text))
        different.push(text);
    }
    expect(different).toEqual([]);
  });
});

describe('computeReadingTime', () => {
  it('is in minutes of 200 words, unrounded', () => {
    const line = 'Sipariş akışı mutfağa düşer, kurye yola çıkar, müşteri kapıda bekler ve fiş kesilir.\n';
    expect(computeReadingTime(line.repeat(60), { locale: 'tr' })).toBe((60 * 13) / 200);
    expect(computeReadingTime(line, { locale: 'tr', wordsPerMinute: 13 })).toBe(1);
  });
});
