import { expect, it } from 'vitest';
import { createHighlighter, LOOKS_FOR } from './highlight.ts';
import { loadRefractor } from './lazy.ts';

// The first test of the file: nothing has loaded another grammar yet.
it('YAML in Markdown has its colours though no block before it was YAML', () => {
  const html = createHighlighter().highlight('---\nbaşlık: Kuyruk\n---\n\n# Kuyruk', 'md');
  expect(html).toContain('<span class="token key atrule">başlık</span>');
});

it.each(Object.entries(LOOKS_FOR))('%s finds the grammars that it looks for', (name, others) => {
  expect(createHighlighter().highlight('x', name)).not.toBe('');
  expect([name, ...others].filter((each) => !loadRefractor().registered(each))).toEqual([]);
});
