import path from 'node:path';
import { loadConfig, loadModuleFile, type LoadedConfig } from '../config/load.ts';
import type { SiteConfig } from '../config/schema.ts';
import { loadContent } from '../content/load.ts';
import { isFile } from '../content/read.ts';
import { YaprakError } from '../errors/index.ts';
import { buildSiteView } from '../render/site-view.ts';
import { buildRoutes } from '../routes/build.ts';
import { createSidebarIndexer, type SidebarIndexer } from '../routes/sidebar-index.ts';
import type { Content, Problem, Route, SiteView, SourceFile } from '../shared/model.ts';
import type { ParsedStore } from './parsed-store.ts';

/** A site as far as metadata goes: nothing compiled, nothing rendered. */
export interface LoadedSite {
  config: SiteConfig;
  /** Absolute paths of the config and what it imports. */
  configFiles: string[];
  content: Content;
  sources: Map<string, SourceFile>;
  /** Content folders, for links from a content root. */
  roots: string[][];
  routes: Route[];
  /** Routes whose address was taken by another. */
  shadowed: Route[];
  view: SiteView;
  indexSidebar: SidebarIndexer;
  problems: Problem[];
}

export interface LoadSiteOptions {
  mode: 'build' | 'dev';
  configFile?: string;
  /** Files as an earlier run has parsed them. */
  parsed?: ParsedStore;
  /** Called, and waited for, as soon as the config is known. */
  onConfig?: (config: SiteConfig) => void | Promise<void>;
}

/** config -> content -> routes. Throws one YaprakError with every error that was found on the way. */
export async function loadSite(siteDir: string, options: LoadSiteOptions): Promise<LoadedSite> {
  const folder = path.resolve(siteDir);
  const { config, problems, files, locate } = await loadConfig(folder, { configFile: options.configFile });
  await options.onConfig?.(config);
  const { content, sources, roots } = await loadContent(config, {
    siteDir: folder,
    mode: options.mode,
    loadModuleFile,
    parsed: options.parsed?.start(),
  });
  const indexSidebar = createSidebarIndexer();
  const { routes, shadowed, problems: routeProblems } = buildRoutes(content, config, indexSidebar);
  const { view, problems: viewProblems } = buildSiteView(config, { docs: content.docs, routes });
  const all = settlePlaces([...problems, ...checkStyles(config), ...content.problems, ...routeProblems], locate);
  const errors = all.filter((problem) => problem.severity === 'error');
  if (errors.length > 0) throw new YaprakError(errors);
  // A navbar item that names a doc is only worth mending once the docs can be read.
  if (viewProblems.length > 0) throw new YaprakError(settlePlaces(viewProblems, locate));
  return { config, configFiles: files, content, sources, roots, routes, shadowed, view, indexSidebar, problems: all };
}

/** Problems that come from a key of the config are shown there. */
function settlePlaces(problems: readonly Problem[], locate: LoadedConfig['locate']): Problem[] {
  return problems.map(({ configKey, ...problem }) => (configKey ? { ...problem, ...locate(configKey) } : problem));
}

function checkStyles({ siteDir, customCss }: SiteConfig): Problem[] {
  const missing = customCss.filter((file) => !isFile(path.resolve(siteDir, file)));
  return missing.map((file) => ({
    code: 'missing-file',
    severity: 'error',
    message: `The style file "${file}" does not exist.`,
    configKey: ['customCss'],
    hint: 'Create it, or correct customCss in the config.',
  }));
}
