import { describe, expect, it } from 'vitest';
import { createTokenizer } from '../analyze/tokenize.ts';
import { FIELDS } from '../model.ts';
import { LONGEST_QUERY, parseQuery, type Query } from './parse-query.ts';

const parse = (input: string): Query => parseQuery(input, { tokenize: createTokenizer() });

/** A query's words in short: sign, field, word, edits, boost, and a star for those that may go on. */
const brief = (input: string): string =>
  parse(input)
    .words.map(({ term, presence, field, edits, boost, open }) =>
      [
        { may: '', must: '+', not: '-' }[presence],
        field ? `${field}:` : '',
        term,
        edits === undefined ? '' : `~${edits}`,
        boost === 1 ? '' : `^${boost}`,
        open ? '*' : '',
      ].join(''),
    )
    .join(' ');

describe('a query', () => {
  it.each([
    ['iade kurye', 'iade kurye*'],
    // Nothing may follow a word that has a space behind it.
    ['iade kurye ', 'iade kurye'],
    ['SİPARİŞ İstanbul’da ', 'siparis istanbul'],
    ['+iade -kurye şube ', '+iade -kurye sube'],
    ['title:iade tags:kurye ', 'title:iade tags:kurye'],
    ['+title:iade ', '+title:iade'],
    ['iade~1 kurye^3 depo* şube~2^1.5 ', 'iade~1 kurye^3 depo* sube~2^1.5'],
    ['iade~9 ', 'iade~2'],
    // What the reader has not finished is no mistake.
    ['iade~ ', 'iade'],
    ['iade^', 'iade'],
    ['title:', 'title'],
    ['"iade tutarı" ', '+iade +tutari'],
    ['getUserName ', 'get user name getusername'],
    ['-e-posta kurye ', '-eposta kurye'],
    ['POST /v2/orders ', 'post v2 orders v2orders'],
    ['https://ornek.test ', 'https ornek test ornektest'],
    // The same word twice is one.
    ['iade İADE ', 'iade'],
    ['', ''],
    ['   -- "" +', ''],
  ])('%s', (input, words) => {
    expect(brief(input)).toBe(words);
    expect(parse(input).errors).toEqual([]);
  });

  it('drops common words unless there are no others', () => {
    expect(brief('iade ve kurye ')).toBe('iade kurye');
    expect(parse('iade ve kurye').dropped).toEqual([{ word: 've', reason: 'common' }]);
    expect(brief('nasıl ')).toBe('nasil');
    expect(brief('+ve iade ')).toBe('+ve iade');
  });

  it('knows phrases, those that are not wanted too', () => {
    expect(parse('"iade tutarı" -"yeni kurye"').phrases).toEqual([
      { terms: ['iade', 'tutari'], not: false },
      { terms: ['yeni', 'kurye'], not: true },
    ]);
    // The words of a phrase that is shut out may still stand alone.
    expect(brief('iade -"yeni kurye"')).toBe('iade');
  });

  it('reads words side by side as one, too', () => {
    expect(parse('set time out ').joined.map(({ term }) => term)).toEqual(['settime', 'settimeout', 'timeout']);
  });

  it('reports what it does not understand, and searches the rest', () => {
    expect(parse('baslik:iade kurye~x depo^çok').errors).toEqual([
      { code: 'unknown-field', field: 'baslik', fields: FIELDS },
      { code: 'edit-distance', word: 'kurye', value: 'x' },
      { code: 'boost', word: 'depo', value: 'çok' },
    ]);
    expect(brief('baslik:iade kurye~x depo^çok ')).toBe('iade kurye depo');
  });

  it('has an end, however long it is written', () => {
    expect(parse('a'.repeat(LONGEST_QUERY + 100)).words.every(({ end }) => end <= LONGEST_QUERY)).toBe(true);
    expect(parse(Array.from({ length: 200 }, (_, index) => `k${index}`).join(' ')).words).toHaveLength(16);
  });
});
