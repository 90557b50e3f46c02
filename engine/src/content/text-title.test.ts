import { describe, expect, it } from 'vitest';
import { parseTextTitle, splitTextTitle } from './text-title.ts';

describe('parseTextTitle', () => {
  const cases: [body: string, title: string | undefined][] = [
    ['\n\n# Başlık\n\nmetin', 'Başlık'],
    ['# Başlık #\n', 'Başlık'],
    ['#\tSekme', 'Sekme'],
    ['#Boşluksuz', undefined],
    ['# ', undefined],
    ['Setext başlık\n===\n\nmetin', 'Setext başlık'],
    ['Setext\r\n=======\r\n', 'Setext'],
    ['# Bir `kod`, **kalın** ve [bağ](x)', 'Bir kod, **kalın** ve [bağ](x)'],
    ['# Kimlikli {#kimlik}', 'Kimlikli'],
    ['# Başka biçim {/* #kimlik */}', 'Başka biçim'],
    ["import A from 'a';\nimport B from 'b';\n\nimport C from 'c';\n\n# Başlık", 'Başlık'],
    ["import A from 'a';\r\n\r\n# Başlık\r\n", 'Başlık'],
    ["import A from 'a';\n# Bitişik", undefined],
    ['Önce bir paragraf.\n\n# Sonra', undefined],
    ['<!-- yorum -->\n\n# Sonra', undefined],
    ['<!-- yorum -->\n# Bitişik', undefined],
    ['{/* yorum */}\n\n# Sonra', undefined],
    ['## İki', undefined],
    ['# İki kapanış ## ', 'İki kapanış'],
    ['# C#', 'C'],
    ['# A # B', 'A # B'],
    ['# Kimlikli {#kimlik_1-a} #', 'Kimlikli {#kimlik_1-a}'],
    ['# Kimlik değil {#iki kelime}', 'Kimlik değil {#iki kelime}'],
    ['# Kimlik değil {}', 'Kimlik değil {}'],
    ['# Not {/* yorum */}', 'Not {/* yorum */}'],
    ['# Yalnız ` tik', 'Yalnız ` tik'],
    ['# `a` ve `b` ve ` c', 'a ve b ve ` c'],
    ['Setext {#kimlik} =\n=', 'Setext {#kimlik}'],
    ['Setext\n== =\n', undefined],
    ['Setext\n---\n', undefined],
    ['Üç\nsatır\n===', undefined],
    ['import\tA;\n\n\r\n\n  # Girintili', 'Girintili'],
    ['importlar\n===', 'importlar'],
    ["import A from 'a';\n \n# Boşluklu satır blok bitirmez", undefined],
    ['', undefined],
  ];
  for (const [body, title] of cases) {
    it(`gives ${JSON.stringify(title)} for ${JSON.stringify(body)}`, () => expect(parseTextTitle(body)).toBe(title));
  }

  // Each would keep a scan that starts over at every letter busy for hours.
  const long = 5 * 2 ** 20;
  const walls: [what: string, body: string, title: string | undefined][] = [
    ['one line', 'a'.repeat(long), undefined],
    ['lines', 'metin metni\n'.repeat(long / 12), undefined],
    ['imports without an end', `import a from 'a';\n`.repeat(long / 19), undefined],
    ['import blocks', `${`import a from 'a';\n\n`.repeat(long / 20)}# Başlık`, 'Başlık'],
    ['space inside a title', `# a${' '.repeat(long)}b`, `a${' '.repeat(long)}b`],
    ['space before the text', `${' \n'.repeat(long / 2)}metin`, undefined],
    ['braces', `# ${'{'.repeat(long)}`, '{'.repeat(long)],
    ['an underline that is none', `a\n${'='.repeat(long)}-`, undefined],
  ];
  for (const [what, body, title] of walls) {
    it(`reads five megabytes of ${what}`, () => expect(parseTextTitle(body) === title).toBe(true));
  }
});

describe('splitTextTitle', () => {
  it.each([
    ['# C# temelleri\n\nMetin.', 'C# temelleri', '\n\nMetin.'],
    ["import A from 'a';\n\n# Başlık\r\nMetin.", 'Başlık', "import A from 'a';\n\n\r\nMetin."],
    ['Setext\n===\nMetin.', 'Setext', '\nMetin.'],
    ['Metin.\n\n# Sonra', undefined, 'Metin.\n\n# Sonra'],
  ])('takes the heading out of %j', (body, title, rest) => expect(splitTextTitle(body)).toEqual({ title, rest }));
});
