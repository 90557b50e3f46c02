import { expect, it } from 'vitest';
import { docFrontMatter } from './page-head.ts';
import { checkFrontMatter } from './front-matter-schema.ts';

it('takes fields of the schema, and keeps those that it does not know', () => {
  const frontMatter = { title: 'Sayfa', description: '', sidebar_position: 3, sidebar_label: 'Kısa', kendi: [1] };
  const file = { source: 'a.md', digest: '', text: '' };
  expect(checkFrontMatter(frontMatter, { schema: docFrontMatter, file })).toEqual({ value: frontMatter, problems: [] });
});
