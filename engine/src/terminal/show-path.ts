import path from 'node:path';

/** A path as the person at the terminal would type it: from the current folder when it is below, else whole. */
export function showPath(target: string): string {
  const relative = path.relative(process.cwd(), target);
  return relative === '' ? '.' : relative.startsWith('..') || path.isAbsolute(relative) ? target : relative;
}
