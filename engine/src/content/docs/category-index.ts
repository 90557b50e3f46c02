/**
 * Whether a doc is the page of its folder: named `index`, `readme` (in any case) or as the folder, compared before number prefixes are
 * taken off. `path` is relative to the content folder.
 */
export function isCategoryIndex(path: string): boolean {
  const parts = path.split('/');
  const file = parts.at(-1) ?? '';
  const name = file.slice(0, file.lastIndexOf('.')).toLowerCase();
  return name === 'index' || name === 'readme' || name === parts.at(-2)?.toLowerCase();
}
