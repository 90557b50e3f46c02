import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';
import { engineDir } from './paths.ts';

const PREFIX = '\0yaprak:react/';
const NAMES = new Set(['react', 'react/jsx-runtime', 'react/jsx-dev-runtime', 'react-dom', 'react-dom/server']);

/**
 * React for the dev server's server side. It is CommonJS, which Vite's module runner cannot evaluate, and a site need not have it
 * installed: so each entry becomes a small module that takes it from the engine's own copy. Builds bundle React and do not need this.
 */
export function devReact(): Plugin {
  const manifest = path.join(engineDir, 'package.json');
  const requireFromEngine = createRequire(manifest);
  return {
    name: 'yaprak:dev-react',
    enforce: 'pre',
    apply: 'serve',
    resolveId(id) {
      return this.environment.name !== 'client' && NAMES.has(id) ? PREFIX + id : null;
    },
    load(id) {
      if (!id.startsWith(PREFIX)) return null;
      const name = id.slice(PREFIX.length);
      const exported = Object.keys(requireFromEngine(name) as object).filter(
        (key) => key !== 'default' && /^[A-Za-z_$][\w$]*$/.test(key),
      );
      return [
        `import { createRequire } from 'node:module';`,
        `const value = createRequire(${JSON.stringify(manifest)})(${JSON.stringify(name)});`,
        `export default value;`,
        ...exported.map((key) => `export const ${key} = value.${key};`),
      ].join('\n');
    },
  };
}
