import { useServerDocsData } from '../docs-hooks.ts';
import { DEFAULT_PLUGIN_ID } from './constants.ts';

type PluginData = Record<string, unknown>;

const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

/** Of Docusaurus's plugins only the docs share anything with components, and only on the server: in an island nothing is shared. */
export default function useGlobalData(): Record<string, PluginData> {
  const docs = useServerDocsData();
  return docs ? { [DOCS_PLUGIN]: docs } : {};
}

export function useAllPluginInstancesData(plugin: string): PluginData | undefined {
  const data = useGlobalData();
  return data[plugin];
}

export function usePluginData(plugin: string, id: string = DEFAULT_PLUGIN_ID): PluginData | undefined {
  return useAllPluginInstancesData(plugin)?.[id] as PluginData | undefined;
}
