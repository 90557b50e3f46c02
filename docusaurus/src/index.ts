import type { Adapter } from 'yaprak';
import { readConfig } from './config/read-config.ts';
import { modules } from './modules.ts';

/** Lets Yaprak build sites that were written for Docusaurus. */
const docusaurus: Adapter = {
  readConfig,
  modules,
  packages: ['clsx'],
  async transform(code, options) {
    if (!code.includes('require(')) return undefined;
    // It brings a parser, which few sites need.
    const { requiresToImports } = await import('./requires.ts');
    return requiresToImports(code, options);
  },
};

export default docusaurus;
