import { expect, it } from 'vitest';
import { createHighlighter, LOOKS_FOR } from './highlight.ts';
import { loadRefractor } from '../lazy.ts';

// The first tests of the file: nothing has loaded another grammar yet.
it.each([
  ['md', '---\nbaşlık: Kuyruk\n---\n\n# Kuyruk', '<span class="token key atrule">başlık</span>'],
  ['http', 'POST / HTTP/1.1\nContent-Type: application/json\n\n{"a": 1}', '<span class="token property">"a"</span>'],
])('another language within %s has its colours though no block before it was of that language', (name, code, html) => {
  expect(createHighlighter().highlight(code, name)).toContain(html);
});

it.each(Object.entries(LOOKS_FOR))('%s finds the grammars that it looks for', (name, others) => {
  expect(createHighlighter().highlight('x', name)).not.toBe('');
  expect([name, ...others].filter((each) => !loadRefractor().registered(each))).toEqual([]);
});

it('has no token with the name of a class of the theme', () => {
  const html = createHighlighter().highlight('```js\nlet a;\n```\n', 'md');
  expect(html).toContain('token code-snippet');
  expect(html).not.toMatch(/class="[^"]*\bcode-block\b/);
});

it('takes grammars of plugins, which may be made of others, by names that Prism has for others', () => {
  const { highlight } = createHighlighter([
    (prism, load) => {
      load('ruby');
      prism.languages['dil'] = { ...prism.languages['json'], selam: /merhaba/ };
      prism.languages['cs'] = { renk: /mavi/ };
      prism.languages['ruby'] = { tek: /x/ };
    },
  ]);
  expect(highlight('merhaba 1', 'dil')).toBe(
    '<span class="token selam">merhaba</span> <span class="token number">1</span>',
  );
  expect(highlight('mavi', 'cs')).toBe('<span class="token renk">mavi</span>');
  expect(highlight('x', 'ruby')).toBe('<span class="token tek">x</span>');
});
