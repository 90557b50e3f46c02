import path from 'node:path';
import type { CommandOptions } from './command-options.ts';
import { startDevServer } from '../dev/server.ts';
import type { DevLanguage, DevSite } from '../dev/site.ts';
import type { RenderData } from '../render/context.ts';
import { buildDocsData } from '../render/docs-data.ts';
import { catchStrayErrors } from '../terminal/catch-stray-errors.ts';
import { openCompiledPages } from '../store/compiled-pages.ts';
import { engineDigest } from '../store/engine-digest.ts';
import { codeDigest } from '../site/code-digest.ts';
import { buildRenderData } from '../site/render-data.ts';
import { listAliases } from '../plugins/aliases.ts';
import { pluginCode } from '../site/plugin-code.ts';
import { loadSite, type LoadedLanguage, type LoadedSite } from '../site/load-site.ts';
import { openParsedFiles } from '../store/parsed-files.ts';
import { openStore, storeDir, UNUSED_DAYS, type Store } from '../store/store.ts';
import { announceServer } from '../terminal/open-browser.ts';
import { printProblems } from '../terminal/print-problems.ts';
import { createSidebars } from '../site/sidebars.ts';
import { untilStopped } from '../terminal/signals.ts';

const SAVE_AFTER_MS = 3000;

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
    log: (problems) => printProblems(problems, { siteDir }),
    async load(onConfig) {
      const site = await loadSite(siteDir, {
        mode: 'dev',
        configFile: options.configFile,
        parsed,
        keepsFaulty: true,
        onConfig,
      });
      // Not now: the author waits for a page.
      setTimeout(save, SAVE_AFTER_MS).unref();
      return toDevSite(site, { store, engine: codeDigest(site, { engine }) });
    },
  });
  const { host, open } = options;
  void server.url.then((url) => announceServer(url, { text: 'Yaprak is at', host, open }));
  await untilStopped();
  save();
  store.prune({ age: UNUSED_DAYS, inUse: [] });
  await server.close();
  return 0;
}

function toDevSite(site: LoadedSite, cached: { store: Store; engine: string }): DevSite {
  const openInput = async () => {
    const { bundleInput, createSurvey } = await import('../site/bundle-input.ts');
    return bundleInput(site, createSurvey(site, cached));
  };
  let input: ReturnType<typeof openInput> | undefined;
  return {
    ...site,
    view: site.languages[0].view,
    code: pluginCode(site),
    languages: site.languages.map((language): DevLanguage => {
      const renderData: DevLanguage['renderData'] = (client) =>
        buildRenderData(language, { ...client, plugins: site.plugins });
      return {
        config: language.config,
        routes: language.routes,
        aliases: () => listAliases(language),
        sidebarOf: createSidebars(language).viewOf,
        emitted: openEmit(language, site.plugins, () =>
          renderData({ assets: { styles: [], scripts: [] }, islands: {} }),
        ),
        renderData,
        docsData: () => buildDocsData(language.content.docs, language.config),
      };
    }),
    compileMdx: async (source) => (await (input ??= openInput())).compileMdx(source),
    cacheFor: (markdown) => openCompiledPages(cached.store, { engine: cached.engine, markdown }),
  };
}

/** What emits files is loaded when one is requested: no first page needs it. */
function openEmit(
  language: LoadedLanguage,
  plugins: LoadedSite['plugins'],
  data: () => RenderData,
): DevLanguage['emitted'] {
  const open = async () => (await import('../build/emit-for-dev.ts')).createDevEmit(language, { plugins, data });
  let emit: ReturnType<typeof open> | undefined;
  return async (file, loadContext) => (await (emit ??= open()))(file, loadContext);
}
