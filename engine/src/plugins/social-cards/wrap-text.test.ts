import { expect, it } from 'vitest';
import { fitLine, wrapText } from './wrap-text.ts';

/** Every letter has the width 1. */
const measure = (text: string): number => [...text].length;
const wrap = (text: string, width: number, lines = 3) => wrapText(text, { width, lines, measure });

it('breaks between words, into lines of about the same width', () => {
  expect(wrap('bir', 10)).toEqual({ lines: ['bir'], isWhole: true });
  expect(wrap('aaa bbb  ccc\nddd', 12)).toEqual({ lines: ['aaa bbb', 'ccc ddd'], isWhole: true });
  expect(wrap('aaaa bbbb cc', 10).lines).toEqual(['aaaa', 'bbbb cc']);
});

it('ends the last line with dots where the text goes on', () => {
  expect(wrap('aaaa bbbb cccc dddd', 4, 3)).toEqual({ lines: ['aaaa', 'bbbb', 'ccc…'], isWhole: false });
  expect(wrap('aaaa bb, cc dd ee', 8, 1)).toEqual({ lines: ['aaaa bb…'], isWhole: false });
  for (const line of wrap('Sipariş servisinin veritabanı bağlantı havuzu '.repeat(9), 20).lines)
    expect(measure(line)).toBeLessThanOrEqual(20);
});

it('divides a word that no line has room for, where it has a sign or with a hyphen', () => {
  expect(wrap('başarısızlaştırıcılaştırıver', 12)).toEqual({
    lines: ['başarısızla-', 'ştırıcılaşt-', 'ırıver'],
    isWhole: false,
  });
  expect(wrap('com.example.orders', 12).lines).toEqual(['com.example.', 'orders']);
  // A letter with its mark is one.
  expect(wrap('g\u0306g\u0306g\u0306g\u0306', 4).lines).toEqual(['g\u0306-', 'g\u0306-', 'g\u0306g\u0306']);
});

it('breaks between ideographs, and never before a closing sign', () => {
  expect(wrap('漢字漢字。漢', 4).lines).toEqual(['漢字漢', '字。漢']);
});

it('cuts a single line', () => {
  expect(fitLine('kısa', { width: 4, measure })).toBe('kısa');
  expect(fitLine('uzun, satır', { width: 6, measure })).toBe('uzun…');
});
