import { hash } from 'node:crypto';
import type { Worker } from 'node:worker_threads';
import { identityOf, readStamp } from '../content/read.ts';
import { YaprakError } from '../errors/index.ts';
import { isCompressed } from '../output/compress.ts';
import type { Staging } from '../output/staging.ts';
import { createFileWriter } from '../output/write.ts';
import { buildDocsData } from '../render/docs-data.ts';
import type { Problem } from '../shared/model.ts';
import { docsHooks } from '../vite/paths.ts';
import { bundleInput, surveySite } from '../site/bundle-input.ts';
import { buildRenderData } from '../site/render-data.ts';
import { loadBundle } from './load-bundle.ts';
import type { LoadedLanguage, LoadedSite } from '../site/load-site.ts';
import { makeAll } from './make-all.ts';
import type { Manifest } from '../store/manifest.ts';
import { manifestFile, readManifest } from '../store/manifest-store.ts';
import type { PageMakerData } from './page-maker.ts';
import { openPagePacks } from '../store/page-packs.ts';
import { planPages } from './plan.ts';
import type { Progress } from '../terminal/progress.ts';
import { reactTo } from '../site/react-to.ts';
import { unusedThemeFiles } from './unused-theme-files.ts';
import { createExtrasWriter } from './write-extras.ts';
import { createSearchWriter } from './write-search.ts';

export interface MadeSite {
  problems: Problem[];
  manifest: Manifest;
  /** What is known of the site in place. */
  known: Manifest;
  /** Everything that was written, relative to the staging folder. */
  files: string[];
  counts: { pages: number; bytes: number; cacheHits: number };
}

export interface MakeSiteOptions {
  site: LoadedSite;
  cacheDir: string;
  progress: Progress;
  engineVersion: string;
  /** See startPageThread. */
  pageThread?: Worker | undefined;
}

/** bundle -> plan -> pages -> everything else, into the staging folder. What is wrong is returned, weighed as the config says. */
export async function makeSite(staging: Staging, options: MakeSiteOptions): Promise<MadeSite> {
  const { site, cacheDir, progress, engineVersion: version } = options;
  progress.say('Bundling');
  const packs = openPagePacks(cacheDir);
  const survey = surveySite(site, { packs, engineVersion: version });
  const { bundle, digest } = await loadBundle(bundleInput(site, survey), {
    cacheDir,
    pageIslands: survey.pageIslands,
    engineVersion: version,
  }).catch((error: unknown): never => {
    // A component may ask for what an ignored theme or plugin would have brought.
    throw error instanceof YaprakError ? new YaprakError([...site.configProblems, ...error.problems]) : error;
  });
  // The threads look for what was compiled for the bundler.
  packs.flush();
  const client = { assets: { styles: bundle.styles, scripts: bundle.scripts }, islands: bundle.islands };
  const asksForDocs = bundle.inputs.includes(docsHooks);
  const languages = site.languages.map((language) => {
    // Megabytes at ten thousand pages; most sites have nothing that asks for them.
    const text = asksForDocs ? JSON.stringify(buildDocsData(language.content.docs, language.config)) : '{}';
    return { ...buildRenderData(language, client), docs: { text, digest: hash('sha1', text) } };
  });
  const pageData: PageMakerData = {
    siteDir: site.config.siteDir,
    languages,
    serverFile: bundle.serverFile,
    cacheDir,
    engineVersion: version,
    outDir: staging.dir,
    outName: staging.name,
  };
  options.pageThread?.postMessage(pageData);
  const plans = languages.map((data, language) =>
    planPages(
      { ...(site.languages[language] as LoadedLanguage), sources: site.sources },
      {
        language,
        base: digestOf([version, digest, { ...data, routes: undefined, docs: undefined }]),
      },
    ),
  );
  const planned = plans.flatMap(({ pages }) => pages);
  const table = digestOf(languages.map((data) => data.routes));
  progress.setTotal(planned.length);
  progress.say('Making pages');
  const previous = staging.previous === undefined ? undefined : readStamp(staging.previous);
  const manifest = readManifest(cacheDir, { folder: previous && identityOf(previous) });
  const knownAt = readStamp(manifestFile(cacheDir))?.modified ?? 0;
  const extrasWriter = createExtrasWriter({
    site,
    languages,
    bundle,
    manifest,
    outputs: planned.map(({ route }) => route.output),
    sidebarFiles: plans.flatMap(({ sidebarFiles }) => sidebarFiles),
    writer: createFileWriter(staging.dir, { name: staging.name }),
    isWritten(file, size) {
      const stamp = staging.stampOf(file);
      return stamp?.size === size && stamp.modified <= knownAt;
    },
  });
  const searchWriter = createSearchWriter(site.languages, {
    staging,
    known: manifest.search ?? [],
    knownAt,
    cacheDir,
    engineVersion: version,
  });
  const made = await makeAll(planned, {
    staging,
    manifest,
    table,
    knownAt,
    data: pageData,
    progress,
    pageThread: options.pageThread,
    meanwhile() {
      extrasWriter.prepare();
      searchWriter.prepare();
    },
  });
  const { pages } = made;
  const extras = extrasWriter.write(pages);
  // After the check of links, which nothing leads to these from: their names change with what they hold.
  const search = searchWriter.write(pages);
  const files = [...extras.files, ...search.files];
  return {
    problems: reactTo(
      [...site.problems, ...unusedThemeFiles(site.config.siteDir, bundle), ...made.problems, ...extras.problems],
      site.config,
    ),
    manifest: {
      table,
      targets: extras.targets,
      pages: new Map(extras.pages.map((page) => [page.url, page])),
      ownCompressed: extras.files.filter(isCompressed),
      search: search.records,
    },
    known: manifest,
    files,
    counts: {
      pages: pages.length,
      bytes: pages.reduce((sum, page) => sum + page.bytes, extras.bytes + search.bytes),
      cacheHits: made.reused,
    },
  };
}

function digestOf(value: unknown): string {
  return hash('sha1', JSON.stringify(value));
}
