import type { Adapter, Plugin } from 'yaprak';
import { isFields } from './config/entries.ts';
import { readConfig } from './config/read-config.ts';
import { lifecycleModules } from './lifecycle-modules.ts';
import { modules } from './modules.ts';

/** Lets Yaprak build sites that were written for Docusaurus. */
const docusaurus: Adapter = {
  async readConfig(written, context) {
    if (!isFields(written)) return readConfig(written, context);
    const { createLifecycle } = await import('./lifecycle/lifecycle.ts');
    const { rest, plugin, styles, problems, hasPlugins } = await createLifecycle(written, context);
    const mapped = readConfig(rest, { ...context, hasPlugins });
    const { customCss = [], plugins = [], ...config } = mapped.config as { customCss?: string[]; plugins?: Plugin[] };
    return {
      ...mapped,
      config: { ...config, customCss: [...styles, ...customCss], plugins: [...plugins, plugin] },
      problems: [...mapped.problems, ...problems],
    };
  },
  modules: { ...modules, ...lifecycleModules },
  packages: ['clsx'],
  async transform(code, options) {
    if (!code.includes('require(')) return undefined;
    // It brings a parser, which few sites need.
    const { requiresToImports } = await import('./requires.ts');
    return requiresToImports(code, options);
  },
};

export default docusaurus;
