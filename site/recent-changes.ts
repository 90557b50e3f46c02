import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One line of the home page's lists. */
export interface RecentChange {
  /** Day, as in `2024-06-11`. */
  date: string;
  to: string;
  title: string;
  note: string;
}

/**
 * What changed lately, from what the pages say of themselves: docs with a `change_note` by their `last_reviewed`, posts by the day in
 * their file name. The home page reads it from `customFields`.
 */
export function readRecentChanges(siteDir: string): { docs: RecentChange[]; posts: RecentChange[] } {
  const docs = readFrontMatters(join(siteDir, 'docs')).flatMap(({ file, get }) => {
    const note = get('change_note');
    const to = `/docs/${file.replace(/\.mdx?$/, '')}`;
    return note === '' ? [] : [{ date: get('last_reviewed'), to, title: get('title'), note }];
  });
  const posts = readFrontMatters(join(siteDir, 'blog')).map(({ file, get }) => {
    return { date: file.slice(0, 10), to: `/blog/${get('slug')}`, title: get('title'), note: get('description') };
  });
  return { docs: takeNewest(docs, 5), posts: takeNewest(posts, 3) };
}

function takeNewest(changes: RecentChange[], count: number): RecentChange[] {
  return changes.sort((a, b) => b.date.localeCompare(a.date) || a.to.localeCompare(b.to)).slice(0, count);
}

/** The single-line values of each file's front matter; these lists need no others. */
function readFrontMatters(folder: string): Array<{ file: string; get: (key: string) => string }> {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.mdx?$/.test(file) && !/(^|\/)_/.test(file))
    .map((file) => {
      const [, block = ''] = /^---\n([\s\S]*?)\n---/.exec(readFileSync(join(folder, file), 'utf8')) ?? [];
      const values = new Map(block.split('\n').map((line) => splitLine(line)));
      return { file, get: (key) => values.get(key) ?? '' };
    });
}

function splitLine(line: string): [string, string] {
  const colon = line.indexOf(':');
  return [line.slice(0, colon).trim(), line.slice(colon + 1).trim().replace(/^"(.*)"$/, '$1')];
}
