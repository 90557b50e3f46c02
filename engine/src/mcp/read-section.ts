import GithubSlugger from 'github-slugger';

/** A heading of a twin: its line, from 0. */
export interface TwinHeading {
  line: number;
  level: number;
  text: string;
  anchor: string;
}

const HEADING = /^(#{1,6})\s+(.*?)(?:\s+\{#([^}]+)\})?\s*$/;
const FENCE = /^\s*(`{3,}|~{3,})/;

/** The headings of a Markdown text, without what only looks like one in code. */
export function listHeadings(lines: readonly string[]): TwinHeading[] {
  const slugger = new GithubSlugger();
  const headings: TwinHeading[] = [];
  let fence: string | undefined;
  for (const [line, text] of lines.entries()) {
    const mark = FENCE.exec(text)?.[1];
    if (mark !== undefined && (fence === undefined || text.trim().startsWith(fence))) {
      fence = fence === undefined ? mark : undefined;
      continue;
    }
    const found = fence === undefined ? HEADING.exec(text) : null;
    if (!found) continue;
    const [, marks = '', written = '', id] = found;
    const plain = written.replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[`*~\\]/g, '');
    headings.push({ line, level: marks.length, text: plain, anchor: id ?? slugger.slug(plain) });
  }
  return headings;
}

/** The lines of one section with those below it: from its heading to the next of the same level. Nothing if there is none. */
export function findSection(lines: readonly string[], wanted: string): { from: number; to: number } | undefined {
  const headings = listHeadings(lines);
  const name = wanted
    .replace(/^#+\s*/, '')
    .trim()
    .toLocaleLowerCase();
  const at = headings.findIndex(
    ({ anchor, text }) => anchor.toLocaleLowerCase() === name || text.trim().toLocaleLowerCase() === name,
  );
  const heading = headings[at];
  if (!heading) return undefined;
  const next = headings.slice(at + 1).find(({ level }) => level <= heading.level);
  return { from: heading.line, to: next?.line ?? lines.length };
}
