import path from 'node:path';
import { hasLooseNames, linkComponentOf, lookStyles } from '../plugins/index.ts';
import type { CodeSettings } from '../vite/plugins/code-settings.ts';
import type { PluginCode } from '../vite/plugins/site-plugins.ts';
import type { LoadedSite } from './load-site.ts';
import { staticDirs } from './render-data.ts';

/** The code that plugins bring, how they want the site's own to be bundled, and where its static files are. Of two settings for one name the later wins. */
export function pluginCode({ config, plugins }: Pick<LoadedSite, 'config' | 'plugins'>): PluginCode {
  const all = plugins.flatMap(({ plugin, data }) => plugin.bundle?.(data) ?? []);
  const settings: CodeSettings = {
    aliases: Object.assign({}, ...all.map(({ aliases }) => aliases)) as CodeSettings['aliases'],
    replaced: all.flatMap(({ replaced = [] }) => replaced),
    extensions: [...new Set(all.flatMap(({ extensions = [] }) => extensions))],
    define: Object.assign({}, ...all.map(({ define }) => define)) as CodeSettings['define'],
    provide: Object.assign({}, ...all.map(({ provide }) => provide)) as CodeSettings['provide'],
    files: all.flatMap(({ files = [] }) => files),
    styles: Object.assign({}, ...all.map(({ styles }) => styles)) as CodeSettings['styles'],
    postcss: all.flatMap(({ postcss = [] }) => postcss),
  };
  const isEmpty = Object.values(settings).every((value) => Object.keys(value).length === 0);
  return {
    staticDirs: staticDirs(config),
    look: lookStyles(plugins),
    link: linkComponentOf(plugins),
    looseNames: hasLooseNames(plugins),
    clientModules: plugins.flatMap(({ plugin }) => plugin.client ?? []),
    themeDirs: [path.join(config.siteDir, 'src/theme'), ...plugins.flatMap(({ plugin }) => plugin.theme ?? [])],
    ...(isEmpty ? {} : { settings }),
  };
}
