import { describe, expect, it } from 'vitest';
import { checkFrontMatterEnd, findFrontMatter } from './front-matter.ts';

/** The YAML and the body, as every reader sees them. */
function split(text: string): { yaml?: string; body: string } {
  const block = findFrontMatter(text);
  if (!block) return { body: text };
  return { yaml: text.slice(block.start, block.end), body: text.slice(block.bodyOffset) };
}

describe('findFrontMatter', () => {
  it.each([
    ['---\na: 1\n---\nx', { yaml: 'a: 1', body: 'x' }],
    ['--- \t\na: 1\n---  \nx', { yaml: 'a: 1', body: 'x' }],
    ['---\r\na: 1\r\n---\r\nx', { yaml: 'a: 1', body: 'x' }],
    ['---\n---\nx', { yaml: '', body: 'x' }],
    ['---\r\n---\r\nx', { yaml: '', body: 'x' }],
    ['---\na: 1\n---', { yaml: 'a: 1', body: '' }],
    ['---\na: 1\n ---\n---\nx', { yaml: 'a: 1\n ---', body: 'x' }],
    ['---', { yaml: '', body: '' }],
    ['---\n\n', { yaml: '\n', body: '' }],
  ])('splits %j', (text, expected) => {
    expect(split(text)).toEqual(expected);
    expect(checkFrontMatterEnd(text, 'a.md')).toBeUndefined();
  });

  it.each(['', 'x\n---\na: 1\n---\n', '----\na: 1\n----\n', '--- x\n---\n', ' ---\na: 1\n---\n', '--\n'])(
    'finds none in %j',
    (text) => expect(findFrontMatter(text)).toBeUndefined(),
  );
});

describe('checkFrontMatterEnd', () => {
  it('reports text after the closing dashes, and gives it to the body', () => {
    const text = '---\ntitle: A\n--- x\n\nBody one\n\n---\n\nBody two';
    expect(split(text)).toEqual({ yaml: 'title: A', body: ' x\n\nBody one\n\n---\n\nBody two' });
    expect(checkFrontMatterEnd(text, 'docs/a.md')).toMatchObject({
      code: 'front-matter-end',
      severity: 'error',
      file: 'docs/a.md',
      line: 3,
      column: 5,
    });
    expect(checkFrontMatterEnd('---\r\na: 1\r\n----\r\nx', 'a.md')).toMatchObject({ line: 3, column: 4 });
  });

  it('reports a missing end, without which all of the text is front matter', () => {
    expect(split('---\ntitle: A\n\n# B\n')).toEqual({ yaml: 'title: A\n\n# B\n', body: '' });
    expect(checkFrontMatterEnd('---\ntitle: A\n\n# B\n', 'a.md')).toMatchObject({
      code: 'front-matter-end',
      severity: 'warning',
      line: 1,
      column: 1,
    });
  });
});
