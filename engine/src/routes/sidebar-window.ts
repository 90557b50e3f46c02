import type { SidebarCut } from '../shared/model.ts';

/** A level with more rows than this is cut. */
const LONGEST = 100;
/** Windows begin and end at multiples of this, so that neighbouring pages show the same one. */
const BLOCK = 25;

/** The part of a long level that a page shows: the block of its item, the one before and the one after. */
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
  /** Indexes of the items that are shown on any page, in order. Called only for a long level. */
  listShown: () => readonly number[];
  /** The page that the item with this index leads to, where that page shows this level open at the item. */
  pageOf: (index: number) => string | undefined;
}

/** Makes the window of each item of a level, one object per block. Undefined for a level that is short enough. */
export function createWindows({ length, listShown, pageOf }: Level): readonly SidebarWindow[] | undefined {
  const shown = length <= LONGEST ? [] : listShown();
  if (shown.length <= LONGEST) return undefined;
  // The last block takes the remaining rows, so that no cut hides just a few rows.
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
  // Without JavaScript a page is the only way to the hidden rows. Without such a page nothing is cut.
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
