import { useEffect, useMemo } from 'react';

/** Hooks about the table of contents of a page. */

/** A heading in Docusaurus's format: `value` is HTML. */
export interface TOCItem {
  value: string;
  id: string;
  level: number;
}

export interface TOCTreeNode extends TOCItem {
  children: readonly TOCTreeNode[];
}

interface Levels {
  minHeadingLevel: number;
  maxHeadingLevel: number;
}

/** Headings as a tree: a heading is under the last one before it that is of a higher rank. */
export function useTreeifiedTOC(toc: readonly TOCItem[]): readonly TOCTreeNode[] {
  return useMemo(() => toTree(toc), [toc]);
}

export function useFilteredAndTreeifiedTOC({
  toc,
  minHeadingLevel,
  maxHeadingLevel,
}: Levels & { toc: readonly TOCItem[] }): readonly TOCTreeNode[] {
  return useMemo(
    () => keepLevels(toTree(toc), { minHeadingLevel, maxHeadingLevel }),
    [toc, minHeadingLevel, maxHeadingLevel],
  );
}

interface GrowingNode extends TOCItem {
  children: GrowingNode[];
}

function toTree(toc: readonly TOCItem[]): GrowingNode[] {
  const roots: GrowingNode[] = [];
  const open: GrowingNode[] = [];
  for (const heading of toc) {
    const node = { ...heading, children: [] };
    while (open.length > 0 && (open.at(-1)?.level ?? 0) >= heading.level) open.pop();
    (open.at(-1)?.children ?? roots).push(node);
    open.push(node);
  }
  return roots;
}

/** What is below a heading that is left out takes its place. */
function keepLevels(nodes: readonly TOCTreeNode[], levels: Levels): TOCTreeNode[] {
  return nodes.flatMap((node) => {
    const children = keepLevels(node.children, levels);
    const isKept = node.level >= levels.minHeadingLevel && node.level <= levels.maxHeadingLevel;
    return isKept ? [{ ...node, children }] : children;
  });
}

export interface TOCHighlightConfig extends Levels {
  linkClassName: string;
  linkActiveClassName: string;
}

/** Marks the link of the heading that the reader is at, among all links of a class. */
export function useTOCHighlight(config: TOCHighlightConfig | undefined): void {
  const { linkClassName, linkActiveClassName, minHeadingLevel, maxHeadingLevel } = config ?? {};
  useEffect(() => {
    if (!linkClassName || !linkActiveClassName) return undefined;
    const levels = { minHeadingLevel: minHeadingLevel ?? 2, maxHeadingLevel: maxHeadingLevel ?? 3 };
    const mark = (): void => {
      const id = headingAtTop(levels)?.id;
      for (const link of document.getElementsByClassName(linkClassName))
        link.classList.toggle(linkActiveClassName, id !== undefined && idOf(link) === id);
    };
    mark();
    document.addEventListener('scroll', mark, { passive: true });
    window.addEventListener('resize', mark);
    return () => {
      document.removeEventListener('scroll', mark);
      window.removeEventListener('resize', mark);
    };
  }, [linkClassName, linkActiveClassName, minHeadingLevel, maxHeadingLevel]);
}

function idOf(link: Element): string {
  return decodeURIComponent((link as HTMLAnchorElement).hash.slice(1));
}

/** The last heading above the middle of the window, else the first one. */
function headingAtTop({ minHeadingLevel, maxHeadingLevel }: Levels): Element | undefined {
  const names = Array.from(
    { length: Math.max(0, maxHeadingLevel - minHeadingLevel + 1) },
    (_, index) => `h${minHeadingLevel + index}[id]`,
  );
  if (names.length === 0) return undefined;
  const headings = [...document.querySelectorAll(names.join(','))];
  const isPassed = (heading: Element): boolean => heading.getBoundingClientRect().top < window.innerHeight / 2;
  return headings.findLast(isPassed) ?? headings[0];
}
