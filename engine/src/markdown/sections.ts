import type { Section } from '../shared/model.ts';

/** Collects the plain text of a page under its headings while it is compiled. */
export interface Sections {
  write(text: string): void;
  /** The end of a block or of a table cell: words before and after it do not touch. */
  gap(separator: '\n' | ' '): void;
  /** What is written until `end` is not text of the section (a heading's own words). */
  begin(): void;
  end(heading: { heading: string; anchor?: string; level: number }): void;
  finish(): Section[];
}

export function createSections(): Sections {
  const sections: Section[] = [];
  let heading: Omit<Section, 'text'> = { level: 0 };
  // Pieces are joined once: reading the end of a growing string would copy it every time.
  let pieces: string[] = [];
  let pending: '' | '\n' | ' ' = '';
  let silent = 0;
  const close = (): void => {
    const text = pieces.join('').trim();
    if (text !== '' || heading.heading !== undefined) sections.push({ ...heading, text });
  };
  return {
    write(text) {
      if (silent > 0 || text === '') return;
      if (pending !== '' && pieces.length > 0) pieces.push(pending);
      pending = '';
      pieces.push(text);
    },
    gap(separator) {
      if (silent === 0 && pending !== '\n') pending = separator;
    },
    begin() {
      silent += 1;
    },
    end(next) {
      silent -= 1;
      close();
      heading = next;
      pieces = [];
      pending = '';
    },
    finish() {
      close();
      return sections;
    },
  };
}
