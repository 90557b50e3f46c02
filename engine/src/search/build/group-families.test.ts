import { describe, expect, it } from 'vitest';
import { fold } from '../analyze/words.ts';
import { findAllStems } from './find-all-stems.ts';
import { groupFamilies } from './group-families.ts';

function listFamilies(text: Iterable<string>): Map<string, string> {
  const words = [...new Set(text)].sort();
  const familyOf = groupFamilies({ words, stems: findAllStems(words) });
  return new Map(words.map((word, place) => [word, familyOf(place)]));
}

/** What each of some words is filed under when they are all that the index holds. */
function fileUnder(text: string): (word: string) => string {
  const families = listFamilies(text.split(/\s+/).map(fold));
  return (word) => families.get(fold(word)) ?? fold(word);
}

const DICTIONARY = `
  sipariş siparişler siparişi siparişin siparişlerin siparişlerimiz siparişinizi siparişten siparişlerdeki
  fatura faturalar faturası faturalarınız faturasız
  kitap kitabı kitaplar kitabın kitapta
  kayıt kayıtlar kayıtlı
  ışık ışıklar ışığı
  veri veriler verileri verisi ver vermek verdi veriyor
  kullanmak kullanıyor kullandık kullanılabilir kullanan kullanacak kullanmaları kullanma
  ödeme ödemeler ödemeyi ödemesi ödül ödüller ödülü
  kar karlar karı kart kartlar kartı
  sıfır sıfırlar şifre şifreler şifresi
  index indexes query queries running run
  kapatmak kapatıyor kapattık kapanır kapandı kapadı yavaş yavaşladı
`;
const familyOf = fileUnder(DICTIONARY);

describe('families', () => {
  it.each([
    [
      'sipariş',
      'siparişler siparişi siparişin siparişlerin siparişlerimiz siparişinizi siparişten siparişlerdeki SİPARİŞİ siparislerin',
    ],
    ['fatura', 'faturalar faturası faturalarınız faturasız'],
    ['kitap', 'kitabı kitaplar kitabın kitapta'],
    ['kayıt', 'kayıtlar kayıtlı'],
    ['ışık', 'ışıklar ışığı IŞIKLAR'],
    ['veri', 'veriler verileri verisi'],
    ['ver', 'vermek verdi veriyor'],
    ['kullan', 'kullanmak kullanıyor kullandık kullanan kullanacak kullanmaları kullanma'],
    ['ödeme', 'ödemeler ödemeyi ödemesi'],
    ['ödül', 'ödüller ödülü'],
    ['kar', 'karlar karı'],
    ['kart', 'kartlar kartı'],
    ['sıfır', 'sıfırlar'],
    ['şifre', 'şifreler şifresi'],
    ['index', 'indexes'],
    ['query', 'queries'],
    ['run', 'running'],
  ])('%s: %s', (stem, forms) => {
    for (const form of [stem, ...forms.split(' ')]) expect(familyOf(form), form).toBe(fold(stem));
  });

  it('are built only on what the index itself holds', () => {
    const familyOf = fileUnder('masalar masaları ekranda');
    // Neither `masa` nor `ekran` is written anywhere, so nothing is known of them.
    expect(familyOf('ekranda')).toBe('ekranda');
    expect(familyOf('masaları')).toBe('masalar');
  });

  it('keep look-alikes apart', () => {
    const familyOf = fileUnder(
      'ad adı adları ada adam adamlar arka arkada arkası arkadaş arkadaşlar ek eki ekler ekip ekibi ekiple',
    );
    expect(familyOf('adam')).not.toBe('ad');
    expect(familyOf('arkadaş')).not.toBe('arka');
    expect(familyOf('ekibi')).toBe('ekip');
    expect(familyOf('adı')).toBe('ad');
    expect(familyOf('arkası')).toBe('arka');
  });

  it('end: words that could each be built on the other do not send one in circles', () => {
    const words = ['a', 'e', 'i', 'l', 'n'].flatMap((a) => [`kal${a}`, `kal${a}n`, `kal${a}ni`, `kal${a}lari`]);
    const families = listFamilies(words);
    for (const family of families.values()) expect(families.get(family) ?? family).toBe(family);
  });
});
