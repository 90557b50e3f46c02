import type { Adapter, Plugin } from 'yaprak';
import { isFields } from './config/entries.ts';
import { checkPatches } from './config/patches.ts';
import { readConfig } from './config/read-config.ts';
import { lifecycleModules } from './lifecycle-modules.ts';
import { modules } from './modules.ts';
import { mayReadPageProps } from './page-props.ts';

/** Lets Yaprak build sites that were written for Docusaurus. */
const docusaurus: Adapter = {
  async readConfig(written, context) {
    if (!isFields(written)) return readConfig(written, context);
    const { createLifecycle } = await import('./lifecycle/lifecycle.ts');
    const { rest, plugins: own, styles, problems, ...found } = await createLifecycle(written, context);
    const mapped = readConfig(rest, { ...context, ...found, author: written });
    const { customCss = [], plugins = [], ...config } = mapped.config as { customCss?: string[]; plugins?: Plugin[] };
    return {
      ...mapped,
      config: { ...config, customCss: [...styles, ...customCss], plugins: [...plugins, ...own] },
      problems: [...mapped.problems, ...checkPatches(context.siteDir), ...problems],
    };
  },
  modules: { ...modules, ...lifecycleModules },
  packages: ['clsx'],
  async transform(code, options) {
    // Both bring a parser, which few sites need.
    const required = /\brequire(?:\.(?:resolve|context))?\(/.test(code)
      ? (await import('./requires.ts')).requiresToImports(code, options)
      : undefined;
    if (!mayReadPageProps(code, options)) return required;
    return (await import('./with-page-props.ts')).withPageProps(required ?? code, options.file);
  },
};

export default docusaurus;
