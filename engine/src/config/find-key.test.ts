import { describe, expect, it } from 'vitest';
import { findKey } from './find-key.ts';

const text = `// navbar: not this one
export default defineConfig({
  title: 'navbar: nor this {',
  navbar: {
    items: [
      { label: 'a', to: '/a' },
      { label: 'b, c', items: [{ to: '/x' }] },
      { label: 'd', 'aria-label': 'e', to: 5 },
    ],
  },
  docs: [{ path: 'docs' }, { 'path': 'guides', versions: { '1.0': { labl: 'x' } } }],
});
`;

describe('findKey', () => {
  it('finds keys through objects and lists, past strings and comments', () => {
    expect(findKey(text, ['navbar'])).toEqual({ line: 4, column: 3 });
    expect(findKey(text, ['navbar', 'items', 2, 'to'])).toEqual({ line: 8, column: 40 });
    expect(findKey(text, ['navbar', 'items', 1, 'items', 0, 'to'])).toEqual({ line: 7, column: 34 });
    expect(findKey(text, ['docs', 1, 'path'])).toEqual({ line: 11, column: 30 });
    expect(findKey(text, ['docs', 1, 'versions', '1.0', 'labl'])).toEqual({ line: 11, column: 69 });
  });

  it('stops at the deepest key it finds', () => {
    expect(findKey(text, ['navbar', 'logo', 'src'])).toEqual({ line: 4, column: 3 });
    expect(findKey(text, ['footer'])).toBeUndefined();
  });

  it('takes the key under which the whole path exists', () => {
    const nested =
      "module.exports = { plugins: [['x', { docs: 1 }]],\n presets: [['classic', { docs: { pth: 'a' } }]] };";
    expect(findKey(nested, ['docs', 'pth'])).toEqual({ line: 2, column: 34 });
    expect(findKey(nested, ['plugins', 0, 1, 'docs'])).toEqual({ line: 1, column: 38 });
    const typed = "presets: [\n  ['classic', /** @type {import('x').Options} */ ({ docs: 1 })],\n]";
    expect(findKey(typed, ['presets', 0, 1, 'docs'])).toEqual({ line: 2, column: 53 });
  });
});
