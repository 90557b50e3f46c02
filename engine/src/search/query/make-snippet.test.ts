import { expect, it, describe } from 'vitest';
import { createTokenizer } from '../analyze/tokenize.ts';
import { wantWords } from '../analyze/words.ts';
import { cleanContent, plainText, readMarkedText } from '../format/marked-text.ts';
import { makeSnippet } from './make-snippet.ts';
import { markWords } from './mark-words.ts';

const tokenize = createTokenizer();

/** The snippet of a content for some words, with the words in brackets and code between backticks. */
function snip(content: string, ...words: string[]): string {
  const source = readMarkedText(cleanContent(content));
  const wanted = wantWords(new Map(words.map((word, place) => [word, 1 << place])));
  const { text, highlights, codes = [] } = makeSnippet(source, markWords(source.text, { wanted, tokenize }));
  const signs = [
    ...codes.map(({ end }) => ({ at: end, sign: '`' })),
    ...highlights.flatMap(({ start, end }) => [
      { at: end, sign: ']' },
      { at: start, sign: '[' },
    ]),
    ...codes.map(({ start }) => ({ at: start, sign: '`' })),
  ].sort((a, b) => b.at - a.at);
  let shown = text;
  for (const { at, sign } of signs) shown = shown.slice(0, at) + sign + shown.slice(at);
  return shown;
}

const LONG = 'Müşteri destek ekibi bu durumda önce siparişin hangi adımda beklediğine bakar ve kaydı açar.';

describe('a snippet of sentences', () => {
  it('begins and ends with one, without an ellipsis', () => {
    expect(snip(`${LONG} İade iki gün sürer. ${LONG}`, 'iade')).toBe(
      '[İade] iki gün sürer. Müşteri destek ekibi bu durumda önce siparişin hangi adımda beklediğine bakar ve kaydı açar.',
    );
    expect(snip(`${LONG}\n${LONG} Kurye yolda.`, 'kurye')).toBe(`${LONG} [Kurye] yolda.`);
  });

  it('is that with the most words, and the beginning where there are none', () => {
    expect(snip(`Kurye geldi.\n${LONG}\n${LONG}\nKurye iadeyi aldı.`, 'kurye', 'iadeyi')).toBe(
      '[Kurye] [iadeyi] aldı.',
    );
    expect(snip('Bir cümle. İkinci cümle.', 'yok')).toBe('Bir cümle. İkinci cümle.');
    expect(snip('', 'yok')).toBe('');
  });

  it('does not end at an abbreviation, a number or a dot in code', () => {
    const text = 'Kart, nakit vb. Yollarla ödenir, 3. Kat dahil. `a. B` çalışır.';
    expect(snip(`${LONG} ${text} ${LONG}`, 'dahil')).toContain('Kart, nakit vb. Yollarla ödenir, 3. Kat [dahil].');
    expect(snip(`${LONG} ${LONG} Bu \`a. B\` kodudur. ${LONG}`, 'kodudur')).toMatch(/^Bu `a\. B` \[kodudur\]\./);
  });

  it('tells items of a list apart', () => {
    expect(snip('Adımlar:\nKaydı aç\nİadeyi başlat\nBitir.', 'kaydi')).toBe(
      'Adımlar: [Kaydı] aç · İadeyi başlat · Bitir.',
    );
  });

  it('is cut inside a long sentence only, with an ellipsis where it is cut', () => {
    const words = Array.from({ length: 80 }, (_, index) => `sözcük${index}`).join(' ');
    const shown = snip(`Başta ${words} ortada ${words} sonda.`, 'ortada');
    expect(shown).toMatch(/^…sözcük\d+ .*\[ortada\].* sözcük\d+…$/);
    expect(shown.length).toBeLessThan(200);
    expect(snip(`Başta ${words}.`, 'basta')).toMatch(/^\[Başta\] .*…$/);
    // No spaces at all.
    expect(snip('a'.repeat(600), 'yok')).toHaveLength(181);
  });
});

describe('a table', () => {
  const table = 'Önce.\n\nAlarm\tEşik\tSahip\n`DeadMan`\t5 dk\tPlatform\n`Silence`\t\tÖdeme\nSonra.';
  it('shows the row with the names of its columns', () => {
    expect(snip(table, 'silence')).toBe('Alarm: `[Silence]` · Sahip: Ödeme');
    expect(snip(table, 'platform')).toBe('Alarm: `DeadMan` · Eşik: 5 dk · Sahip: [Platform]');
  });

  it('shows its first row for a word of the head', () => {
    expect(snip(table, 'esik')).toBe('Alarm: `DeadMan` · [Eşik]: 5 dk · Sahip: Platform');
  });

  it('ends where another begins', () => {
    expect(snip('A\tB\n1\t2\n\nC\tD\n3\tdört', 'dort')).toBe('C: 3 · D: [dört]');
  });

  it('leaves out cells of a long row that have none of the words', () => {
    const long = 'uzun '.repeat(40).trim();
    expect(snip(`Ad\tNot\tSahip\nBir\t${long}\tKurye`, 'kurye')).toBe('Ad: Bir · Sahip: [Kurye] …');
  });

  it('is not shown where nothing is marked and there is a sentence', () => {
    expect(snip(`A\tB\n1\t2\nSonra.`, 'yok')).toBe('Sonra.');
  });
});

it('shows a line of code as code, behind the sentence that announces it', () => {
  const text = 'Şunu çalıştırın:\n`kubectl get pods\nkubectl logs api`\nSonra bekleyin.';
  expect(snip(text, 'logs')).toBe('`kubectl [logs] api`');
  expect(snip(text, 'calistirin')).toBe('Şunu [çalıştırın]: `kubectl get pods`');
});

it('a content without marks is its words between single spaces', () => {
  expect(plainText(cleanContent('  a\u00a0 `b`\n\n \tc\t\td \n'))).toBe('a b c d');
});
