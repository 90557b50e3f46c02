import { describe, expect, it } from 'vitest';
import { linkHooks } from './link-hooks.ts';

describe('linkHooks', () => {
  it('asks a function about its kind of address, as Docusaurus does, and takes an address only', () => {
    const asked: unknown[] = [];
    const [plugin] = linkHooks({
      hooks: {
        onBrokenMarkdownLinks: (broken: { url: string }) => {
          asked.push(broken);
          return broken.url === './a.md' ? '/b' : undefined;
        },
        onBrokenMarkdownImages: 'warn',
      },
    });
    const at = { source: 'docs/x.md', line: 3, column: 1 };
    expect(plugin?.replaceMissing?.({ kind: 'link', url: './a.md', ...at })).toBe('/b');
    expect(plugin?.replaceMissing?.({ kind: 'link', url: './c.md', ...at })).toBeUndefined();
    expect(plugin?.replaceMissing?.({ kind: 'image', url: './a.png', ...at })).toBeUndefined();
    expect(asked).toHaveLength(2);
    expect(asked[0]).toMatchObject({
      sourceFilePath: 'docs/x.md',
      url: './a.md',
      node: { type: 'link', url: './a.md', position: { start: { line: 3, column: 1 } } },
    });
  });

  it('names the hook that throws, and the address', () => {
    const fail = () => {
      throw new Error('no such page');
    };
    const [plugin] = linkHooks({ hooks: { onBrokenMarkdownImages: fail } });
    expect(() => plugin?.replaceMissing?.({ kind: 'image', url: './a.png', source: 'docs/x.md' })).toThrow(
      '`markdown.hooks.onBrokenMarkdownImages` was asked about `./a.png` and threw: no such page',
    );
  });

  it('is nothing where the hooks are words', () => {
    expect(linkHooks({ hooks: { onBrokenMarkdownLinks: 'throw' } })).toEqual([]);
    expect(linkHooks(undefined)).toEqual([]);
  });
});
