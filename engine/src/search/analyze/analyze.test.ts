import { describe, expect, it } from 'vitest';
import { fold, wantWords } from './words.ts';
import { isChatter, isVerb } from './chatter.ts';
import { loosePinOf, pinOf } from './pin.ts';
import { findKin } from './stems.ts';
import { createTokenizer } from './tokenize.ts';

const termsOf = (text: string): string[] => createTokenizer()(text.normalize()).map(({ term }) => term);

describe('folding', () => {
  it.each([
    ['isik', 'ışık IŞIK ISIK Işık'],
    ['siparis', 'sipariş SİPARİŞ SIPARIS Sipariş'],
    ['cagri', 'çağrı ÇAĞRI'],
    ['guncelleme', 'güncelleme GÜNCELLEME'],
    ['kagit', 'kâğıt kağıt KAGIT'],
    ['strasse', 'straße STRASSE'],
  ])('makes %s of %s', (plain, forms) => {
    for (const form of [plain, ...forms.split(' ')]) expect(fold(form), form).toBe(plain);
  });

  it('does not depend on how a letter is composed', () => {
    for (const word of ['İstanbul', 'şöğüç', 'é'])
      for (const form of ['NFC', 'NFD', 'NFKC', 'NFKD']) expect(fold(word.normalize(form))).toBe(fold(word));
  });
});

describe('the words of a text', () => {
  it.each([
    // A suffix behind an apostrophe has no meaning; the apostrophe of a name is none.
    ["İstanbul'da ve API’nin", ['istanbul', 've', 'api']],
    ["O'Reilly'nin", ['oreilly']],
    // Identifiers: the parts, then the whole.
    ['getUserName', ['get', 'user', 'name', 'getusername']],
    ['XMLHttpRequest', ['xml', 'http', 'request', 'xmlhttprequest']],
    ['max_retry_count', ['max', 'retry', 'count', 'maxretrycount']],
    ['server.port', ['server', 'port', 'serverport']],
    ['e-posta', ['e', 'posta', 'eposta']],
    ['src/pages/index.tsx', ['src', 'pages', 'index', 'tsx', 'srcpagesindextsx']],
    ['POST /v2/orders', ['post', 'v2', 'orders', 'v2orders']],
    // Punctuation of sentences does not join words.
    ['Bitti. Sonra: iki/üç, (dört)!', ['bitti', 'sonra', 'iki', 'uc', 'ikiuc', 'dort']],
    ['   ', []],
    ['--- ... ///', []],
  ])('%s', (text, terms) => {
    expect(termsOf(text)).toEqual(terms);
  });

  it('are the same for text that is composed otherwise', () => {
    expect(termsOf('Sipariş çağrısı'.normalize('NFD'))).toEqual(['siparis', 'cagrisi']);
  });

  it('leave out what nobody types', () => {
    expect(termsOf(`a ${'f'.repeat(41)} b`)).toEqual(['a', 'b']);
  });

  it('know where they stand', () => {
    const text = 'Yeni iadeTutarı alanı';
    const tokens = createTokenizer()(text);
    expect(tokens.map(({ start, end, position, whole }) => [text.slice(start, end), position, whole])).toEqual([
      ['Yeni', 0, false],
      ['iade', 1, false],
      ['Tutarı', 2, false],
      ['iadeTutarı', 2, true],
      ['alanı', 3, false],
    ]);
  });

  it('are found among others with the same places, case or marks aside', () => {
    const text = 'Kurye, İADE ve şube; iadeTutarı ile iade.';
    const tokenize = createTokenizer();
    const isWanted = new Set(['iade', 'sube']);
    const wanted = wantWords(new Map([...isWanted].map((word) => [word, 1])));
    const picked = tokenize(text, wanted);
    expect(picked).toEqual(tokenize(text).filter(({ term }) => isWanted.has(term)));
    expect(picked).toHaveLength(4);
  });
});

describe('kin of a verb', () => {
  const kinOf = (word: string, ...words: string[]): string[] => findKin(word, (known) => words.includes(known));

  it.each([
    ['kapattik', ['kapandi', 'kapanir'], ['kapandi', 'kapanir']],
    ['agirlasti', ['agir'], ['agir']],
    ['gecmiyor', ['gecti', 'gelmiyor'], ['gecti']],
    ['devrediliyor', ['devredilir'], ['devredilir']],
    // Look-alikes: nouns, and short stems.
    ['basladi', ['bas'], []],
    ['adam', ['ad', 'adi'], []],
    ['arkadas', ['arka', 'arkada'], []],
  ])('of %s among %j: %j', (word, words, kin) => {
    expect(kinOf(word, ...words).sort()).toEqual(kin);
  });

  it('is not told by a single form of a word that is known itself', () => {
    expect(kinOf('gecmiyor', 'gecmiyor', 'gecti')).toEqual([]);
    expect(kinOf('gecmiyor', 'gecmiyor', 'gecti', 'gecer')).toEqual(['gecti', 'gecer']);
  });
});

describe('chatter', () => {
  it.each(['kullanmaliyim', 'yapilir', 'bakilir', 'bulurum', 'gerekiyor', 'istiyorum', 'neye'])('is %s', (word) =>
    expect(isChatter(word)).toBe(true),
  );
  it.each(['derleme', 'dersler', 'bakim', 'bulut', 'oluk', 'kullanici', 'yapi'])('is not %s', (word) =>
    expect(isChatter(word)).toBe(false),
  );
});

describe('a verb', () => {
  it.each(['tanimlamak', 'gorunuyor', 'kapanacak', 'gitmis', 'acilir', 'yatmadi', 'alirim'])('is %s', (word) =>
    expect(isVerb(word)).toBe(true),
  );
  it.each(['siparis', 'bayi', 'kargo', 'fatura', 'tatil', 'depo', 'kurye'])('is not %s', (word) =>
    expect(isVerb(word)).toBe(false),
  );
});

describe('the name of a whole query', () => {
  const tokenize = createTokenizer();
  const loose = (query: string): string | undefined => loosePinOf(tokenize(query));

  it('is loosely the same for other forms, another order and what is said around', () => {
    const own = loose('yeni sayfa açmak');
    for (const query of ['yeni bir sayfa nasıl açılır', 'sayfayı yeni açtım', 'YENI SAYFALAR ACMALIYIM'])
      expect(loose(query), query).toBe(own);
    expect(loose('yeni sayfa silmek')).not.toBe(own);
    expect(pinOf(tokenize('yeni sayfa'))).not.toBe(pinOf(tokenize('sayfa yeni')));
  });

  it('is not loose for a single word', () => {
    for (const query of ['depo', 'nasıl', 'depo nedir']) expect(loose(query)).toBeUndefined();
  });
});
