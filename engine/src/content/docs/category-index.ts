/**
 * Whether a doc is the page of its folder: named `index`, `readme` (in any case) or as the folder, compared before number prefixes are
 * taken off. `path` is relative to the content folder.
 */
export function isCategoryIndex(path: string): boolean {
  const end = path.lastIndexOf('/');
  const file = path.slice(end + 1);
  const name = file.slice(0, file.lastIndexOf('.')).toLowerCase();
  if (name === 'index' || name === 'readme') return true;
  return end > 0 && name === path.slice(path.lastIndexOf('/', end - 1) + 1, end).toLowerCase();
}
