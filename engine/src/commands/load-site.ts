import path from 'node:path';
import { loadConfig, loadModuleFile } from '../config/load.ts';
import type { SiteConfig } from '../config/schema.ts';
import { loadContent } from '../content/load.ts';
import { YaprakError } from '../errors/index.ts';
import { buildSiteView } from '../render/site-view.ts';
import { buildRoutes } from '../routes/build.ts';
import type { Content, Problem, Route, SiteView, SourceFile } from '../shared/model.ts';

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
  problems: Problem[];
}

/** config -> content -> routes. Throws one YaprakError with every error that was found on the way. */
export async function loadSite(siteDir: string, options: { mode: 'build' | 'dev'; configFile?: string }): Promise<LoadedSite> {
  const folder = path.resolve(siteDir);
  const { config, problems, files } = await loadConfig(folder, { configFile: options.configFile });
  const { content, sources, roots } = await loadContent(config, { siteDir: folder, mode: options.mode, loadModuleFile });
  const { routes, shadowed, problems: routeProblems } = buildRoutes(content, config);
  const all = [...problems, ...content.problems, ...routeProblems];
  if (all.some((problem) => problem.severity === 'error')) throw new YaprakError(all.filter((problem) => problem.severity === 'error'));
  return { config, configFiles: files, content, sources, roots, routes, shadowed, view: buildSiteView(config, { docs: content.docs, routes }), problems: all };
}
