import { describe, expect, it } from 'vitest';
import { originalLine, prepareSource } from './source.ts';

const directives = new Set(['note', 'tip']);
const mdx = (text: string): string => prepareSource(text, { format: 'mdx', directives }).text;
const md = (text: string): string => prepareSource(text, { format: 'md', directives }).text;

describe('prepareSource', () => {
  it('blanks front matter line by line', () => {
    expect(mdx('---\na: 1\n---\n# x')).toBe('\n\n\n# x');
    expect(mdx('---\n---\n\nx')).toBe('\n\n\nx');
    expect(mdx('x\n\n---\n\ny')).toBe('x\n\n---\n\ny');
    expect(mdx('--- x\n---\n')).toBe('--- x\n---\n');
  });

  it('writes titles of known admonitions as labels, and makes other words after a name plain text', () => {
    expect(mdx(':::note Bir `iki`\n')).toBe(':::note[Bir `iki`]\n');
    expect(md('> - ::::tip Bir\n')).toBe('> - ::::tip[Bir]\n');
    expect(mdx(':::note[Bir]{#a}\n:::tip{.b}\n:::\n')).toBe(':::note[Bir]{#a}\n:::tip{.b}\n:::\n');
    expect(mdx(':::yok Bir\n')).toBe('\\:::yok Bir\n');
    expect(mdx(':::note[Bir] iki\n')).toBe('\\:::note[Bir] iki\n');
    expect(mdx('::: note\n')).toBe('::: note\n');
  });

  it('escapes ids of headings in MDX only', () => {
    expect(mdx('## a {#b}\n')).toBe('## a \\{#b}\n');
    expect(mdx('## a \\{#b}\n')).toBe('## a \\{#b}\n');
    expect(md('## a {#b}\n')).toBe('## a {#b}\n');
    expect(mdx('metin {#b}\n')).toBe('metin {#b}\n');
  });

  it('turns HTML comments into those of MDX without moving anything', () => {
    expect(mdx('a <!-- b */ c\nd --> e')).toBe('a {/*  b *  c\nd */} e');
    expect(mdx('`<!-- a -->` ve ``x ` <!-- b -->``')).toBe('`<!-- a -->` ve ``x ` <!-- b -->``');
    expect(mdx('tek ` tırnak\n\n<!-- a -->')).toBe('tek ` tırnak\n\n{/*  a */}');
    expect(md('<!-- a -->')).toBe('<!-- a -->');
  });

  it('takes code in a comment for a part of it', () => {
    expect(mdx('```sh\na\n```\n<!--\n## b\n\n```sh\nc\n``` -->\n\n```md\n<!-- d -->\n```\n')).toBe(
      '```sh\na\n```\n{/* \n## b\n\n```sh\nc\n``` */}\n\n```md\n<!-- d -->\n```\n',
    );
    // Neither of these opens one.
    const code = '`<!--` x\n\n```md\n:::note Bir\n```\n\n`-->`\n\n<!-- y\n\n```md\n:::note Bir\n```\n';
    expect(mdx(code)).toBe(code);
  });

  it('leaves code alone', () => {
    const code = '```md\n:::note Bir\n## a {#b} <!-- c -->\n```\n\n~~~~\n~~~\n:::note Bir\n~~~~\n';
    expect(mdx(code)).toBe(code);
    expect(mdx('- ```md\n  :::note Bir\n  ```\n\n:::note Bir\n')).toBe(
      '- ```md\n  :::note Bir\n  ```\n\n:::note[Bir]\n',
    );
    expect(mdx('```js\n:::note Bir')).toBe('```js\n:::note Bir');
  });

  it('takes the indent off a fence after an empty list item, and leaves others', () => {
    expect(md('1.\n\n   ```js\n   a\n     b\n   ```\n\nx')).toBe('1.\n\n```js\na\n  b\n```\n\nx');
    expect(md('-\n\n  ~~~\n\n  a\n  ~~~\n')).toBe('-\n\n~~~\n\na\n~~~\n');
    for (const text of ['- x\n\n  ```js\n  a\n  ```\n', '-\n  ```js\n  a\n  ```\n', '  ```js\n  a\n  ```\n'])
      expect(md(text)).toBe(text);
  });

  it('takes the fence of mdx-code-block away', () => {
    expect(mdx('```mdx-code-block\n:::note Bir\n```\nson')).toBe('\n:::note[Bir]\n\nson');
  });

  it("ends a table before a fence, and knows the author's lines", () => {
    const prepared = prepareSource(':::note\n| a |\n|---|\n| b |\n:::\nson\n', { format: 'md', directives });
    expect(prepared.text).toBe(':::note\n| a |\n|---|\n| b |\n\n:::\nson\n');
    expect(prepared.added).toEqual([5]);
    const twice = `\`\`\`\n| a |\n:::\n\`\`\`\n${prepared.text.replace('| b |\n\n', '| b |\n')}> [a]: b\n> :::\n`;
    const again = prepareSource(twice, { format: 'md', directives });
    expect(again.added).toEqual([9, 13]);
    expect(again.text.split('\n')[12]).toBe('> ');
    expect([4, 6, 7].map((line) => originalLine(line, prepared.added))).toEqual([4, 5, 6]);
  });
});
