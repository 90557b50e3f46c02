import { describe, expect, it } from 'vitest';
import { parseTextTitle } from './text-title.ts';

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
    ['## İki', undefined],
    ['', undefined],
  ];
  for (const [body, title] of cases) {
    it(`gives ${JSON.stringify(title)} for ${JSON.stringify(body)}`, () => expect(parseTextTitle(body)).toBe(title));
  }
});
