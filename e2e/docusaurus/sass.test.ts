import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createTinySite, type TinyFiles } from '../setup/tiny-site.ts';

const dot = (size: number): string => `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"/>`;
const config = (loaders: string): string => `
const sass = () => ({ name: 'sass', configureWebpack: () => ({ module: { rules: [{ test: /\\.scss$/, use: ${loaders} }] } }) });
module.exports = {
  title: 'T', url: 'https://ornek.test', baseUrl: '/', plugins: [sass],
  presets: [['classic', { docs: { routeBasePath: '/' }, blog: false, theme: { customCss: './src/css/all.scss' } }]],
};
`;
const site = createTinySite({
  'package.json': '{ "private": true }',
  'docs/a.md': '---\nslug: /\n---\n\n# A\n',
  'src/css/all.scss': "@use './parts/menu';\n@import './parts/deep/foot';\n",
  'src/css/parts/_menu.scss': ".menu-x { background: url('./img/a.svg'); }\n",
  'src/css/parts/deep/_foot.scss': "@use '../colours' as c;\n.foot-x { color: c.$one; background: url(img/b.svg); }\n",
  'src/css/parts/_colours.scss': '$one: #123456;\n',
  'src/css/img/a.svg': dot(11),
  'src/css/img/b.svg': dot(12),
  'src/css/parts/img/a.svg': dot(21),
});
afterAll(site.remove);

const installed = createRequire(import.meta.url).resolve('sass');
const newSass: TinyFiles = { 'node_modules/sass': { linkTo: dirname(installed) } };

async function buildStyles(loaders: string, sass = newSass): Promise<string> {
  site.write({ 'docusaurus.config.js': config(loaders), ...sass });
  const out = site.beside('out');
  const { code, output } = await site.build(out, { alone: sass !== newSass });
  if (code !== 0) throw new Error(output);
  const folder = join(out, 'assets/css');
  return readdirSync(folder)
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('');
}
const sizeOf = (css: string, rule: string): string | undefined => {
  const [, address = ''] = new RegExp(`\\.${rule}\\s*\\{[^}]*url\\(["']?([^)"']*)`).exec(css) ?? [];
  return /width="(\d+)/.exec(readFileSync(join(site.beside('out'), address), 'utf8'))?.[1];
};

it('finds pictures of Sass partials from the file that imports them, as sass-loader does', async () => {
  const css = await buildStyles("['sass-loader']");
  expect([sizeOf(css, 'menu-x'), sizeOf(css, 'foot-x')]).toEqual(['11', '12']);
  expect(css).toContain('#123456');
});

it('finds them from the partial where another loader sees to that', async () => {
  const css = await buildStyles("['resolve-url-loader', 'sass-loader']");
  expect(sizeOf(css, 'menu-x')).toBe('21');
});

it('compiles with a Sass of before 1.70, which keeps no compiler', async () => {
  // All of the new one but for that, in the shape that it had. In a process of its own, since one finds Sass once.
  const css = await buildStyles("['sass-loader']", {
    'node_modules/sass/package.json': '{ "name": "sass", "version": "1.56.1", "exports": { "default": "./old.js" } }',
    'node_modules/sass/old.js': `const { initAsyncCompiler, initCompiler, ...old } = require(${JSON.stringify(installed)});
module.exports = old;
`,
  });
  expect([sizeOf(css, 'menu-x'), sizeOf(css, 'foot-x')]).toEqual(['11', '12']);
  expect(css).toContain('#123456');
});
