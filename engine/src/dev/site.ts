import path from 'node:path';
import type { SiteConfig } from '../config/schema.ts';
import type { LoadedPlugin } from '../plugins/index.ts';
import type { CompileCache, RenderData } from '../render/context.ts';
import type { RenderContext } from '../render/page/render-route.ts';
import type { DocsData } from '../shared/docs-data.ts';
import type { Problem, Route, SidebarView, SiteView, SourceFile } from '../shared/model.ts';
import type { PluginCode, SiteBundleInput } from '../vite/plugins/site-plugins.ts';

/** A file that is made from pages. */
export interface EmittedFile {
  body: string | Uint8Array;
  /** Its media type. */
  type: string;
}

/** One language of a site as the dev server needs it. */
export interface DevLanguage {
  config: SiteConfig;
  routes: Route[];
  /** Second addresses, and where they lead. */
  aliases: () => { from: string; to: string }[];
  sidebarOf: (route: Route) => SidebarView | undefined;
  /**
   * A file that this language emits, made when it is requested. `path` is relative to the output folder. `loadContext` gives what the pages of
   * the language are rendered with, for files that need their text.
   */
  emitted: (path: string, loadContext: () => Promise<RenderContext>) => Promise<EmittedFile | undefined>;
  docsData: () => DocsData;
  renderData: (client: Pick<RenderData, 'assets' | 'islands'>) => RenderData;
}

/** A loaded site as the dev server needs it. */
export interface DevSite {
  config: SiteConfig;
  /** The default language first. */
  languages: readonly DevLanguage[];
  /** Absolute paths: a change to one of them reloads everything. */
  configFiles: string[];
  /** The engine's own and the site's. */
  plugins: readonly LoadedPlugin[];
  /** Absolute paths of what plugins read: a change to one of them loads the site again. */
  pluginFiles: string[];
  sources: ReadonlyMap<string, SourceFile>;
  problems: Problem[];
  /** Of the default language. */
  view: SiteView;
  compileMdx: SiteBundleInput['compileMdx'];
  code: PluginCode;
  /** Pages that were compiled with these options: a component of the site may replace an element in between. */
  cacheFor: (markdown: RenderData['markdown']) => CompileCache;
}

/** The site's own stylesheets, as absolute paths. */
export function stylesOf({ siteDir, customCss }: SiteConfig): string[] {
  return customCss.map((file) => path.resolve(siteDir, file));
}
