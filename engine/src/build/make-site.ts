import { hash } from 'node:crypto';
import { identityOf, readStamp } from '../content/read.ts';
import { YaprakError } from '../errors/index.ts';
import type { Staging } from '../output/staging.ts';
import { builtInPlugins, readerOf, type LoadedPlugin } from '../plugins/index.ts';
import { buildDocsData } from '../render/docs-data.ts';
import { createRouteTable } from '../routes/table.ts';
import type { Problem } from '../shared/model.ts';
import { codeDigest, digestRead } from '../site/code-digest.ts';
import { bundleInput, surveySite } from '../site/bundle-input.ts';
import type { LoadedLanguage, LoadedSite } from '../site/load-site.ts';
import { reactTo } from '../site/react-to.ts';
import { chooseLanguages } from '../site/choose-languages.ts';
import { buildRenderData, routeTableData } from '../site/render-data.ts';
import {
  openPageResults,
  readSiteRecord,
  type EmittedFile,
  type SitePage,
  type SiteRecord,
} from '../store/site-record.ts';
import type { Store } from '../store/store.ts';
import type { Progress } from '../terminal/progress.ts';
import { docsIndexEntry } from '../vite/paths.ts';
import { checkSiteLinks } from './check-site-links.ts';
import { emitFiles } from './emit-files.ts';
import { checkImageEncoder, resolveImageOptions } from './images/image-options.ts';
import { loadBundle } from './load-bundle.ts';
import { makePages } from './make-pages.ts';
import type { PageMakerData } from './page-maker.ts';
import { planPages } from './plan.ts';
import { openPreviousFiles } from './previous-files.ts';
import { reusePages } from './reuse-pages.ts';
import { lostFiles, missingNames } from './bundle-problems.ts';
import { unusedThemeFiles } from './unused-theme-files.ts';

export interface MadeSite {
  problems: Problem[];
  /** What the next build must know, but for the time. */
  record: Omit<SiteRecord, 'time' | 'files'> & { files: Map<string, EmittedFile> };
  /** All pages: the record has none where a plugin works on the whole output. */
  pages: SitePage[];
  /** What is known of the site in place. */
  previous: SiteRecord;
  /** Everything of the output, relative to the staging folder. */
  files: string[];
  counts: { pages: number; bytes: number; cacheHits: number };
}

export interface MakeSiteOptions {
  site: LoadedSite;
  cacheDir: string;
  store: Store;
  progress: Progress;
  /** See engineDigest. */
  engine: string;
  /** Absolute: the site that the record is of. Absent: nothing is reused. */
  outDir?: string;
  /** The languages whose files are made, by name. Absent: all. Nothing else of the site changes, so they are those of a whole build. */
  locales?: readonly string[] | undefined;
}

