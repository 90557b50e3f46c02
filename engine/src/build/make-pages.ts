import { availableParallelism } from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { isDiskFull } from '../output/write-problem.ts';
import type { Problem } from '../shared/model.ts';
import type { SitePage } from '../store/site-record.ts';
import type { Store } from '../store/store.ts';
import { engineDir } from '../vite/paths.ts';
import { createPageMaker, type MadePage, type MakeTask, type PageMakerData } from './page-maker.ts';
import type { PlannedPage } from './plan.ts';
import { inodeOf } from './previous-files.ts';
import { runInThreads } from '../render/threads.ts';

export interface MakePagesOptions {
  data: PageMakerData;
  /** Gets the results of the pages. */
  store: Store;
  onPage: () => void;
}

/** Makes pages. Those that the disk has no room for are not among them, nor is any page after the first of those. */
export async function makePages(
  planned: readonly PlannedPage[],
  { data, store, onPage }: MakePagesOptions,
): Promise<{ pages: SitePage[]; problems: Problem[] }> {
  const pages: SitePage[] = [];
  const problems: Problem[] = [];
  const keys = new Map(planned.map(({ route, key }) => [route.url, key]));
  await makeAll(groupByText(planned), {
    data,
    onResult(made) {
      onPage();
      if (made.problems) {
        problems.push(...made.problems);
        return !isDiskFull(made.problems);
      }
      const { page, result, text, markdown, images } = made;
      store.put(page.resultKey, result);
      if (text) store.put(page.textHash, text);
      if (markdown) store.put(page.markdownHash, markdown);
      for (const { key, value } of images) store.put(key, value);
      pages.push({
        ...page,
        key: keys.get(page.url) ?? '',
        inode: inodeOf(path.join(data.outDir, page.output)),
        hasBrokenLink: false,
        isNew: true,
      });
      return true;
    },
  });
  return { pages, problems };
}

/** A text that several versions and languages have is compiled once by whoever makes all of its pages. */
function groupByText(planned: readonly PlannedPage[]): MakeTask[][] {
  const groups = new Map<string, MakeTask[]>();
  for (const { text, task } of planned) {
    const group = groups.get(text);
    if (group) group.push(task());
    else groups.set(text, [task()]);
  }
  return [...groups.values()];
}

/** Starting a thread (Node, the theme, the highlighter) costs about as much as making this many pages. */
const WORTH_A_THREAD = 100;
const BATCH = 8;

/** On as many threads as are worth it; a small site is made right here. Those of a group are made by the same thread. */
async function makeAll(
  groups: readonly MakeTask[][],
  options: { data: PageMakerData; onResult: (result: MadePage) => boolean },
): Promise<void> {
  if (groups.length === 0) return;
  const count = groups.reduce((sum, group) => sum + group.length, 0);
  const size = Math.min(availableParallelism(), Math.floor(count / WORTH_A_THREAD));
  if (size > 1) {
    const file = pathToFileURL(path.join(engineDir, 'dist/page-thread.js'));
    return runInThreads<PageMakerData, MakeTask, MadePage>(toBatches(groups), { ...options, file, size });
  }
  // As a thread gets it: components may write into the config that they are given, which is frozen here.
  const maker = createPageMaker(structuredClone(options.data));
  for (const task of groups.flat()) {
    if (!options.onResult(await maker.make(task))) break;
    // Made one after the other without a pause, they would leave no moment to hear Ctrl-C.
    await setImmediate();
  }
  maker.finish();
}

function toBatches(groups: readonly MakeTask[][]): MakeTask[][] {
  const batches: MakeTask[][] = [];
  for (const group of groups) {
    const last = batches.at(-1);
    if (last && last.length + group.length <= BATCH) last.push(...group);
    else batches.push([...group]);
  }
  return batches;
}
