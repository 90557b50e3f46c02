import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createTinySite, type TinyFiles } from '../setup/tiny-site.ts';

/** A local search plugin as there are several: it writes a module and an index, says their names, and has a search box. */
const plugin = `const fs = require('node:fs');
const path = require('node:path');
const dizin = 'arama-dizini-7.json';
module.exports = () => ({
  name: 'docusaurus-lunr-search',
  getThemePath: () => path.join(__dirname, 'theme'),
  configureWebpack(config) {
    fs.writeFileSync(path.join(config.resolve.alias['@generated'], 'lunr.client.js'), "export default 'istemci';");
    return {};
  },
  contentLoaded: ({ actions }) => actions.setGlobalData({ dosya: dizin }),
  postBuild: ({ outDir, routesPaths }) => fs.writeFileSync(path.join(outDir, dizin), JSON.stringify(routesPaths)),
});
`;
const box = (name: string): string => `import { usePluginData } from '@docusaurus/useGlobalData';
import istemci from '@generated/lunr.client';
export default function SearchBar() {
  const { dosya } = usePluginData('docusaurus-lunr-search');
  return <b data-kutu="${name}" className="navbar__search-input">{dosya} {istemci}</b>;
}
`;
const config = (more: string): string => `const path = require('node:path');
module.exports = {
  title: 'Arama', url: 'https://ornek.test', baseUrl: '/', plugins: [require.resolve('./eklenti/lunr-search.js')], ${more}
  presets: [['classic', { docs: { routeBasePath: '/' }, blog: false }]],
};
`;

const site = createTinySite({
  'docusaurus.config.js': config(''),
  'eklenti/lunr-search.js': plugin,
  'eklenti/theme/SearchBar/index.js': 'export default () => <b data-kutu="eklenti" />;',
  'docs/a.md': '---\nslug: /\n---\n# A\n\nMetin.\n',
});
afterAll(site.remove);

async function build(files: TinyFiles): Promise<{ out: string; page: string }> {
  site.write(files);
  const out = site.beside('out');
  const { code, output } = await site.build(out);
  expect(output).not.toContain('warning');
  expect(code).toBe(0);
  return { out, page: readFileSync(join(out, 'index.html'), 'utf8') };
}

it('is the engine’s work where nothing else reads its index', async () => {
  const { out, page } = await build({});
  expect(page).toContain('data-search-box');
  expect(page).not.toContain('data-kutu');
  expect(page).not.toContain('/search-input-');
  expect(existsSync(join(out, 'arama-dizini-7.json'))).toBe(false);
});

it.each([
  ['the site', { 'src/theme/SearchBar.js': box('site') }, 'site'],
  [
    'a theme',
    {
      'docusaurus.config.js': config(
        `themes: [() => ({ name: 'kutu', getThemePath: () => path.join(__dirname, 'tema') })],`,
      ),
      'tema/SearchBar/index.js': box('tema'),
    },
    'tema',
  ],
])('runs where a search box of %s reads its index', async (_of, files, name) => {
  const { out, page } = await build(files);
  expect(page).toContain(`<b data-kutu="${name}" class="navbar__search-input">arama-dizini-7.json istemci</b>`);
  expect(page).not.toContain('data-search-box');
  expect(page).toMatch(/href="[^"]*\/search-input-[^"]+\.css"/);
  expect(JSON.parse(readFileSync(join(out, 'arama-dizini-7.json'), 'utf8'))).toContain('/');
});

it('runs with its own search box where another component reads its index', async () => {
  const { out, page } = await build({
    'src/components/Kutu.js': box('ana'),
    'docs/a.md': "---\nslug: /\n---\nimport Kutu from '@site/src/components/Kutu';\n\n# A\n\n<Kutu />\n",
  });
  expect(page).toContain('data-kutu="ana"');
  expect(page).toContain('data-kutu="eklenti"');
  expect(existsSync(join(out, 'arama-dizini-7.json'))).toBe(true);
});
