import { rewriteSite, withAddresses, withAdmonitions, withTitle } from './content.mjs';
import { plainAddress } from './peer.mjs';

const ASTRO = 'node_modules/astro/bin/astro.mjs';
const address = (/** @type {string} */ path) => `${plainAddress(path)}/`;
/** @type {Record<string, string>} */
const KINDS = { info: 'note', warning: 'caution' };

/** @type {import('./peer.mjs').Peer} */
export const starlight = {
  name: 'starlight',
  title: 'Starlight (Astro)',
  note: 'Pagefind, Node 22',
  packageJson: {
    type: 'module',
    dependencies: { '@astrojs/starlight': '0.42.4', astro: '7.3.5', sharp: '0.34.4' },
    // Newer ones lack the native part for some machines.
    overrides: {
      '@astrojs/compiler-rs': '0.4.1',
      '@astrojs/compiler-binding': '0.4.1',
      rolldown: '1.2.15',
      vite: '8.3.5',
    },
  },
  versionOf: '@astrojs/starlight',
  node: '22.23.3',
  files(site) {
    const files = rewriteSite(
      site,
      (text, path) => {
        const titled = withTitle(text, (position) =>
          position === undefined ? [] : ['sidebar:', `  order: ${position}`],
        );
        const written = withAdmonitions(
          titled,
          ({ kind, title, body }) => `:::${KINDS[kind] ?? kind}[${title}]\n\n${body}\n\n:::`,
        );
        return withAddresses(written, path, address);
      },
      { at: (path) => (path.endsWith('.md') ? `src/content/docs/${path}` : undefined) },
    );
    files.set('astro.config.mjs', CONFIG);
    files.set('src/content.config.ts', COLLECTIONS);
    return files;
  },
  build: ['node', ASTRO, 'build'],
  dev: (port) => ['node', ASTRO, 'dev', '--port', String(port)],
  outDir: 'dist',
  source: (path) => `src/content/docs/${path}`,
  address,
  env: { ASTRO_TELEMETRY_DISABLED: '1' },
  selectors: {
    sidebarLink: 'nav.sidebar a',
    heading: 'h1#_top',
    searchOpener: 'site-search button[data-open-modal]',
    searchInput: 'site-search dialog input',
    searchResult: 'site-search .pagefind-ui__result',
  },
};

const CONFIG = `import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';

export default defineConfig({
  site: 'https://ornek.test',
  integrations: [
    starlight({
      title: 'Ölçüm sitesi',
      locales: { root: { label: 'Türkçe', lang: 'tr' } },
      sidebar: [{ label: 'Belgeler', items: [{ autogenerate: { directory: 'docs', collapsed: true } }] }],
    }),
  ],
});
`;

const COLLECTIONS = `import { defineCollection } from 'astro:content';
import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';

export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`;
