import { describe, expect, it } from 'vitest';
import { parseFrontMatter, parseDate } from './front-matter.ts';

const parse = (text: string) => parseFrontMatter({ source: 'docs/a.md', digest: '', text });

describe('parseFrontMatter', () => {
  it('splits front matter from the body', () => {
    const text = '---\ntitle: A\n---\n\n# B\n';
    const parsed = parse(text);
    expect(parsed).toEqual({ frontMatter: { title: 'A' }, bodyOffset: 17, problems: [] });
    expect(text.slice(parsed.bodyOffset)).toBe('\n# B\n');
  });

  it('reads CRLF files without leaving carriage returns in values', () => {
    const parsed = parse('---\r\ntitle: A\r\nslug: b\r\n---\r\n# B\r\n');
    expect(parsed.frontMatter).toEqual({ title: 'A', slug: 'b' });
    expect(parsed.bodyOffset).toBe(29);
  });

  it('takes a file without front matter, an empty one and an empty block as they are', () => {
    expect(parse('# A\n---\nx: y\n---\n')).toMatchObject({ frontMatter: {}, bodyOffset: 0 });
    expect(parse('----\n')).toMatchObject({ bodyOffset: 0 });
    expect(parse('')).toMatchObject({ frontMatter: {}, bodyOffset: 0, problems: [] });
    expect(parse('---\n---\nmetin')).toMatchObject({ frontMatter: {}, bodyOffset: 8, problems: [] });
    expect(parse('---\n# yorum\n---\nmetin')).toMatchObject({ frontMatter: {}, problems: [] });
  });

  it('reads all of YAML', () => {
    const { frontMatter } = parse(
      '---\ntitle: >\n  Katlanmış\n  başlık\ncustom: {a: [1, x]}\nbase: &b {y: 1}\nmore:\n  <<: *b\n---\n',
    );
    expect(frontMatter).toEqual({
      title: 'Katlanmış başlık\n',
      custom: { a: [1, 'x'] },
      base: { y: 1 },
      more: { y: 1 },
    });
  });

  it('reports where the YAML is wrong, in lines of the file', () => {
    expect(parse('---\nid: x\ntitle: a: b\n---\n').problems).toMatchObject([
      { code: 'invalid-yaml', severity: 'error', file: 'docs/a.md', line: 3, column: 8 },
    ]);
    for (const quote of ['"', "'"])
      expect(parse(`---\ntitle: ${quote}x\nsidebar_position: 2\nb: c\n---\n`).problems).toMatchObject([
        { code: 'invalid-yaml', line: 2, column: 8, message: expect.stringContaining('opened and never closed') },
      ]);
    expect(parse('---\na: 1\na: 2\n---\n').problems).toMatchObject([{ code: 'invalid-yaml', line: 3 }]);
  });

  it('refuses front matter that is no map', () => {
    expect(parse('---\ndüz metin\n---\n').problems).toMatchObject([{ code: 'invalid-yaml', line: 2 }]);
    expect(parse('---\n- a\n---\n').problems[0]?.message).toContain('a list');
  });
});

describe('parseDate', () => {
  const cases: [text: string, iso: string | undefined][] = [
    ['2024-01-31', '2024-01-31T00:00:00.000Z'],
    ['2024-01-31 10:20', '2024-01-31T10:20:00.000Z'],
    ['2024-01-31T10:20:30', '2024-01-31T10:20:30.000Z'],
    ['2024-01-31T10:20:30.5Z', '2024-01-31T10:20:30.500Z'],
    ['2024-01-31T10:20+03:00', '2024-01-31T07:20:00.000Z'],
    ['2024-01-31 9:05:00 +3', '2024-01-31T06:05:00.000Z'],
    ['2023-2-07T00:00:00.000Z', '2023-02-07T00:00:00.000Z'],
    ['2023-2-7 9:05', '2023-02-07T09:05:00.000Z'],
    ['1/31/2024', '2024-01-31T00:00:00.000Z'],
    ['January 31, 2024', '2024-01-31T00:00:00.000Z'],
    ['dün', undefined],
  ];
  for (const [text, iso] of cases) {
    it(`reads ${text} the same on every machine`, () => expect(parseDate(text)?.toISOString()).toBe(iso));
  }
});

describe('characters that no page can hold', () => {
  it('are an error that names the value, wherever an escape makes one', () => {
    const text = '---\ntitle: A\nslug: "/\\uD800"\ntags: ["a\\0b"]\n---\n';
    const { frontMatter, problems } = parseFrontMatter({ source: 'docs/a.md', digest: '', text });
    expect(frontMatter).toEqual({});
    expect(problems).toMatchObject([
      { code: 'invalid-character', severity: 'error', file: 'docs/a.md', line: 3, column: 9 },
      { code: 'invalid-character', severity: 'error', file: 'docs/a.md' },
    ]);
    expect(problems[0]?.message).toContain('"slug" holds U+D800');
    expect(problems[1]?.message).toContain('"tags.0" holds U+0000');
  });

  it('are looked for in data that holds itself, too', () => {
    const text = '---\na: &a [1, *a]\n"k\\u0001": x\n---\n';
    const { problems } = parseFrontMatter({ source: 'docs/a.md', digest: '', text });
    expect(problems.map(({ code }) => code)).toEqual(['invalid-character']);
  });
});
