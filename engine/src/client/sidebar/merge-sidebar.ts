const MORE = '.menu-more';
const HERE_MORE = `:scope > ${MORE}`;

/**
 * Merges the sidebar of the next page into the one on the screen: the branch of the next page opens, what the reader opened stays open,
 * and the mark of the current page moves. False if the two are not the same sidebar.
 */
export function mergeSidebar(now: HTMLElement, next: HTMLElement): boolean {
  if (isSameList(now, next)) return true;
  const list = now.querySelector(':scope > nav > .menu');
  const nextList = next.querySelector(':scope > nav > .menu');
  if (!list || !nextList || now.dataset.sidebar !== next.dataset.sidebar) return false;
  const isCut = [now, next].some((sidebar) => sidebar.querySelector(MORE));
  // Where categories close by themselves, the new markup is right as it is.
  if (now.dataset.autoCollapse && !isCut) return false;
  const urls = new Set([now, next].flatMap(({ dataset }) => dataset.sidebarUrl ?? []));
  if (urls.size > 1) return false;
  for (const link of now.querySelectorAll('[aria-current]')) link.removeAttribute('aria-current');
  const anchor = isCut ? findAnchor(list, nextList) : undefined;
  const key = anchor && keyOf(anchor);
  const merge = (): void => {
    if (now.dataset.autoCollapse) list.replaceWith(nextList);
    else mergeList(list, nextList);
  };
  if (!anchor) merge();
  else
    keepPlace(now, anchor, () => {
      merge();
      let row = now.querySelector('[aria-current]')?.closest('li');
      while (row && keyOf(row) !== key) row = row.parentElement?.closest('li');
      return row;
    });
  return true;
}

/** Rows that are components follow the page by themselves, once all of them are there. */
function isSameList(now: HTMLElement, next: HTMLElement): boolean {
  const [rows, nextRows] = [now, next].map((sidebar) => sidebar.querySelector<HTMLElement>('[data-sidebar-rows]'));
  if (!rows?.querySelector('[data-hydrated]') || now.dataset.sidebar !== next.dataset.sidebar) return false;
  return rows.dataset.sidebarRows === nextRows?.dataset.sidebarRows;
}

/** The row of the next page, or of the innermost category around it, that is on the screen already. Rows around it may change. */
function findAnchor(list: Element, next: Element): Element | undefined {
  const row = [...next.children].find((item) => item.querySelector('[aria-current]'));
  const key = row && keyOf(row);
  const known = [...list.children].find((item) => keyOf(item) === key);
  const [inner, nextInner] = [known?.querySelector('.menu'), row?.querySelector('.menu')];
  return (inner && nextInner && findAnchor(inner, nextInner)) || known;
}

function mergeList(list: Element, next: Element): void {
  const all = [...list.children];
  const part = !list.querySelector(HERE_MORE) && next.querySelector(HERE_MORE) ? findPart(all, next) : undefined;
  const rows = new Map<string, Element[]>();
  for (const item of part ? all.slice(part.start, part.end) : all) {
    const key = keyOf(item);
    rows.set(key, [...(rows.get(key) ?? []), item]);
  }
  const coming = part?.rows ?? [...next.children];
  const merged = coming.map((item) => {
    const existing = rows.get(keyOf(item))?.shift();
    return existing ? mergeItem(existing, item) : item;
  });
  if (part) {
    merged.unshift(...all.slice(0, part.start));
    merged.push(...all.slice(part.end));
  }
  // Not touched when no row is new or gone, so that nothing on the screen moves.
  if (merged.length !== all.length || merged.some((item, index) => item !== all[index]))
    list.replaceChildren(...merged);
}

/** For a level that is complete on the screen but not in the next page: the rows that the next page has. Those around them stay. */
function findPart(all: Element[], next: Element): { start: number; end: number; rows: Element[] } | undefined {
  const rows = [...next.children].filter((item) => !item.matches(MORE));
  const places = new Map<string, number>();
  // Labels may occur twice: only a unique row has a known place.
  for (const [index, item] of all.entries()) places.set(keyOf(item), places.has(keyOf(item)) ? -1 : index);
  const found = rows.map((item) => places.get(keyOf(item)) ?? -1);
  const [first, last] = [found.findIndex((place) => place >= 0), found.findLastIndex((place) => place >= 0)];
  if (first < 0) return undefined;
  return {
    start: Math.max(0, (found[first] ?? 0) - first),
    end: (found[last] ?? 0) + rows.length - last,
    rows,
  };
}

function mergeItem(item: Element, next: Element): Element {
  const list = item.querySelector('.menu');
  const nextList = next.querySelector('.menu');
  if (!list && nextList) return next;
  if (list && nextList) {
    if (next.querySelector('[aria-current]')) expand(item);
    mergeList(list, nextList);
    if (item.querySelector(':scope > .menu-row > .menu-closed')) {
      // Opened by the reader, and open in the next page too: it gets the row of an open category.
      nextList.replaceWith(list);
      return next;
    }
  }
  const link = item.querySelector('.menu-link');
  const nextLink = next.querySelector('.menu-link');
  if (nextLink?.hasAttribute('aria-current')) link?.setAttribute('aria-current', 'page');
  // In dev the title of the page may have changed.
  if (link && nextLink && link.innerHTML !== nextLink.innerHTML) link.replaceChildren(...nextLink.childNodes);
  return item;
}

function expand(item: Element): void {
  item.querySelector(':scope > .menu-row > [aria-expanded]')?.setAttribute('aria-expanded', 'true');
  item.querySelector(':scope > details')?.setAttribute('open', '');
}

/** A category is identified by its label, since its link differs between open and closed; a page by its address. */
function keyOf(item: Element): string {
  const row = item.querySelector('.menu-link');
  // Its link leads to a page that may have a row too.
  if (item.matches(MORE)) return `${MORE} ${row?.getAttribute('href')}`;
  const isBranch = item.querySelector('.menu,[data-sidebar-closed]');
  return (isBranch ? row?.textContent : row?.getAttribute('href')) ?? item.textContent ?? '';
}

/** Changes the rows of a sidebar and scrolls so that the row that `change` returns stands where `row` stood before. */
export function keepPlace(
  sidebar: HTMLElement,
  row: Element | null | undefined,
  change: () => Element | null | undefined,
): void {
  const before = row?.getBoundingClientRect().top;
  const after = change()?.getBoundingClientRect().top;
  if (before !== undefined && after !== undefined && after !== before) sidebar.scrollTop += after - before;
}
