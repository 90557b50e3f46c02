import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runYaprak, startYaprak } from '../setup/site-server.ts';
import { createTinySite, type TinyFiles } from '../setup/tiny-site.ts';

const BASE: TinyFiles = {
  'yaprak.config.mjs': `export default { title: 'T', url: 'https://x.test', customFields: { token: 'gizli' } };\n`,
  'docs/taban.md': '---\ntitle: Taban\nsidebar_position: 4\n---\n\nMetin.\n',
};
const site = createTinySite(BASE);
afterAll(() => site.remove());

/** Standard output alone. */
async function runForOutput(args: string[]): Promise<{ code: number; stdout: string }> {
  const { child } = startYaprak(args);
  let stdout = '';
  child.stdout?.on('data', (chunk: string) => (stdout += chunk));
  const [code] = (await once(child, 'close')) as [number];
  return { code, stdout };
}

interface Report {
  exitCode: number;
  ok: boolean;
  pages?: number;
  outDir?: string;
  problems: { code: string; severity: string; file?: string; line?: number; column?: number; message: string }[];
  external?: { checked: number; cached: number; moved: { from: string; to: string }[] };
}

async function runJson(args: string[]): Promise<{ code: number; report: Report }> {
  const { code, stdout } = await runForOutput([...args, '--json']);
  return { code, report: JSON.parse(stdout) as Report };
}

describe('--json', () => {
  it('is one document of a build, whatever a component logs', async () => {
    site.write({ 'src/pages/gurultu.jsx': 'console.log("gürültü");\nexport default () => <p>Sayfa</p>;\n' });
    const out = site.beside('json');
    const { code, report } = await runJson(['build', site.dir, '--out-dir', out]);
    expect(code).toBe(0);
    expect(report).toMatchObject({ command: 'build', ok: true, exitCode: 0, pages: 4, outDir: out, problems: [] });
  });

  it('has the places of errors, and those that stop the command', async () => {
    site.write({ 'docs/a.md': '# A\n\n[Yok](/docs/yok).\n' });
    const bad = await runJson(['check', site.dir]);
    expect(bad.code).toBe(1);
    expect(bad.report.problems).toMatchObject([
      { code: 'broken-link', severity: 'error', file: 'docs/a.md', line: 3, column: 1 },
    ]);
    for (const command of ['build', 'check']) {
      const none = await runJson([command, site.beside('yok')]);
      expect(none).toMatchObject({ code: 1, report: { ok: false, exitCode: 1 } });
      expect(none.report.problems).toHaveLength(1);
    }
  });

  it('is there for a command line that is wrong, too', async () => {
    const { code, report } = await runJson(['build', '--outdir', 'x']);
    expect(code).toBe(2);
    expect(report).toMatchObject({ command: 'build', ok: false, exitCode: 2, problems: [{ code: 'usage' }] });
  });
});

describe('new', () => {
  const create = (...args: string[]) => runYaprak(['new', ...args, site.dir]);

  it('writes a doc after the last of its folder, and never over another', async () => {
    site.write({});
    const first = await create('doc', 'İlk Adımlar: Işık & Çağrı');
    expect(first, first.output).toMatchObject({ code: 0 });
    const file = join(site.dir, 'docs/ilk-adimlar-isik-cagri.md');
    expect(readFileSync(file, 'utf8')).toBe('---\ntitle: "İlk Adımlar: Işık & Çağrı"\nsidebar_position: 5\n---\n\n');
    const again = await create('doc', 'İlk Adımlar: Işık & Çağrı');
    expect(again).toMatchObject({ code: 1, output: expect.stringContaining('exists already') });
    expect(await create('doc', 'X', '--in', '../..')).toMatchObject({ code: 1 });
  });

  it('writes a post with the date of today, and records in a row', async () => {
    site.write({ 'blog/2024-01-01-x.md': '# X\n\n<!-- truncate -->\n' });
    expect(await create('post', 'Yeni sürüm v2')).toMatchObject({ code: 0 });
    const post = readdirSync(join(site.dir, 'blog')).find((name) => name.includes('surum'));
    expect(post).toMatch(/^\d{4}-\d{2}-\d{2}-yeni-surum-v2\.md$/);
    for (const title of ['Kuyruk', 'Önbellek']) expect(await create('adr', title)).toMatchObject({ code: 0 });
    expect(readdirSync(join(site.dir, 'docs/adr'))).toEqual(['0001-kuyruk.md', '0002-onbellek.md']);
    expect(readFileSync(join(site.dir, 'docs/adr/0002-onbellek.md'), 'utf8')).toMatch(
      /^---\ntitle: "ADR 0002: Önbellek"\nsidebar_label: "0002: Önbellek"\nsidebar_position: 2\n---\n\n## Status\n/,
    );
    const built = await runYaprak(['check', site.dir]);
    expect(built, built.output).toMatchObject({ code: 0, output: expect.stringContaining('nothing wrong') });
  });

  it('names records as the others are', async () => {
    site.write({ 'docs/mimari/adr/007.md': '# ADR 7\n' });
    expect(await create('adr', 'Sekiz')).toMatchObject({ code: 0 });
    expect(readdirSync(join(site.dir, 'docs/mimari/adr'))).toEqual(['007.md', '008.md']);
  });
});

