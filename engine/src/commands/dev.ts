import path from 'node:path';
import type { CommandOptions } from './command-options.ts';
import { startDevServer } from '../dev/server.ts';
import type { DevLanguage, DevSite } from '../dev/site.ts';
import { buildDocsData } from '../render/docs-data.ts';
import { sidebarFileUrl } from '../routes/sidebar-file.ts';
import { catchStrayErrors } from '../terminal/catch-stray-errors.ts';
import { openCompiledPages } from '../store/compiled-pages.ts';
import { engineDigest } from '../store/engine-digest.ts';
import { buildRenderData, markdownOptions } from '../site/render-data.ts';
import { listAliases } from '../plugins/aliases.ts';
import { loadSite, type LoadedLanguage, type LoadedSite } from '../site/load-site.ts';
import { openParsedFiles } from '../store/parsed-files.ts';
import { openStore, storeDir, type Store } from '../store/store.ts';
import { printProblems } from '../terminal/print-problems.ts';
import { createSidebars } from '../site/sidebars.ts';
import { untilStopped } from '../terminal/until-stopped.ts';

const SAVE_AFTER_MS = 3000;

/** What no first page needs is loaded when it is asked for. */
function openSearch(language: LoadedLanguage): DevLanguage['searchFile'] {
  const opened = async () => (await import('../build/dev-search.ts')).createDevSearch(language);
  let search: ReturnType<typeof opened> | undefined;
  return async (name, context) => (await (search ??= opened()))(name, context);
}

/** `yaprak dev`: pages are made when they are asked for, and again when they are saved. */
export async function dev(options: CommandOptions): Promise<number> {
  const siteDir = path.resolve(options.siteDir);
  const cacheDir = path.join(siteDir, '.yaprak');
  const engine = engineDigest();
  const store = openStore(storeDir(cacheDir));
  const parsed = openParsedFiles(store, { cacheDir, engine });
  const save = (): void => {
    parsed.save();
    store.flush();
  };
  catchStrayErrors((problem) => printProblems([problem], { siteDir }));
  const server = await startDevServer({
    siteDir,
    port: options.port ?? 3000,
    host: options.host ?? 'localhost',
    isFirstStart: parsed.isNew,
    log: (problems) => printProblems(problems, { siteDir }),
    async load(moments) {
      const kept = { store, engine };
      const site = await loadSite(siteDir, {
        mode: 'dev',
        configFile: options.configFile,
        parsed,
        onConfig: moments?.onConfig,
        onReading:
          moments &&
          ((pages, loadNear) => moments.onReading(pages, async (address) => toDevSite(await loadNear(address), kept))),
      });
      // Not now: the author waits for a page.
      setTimeout(save, SAVE_AFTER_MS).unref();
      return toDevSite(site, kept);
    },
  });
  void server.url.then((url) => process.stdout.write(`Yaprak is at ${url}\n`));
  const stopped = untilStopped();
  await Promise.race([stopped, server.opened.then(() => stopped)]);
  save();
  await server.close();
  return 0;
}

function toDevSite(site: LoadedSite, kept: { store: Store; engine: string }): DevSite {
  const openInput = async () => {
    const { bundleInput, createSurvey } = await import('../site/bundle-input.ts');
    return bundleInput(site, createSurvey(site, kept));
  };
  let input: ReturnType<typeof openInput> | undefined;
  return {
    ...site,
    view: site.languages[0].view,
    languages: site.languages.map((language) => ({
      config: language.config,
      routes: language.routes,
      aliases: () => listAliases(language),
      sidebarOf: { ...createSidebars(language), files: listSidebarFiles(language) },
      searchFile: openSearch(language),
      renderData: (client) => buildRenderData(language, client),
      docsData: () => buildDocsData(language.content.docs, language.config),
    })),
    compileMdx: async (source) => (await (input ??= openInput())).compileMdx(source),
    cache: openCompiledPages(kept.store, { engine: kept.engine, markdown: markdownOptions(site.config) }),
  };
}

function listSidebarFiles({ config, content }: LoadedLanguage): { url: string; text: () => string }[] {
  return content.docs.flatMap((version) =>
    Object.entries(version.sidebars).map(([sidebar, items]) => ({
      url: sidebarFileUrl(version, { sidebar, baseUrl: config.baseUrl }),
      text: () => JSON.stringify(items),
    })),
  );
}
