import { expect, it } from 'vitest';
import { allowScripts } from './allow-scripts.ts';

it('allows each script once, the most used first', () => {
  const pages = [
    { url: '/a', scripts: ['x', 'z'] },
    { url: '/b', scripts: ['y', 'z'] },
    { url: '/c', scripts: [] },
  ];
  expect(allowScripts(pages)).toEqual({ sources: ['z', 'x', 'y'], problems: [] });
});

it('stays within what a header holds, and says whose script is left out', () => {
  const pages = Array.from({ length: 25 }, (_, index) => ({
    url: `/p${index}`,
    source: `docs/p${index}.mdx`,
    scripts: ['everywhere', `only-${String(index).padStart(2, '0')}`],
  }));
  const { sources, problems } = allowScripts(pages);
  expect(sources).toHaveLength(20);
  expect(sources[0]).toBe('everywhere');
  expect(problems.map(({ file }) => file)).toEqual(['19', '20', '21', '22', '23', '24'].map((n) => `docs/p${n}.mdx`));
  expect(problems[0]?.message).toContain('26 different scripts');
});
