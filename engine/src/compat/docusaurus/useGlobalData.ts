import { DEFAULT_PLUGIN_ID } from './constants.ts';

type PluginData = Record<string, unknown>;

/** There are no plugins here, so there is nothing to share: an empty answer, as for a site without them. */
export default function useGlobalData(): Record<string, PluginData> {
  return {};
}

export function useAllPluginInstancesData(_plugin: string): PluginData | undefined {
  return undefined;
}

export function usePluginData(_plugin: string, _id: string = DEFAULT_PLUGIN_ID): PluginData | undefined {
  return undefined;
}
