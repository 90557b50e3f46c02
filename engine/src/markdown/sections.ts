import type { Section } from '../shared/model.ts';

/**
 * Collects the text of a page under its headings while it is compiled. A block is a line, code stands between backticks, and the cells of a
 * row are separated by tabs; a table begins with its head, after an empty line. So search can show a sentence, a row or a command.
 */
export interface Sections {
  write(text: string): void;
  code(text: string): void;
  /** The end of a block or of a word: what is before and after it does not touch. */
  gap(separator: Gap): void;
  /** Between two cells of a table. */
  tab(): void;
  /** What is written until `end` is not text of the section (a heading's own words). */
  begin(): void;
  end(heading: { heading: string; anchor?: string; level: number }): void;
  /** What `run` writes, headings included, is no text of the page. */
  hide<T>(run: () => T): T;
  finish(): Section[];
}

type Gap = ' ' | '\n' | '\n\n';

const OUTER_BLANKS = /^[ \n]+|[ \n]+$/g;
const EMPTY_LINES = /\n\s*\n/g;

export function createSections(): Sections {
  const sections: Section[] = [];
  let heading: Omit<Section, 'text'> = { level: 0 };
  // Pieces are joined once: reading the end of a growing string would copy it every time.
  let pieces: string[] = [];
  let pending: '' | Gap = '';
  let silent = 0;
  let hidden = 0;
  const close = (): void => {
    const text = pieces.join('').replace(OUTER_BLANKS, '');
    if (text !== '' || heading.heading !== undefined) sections.push({ ...heading, text });
  };
  const add = (text: string): void => {
    if (silent > 0 || hidden > 0 || text === '') return;
    if (pending !== '' && pieces.length > 0) pieces.push(pending);
    pending = '';
    pieces.push(text);
  };
  return {
    write: (text) => add(withoutTicks(text)),
    code(text) {
      const code = withoutTicks(text.trim().replace(EMPTY_LINES, '\n'));
      if (code !== '') add(`\`${code}\``);
    },
    gap(separator) {
      if (silent === 0 && hidden === 0 && separator.length > (pending === ' ' ? 0 : pending.length))
        pending = separator;
    },
    tab() {
      if (pending === ' ') pending = '';
      add('\t');
    },
    begin() {
      silent += 1;
    },
    end(next) {
      silent -= 1;
      if (hidden > 0) return;
      close();
      heading = next;
      pieces = [];
      pending = '';
    },
    hide(run) {
      hidden += 1;
      try {
        return run();
      } finally {
        hidden -= 1;
      }
    },
    finish() {
      close();
      return sections;
    },
  };
}

const withoutTicks = (text: string): string => (text.includes('`') ? text.replaceAll('`', "'") : text);
