import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { parsePlainYaml } from './plain-yaml.ts';

describe('parsePlainYaml', () => {
  const same = [
    '',
    'title: Merhaba dünya',
    'title: Merhaba\r\nsidebar_position: 3\r\n',
    'a: 1\nb: -2\nc: 1.5\nd: 0\ne: 1.0\nf: 2024-01-02',
    'a: true\nb: False\nc: null\nd: yes\ne: NULL\nf: nullable',
    'a:\nb: 1',
    'a:',
    'tags: [sipariş, iade yolu, 12, true]',
    'tags: []',
    'tags:\n  - bir\n  - iki üç\nb: 2',
    'tags:\n- bir\n- 2\nb: 2',
    'a: "tırnaklı: değer"\nb: \'tek # tırnak\'',
    '# yorum\n\na: b#c\n# yorum\nb: x:y',
    'a: /yol/x',
    'a: C++\nb: x [y] z',
    'a: boşluklu   \nb:   \nc: [x]  \nd: "e"  \nf: g\u00a0',
  ];
  for (const yaml of same) {
    it(`reads ${JSON.stringify(yaml)} as the YAML package does`, () => {
      expect(parsePlainYaml(yaml)).toEqual(parse(yaml) ?? {});
    });
  }

  const left = [
    'title: a: b',
    'title: a #b',
    'a: |\n  metin',
    'a: bir\n  iki',
    'a: {b: c}',
    'a: [b, {c: d}]',
    'a: [b,\n  c]',
    'a: [b, ]',
    'a: &x 1\nb: *x',
    'a: "x\\ny"',
    "a: 'it''s'",
    'a: 012',
    'a: 0x1f',
    'a: 1e3',
    'a: .5',
    'a: ~',
    'a: 1\na: 2',
    'a:\n  b: c',
    'a:\n  - b: c',
    'a:\n  - b\n    - c',
    'düz metin',
    'a: b\t',
    'a: @x',
    '? a',
    'a: x:',
    'a: b # yorum',
    'a: .gizli',
    'title: 🚀 Roket',
  ];
  for (const yaml of left) {
    it(`leaves ${JSON.stringify(yaml)} to the YAML package`, () => {
      expect(parsePlainYaml(yaml)).toBeUndefined();
    });
  }
});
