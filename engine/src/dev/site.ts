import path from 'node:path';
import type { SiteConfig } from '../config/schema.ts';
import type { CompileCache, RenderData } from '../render/context.ts';
import type { RenderContext } from '../render/page/render-route.ts';
import type { DocsData } from '../shared/docs-data.ts';
import type { Problem, Route, SidebarView, SiteView, SourceFile } from '../shared/model.ts';
import type { SiteBundleInput } from '../vite/plugins.ts';

/** One language of a site as the dev server needs it. */
export interface DevLanguage {
  config: SiteConfig;
  routes: Route[];
  /** Second addresses, and where they lead. */
  aliases: () => { from: string; to: string }[];
  sidebarOf: { viewOf(route: Route): SidebarView | undefined; files: { url: string; text: () => string }[] };
  /** A file of the search index, by its name below the language's root. */
  searchFile: (name: string, context: Pick<RenderContext, 'compile' | 'markdownFormat'>) => Promise<string | undefined>;
  docsData: () => DocsData;
  renderData: (client: Pick<RenderData, 'assets' | 'islands'>) => RenderData;
}

/** A loaded site as the dev server needs it. */
export interface DevSite {
  config: SiteConfig;
  /** The default language first. */
  languages: readonly DevLanguage[];
  /** Absolute paths: a change to one of them starts everything anew. */
  configFiles: string[];
  sources: ReadonlyMap<string, SourceFile>;
  problems: Problem[];
  /** Of the default language. */
  view: SiteView;
  compileMdx: SiteBundleInput['compileMdx'];
  cache: CompileCache;
}

/** The site's own stylesheets, as absolute paths. */
export function stylesOf({ siteDir, customCss }: SiteConfig): string[] {
  return customCss.map((file) => path.resolve(siteDir, file));
}

/** In dev a page's files are not known in advance: see PageModules. */
export const NO_CLIENT: Pick<RenderData, 'assets' | 'islands'> = { assets: { styles: [], scripts: [] }, islands: {} };
