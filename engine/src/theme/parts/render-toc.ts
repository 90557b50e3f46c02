import { escapeAttribute } from '../../shared/escape.ts';
import type { TocLevels } from '../../shared/model.ts';
import type { TocEntry } from './toc-entries.ts';

/**
 * Nested lists of links to the headings between two levels. A string rather than elements: the labels are HTML already,
 * and every page has one. Empty when no heading qualifies.
 */
export function renderToc(headings: readonly TocEntry[], levels: TocLevels): string {
  const open: number[] = [];
  let html = '';
  for (const { id, level, value: label } of headings) {
    if (id === undefined || level < levels.min || level > levels.max) continue;
    while (open.length > 1 && level <= (open.at(-2) ?? 0)) {
      open.pop();
      html += '</li></ul>';
    }
    if (open.length === 0 || level > (open.at(-1) ?? 0)) {
      open.push(level);
      html += '<ul><li>';
    } else {
      // A level that was skipped on the way down ends up beside the deeper one; it counts from here on.
      open[open.length - 1] = level;
      html += '</li><li>';
    }
    html += `<a href="#${escapeAttribute(id)}">${label}</a>`;
  }
  return html + '</li></ul>'.repeat(open.length);
}
