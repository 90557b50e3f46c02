import path from 'node:path';
import type { CommandOptions } from './command-options.ts';
import { startDevServer } from '../dev/server.ts';
import type { DevLanguage, DevSite } from '../dev/site.ts';
import { buildDocsData } from '../render/docs-data.ts';
import { catchStrayErrors } from '../terminal/catch-stray-errors.ts';
import { engineVersion } from '../store/engine-version.ts';
import { createDiskCache } from '../store/disk-cache.ts';
import { buildRenderData, markdownOptions } from '../site/render-data.ts';
import { listAliases } from '../site/list-aliases.ts';
import { loadSite, type LoadedLanguage, type LoadedSite } from '../site/load-site.ts';
import { openPagePacks, type PagePacks } from '../store/page-packs.ts';
import { openParsedStore } from '../store/parsed-store.ts';
import { printProblems } from '../terminal/print-problems.ts';
import { fileBelow } from '../shared/url.ts';
import { createSidebars, type SidebarFile } from '../site/sidebars.ts';
import { untilStopped } from '../terminal/until-stopped.ts';

const SAVE_AFTER_MS = 3000;

/** Files that are made from the pages of a language: its sidebars and its search index. */
function openEmitted(language: LoadedLanguage, sidebars: readonly SidebarFile[]): DevLanguage['emitted'] {
  const root = fileBelow(language.config.baseUrl, language.config.rootUrl);
  // The search is not needed for the first page.
  const openSearch = async () => (await import('../build/dev-search.ts')).createDevSearch(language);
  let search: ReturnType<typeof openSearch> | undefined;
  return async (path, loadContext) => {
    const name = path.startsWith(root) ? path.slice(root.length) : '';
    const text =
      sidebars.find(({ output }) => output === path)?.text() ??
      (name.startsWith('search-index-') ? (await (search ??= openSearch()))(name, await loadContext()) : undefined);
    return text === undefined ? undefined : { text, type: 'application/json' };
  };
}

/** `yaprak dev`: pages are made when they are asked for, and again when they are saved. */
export async function dev(options: CommandOptions): Promise<number> {
  const siteDir = path.resolve(options.siteDir);
  const cacheDir = path.join(siteDir, '.yaprak');
  const version = engineVersion();
  const parsed = openParsedStore(cacheDir, { engineVersion: version });
  catchStrayErrors((problem) => printProblems([problem], { siteDir }));
  const server = await startDevServer({
    siteDir,
    port: options.port ?? 3000,
    host: options.host ?? 'localhost',
    log: (problems) => printProblems(problems, { siteDir }),
    async load(onConfig) {
      // A dev server may end at any time, so each page is cached as soon as it is compiled.
      const cached = { packs: openPagePacks(cacheDir, { packBytes: 0 }), engineVersion: version };
      const site = await loadSite(siteDir, {
        mode: 'dev',
        configFile: options.configFile,
        parsed,
        onConfig,
      });
      // Not now: the author waits for a page.
      setTimeout(parsed.save, SAVE_AFTER_MS).unref();
      return toDevSite(site, cached);
    },
  });
  void server.url.then((url) => process.stdout.write(`Yaprak is at ${url}\n`));
  await untilStopped();
  parsed.save();
  await server.close();
  return 0;
}

function toDevSite(site: LoadedSite, cached: { packs: PagePacks; engineVersion: string }): DevSite {
  const openInput = async () => {
    const { bundleInput, createSurvey } = await import('../site/bundle-input.ts');
    return bundleInput(site, createSurvey(site, cached));
  };
  let input: ReturnType<typeof openInput> | undefined;
  return {
    ...site,
    view: site.languages[0].view,
    languages: site.languages.map((language): DevLanguage => {
      const sidebars = createSidebars(language);
      return {
        config: language.config,
        routes: language.routes,
        aliases: () => listAliases(language),
        sidebarOf: sidebars.viewOf,
        emitted: openEmitted(language, sidebars.files),
        renderData: (client) => buildRenderData(language, client),
        docsData: () => buildDocsData(language.content.docs, language.config),
      };
    }),
    compileMdx: async (source) => (await (input ??= openInput())).compileMdx(source),
    cache: createDiskCache({ ...cached, markdown: markdownOptions(site.config) }),
  };
}
