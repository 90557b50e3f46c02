import { expect, it } from 'vitest';
import { postFrontMatter } from './blog/post-front-matter.ts';
import { docFrontMatter } from './docs/doc-front-matter.ts';
import { checkFrontMatter } from './front-matter-schema.ts';
import { pageFrontMatter } from './pages/page-front-matter.ts';

const VALUES = [
  'metin',
  '',
  ' ',
  '3',
  'a/b',
  'true',
  0,
  -1.5,
  Infinity,
  NaN,
  true,
  false,
  null,
  undefined,
  [],
  ['a'],
  {},
];

it.each([docFrontMatter, pageFrontMatter, postFrontMatter])(
  'what is taken as it stands is what the whole schema takes',
  (definition) => {
    const file = { source: 'a.md', digest: '', text: '' };
    for (const key of [...definition.plain.keys(), 'bilinmeyen'])
      for (const value of VALUES) {
        const frontMatter = { title: 'Sayfa', [key]: value };
        const checked = checkFrontMatter<unknown>(frontMatter, { schema: definition, file }).value;
        expect(checked, `${key}: ${String(value)}`).toEqual(definition.schema.safeParse(frontMatter).data);
      }
  },
);

it('a title and a place are taken as they stand', () => {
  const frontMatter = { title: 'Sayfa', description: '', sidebar_position: 3, sidebar_label: 'Kısa', kendi: [1] };
  const file = { source: 'a.md', digest: '', text: '' };
  expect(checkFrontMatter(frontMatter, { schema: docFrontMatter, file }).value).toBe(frontMatter);
});
