import { expect, it } from 'vitest';
import { nameSource, splitBySize } from './llms.ts';
import { printFrontMatter } from './page-facts.ts';

it('splits pages by size, in their order', () => {
  const pages = [4, 4, 9, 1, 1].map((size) => ({ size }));
  const sizes = splitBySize(pages, 8).map((part) => part.map(({ size }) => size));
  expect(sizes).toEqual([[4, 4], [9], [1, 1]]);
  expect(splitBySize([], 8)).toEqual([]);
});

it('says where a text stands, below its title', () => {
  const named = (text: string): string =>
    Buffer.concat(nameSource(Buffer.from(text), 'https://x.test/a.md')).toString('utf8');
  expect(named('# A ş\n\nb\n')).toBe('# A ş\n\nSource: https://x.test/a.md\n\nb\n');
  expect(named('b\n')).toBe('Source: https://x.test/a.md\n\nb\n');
  expect(named('# A\n')).toBe('# A\n\nSource: https://x.test/a.md\n\n');
});

it('prints facts so that YAML reads no text as something else', () => {
  const facts = { title: 'no: "x"\ny', url: 'https://x.test/', language: 'no' };
  expect(printFrontMatter(facts)).toBe(
    '---\ntitle: "no: \\"x\\"\\ny"\nurl: "https://x.test/"\nlanguage: "no"\n---\n\n',
  );
});
