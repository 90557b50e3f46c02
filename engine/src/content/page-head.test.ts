import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { parseHead } from './page-head.ts';

const LINES = [
  '---',
  'title: Bir',
  'description: iki',
  'mdx: {format: mdx}',
  'tags: [a',
  '',
  '   ',
  '# Başlık',
  'Sözcük',
  '===',
  '```js',
  '```',
  "import A from './a.js';",
  'importlar',
  '<Kart/>',
  '![resim](a.png)',
  'text\r',
  '\r',
  '---son',
];

/** A list of lines for each number: all short ones there are, then ever longer ones. */
function textOf(number: number): string {
  const lines: string[] = [];
  for (let rest = number; rest > 0; rest = Math.floor(rest / LINES.length))
    lines.push(LINES[rest % LINES.length] ?? '');
  return lines.join('\n');
}

describe('parseHead', () => {
  it.each(['detect', 'md', 'mdx'] as const)('says the same of an opening as of the whole text: %s', (format) => {
    const options = { kind: 'doc', format } as const;
    const wrong: unknown[] = [];
    // A large prime takes us through texts of up to seven lines without order.
    for (let step = 1; step < 800; step++) {
      const text = `${step % 2 ? '---\n' : ''}${textOf((step * 15_485_863) % LINES.length ** 7)}`;
      const file = { source: 'a.md', digest: 'd', text };
      const whole = parseHead(file, options);
      for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1)) {
        const opening = text.slice(0, end + 1);
        const head = parseHead({ ...file, opening }, options);
        if (!isDeepStrictEqual(head, whole)) wrong.push({ text, opening, head, whole });
      }
    }
    expect(wrong).toEqual([]);
  });

  it('does not look at the rest of a long page whose opening says all', () => {
    const file = {
      source: 'a.md',
      digest: 'd',
      opening: '---\ntitle: Bir\n---\n# Başlık\n\nSöz.\n',
      get text(): string {
        throw new Error('was decoded');
      },
    };
    expect(parseHead(file, { kind: 'doc', format: 'detect' }).value).toMatchObject({
      frontMatter: { title: 'Bir' },
      contentTitle: 'Başlık',
      excerpt: 'Söz.',
    });
  });
});
