import { text } from '../shared/texts.ts';

/** Words that the compiler puts into a page. */
export interface MarkdownLabels {
  /** Default titles by keyword; a keyword without one shows `info`'s when it is the site's own, else itself. */
  admonitions: Readonly<Record<string, string>>;
  footnotes: string;
  /** `{reference}` is the number of the note. */
  footnoteBack: string;
  /** `{heading}` is the heading's text. */
  directLink: string;
  copyCode: string;
  wrapCode: string;
  diagram: string;
  /** Names of the boxes in task lists. */
  taskDone: string;
  taskOpen: string;
}

/** The compiler's words for pages of this language. */
export function labelsFor(locale: string): MarkdownLabels {
  return {
    admonitions: {
      note: text(locale, 'admonition.note'),
      tip: text(locale, 'admonition.tip'),
      info: text(locale, 'admonition.info'),
      warning: text(locale, 'admonition.warning'),
      danger: text(locale, 'admonition.danger'),
      caution: text(locale, 'admonition.caution'),
    },
    footnotes: text(locale, 'footnotes'),
    footnoteBack: text(locale, 'footnotes.back'),
    directLink: text(locale, 'heading.link'),
    copyCode: text(locale, 'code.copy'),
    wrapCode: text(locale, 'code.wrap'),
    diagram: text(locale, 'diagram'),
    taskDone: text(locale, 'task.done'),
    taskOpen: text(locale, 'task.open'),
  };
}
