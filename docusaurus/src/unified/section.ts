import { fieldsOf, listOf, type Fields } from '../config/entries.ts';
import type { PluginLists, UnifiedSection } from './lists.ts';

const FOLDERS = { docs: 'docs', blog: 'blog', pages: 'src/pages' } as const;

export function unifiedSection(
  kind: keyof typeof FOLDERS,
  { section, lists, hasMath }: { section: Fields; lists: PluginLists; hasMath: boolean },
): UnifiedSection {
  const { id, path, admonitions } = section;
  return {
    kind,
    id: typeof id === 'string' ? id : 'default',
    path: typeof path === 'string' ? path : FOLDERS[kind],
    lists,
    keywords: keywordsOf(admonitions),
    hasMath,
  };
}

const KEYWORDS = ['secondary', 'info', 'success', 'danger', 'note', 'tip', 'warning', 'important', 'caution'];

function keywordsOf(admonitions: unknown): string[] {
  if (admonitions === false) return [];
  const { keywords, extendDefaults } = fieldsOf(admonitions);
  const own = listOf(keywords).map(String);
  return extendDefaults === false && own.length > 0 ? own : [...KEYWORDS, ...own];
}
