import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runYaprak, type CommandResult } from '../setup/site-server.ts';
import { createTinySite, type TinyFiles } from '../setup/tiny-site.ts';

/** One plugin that goes through every door. */
const files: TinyFiles = {
  'yaprak.config.mjs': `
import { fileURLToPath } from 'node:url';
const here = (file) => fileURLToPath(new URL(file, import.meta.url));
const shout = (node, context) => context.element('p', { class: 'shout' }, [node.value.toUpperCase()]);
const demo = {
  name: 'demo',
  load: ({ readText, listFiles }) => ({ version: JSON.parse(readText('api/spec.json')).version, files: listFiles('api') }),
  pages: ({ data }) => [
    { path: '/api/spec', title: 'Sözleşme', markdown: 'Sürüm ' + data.version + ', bkz. [A](/docs/a).' },
    { path: '/api/live', title: 'Canlı', component: here('./api/live.jsx'), props: { version: data.version } },
  ],
  markdown: { name: 'shout', fences: { shout } },
  head: { page: (route, { data }) => [{ tagName: 'meta', attributes: { name: 'demo', content: data.version + route.url } }] },
  emit: {
    needs: () => ({ text: true }),
    write({ languages: [{ site, routes }], page, data }, out) {
      const rows = routes.filter(({ unlisted }) => !unlisted).map(({ url }) => url + ' ' + page(url).sections().map(({ text }) => text).join(' '));
      out.file('llms.txt', [site.title + ' ' + data.version + ' ' + data.files.join(), ...rows, ''].join('\\n'));
    },
  },
  theme: here('./theme'),
  client: [here('./client.js')],
  commands: [{ name: 'greet', summary: 'Greets', run: ({ args }) => { console.log('Merhaba ' + args.join(' ')); return 3; } }],
};
export default { title: 'Demo', url: 'https://ornek.test', blog: false, plugins: [demo] };
`,
  'api/spec.json': '{"version":"1.0"}',
  'api/live.jsx': 'export default ({ version }) => <main><h1>Canlı {version}</h1></main>;\n',
  'docs/a.md': '# A\n\n```shout\nbağır\n```\n',
  'client.js': 'document.documentElement.dataset.demo = "on";\n',
  'theme/Footer.jsx':
    'import Original from \'@theme-original/Footer\';\nexport default (props) => <div id="wrapped"><Original {...props} /></div>;\n',
};

const site = createTinySite(files);
const out = site.beside('out');
const read = (file: string): string => readFileSync(join(out, file), 'utf8');
afterAll(() => site.remove());

