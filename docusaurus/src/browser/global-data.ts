import pluginData from '@generated/yaprak/global-data';
import { useDocsIndex } from 'yaprak/docs-index';
import { useSurroundings } from './site-context.ts';

/** What plugins share with components, by the name of a plugin and its id. */
export type GlobalData = Record<string, Record<string, unknown>>;

const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';
const DEFAULT_ID = 'default';

/** Data of plugins is in the bundle, in every language of the site. That of the docs is only on the server: an island finds none. */
export function useGlobalData(): GlobalData {
  const { site } = useSurroundings();
  const docs = useDocsIndex()?.data;
  const own = pluginData[site.locale.name] ?? pluginData[site.defaultLocale] ?? {};
  return docs ? { ...own, [DOCS_PLUGIN]: { ...docs, ...own[DOCS_PLUGIN] } } : own;
}

export function useAllPluginInstancesData(
  plugin: string,
  options: { failfast?: boolean } = {},
): Record<string, unknown> | undefined {
  const data = useGlobalData();
  const found = data[plugin];
  if (!found && options.failfast) throw new Error(`Docusaurus plugin global data not found for "${plugin}" plugin.`);
  return found;
}

export function usePluginData(plugin: string, id: string = DEFAULT_ID, options: { failfast?: boolean } = {}): unknown {
  const found = useAllPluginInstancesData(plugin, options)?.[id];
  if (found === undefined && options.failfast)
    throw new Error(`Docusaurus plugin global data not found for "${plugin}" plugin with id "${id}".`);
  return found;
}
