import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pluginSite, standInPackages } from './plugins-site.ts';
import { runYaprak, type CommandResult } from '../setup/site-server.ts';
import { createTinySite, readDigests } from '../setup/tiny-site.ts';

const commander = dirname(createRequire(import.meta.url).resolve('commander/package.json'));
const site = createTinySite({
  ...pluginSite,
  ...standInPackages,
  'node_modules/commander': { linkTo: commander },
});
const out = site.beside('out');
const read = (file: string): string => readFileSync(join(out, file), 'utf8');
const unescape = (text: string): string => text.replaceAll('&quot;', '"').replace(/<!--.*?-->/g, '');
/** What a page says in its element of that name. */
const fact = (page: string, name: string): string =>
  unescape(new RegExp(`data-fact="${name}"[^>]*>(.*?)</(?:p|dd|h1)>`).exec(read(`${page}/index.html`))?.[1] ?? '');

afterAll(() => site.remove());

describe("Docusaurus's lifecycle of plugins", () => {
  let built: CommandResult;
  beforeAll(async () => {
    site.write({});
    built = await site.build(out);
    if (built.code !== 0) throw new Error(built.output);
  });

  it('makes pages of routes: modules, props, context, routes inside routes', () => {
    expect(read('default/items/index.html')).toContain('<title>Öğeler | Deneme</title>');
    expect(read('default/items/index.html')).toContain('<h1>Items, translated</h1>');
    expect(read('second/items/index.html')).toContain('<h1>Items</h1>');
    expect(fact('default/items', 'items')).toBe('Elma,Armut');
    expect(fact('default/items', 'config')).toBe('42');
    expect(fact('default/items', 'nested')).toBe('2');
    expect(fact('second/items', 'context')).toBe('hooks-plugin/second/hooks');
    expect(fact('default/tree/elma', 'parent')).toBe('2');
    expect(fact('default/tree/armut', 'child')).toBe('Armut ek');
    expect(readdirSync(join(out, 'default')).sort()).toEqual(['all', 'all.md', 'items', 'items.md', 'tree']);
  });

  it('gives all content to the plugins that ask for it', () => {
    expect(JSON.parse(fact('second/all', 'text'))).toEqual({
      plugins: [
        'docusaurus-plugin-content-blog',
        'docusaurus-plugin-content-docs',
        'docusaurus-plugin-content-pages',
        'hooks-plugin',
        'inline',
      ],
      docs: ['/docs/', '/docs/ikinci'],
    });
  });

  it('gives global data and generated files to components', () => {
    expect(fact('docs', 'own')).toBe('{"title":"Items, translated","greeting":"Merhaba","count":2}');
    expect(fact('docs', 'second')).toBe('{"title":"Items","greeting":"Selam","count":2}');
    expect(fact('docs', 'all')).toBe('default,second');
    expect(fact('docs', 'inline')).toBe('{"colour":"mavi","site":"Deneme","locale":"en"}');
    expect(fact('docs', 'generated')).toBe(
      '["Deneme","|","mdx",["static"],"mavi","en","English","1.2.3","project","Merhaba","Elma"]',
    );
  });

  it('bundles with aliases, texts, values and PostCSS plugins', () => {
    expect(fact('docs', 'bundled')).toBe('bir not tanımlı');
    const css = readdirSync(join(out, 'assets/css'))
      .map((file) => read(`assets/css/${file}`))
      .join('');
    expect(css).toMatch(/\.hooks-box\{color:(?:#639|rebeccapurple)\}/);
    expect(css).toContain('.extra{color:teal}');
  });

  it('puts tags into head and body, and parts into the theme', () => {
    const page = read('docs/index.html');
    expect(page).toContain('<meta name="hooks" content="Items, translated">');
    expect(page).toContain('<link rel="preconnect" href="https://cdn.ornek.test">');
    expect(page).toMatch(/<body[^>]*><noscript><b>önce<\/b><\/noscript>/);
    expect(page).toContain('<div id="hooks-end" hidden>sonra</div></body>');
    expect(page).toMatch(/<b class="hooks-box" data-badge="true">sarı (?:<!-- -->)?Merhaba<\/b>/);
  });

  it('leaves a wrapped blog to the engine, and runs what the wrapper adds', () => {
    expect(fact('recent', 'text')).toBe('[{"title":"Son yazı","permalink":"/blog/2024/02/03/son"}]');
    expect(read('blog/index.html')).toContain('Son yazı');
    expect(read('blog/rss.xml')).toContain('Son yazı');
  });

  it('runs postBuild on the finished site', () => {
    expect(JSON.parse(read('facts-second.json'))).toMatchObject({
      id: 'second',
      title: 'Items',
      site: 'Deneme',
      hasHeading: true,
      isOut: true,
      plugins: ['hooks-plugin', 'hooks-plugin', 'inline'],
      baseUrl: '/',
    });
    expect((JSON.parse(read('facts-default.json')) as { paths: string[] }).paths).toEqual(
      expect.arrayContaining(['/404.html', '/blog', '/default/tree/elma', '/docs/', '/docs/ikinci', '/recent']),
    );
    expect(read('docs/ikinci/index.html')).toMatch(/<i>default<\/i><i>second<\/i><\/body>/);
  });

  it('gives the same bytes again, and those of a clean build after a change', async () => {
    const before = readDigests(out);
    expect((await site.build(out)).code).toBe(0);
    expect(readDigests(out)).toEqual(before);
    const change = { 'data/items.json': '[{"slug":"ayva","label":"Ayva"}]' };
    site.write(change);
    expect((await site.build(out)).code).toBe(0);
    expect(readdirSync(join(out, 'default/tree'))).toEqual(['ayva', 'ayva.md']);
    expect(fact('docs', 'own')).toContain('"count":1');
    const clean = site.beside('clean');
    await runYaprak(['build', site.dir, '--clean', '--out-dir', clean]);
    expect(readDigests(clean)).toEqual(readDigests(out));
  });

  it('adds commands', async () => {
    site.write({});
    const { code, output } = await runYaprak(['count', 'öğe', '--twice'], { cwd: site.dir });
    expect([code, output.trim()]).toEqual([0, 'öğe 4']);
  });

  it('names the plugin whose options are wrong', async () => {
    const config = (pluginSite['docusaurus.config.js'] as string).replace("greeting: 'Selam'", "greeting: 'yok'");
    site.write({ 'docusaurus.config.js': config });
    const { code, output } = await site.build(out);
    expect(code).toBe(1);
    expect(output).toContain('`./plugins/hooks` failed in `validateOptions`: "greeting" must not be "yok"');
  });
});
