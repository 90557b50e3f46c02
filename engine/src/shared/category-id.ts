import type { DocsVersion, GeneratedCategory } from './model.ts';

/** What a generated category page is called where docs are called by their ids: its address below the version's root. */
export function categoryId(
  { permalink }: Pick<GeneratedCategory, 'permalink'>,
  { path }: Pick<DocsVersion, 'path'>,
): string {
  const below = permalink.slice(path.replace(/\/$/, '').length);
  return below.length > 1 ? below.replace(/\/$/, '') : below;
}
