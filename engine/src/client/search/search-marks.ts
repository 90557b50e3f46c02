import { createTokenizer } from '../../search/analyze/tokenize.ts';
import { wantWords } from '../../search/analyze/words.ts';
import { markWords } from '../../search/query/mark-words.ts';

/** Marks words on a page without changing its markup, so nothing moves and nothing must be restored. */

const NAME = 'yaprak-search';
const SKIPPED = 'script,style,template,svg,button';

export interface PageMarks {
  clear(): void;
}

export function markPage(root: Element, terms: readonly string[]): PageMarks | undefined {
  // Browsers without the Custom Highlight API show the page as it is.
  if (typeof Highlight === 'undefined' || terms.length === 0) return undefined;
  const tokenize = createTokenizer();
  const wanted = wantWords(new Map(terms.map((term) => [term, 1])));
  const ranges: Range[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT, (node) =>
    node.parentElement?.closest(SKIPPED) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (const { start, end } of markWords(node.nodeValue ?? '', { wanted, tokenize })) {
      const range = document.createRange();
      range.setStart(node, start);
      range.setEnd(node, end);
      ranges.push(range);
    }
  }
  if (ranges.length === 0) return undefined;
  CSS.highlights.set(NAME, new Highlight(...ranges));
  // The CSS rule for marks applies to every element of the page, so it is on only while there are marks.
  const { dataset } = document.documentElement;
  dataset.marked = '';
  return {
    clear: () => {
      CSS.highlights.delete(NAME);
      delete dataset.marked;
    },
  };
}