/** bundle -> plan -> pages -> everything else, into the staging folder. What is wrong is returned, weighed as the config says. */
export async function makeSite(staging: Staging, options: MakeSiteOptions): Promise<MadeSite> {
  const { site: whole, cacheDir, store, progress, locales } = options;
  const chosen = locales ? chooseLanguages(whole, locales) : whole.languages;
  const site = { ...whole, languages: chosen as LoadedSite['languages'] };
  const engine = codeDigest(site, options);
  const { plugins } = site;
  progress.start('Bundling');
  const read = digestRead(site);
  const faults = site.problems.filter(isError);
  const survey = await surveySite(whole, { store, engine, read });
  const { bundle, digest } = await loadBundle(bundleInput(whole, survey), {
    cacheDir,
    store,
    engine,
    pageIslands: survey.pageIslands,
  }).catch(async (error: unknown): Promise<never> => {
    if (!(error instanceof YaprakError)) throw error;
    // A component may ask for what an ignored theme or plugin would have brought.
    throw new YaprakError([...site.configProblems, ...faults, ...(await survey.findUnread()), ...error.problems]);
  });
  // The threads look for what was compiled for the bundler.
  store.flush();
  const { styles, extraStyles, scripts, islands } = bundle;
  const client = { assets: { styles, extraStyles, scripts }, islands };
  const asksForDocs = bundle.inputs.includes(docsIndexEntry);
  const languages = site.languages.map((language) => {
    // Megabytes at ten thousand pages, and most sites have nothing that asks for them.
    const text = asksForDocs ? JSON.stringify(buildDocsData(language.content.docs, language.config)) : '{}';
    return { ...buildRenderData(language, { ...client, plugins }), docs: { text, digest: hash('sha1', text) } };
  });
  const data: PageMakerData = {
    siteDir: site.config.siteDir,
    ...threadPlugins(site),
    languages,
    serverFile: bundle.serverFile,
    cacheDir,
    engine,
    read,
    outDir: staging.dir,
    outName: staging.name,
    images: resolveImageOptions(site.config),
  };
  const planned = languages.flatMap((own, language) =>
    planPages(
      { ...(site.languages[language] as LoadedLanguage), sources: site.sources },
      {
        language,
        plugins,
        read,
        base: hashOf([
          engine,
          digest,
          { ...own, routes: undefined, docs: undefined },
          data.pluginData,
          data.images,
          // A plugin that reads pages sees where their links lead.
          readerOf(plugins) ? own.routes.files : undefined,
        ]),
      },
    ),
  );
  progress.setTotal(planned.length);
  progress.start('Making pages');
  const stamp = staging.previous === undefined ? undefined : readStamp(staging.previous);
  // A plugin that works on the whole output must find it as pages and plugins make it.
  const isReusable = !plugins.some(({ plugin }) => plugin.finish);
  const outDir = isReusable ? (options.outDir ?? '') : '';
  const record = readSiteRecord(store, { outDir, folder: stamp && identityOf(stamp) });
  const previous = openPreviousFiles(staging, record);
  const results = openPageResults(store);
  const routes = hashOf(languages.map((own) => own.routes));
  const found = reusePages(planned, { record, results, previous, routes, data, store });
  const reused = found.size;
  progress.advance(reused);
  const made = await makePages(
    planned.filter(
      ({ route }) => !found.has(route.url) && !route.bodies.some(({ source }) => survey.unread.has(source)),
    ),
    { data, store, onPage: progress.advance },
  );
  for (const page of made.pages) found.set(page.url, page);
  const pages = planned.flatMap(({ route }) => found.get(route.url) ?? []);
  const { clientDir } = bundle;
  const emitted = await emitFiles(pages, {
    site,
    languages,
    plugins,
    clientDir,
    staging,
    isWhole: pages.length === planned.length && faults.length === 0 && bundle.unread.length === 0,
    record,
    previous,
    results,
    store,
    engine,
  });
  // Checked over all languages at once: a page may lead into another.
  const { rootUrl, trailingSlash } = site.config;
  const urls = [
    ...languages.flatMap((own) => own.routes.urls),
    ...whole.languages.filter((each) => !chosen.includes(each)).flatMap((other) => routeTableData(other).urls),
  ];
  const table = createRouteTable({ baseUrl: rootUrl, rootUrl, trailingSlash, roots: [], files: [], urls });
  const links = checkSiteLinks(pages, { site, record, results, table, files: emitted.targets });
  const reported = pages.flatMap((page) => (page.isQuiet ? [] : results.resultOf(page).problems));
  return {
    problems: reactTo(
      [
        ...site.problems,
        ...missingNames(bundle, site.config),
        ...lostFiles(bundle, site.config),
        ...unusedThemeFiles(site.config.siteDir, { used: [...bundle.inputs, ...site.configFiles] }),
        ...(survey.unread.size > 0 ? survey.problems : []),
        ...bundle.unread,
        ...made.problems,
        ...checkImageEncoder(site.config, {
          isFound: data.images !== undefined,
          assets: () => pages.flatMap((page) => (page.isQuiet ? [] : results.resultOf(page).assets)),
        }),
        ...reported,
        ...emitted.problems,
        // Without its front matter a page may have another address.
        ...(faults.length > 0 ? [] : links.problems),
      ],
      site.config,
    ),
    record: {
      routes,
      targets: links.targets,
      pages: new Map(isReusable ? links.pages.map((page) => [page.url, page]) : []),
      files: new Map(isReusable ? emitted.files.map((file) => [file.output, file]) : []),
    },
    pages: links.pages,
    previous: record,
    files: [...emitted.outputs],
    counts: {
      pages: pages.length,
      bytes: pages.reduce((sum, page) => sum + page.bytes, emitted.bytes),
      cacheHits: reused,
    },
  };
}

function isError({ severity }: Problem): boolean {
  return severity === 'error';
}

/** What a thread needs to run the doors of plugins: functions cannot be sent to it. */
function threadPlugins({ config, plugins }: LoadedSite): Pick<PageMakerData, 'configFile' | 'pluginData'> {
  const runsThere = ({ plugin }: LoadedPlugin): boolean =>
    Boolean(plugin.markdown ?? plugin.reader ?? plugin.replaceMissing ?? plugin.head?.page);
  const pluginData = plugins.map((loaded) => (runsThere(loaded) ? JSON.stringify(loaded.data) : undefined));
  const own = plugins.filter(({ plugin }) => !builtInPlugins.includes(plugin));
  return own.some(runsThere) ? { configFile: config.configFile, pluginData } : { pluginData };
}

function hashOf(value: unknown): string {
  return hash('sha1', JSON.stringify(value));
}
