import path from 'node:path';
import type { Problem } from '../shared/model.ts';

export interface SummaryFacts {
  pages: number;
  seconds: number;
  /** Bytes of the whole output. */
  bytes: number;
  /** Pages taken over from the last build as they were. */
  cacheHits: number;
  warnings: number;
  /** As it should be shown. */
  outDir: string;
}

/** The last lines of a build. */
export function formatSummary(facts: SummaryFacts): string {
  const { pages, seconds, bytes, cacheHits, warnings, outDir } = facts;
  const pieces = [
    `${pages} ${pages === 1 ? 'page' : 'pages'}`,
    formatSeconds(seconds),
    formatBytes(bytes),
    `${cacheHits} from cache`,
  ];
  if (warnings > 0) pieces.push(`${warnings} ${warnings === 1 ? 'warning' : 'warnings'}`);
  return `Built ${pieces.join(', ')}\nWritten to ${outDir}`;
}

/** Problems that say what becomes of a site which was written for another engine. */
const FOREIGN = new Set(['config-unsupported', 'config-package', 'plugin-unsupported', 'theme-part']);

/** What such a site loses, in one line. Nothing where it loses nothing. */
export function formatForeign(problems: readonly Problem[]): string | undefined {
  const own = problems.filter(({ code }) => FOREIGN.has(code));
  if (own.length === 0) return undefined;
  const count = (effect: Problem['effect']): number => own.filter((problem) => problem.effect === effect).length;
  const pieces = [
    [count(undefined), 'lost to readers'],
    [count('changed'), 'used in another way'],
    [count('ignored'), 'ignored'],
  ] as const;
  const shown = pieces.filter(([number]) => number > 0).map(([number, what]) => `${number} ${what}`);
  return `Of what the site was written with: ${shown.join(', ')}. \`yaprak doctor\` lists it all.`;
}

function formatSeconds(seconds: number): string {
  if (seconds < 1) return `${Math.round(seconds * 1000)} ms`;
  if (seconds < 60) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

export function formatBytes(bytes: number): string {
  const units = ['B', 'kB', 'MB', 'GB'];
  let size = bytes;
  let unit = 0;
  // 999.95 would be rounded to 1000.0, which belongs to the next unit.
  while (size >= (unit === 0 ? 1000 : 999.95) && unit < units.length - 1) {
    size /= 1000;
    unit++;
  }
  return `${unit === 0 ? size : size.toFixed(1)} ${units[unit] ?? ''}`;
}

/** A path as the person at the terminal would type it: from the current folder when it is below, else whole. */
export function showPath(target: string): string {
  const relative = path.relative(process.cwd(), target);
  return relative === '' ? '.' : relative.startsWith('..') || path.isAbsolute(relative) ? target : relative;
}
