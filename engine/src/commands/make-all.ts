import { createHoleResolvers, type KitData } from '../render/kit.ts';
import { readStamp } from '../content/read.ts';
import type { Staging } from '../output/staging.ts';
import { isDiskFull } from '../output/write-problem.ts';
import { createFileWriter } from '../output/write.ts';
import type { Problem } from '../shared/model.ts';
import path from 'node:path';
import { makePages } from './make-pages.ts';
import { isStillRight, type Manifest } from './manifest.ts';
import { siteFiles, type MadePage } from './page-maker.ts';
import type { PlannedPage } from './plan.ts';
import type { Progress } from './progress.ts';

export interface MadePages {
  /** In the order of the plan. */
  pages: { page: MadePage; key: string }[];
  problems: Problem[];
  reused: number;
}

export interface MakeAllOptions {
  staging: Staging;
  manifest: Manifest;
  /** When the manifest was written: a file that is younger is none of ours. */
  knownAt: number;
  siteDir: string;
  /** In the order of the site's languages. */
  languages: KitData[];
  serverFile: string;
  cacheDir: string;
  engineVersion: string;
  progress: Progress;
}

/** Link what is still right from the site in place; make the rest. */
export async function makeAll(planned: readonly PlannedPage[], options: MakeAllOptions): Promise<MadePages> {
  const { staging, manifest, languages } = options;
  const known = languages.map((data) => {
    const files = siteFiles(data.siteDir);
    return { files, resolvers: createHoleResolvers(data, files), docsDigest: data.docsDigest };
  });
  const writer = createFileWriter(staging.dir, { name: staging.name });
  const found = new Map<string, MadePage>();
  const problems: Problem[] = [];
  for (const { task, key } of planned) {
    const record = manifest.pages[task.route.url];
    const old = record && staging.previous && path.join(staging.previous, task.route.output);
    const language = known[task.language];
    if (!record || !old || !language || !isStillRight(record, key, language)) continue;
    const stamp = readStamp(old);
    if (stamp?.size !== record.page.bytes || stamp.modified > options.knownAt) continue;
    writer.link(task.route.output, old);
    found.set(task.route.url, record.page);
  }
  const reused = found.size;
  options.progress.advance(reused);
  const tasks = planned.map(({ task }) => task).filter((task) => !found.has(task.route.url));
  await makePages(tasks, {
    data: {
      siteDir: options.siteDir,
      languages,
      serverFile: options.serverFile,
      cacheDir: options.cacheDir,
      engineVersion: options.engineVersion,
      outDir: staging.dir,
      outName: staging.name,
    },
    onResult({ page, problems: failed }) {
      options.progress.advance();
      if (page) found.set(page.url, page);
      else problems.push(...failed);
      return failed === undefined || !isDiskFull(failed);
    },
  });
  const pages = planned.flatMap(({ task, key }) => {
    const page = found.get(task.route.url);
    return page ? [{ page, key }] : [];
  });
  return { pages, problems: [...problems, ...pages.flatMap(({ page }) => page.problems)], reused };
}