describe('info and completion', () => {
  it('info has versions and settings, and nothing of the site’s own', async () => {
    site.write({});
    const { code, output } = await runYaprak(['info', site.dir]);
    expect(code).toBe(0);
    expect(output).toMatch(/^yaprak: \d+\.\d+\.\d+\nnode: v\d+/);
    expect(output).toMatch(/\n {2}satteri: \d+\.\d+\.\d+\n/);
    expect(output).toContain('  docs: default\n');
    expect(output).not.toContain('gizli');
    expect(output).not.toContain('x.test');
    const broken = await runYaprak(['info', site.beside('yok')]);
    expect(broken).toMatchObject({ code: 0, output: expect.stringContaining('config: cannot be read:') });
  });

  it('completion is a script that bash can read', async () => {
    const { stdout } = await runForOutput(['completion', 'bash']);
    expect(execFileSync('bash', ['-n'], { input: stdout, encoding: 'utf8' })).toBe('');
  });
});

describe('serve', () => {
  it('opens the browser, and prints the addresses of the network', async () => {
    site.write({});
    const out = site.beside('opened-site');
    await site.build(out);
    const [script, opened] = [site.beside('browser.sh'), site.beside('opened.txt')];
    writeFileSync(script, `#!/bin/sh\necho "$1" > '${opened}.tmp' && mv '${opened}.tmp' '${opened}'\n`, {
      mode: 0o755,
    });
    const { child, output } = startYaprak(['serve', site.dir, '--out-dir', out, '--port', '0', '--host', '--open'], {
      env: { BROWSER: script },
    });
    await expect.poll(() => readdirSync(site.beside('.')), { timeout: 20_000 }).toContain('opened.txt');
    expect(output()).toContain(`Serving ${out} at ${readFileSync(opened, 'utf8').trim()}`);
    child.kill('SIGTERM');
    await once(child, 'close');
  });

  it('goes on where there is no browser', async () => {
    const { child, output } = startYaprak(
      ['serve', site.dir, '--out-dir', site.beside('opened-site'), '--port', '0', '--open'],
      {
        env: { BROWSER: '/no/such/browser' },
      },
    );
    await expect.poll(output, { timeout: 20_000 }).toContain('No browser could be opened');
    child.kill('SIGTERM');
    expect(await once(child, 'close')).toEqual([0, null]);
  });
});

