import { describe, expect, it } from 'vitest';
import type { CompiledPage } from '../shared/model.ts';
import { createBodyCompiler } from './context.ts';

describe('createBodyCompiler', () => {
  it('compiles files of the same bytes once, and reports problems of the requested file', async () => {
    const cached = new Map<string, CompiledPage>();
    const stored: string[] = [];
    const texts: Record<string, string> = {
      'docs/a.md': '# A\n\n:::bilinmeyen\nx\n:::\n',
      'docs/b.md': '# B\n',
    };
    for (const name of ['1.0', '2.0', '3.0', '4.0'])
      texts[`versioned_docs/version-${name}/a.md`] = texts['docs/a.md'] ?? '';
    const { compile } = createBodyCompiler(
      { markdown: {} },
      {
        files: {
          readSource: (source) => ({ source, text: texts[source] ?? '', digest: (texts[source] ?? '').slice(0, 3) }),
          readBytes: () => undefined,
        },
        cache: {
          get: (key) => cached.get(key),
          set(key, page) {
            stored.push(key);
            cached.set(key, page);
          },
        },
        syntaxes: [],
      },
    );
    const pages: CompiledPage[] = [];
    for (const source of Object.keys(texts)) pages.push(await compile({ source, format: 'mdx' }));
    expect(stored).toHaveLength(2);
    const reported = pages.flatMap(({ problems }) => problems.map(({ file }) => file));
    expect(reported).toEqual(Object.keys(texts).filter((source) => source.endsWith('/a.md')));
  });
});
