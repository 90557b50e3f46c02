import { describe, expect, it } from 'vitest';
import { parseExcerpt } from './excerpt.ts';

describe('parseExcerpt', () => {
  const cases: [body: string, excerpt: string | undefined][] = [
    ['# Başlık\n\nİlk paragraf **kalın** ve [bağ](/x).\n\nİkinci.', 'İlk paragraf kalın ve bağ.'],
    ['Başlık\n===\n\nMetin.', 'Metin.'],
    ["import A from 'a';\nexport const b = 1;\n\nMetin.", 'Metin.'],
    ['```js\nkod\n```\n\nMetin.', 'Metin.'],
    ['````md\n```js\n````\nMetin.', 'Metin.'],
    ['~~~python\nkod\n~~~', '~~~python'],
    ['| Sol | Orta |\n|---|---|', '| Sol | Orta |'],
    ['1. [nokta](x.md)', '1. nokta'],
    ['![görsel](./x.png)\n', 'görsel'],
    ['## İki `kod` {#iki}', 'İki kod'],
    ['# Kimlikli h1 {#benim-kimligim}', 'benim-kimligim}'],
    ['> Alıntı', 'Alıntı'],
    [':::note Başlık\n\nİçerik.\n\n:::', 'İçerik.'],
    ['Merhaba :tada: ve ~~silik~~ `kod` _eğik_[^1]', 'Merhaba ve silik kod eğik'],
    ['<div>\n\nHtml *içi*\n\n</div>', 'Html içi'],
    ['Satır\r\nikinci\r\n', 'Satır'],
    ['{1 + 1}', '{1 + 1}'],
    ['', undefined],
    ['# Yalnız başlık', undefined],
  ];
  for (const [body, excerpt] of cases) {
    it(`gives ${JSON.stringify(excerpt)} for ${JSON.stringify(body)}`, () => expect(parseExcerpt(body)).toBe(excerpt));
  }
});
