import { findInvalid } from './characters.ts';
import type { KeyPath } from './plain-data.ts';

export interface InvalidText {
  path: KeyPath;
  /** The character, such as `U+D800`. */
  name: string;
}

/**
 * Finds texts with characters that no page, address or feed can hold. Only an escape such as `"\uD800"` brings one into data:
 * texts of files are clean, see decodeSource. Looks at plain data alone: options of plugins may hold anything.
 */
export function findInvalidTexts(root: unknown): InvalidText[] {
  const seen = new Set<unknown>();
  const visit = (value: unknown, path: KeyPath): InvalidText[] => {
    const found = typeof value === 'string' ? findInvalid(value) : undefined;
    if (found) return [{ path, name: found.name }];
    if (!isPlain(value) || seen.has(value)) return [];
    seen.add(value);
    const entries: [PropertyKey, unknown][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
    // A key may become an address: that of a tag or of an author.
    return entries.flatMap(([key, inner]) => {
      const inKey = typeof key === 'string' ? findInvalid(key) : undefined;
      return inKey ? [{ path, name: inKey.name }] : visit(inner, [...path, key]);
    });
  };
  return visit(root, []);
}

function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return Array.isArray(value) || prototype === Object.prototype || prototype === null;
}
