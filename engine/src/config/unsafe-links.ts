import { formatKeyPath, type KeyPath } from '../shared/plain-data.ts';
import { runsCode } from '../shared/url.ts';

/** Keys of the config whose value a link or an image leads to. */
const ADDRESSES = new Set<PropertyKey>(['to', 'href', 'src', 'srcDark', 'editUrl']);

/** Replaces addresses that run code by `#`, and tells where they stood. What holds none is given back as it is. */
export function disarmLinks<T>(root: T): { value: T; found: KeyPath[] } {
  const found: KeyPath[] = [];
  const visit = (value: unknown, path: KeyPath): unknown => {
    if (typeof value === 'string' && ADDRESSES.has(path.at(-1) ?? '') && runsCode(value)) {
      found.push(path);
      return '#';
    }
    if (Array.isArray(value)) return value.map((item, index) => visit(item, [...path, index]));
    if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, visit(inner, [...path, key])]));
  };
  const value = visit(root, []) as T;
  return found.length > 0 ? { value, found } : { value: root, found };
}

export function describeUnsafe(path: KeyPath): { message: string; hint: string } {
  return {
    message: `\`${formatKeyPath(path)}\` is an address that runs code. The link leads nowhere.`,
    hint: 'Link to a page, or set `markdown.allowUnsafeLinks: true` if the site needs such links.',
  };
}
