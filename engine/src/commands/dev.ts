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
  const version = engineVersion();
  const parsed = openParsedStore(cacheDir, { engineVersion: version });
  catchStrayErrors((problem) => printProblems([problem], { siteDir }));
  const server = await startDevServer({
    siteDir,
    port: options.port ?? 3000,
    host: options.host ?? 'localhost',
    isFirstStart: parsed.isNew,
    log: (problems) => printProblems(problems, { siteDir }),
    async load(moments) {
      // Nobody says when a dev server ends, so each page is put down as soon as it is compiled.
      const kept = { packs: openPagePacks(cacheDir, { packBytes: 0 }), engineVersion: version };
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
      setTimeout(parsed.save, SAVE_AFTER_MS).unref();
      return toDevSite(site, kept);
    },
  });
  void server.url.then((url) => process.stdout.write(`Yaprak is at ${url}\n`));
  const stopped = untilStopped();
  await Promise.race([stopped, server.opened.then(() => stopped)]);
  parsed.save();
  await server.close();
  return 0;
}

function toDevSite(site: LoadedSite, kept: { packs: PagePacks; engineVersion: string }): DevSite {
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
      sidebarOf: createSidebars(language),
      searchFile: openSearch(language),
      renderData: (client) => buildRenderData(language, client),
      docsData: () => buildDocsData(language.content.docs, language.config),
    })),
    compileMdx: async (source) => (await (input ??= openInput())).compileMdx(source),
    cache: createDiskCache({ ...kept, markdown: markdownOptions(site.config) }),
  };
}
