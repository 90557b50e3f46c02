import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { compileText } from './compile-text.fixture.ts';

const folder = path.join(import.meta.dirname, 'cases');

describe('syntax cases', () => {
  for (const name of readdirSync(folder)) {
    it(name, () => {
      const file = readdirSync(path.join(folder, name)).find((entry) => /^case\.mdx?$/.test(entry)) ?? 'case.md';
      const text = readFileSync(path.join(folder, name, file), 'utf8');
      const expected = readFileSync(path.join(folder, name, 'case.html'), 'utf8');
      const { page, html } = compileText(text, { format: file === 'case.mdx' ? 'mdx' : 'md', admonitionKeywords: ['ozel'] });
      expect(page.body.kind).toBe(name === 'headings' ? 'mdx' : 'html');
      expect(`${html}\n`).toBe(expected);
    });
  }
});
