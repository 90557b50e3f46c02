import { describe, expect, it } from 'vitest';
import { categorySchema as schema, isCategoryMetadata, parseCategoryMetadata } from './category-metadata.ts';

const parse = (text: string, source = 'docs/k/_category_.json') => parseCategoryMetadata({ source, digest: '', text });

describe('category files', () => {
  it('are known by name', () => {
    expect(['_category_.json', 'a/_category_.yml', 'a/b/_category_.yaml'].every(isCategoryMetadata)).toBe(true);
    expect(['x_category_.json', '_category_.js', 'a/_category_.json/b'].some(isCategoryMetadata)).toBe(false);
  });

  it('are read as JSON, forgiving JSON or YAML', () => {
    const link = { type: 'generated-index', slug: '/x', keywords: ['a'] };
    expect(
      parse('{"label": "K", "position": 2.5, "link": {"type": "generated-index", "slug": "/x", "keywords": "a"}}'),
    ).toEqual({
      value: { label: 'K', position: 2.5, link },
      problems: [],
    });
    expect(parse('{\n  // yorum yok ama son virgül var\n}').problems).toHaveLength(1);
    expect(parse('{"label": "K",}').value).toEqual({ label: 'K' });
    expect(parse('label: K\nlink: null\n', 'docs/k/_category_.yml').value).toEqual({ label: 'K', link: null });
    expect(parse('', 'docs/k/_category_.yml')).toEqual({ value: {}, problems: [] });
  });

  it('are refused with an unknown key or a wrong value', () => {
    expect(parse('{\n  "label": "K",\n  "colapsed": true\n}').problems).toMatchObject([
      { code: 'invalid-category-file', file: 'docs/k/_category_.json', line: 3, hint: 'Did you mean "collapsed"?' },
    ]);
    expect(parse('{"position": "x"}').problems).toMatchObject([{ line: 1 }]);
    expect(parse('{"link": {"type": "belge"}}').problems).toHaveLength(1);
  });

  it('are taken as they stand only where the whole schema says the same', () => {
    const values = [
      'K',
      'tr',
      '',
      ' ',
      '3',
      'true',
      0,
      2.5,
      -1,
      true,
      false,
      null,
      [],
      ['a'],
      {},
      { type: 'doc', id: 'a' },
    ];
    const fields = Object.keys(schema.shape);
    expect(fields).toHaveLength(10);
    for (const field of [...fields, 'bilinmeyen', '__proto__', 'toString'])
      for (const value of values) {
        const text = `{"label": "Önce", ${JSON.stringify(field)}: ${JSON.stringify(value)}}`;
        const whole = schema.safeParse(JSON.parse(text));
        const read = parse(text);
        expect(read.problems.length > 0, text).toBe(!whole.success);
        expect(read.value, text).toEqual(whole.data ?? {});
      }
    expect(parse('[]').problems).toHaveLength(1);
    expect(parse('"K"').problems).toHaveLength(1);
    expect(parse('null').problems).toHaveLength(1);
  });
});
