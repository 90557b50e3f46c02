import { describe, expect, it } from 'vitest';
import { renderToc, toTocEntries, type TocEntry } from './toc.tsx';

const headings = (...levels: number[]): TocEntry[] =>
  levels.map((level, index) => ({ level, id: `h${index}`, value: `${level}` }));
const outline = (html: string) =>
  html
    .replace(/<a [^>]*>|<\/a>/g, '')
    .replaceAll('<ul><li>', '[')
    .replaceAll('</li></ul>', ']')
    .replaceAll('</li><li>', ' ');

describe('renderToc', () => {
  it('nests by level', () => {
    expect(outline(renderToc(headings(2, 3, 3, 2, 3), { min: 2, max: 3 }))).toBe('[2[3 3] 2[3]]');
  });

  it('stays a single well-formed list when levels are skipped or start deep', () => {
    expect(outline(renderToc(headings(2, 4, 3, 2), { min: 2, max: 4 }))).toBe('[2[4 3] 2]');
    expect(outline(renderToc(headings(3, 2, 3), { min: 2, max: 3 }))).toBe('[3 2[3]]');
  });

  it('leaves out other levels and headings without an id', () => {
    const list = [...headings(1, 2, 4), { level: 2, value: 'x' }];
    expect(outline(renderToc(list, { min: 2, max: 3 }))).toBe('[2]');
    expect(renderToc(list, { min: 5, max: 6 })).toBe('');
  });

  it('escapes ids and keeps the HTML of labels', () => {
    const html = renderToc([{ level: 2, id: 'a"&b', value: 'İki <code>kod</code>' }], { min: 2, max: 3 });
    expect(html).toBe('<ul><li><a href="#a&quot;&amp;b">İki <code>kod</code></a></li></ul>');
  });
});

it('escapes quotes of the text as Docusaurus does, not those of tags', () => {
  const html = `<span class="a">Event: 'close'</span> "b"`;
  expect(toTocEntries([{ id: 'a', level: 2, text: '', html }])).toEqual([
    { id: 'a', level: 2, value: '<span class="a">Event: &#39;close&#39;</span> &quot;b&quot;' },
  ]);
});
