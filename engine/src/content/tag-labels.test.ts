import { expect, it } from 'vitest';
import type { Tag } from '../shared/model.ts';
import { checkTagLabels } from './tag-labels.ts';

const tag = (label: string, permalink: string, inline = true): Tag => ({ label, permalink, inline });
const texts: Record<string, string> = {
  'docs/b.md': '---\ntitle: B\ntags:\n- C++\n- C\ndescription: C\n---\n',
};
const check = (pages: { source: string; tags: Tag[] }[], policy: 'warn' | 'ignore' = 'warn') =>
  checkTagLabels(pages, { textOf: (source) => texts[source] ?? '', policy });

it('reports once another name at a known address, with its line', () => {
  const cpp = tag('C++', '/tags/c');
  const c = tag('C', '/tags/c');
  const pages = [
    { source: 'docs/a.md', tags: [cpp] },
    { source: 'docs/b.md', tags: [cpp, c] },
    { source: 'docs/c.md', tags: [c] },
  ];
  const problems = check(pages);
  expect(check(pages, 'ignore')).toEqual([]);
  expect(problems).toMatchObject([{ severity: 'warning', file: 'docs/b.md', line: 5, column: 3 }]);
  expect(problems[0]?.message).toContain('The tags "C++" and "C" have the same address, /tags/c');
});

it('lets the spellings of one name meet, and leaves the tags file to its own check', () => {
  const spellings = ['Sipariş Akışı', 'sipariş-akışı', 'SIPARIS_AKISI'].map((label) => tag(label, '/tags/s'));
  expect(check([{ source: 'docs/a.md', tags: spellings }])).toEqual([]);
  const defined = [tag('Bir', '/tags/x', false), tag('İki', '/tags/x', false)];
  expect(check([{ source: 'docs/a.md', tags: defined }])).toEqual([]);
  expect(check([{ source: 'docs/a.md', tags: [tag('Bir', '/tags/x', false), tag('İki', '/tags/x')] }])).toHaveLength(1);
});