describe('a plugin of a site', () => {
  let built: CommandResult;
  beforeAll(async () => {
    site.write({});
    built = await site.build(out);
  });

  it('adds pages, syntax, head tags, files, theme parts and scripts', () => {
    expect(built.code, built.output).toBe(0);
    expect(read('api/spec/index.html')).toContain('<p>Sürüm 1.0, bkz. <a href="/docs/a">A</a>.</p>');
    expect(read('api/live/index.html')).toContain('<h1>Canlı 1.0</h1>');
    expect(read('docs/a/index.html')).toContain('<p class="shout">BAĞIR</p>');
    expect(read('docs/a/index.html')).toContain('<meta name="demo" content="1.0/docs/a">');
    expect(read('docs/a/index.html')).toContain('<div id="wrapped">');
    expect(read('docs/a/index.html').match(/<script type="module" src="[^"]+"/g)).toHaveLength(2);
    expect(read('llms.txt')).toMatch(/^Demo 1\.0 live\.jsx,spec\.json\n/);
    expect(read('llms.txt')).toContain('/api/spec Sürüm 1.0, bkz. A.');
    expect(read('sitemap.xml')).toContain('https://ornek.test/api/spec');
  });

  it('reads again what it loads, and nothing of the old result stays', async () => {
    site.write({ 'api/spec.json': '{"version":"2.0"}' });
    const { code, output } = await site.build(out);
    expect(code, output).toBe(0);
    for (const file of ['api/spec/index.html', 'api/live/index.html', 'docs/a/index.html', 'llms.txt'])
      expect(read(file), file).not.toContain('1.0');
  });

  it('is part of every key with its code', async () => {
    const config = files['yaprak.config.mjs'] as string;
    site.write({ 'yaprak.config.mjs': config.replace('node.value.toUpperCase()', "node.value + '!'") });
    const { code, output } = await site.build(out);
    expect(code, output).toBe(0);
    expect(read('docs/a/index.html')).toContain('<p class="shout">bağır!</p>');
  });

  it('quotes what it loaded in its syntax, and a name that is not there has its place', async () => {
    const quote = `(node, context) => {
      const [label] = node.children;
      const found = data[label.value];
      if (found === undefined) context.fail(node, { code: 'unknown-fact', message: 'There is no fact "' + label.value + '".' });
      context.sections.write(found ?? '');
      return found ?? '';
    }`;
    const config = `export default { title: 'Demo', url: 'https://ornek.test', blog: false, plugins: [{
      name: 'facts',
      load: ({ readText }) => JSON.parse(readText('facts.json')),
      markdown: (data) => ({ name: 'facts', directives: { fact: ${quote} } }),
    }] };`;
    const page = (name: string): string => `# A\n\nSüre :fact[${name}] dakika, %:fact[accept].\n`;
    const state = { 'yaprak.config.mjs': config, 'docs/a.md': page('accept') };
    site.write({ ...state, 'facts.json': '{"accept":"6"}' });
    const first = await site.build(out);
    expect(first.code, first.output).toBe(0);
    expect(read('docs/a/index.html')).toContain('<p>Süre 6 dakika, %6.</p>');
    site.write({ ...state, 'facts.json': '{"accept":"8"}' });
    const second = await site.build(out);
    expect(second.code, second.output).toBe(0);
    expect(read('docs/a/index.html')).toContain('<p>Süre 8 dakika, %8.</p>');
    site.write({ ...state, 'facts.json': '{"accept":"8"}', 'docs/a.md': page('acept') });
    const bad = await site.build(out);
    expect(bad.code).toBe(1);
    expect(bad.output).toMatch(/There is no fact "acept"\.\n\s+docs\/a\.md:3:6/);
  });

  it('brings commands', async () => {
    site.write({});
    const { code, output } = await runYaprak(['greet', 'Ada', '--now'], { cwd: site.dir });
    expect([code, output.trim()]).toEqual([3, 'Merhaba Ada --now']);
    const help = await runYaprak(['--help'], { cwd: site.dir });
    expect(help.output).toMatch(/Commands of plugins\n(?: {2}(?:search|mcp) .*\n){2} {2}greet {3}Greets\n/);
  });

  it.each([
    ['without a name', '{ emit: { write() {} } }', 'must be a plugin: an object with a `name`'],
    ['with an unknown door', "{ name: 'x', emits: {} }", 'must be a plugin: an object with a `name`'],
    ['with a name that is taken', "{ name: 'search' }", 'Two plugins are named "search".'],
    ['that throws', "{ name: 'x', load() { throw new Error('yok') } }", 'The plugin "x" threw an error in `load`: yok'],
    [
      'with a page at no address',
      "{ name: 'x', pages: () => [{ path: 'a', title: 'A', markdown: '' }] }",
      'does not begin with a slash',
    ],
  ])('%s is refused with a clear message', async (_what, plugin, message) => {
    site.write({
      'yaprak.config.mjs': `export default { title: 'Demo', url: 'https://ornek.test', blog: false, plugins: [${plugin}] };`,
    });
    const { code, output } = await site.build(out);
    expect(code).toBe(1);
    expect(output).toContain(message);
    expect(output).toContain('yaprak.config.mjs');
  });
});
