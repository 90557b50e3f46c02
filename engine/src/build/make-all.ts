import path from 'node:path';
import type { Worker } from 'node:worker_threads';
import { readStamp, type FileStamp } from '../content/read.ts';
import { openSiteFiles } from '../content/site-files.ts';
import type { Staging } from '../output/staging.ts';
import { isDiskFull } from '../output/write-problem.ts';
import { createFileWriter } from '../output/write.ts';
import type { PlaceholderResolvers } from '../render/resolve-placeholder.ts';
import { createPlaceholderResolvers } from '../render/context.ts';
import type { Problem } from '../shared/model.ts';
import { isStillRight } from './is-still-right.ts';
import { makePages } from './make-pages.ts';
import { openText, parseJson, type MadePage, type Manifest, type SitePage } from '../store/manifest.ts';
import type { MadeResult, MakeTask, PageMakerData } from './page-maker.ts';
import type { PlannedPage } from './plan.ts';
import type { Progress } from '../terminal/progress.ts';

export interface MadePages {
  /** In the order of the plan. */
  pages: SitePage[];
  problems: Problem[];
  reused: number;
}

export interface MakeAllOptions {
  staging: Staging;
  manifest: Manifest;
  /** Digest of the addresses of all pages. */
  table: string;
  /** When the manifest was written: a file that is younger is none of ours. */
  knownAt: number;
  data: PageMakerData;
  progress: Progress;
  /** See startPageThread. */
  pageThread: Worker | undefined;
  /** Done while pages are being made, if any are. */
  meanwhile: () => void;
}

/** Take over what is still right from the site in place; make the rest. */
export async function makeAll(planned: readonly PlannedPage[], options: MakeAllOptions): Promise<MadePages> {
  const { staging, data } = options;
  const found = takeOver(planned, options);
  const reused = found.size;
  options.progress.advance(reused);
  const problems: Problem[] = [];
  const unmade = planned.filter(({ route }) => !found.has(route.url));
  const keys = new Map(unmade.map(({ route, key }) => [route.url, key]));
  const making = makePages(groupByText(unmade), {
    ready: options.pageThread,
    data,
    onResult(result) {
      options.progress.advance();
      if (result.problems) {
        problems.push(...result.problems);
        return !isDiskFull(result.problems);
      }
      const { url } = result.page;
      found.set(url, toSitePage(result, { key: keys.get(url) ?? '', dir: staging.dir }));
      return true;
    },
  });
  try {
    if (unmade.length > 0) options.meanwhile();
  } finally {
    // Nobody clears away what threads are still writing into.
    await making;
  }
  const pages = planned.flatMap(({ route }) => found.get(route.url) ?? []);
  const told = pages.flatMap((page) => (page.isQuiet ? [] : page.made().problems));
  return { pages, problems: [...problems, ...told], reused };
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

function toSitePage(
  { page, made, text }: Exclude<MadeResult, { page?: undefined }>,
  { key, dir }: { key: string; dir: string },
): SitePage {
  return {
    ...page,
    key,
    inode: inodeOf(path.join(dir, page.output)),
    hasBrokenLink: false,
    made: () => parseJson(made) as MadePage,
    printed: made,
    text: openText(text),
  };
}

function inodeOf(file: string): number {
  return readStamp(file)?.inode ?? 0;
}

function takeOver(planned: readonly PlannedPage[], options: MakeAllOptions): Map<string, SitePage> {
  const { staging, manifest, knownAt } = options;
  const found = new Map<string, SitePage>();
  const { previous } = staging;
  if (previous === undefined) return found;
  const files = openSiteFiles(options.data.siteDir);
  const writer = createFileWriter(staging.dir, { name: staging.name });
  const sameTable = options.table === manifest.table;
  const known = options.data.languages.map((data) => {
    let made: PlaceholderResolvers | undefined;
    const resolvers = (): PlaceholderResolvers => (made ??= createPlaceholderResolvers(data, files));
    return { sameTable, resolvers, files, docsDigest: data.docs.digest };
  });
  for (const { route, key, language } of planned) {
    const page = manifest.pages.get(route.url);
    const world = known[language];
    if (!page || !world || !isStillRight(page, { key, world })) continue;
    // The site before the last one, in which we write, mostly has the same file.
    const there = staging.stampOf(route.output);
    if (there?.inode === page.inode && isOurs(page, { stamp: there, knownAt })) {
      found.set(route.url, page);
      continue;
    }
    const old = path.join(previous, route.output);
    if (!isOurs(page, { stamp: readStamp(old), knownAt })) continue;
    writer.link(route.output, old);
    found.set(route.url, { ...page, inode: inodeOf(path.join(staging.dir, route.output)) });
  }
  return found;
}

function isOurs(
  page: SitePage,
  { stamp, knownAt }: { stamp: Pick<FileStamp, 'size' | 'modified'> | undefined; knownAt: number },
): boolean {
  return stamp?.size === page.bytes && stamp.modified <= knownAt;
}
