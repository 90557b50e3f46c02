import { hash } from 'node:crypto';
import path from 'node:path';
import { identityOf, readBytes, readStamp } from '../content/read.ts';
import type { Staging } from '../output/staging.ts';
import { createFileWriter } from '../output/write.ts';
import type { Problem } from '../shared/model.ts';
import { bundleInput, surveySite } from './bundle-input.ts';
import { buildKitData } from './kit-data.ts';
import { loadBundle } from './load-bundle.ts';
import type { LoadedSite } from './load-site.ts';
import { makeAll } from './make-all.ts';
import { parseManifest, type Manifest } from './manifest.ts';
import { planPages } from './plan.ts';
import type { Progress } from './progress.ts';
import { reactTo } from './react-to.ts';
import { writeExtras } from './write-extras.ts';

export interface MadeSite {
  problems: Problem[];
  manifest: Manifest;
  /** Everything that was written, relative to the staging folder. */
  files: string[];
  counts: { pages: number; bytes: number; cacheHits: number };
}

/** bundle -> plan -> pages -> everything else, into the staging folder. What is wrong is returned, weighed as the config says. */
export async function makeSite(
  staging: Staging,
  options: { site: LoadedSite; cacheDir: string; progress: Progress; engineVersion: string },
): Promise<MadeSite> {
  const { site, cacheDir, progress, engineVersion: version } = options;
  progress.say('Bundling');
  const survey = surveySite(site, { cacheDir, engineVersion: version });
  const { bundle, digest } = await loadBundle(bundleInput(site, survey), {
    cacheDir,
    pageIslands: survey.pageIslands,
    engineVersion: version,
  });
  const kitData = buildKitData(site, {
    assets: { styles: bundle.styles, scripts: bundle.scripts },
    islands: bundle.islands,
  });
  const data = { ...kitData, docsDigest: digestOf(kitData.docsData) };
  const plan = planPages(site, {
    base: digestOf([version, digest, { ...data, routes: undefined, docsData: undefined, docsDigest: undefined }]),
  });
  const table = digestOf(data.routes);
  progress.setTotal(plan.pages.length);
  progress.say('Making pages');
  const manifestFile = path.join(cacheDir, 'manifest.json');
  const previous = staging.previous === undefined ? undefined : readStamp(staging.previous);
  const manifest = parseManifest(readBytes(manifestFile), { folder: previous && identityOf(previous) });
  const knownAt = readStamp(manifestFile)?.modified ?? 0;
  const made = await makeAll(plan.pages, {
    staging,
    manifest,
    table,
    knownAt,
    data,
    serverFile: bundle.serverFile,
    cacheDir,
    engineVersion: version,
    progress,
  });
  const { pages } = made;
  const extras = writeExtras({
    site,
    data,
    bundle,
    pages,
    manifest,
    sidebarFiles: plan.sidebarFiles,
    writer: createFileWriter(staging.dir, { name: staging.name }),
  });
  return {
    problems: reactTo([...site.problems, ...made.problems, ...extras.problems], site.config),
    manifest: { table, targets: extras.targets, pages: new Map(extras.pages.map((page) => [page.url, page])) },
    files: extras.files,
    counts: {
      pages: pages.length,
      bytes: pages.reduce((sum, page) => sum + page.bytes, extras.bytes),
      cacheHits: made.reused,
    },
  };
}

function digestOf(data: unknown): string {
  return hash('sha1', JSON.stringify(data));
}
