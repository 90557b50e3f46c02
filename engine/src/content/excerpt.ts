import { cleanLine } from './clean-line.ts';

/**
 * The description of a page whose front matter has none: its first line that looks like text, crudely cleaned. The rules are
 * Docusaurus's own, with their oddities (`~~~` fences and table rows count as text), so that old descriptions stay as they were.
 */

const SETEXT_TITLE = /^[^\r\n]*\r?\n=+/;
const MODULE_LINE = /^(?:import|export)\s/;

/** `body` is the file's text after its front matter. */
export function parseExcerpt(body: string): string | undefined {
  const text = body.trimStart().replace(SETEXT_TITLE, '');
  let fence = 0;
  let inModule = false;
  for (let start = 0; start <= text.length;) {
    const found = text.indexOf('\n', start);
    const end = found < 0 ? text.length : found;
    const line = text.slice(start, end);
    start = end + 1;
    const trimmed = line.trim();
    if (trimmed === '') {
      inModule = false;
      continue;
    }
    if (fence === 0 && (inModule || MODULE_LINE.test(line))) {
      inModule = true;
      continue;
    }
    const ticks = countTicks(trimmed);
    if (ticks >= 3) {
      if (fence === 0) fence = ticks;
      else if (ticks >= fence) fence = 0;
      continue;
    }
    if (fence > 0) continue;
    const cleaned = cleanLine(line.endsWith('\r') ? line.slice(0, -1) : line);
    if (cleaned !== '') return cleaned;
  }
  return undefined;
}

function countTicks(line: string): number {
  let count = 0;
  while (line[count] === '`') count++;
  return count;
}
