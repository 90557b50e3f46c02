import { describe, expect, it } from 'vitest';
import { compile } from './testing/render-markdown.ts';
import { endsInTime, findOpen, mayHang } from './parse-guard.ts';

const OPEN_TAGS = '<a href="x">'.repeat(30);

describe('texts that may hold the parser for ever', () => {
  it('are known by tags that stand open, or by many tags and an open brace', () => {
    for (const text of [
      `{${OPEN_TAGS}`,
      `${'{...x} '.repeat(20)}{${OPEN_TAGS}`,
      '<A b={'.repeat(20),
      `import X from './x\n\n{${'<b>'.repeat(20)}`,
      `{x ${'<b></b>'.repeat(20)}`,
    ])
      expect(mayHang(text)).toBe(true);
  });

  it('are not pages as people write them', () => {
    for (const text of [
      OPEN_TAGS,
      `{x}\n\n${'<B c={1}>\n\nText\n\n</B>\n\n'.repeat(50)}`,
      `{x}\n\n${'<br />'.repeat(50)}`,
      `a < b {x} ${'1 < 2 '.repeat(50)}`,
    ])
      expect(mayHang(text)).toBe(false);
  });

  it('are tried in a process that can be ended', () => {
    expect(endsInTime(`{${'<a>'.repeat(16)}`, {})).toBe(true);
    expect(endsInTime(`{${OPEN_TAGS}`, {})).toBe(false);
  });

  it('are parsed as they are when that process cannot be started', () => {
    const { execPath } = process;
    process.execPath = '/no/such/node';
    try {
      expect(endsInTime(`{${OPEN_TAGS}`, {})).toBe(true);
    } finally {
      process.execPath = execPath;
    }
  });

  it('are placed where they open', () => {
    expect(findOpen('# A\n\n{a} b {c <d>')).toEqual({ line: 3, column: 7 });
    expect(findOpen('{a}\n<b></b><c>')).toEqual({ line: 2, column: 8 });
  });

  it('are compiled as ever when the parser comes to an end', () => {
    const text = `{1}\n\n\`\`\`html\n${'<br>\n'.repeat(30)}\`\`\`\n`;
    expect(mayHang(text)).toBe(true);
    expect(compile(text, { format: 'mdx' }).body.kind).toBe('mdx');
  });
});