describe('check', () => {
  it('warns of pages to which nothing leads', async () => {
    site.write({
      'src/pages/yalniz.md': '# Yalnız\n\n[Ben](/yalniz).\n',
      'src/pages/bagli.md': '# Bağlı\n',
      'src/pages/gizli.md': '---\nunlisted: true\n---\n\n# Gizli\n',
      'docs/a.md': '# A\n\n[Bağlı](/bagli).\n',
    });
    const { code, report } = await runJson(['check', site.dir]);
    expect(code).toBe(0);
    expect(report.problems).toMatchObject([{ code: 'orphan-page', severity: 'warning', file: 'src/pages/yalniz.md' }]);
  });

  it('knows the links of all pages where a plugin works on the whole output', async () => {
    site.write({
      'yaprak.config.mjs': `export default { title: 'T', url: 'https://x.test', plugins: [{ name: 'son', finish() {} }] };\n`,
      'docs/a.md': '# A\n\n[Bağlı](/bagli).\n',
      'src/pages/bagli.md': '# Bağlı\n',
      'src/pages/yalniz.md': '# Yalnız\n',
    });
    const { report } = await runJson(['check', site.dir]);
    expect(report.problems).toMatchObject([{ code: 'orphan-page', file: 'src/pages/yalniz.md' }]);
  });

  it('finds barriers with --a11y, with their places, and none in the theme', async () => {
    site.write({
      'docs/a.md': '# A\n\n#### Derin\n\n<img src="https://x.test/a.png">\n\n[buraya](./taban.md)\n',
      'blog/2024-01-01-x.md': '# X\n\nMetin.\n\n<!-- truncate -->\n',
    });
    const { report } = await runJson(['check', site.dir, '--a11y']);
    expect(report.problems.map(({ code, file, line }) => [code, file, line])).toEqual([
      ['a11y-heading-order', 'docs/a.md', 3],
      ['a11y-image-alt', 'docs/a.md', 5],
      ['a11y-link-text', 'docs/a.md', 7],
    ]);
  });

  describe('--external', () => {
    const asked: string[] = [];
    let server: Server;
    let origin = '';
    beforeAll(async () => {
      server = createServer((request, response) => {
        asked.push(`${request.method} ${request.url}`);
        if (request.url === '/tasindi') response.writeHead(301, { location: '/yeni' }).end();
        else if (request.url?.startsWith('/dolu')) response.writeHead(429, { 'retry-after': '3600' }).end();
        else response.writeHead(request.url === '/yok' ? 404 : 200).end();
      }).listen(0, '127.0.0.1');
      await once(server, 'listening');
      origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    });
    afterAll(() => void server.close());

    it('asks each link once, and what is fine not again', async () => {
      site.write({
        'yaprak.config.mjs': `export default { title: 'T', url: 'https://x.test', check: { ignoreLinks: ['${origin}/gizli/*'] } };\n`,
        'docs/a.md': `# A\n\n[Var](${origin}/var#x) [yok](${origin}/yok)\n\n[Taşındı](${origin}/tasindi) [gizli](${origin}/gizli/a)\n`,
        'docs/b.md': `# B\n\n[Var](${origin}/var)\n`,
      });
      const first = await runJson(['check', site.dir, '--external']);
      expect(first.code).toBe(1);
      expect(first.report.problems).toMatchObject([
        {
          code: 'external-link',
          severity: 'error',
          file: 'docs/a.md',
          line: 3,
          message: expect.stringContaining('404'),
        },
      ]);
      expect(first.report.external).toMatchObject({
        checked: 3,
        cached: 0,
        moved: [{ from: `${origin}/tasindi`, to: `${origin}/yeni` }],
      });
      expect(asked.toSorted()).toEqual(['GET /yok', 'HEAD /tasindi', 'HEAD /var', 'HEAD /yeni', 'HEAD /yok']);
      asked.length = 0;
      const second = await runYaprak(['check', site.dir, '--external']);
      expect(asked).toEqual(['HEAD /yok', 'GET /yok']);
      expect(second.output).toContain('Checked 3 links to other sites, 2 from cache.');
      expect(second.output).toContain(`moved  ${origin}/tasindi is now ${origin}/yeni (docs/a.md:5)`);
    });

    it('leaves a host alone that asks for a long pause', async () => {
      asked.length = 0;
      site.write({ 'docs/a.md': `# A\n\n[Bir](${origin}/dolu/1) [iki](${origin}/dolu/2)\n`, 'docs/b.md': '# B\n' });
      const { code, output } = await runYaprak(['check', site.dir, '--external']);
      expect(code).toBe(0);
      expect(asked).toEqual(['HEAD /dolu/1']);
      expect(output).toContain('Checked 1 link to other sites, 0 from cache. 1 not asked:');
    });
  });
});
