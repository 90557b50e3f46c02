import { textToken } from '../shared/text-tokens.ts';
import { text, type TextId } from '../shared/texts.ts';

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

/** Tokens in place of the words, so that one compile serves every language; render fills them in. */
export const LABEL_TOKENS: MarkdownLabels = createLabels((id, value) => textToken(id, value));

/** English words, for text that is compiled for no page. */
export const ENGLISH_LABELS: MarkdownLabels = createLabels((id) => text({ lang: 'en' }, id));

function createLabels(word: (id: TextId, value?: string) => string): MarkdownLabels {
  return {
    admonitions: {
      note: word('admonition.note'),
      tip: word('admonition.tip'),
      info: word('admonition.info'),
      warning: word('admonition.warning'),
      danger: word('admonition.danger'),
      caution: word('admonition.caution'),
    },
    // A heading: the words of headings belong to the compile.
    footnotes: text({ lang: 'en' }, 'footnotes'),
    footnoteBack: word('footnotes.back', '{reference}'),
    directLink: word('heading.link', '{heading}'),
    copyCode: word('code.copy'),
    wrapCode: word('code.wrap'),
    diagram: word('diagram'),
    taskDone: word('task.done'),
    taskOpen: word('task.open'),
  };
}
