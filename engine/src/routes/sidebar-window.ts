import type { SidebarCut } from '../shared/model.ts';

/** A level with more rows than this is not on a page whole. */
const LONGEST = 100;
/** Windows begin and end at multiples of this, so that neighbouring pages show the same one. */
const BLOCK = 25;

/** What a page shows of a long level: the block in which its item stands, the one before it and the one after it. */
export interface SidebarWindow {
  /** Index in the level of the first item that may be shown. */
  start: number;
  /** Index of the first item behind. */
  end: number;
  cut?: SidebarCut;
}

interface Level {
  /** Of items. */
  length: number;
  /** Indexes of the items that are shown on any page, in order. Asked for where there are many items. */
  listShown: () => readonly number[];
  /** The page that the item with this index leads to, where that page shows this level open at the item. */
  pageOf: (index: number) => string | undefined;
}

/** For each item of a level, the window of the pages on which it is open: one object for a block. Nothing for a level that is short enough. */
export function createWindows({ length, listShown, pageOf }: Level): readonly SidebarWindow[] | undefined {
  const shown = length <= LONGEST ? [] : listShown();
  if (shown.length <= LONGEST) return undefined;
  // The last block takes what is left over, so that no side leaves out just a few rows.
  const count = Math.floor(shown.length / BLOCK);
  const windows: SidebarWindow[] = [];
  for (let block = 0; block < count; block++) {
    const window = createWindow({ length, shown, pageOf }, { block, count });
    const end = block + 1 < count ? (shown[(block + 1) * BLOCK] ?? length) : length;
    while (windows.length < end) windows.push(window);
  }
  return windows;
}

function createWindow(
  { length, shown, pageOf }: Omit<Level, 'listShown'> & { shown: readonly number[] },
  at: { block: number; count: number },
): SidebarWindow {
  const from = Math.max(0, at.block - 1) * BLOCK;
  const to = at.block + 2 < at.count ? (at.block + 2) * BLOCK : shown.length;
  // Without script a page is the only way to what is left out: where there is none, nothing is.
  const previous = findPage(shown, { pageOf, from: from - 1, step: -1 });
  const next = findPage(shown, { pageOf, from: to, step: 1 });
  const before = previous === undefined ? undefined : { at: from, href: previous };
  const after = next === undefined ? undefined : { at: to, href: next };
  return {
    start: (before && shown[from]) ?? 0,
    end: (after && shown[to]) ?? length,
    cut: before || after ? { before, after } : undefined,
  };
}

function findPage(
  shown: readonly number[],
  { pageOf, from, step }: { pageOf: Level['pageOf']; from: number; step: 1 | -1 },
): string | undefined {
  for (let at = from; at >= 0 && at < shown.length; at += step) {
    const page = pageOf(shown[at] ?? 0);
    if (page !== undefined) return page;
  }
  return undefined;
}
