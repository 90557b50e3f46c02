import type { SiteConfig } from '../config/schema.ts';
import type { CompileCache, KitData } from '../render/kit.ts';
import type { Problem, Route, SidebarView, SiteView, SourceFile } from '../shared/model.ts';
import type { SiteBundleInput } from '../vite/plugins.ts';

/** A loaded site as the dev server needs it. */
export interface DevSite {
  config: SiteConfig;
  /** Absolute paths: a change to one of them starts everything anew. */
  configFiles: string[];
  routes: Route[];
  sources: ReadonlyMap<string, SourceFile>;
  problems: Problem[];
  sidebarOf: { viewOf(route: Route): SidebarView | undefined; files: { output: string; text: () => string }[] };
  kitData: (client: Pick<KitData, 'assets' | 'islands'>) => KitData;
  view: SiteView;
  compileMdx: SiteBundleInput['compileMdx'];
  cache: CompileCache;
}
