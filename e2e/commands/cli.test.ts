import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runYaprak, serveSite, startYaprak } from '../setup/site-server.ts';
import {
  createTinySite,
  findProblem,
  problemLines,
  readDigests,
  type ExpectedProblem,
  type TinyFiles,
  type TinySite,
} from '../setup/tiny-site.ts';

const config = (more = ''): string => `export default { title: 'T', url: 'https://x.test', ${more} };\n`;
const BASE: TinyFiles = { 'yaprak.config.mjs': config(), 'docs/taban.md': '# Taban\n\nMetin.\n' };

const site = createTinySite(BASE, 'Şu site');
const good = site.beside('good');
let goodFiles: Record<string, string> = {};
const others: TinySite[] = [];

beforeAll(async () => {
  site.write({});
  const { code, output } = await site.build(good);
  if (code !== 0) throw new Error(output);
  goodFiles = readDigests(good);
});
afterAll(() => {
  for (const one of [site, ...others]) one.remove();
});

const errorLines = (problem: ExpectedProblem): string[] => problemLines('error', problem, {});

/** What a build has left beside its output folder. */
const leftovers = (): string[] => readdirSync(site.beside('.')).filter((name) => name.startsWith('.'));

describe('the command line', () => {
  const wrong: [args: string[], problem: ExpectedProblem][] = [
    [
      ['buidl'],
      {
        says: '`buidl` is not a known command; allowed: build, dev, serve, check, doctor, new, version, write-translations, info, completion.',
        hint: 'Did you mean `yaprak build`?',
      },
    ],
    [['build', '--outdir', 'x'], { says: '`--outdir` is not a known option.', hint: 'Did you mean `--out-dir`?' }],
    [['build', '--out-dir'], { says: '`--out-dir` needs a value.', hint: 'Run `yaprak --help`' }],
    [['build', 'a', 'b'], { says: '`b` is one argument too many', hint: 'Run `yaprak --help`' }],
    [
      ['serve', '--port', 'abc'],
      { says: '`--port` is "abc"; allowed: a whole number from 0 to 65535.', hint: 'Run `yaprak --help`' },
    ],
    [['dev', '--port', '70000'], { says: '`--port` is "70000"', hint: 'Run `yaprak --help`' }],
  ];
  it.each(wrong)('is refused with code 2: %j', async (args, problem) => {
    const { code, output } = await runYaprak(args);
    expect(findProblem(output, problem)).toEqual(errorLines(problem));
    expect(code).toBe(2);
  });

  it('shows help and the version', async () => {
    const help = await runYaprak(['--help']);
    expect(help).toMatchObject({ code: 0, output: expect.stringContaining('Usage: yaprak <command> [siteDir]') });
    expect((await runYaprak(['--version'])).output).toMatch(/^\d+\.\d+\.\d+\n$/);
  });

  it('does not end without a word when something never comes', async () => {
    site.write({ 'yaprak.config.mjs': 'export default new Promise(() => {});\n' });
    const { code, output } = await site.build(good, { alone: true });
    expect(output).toContain('waits for something that never comes');
    expect(code).toBe(1);
  });

  it('takes the current folder for the site, and its build folder for the output', async () => {
    site.write({});
    const { code, output } = await runYaprak(['build'], { cwd: site.dir });
    expect(code, output).toBe(0);
    expect(output).toContain('Written to build\n');
    expect(Object.keys(readDigests(join(site.dir, 'build')))).toContain('docs/taban/index.html');
  });

  it('says that a site folder does not exist', async () => {
    const { code, output } = await runYaprak(['build', site.beside('yok')]);
    const problem = { says: 'The site folder', hint: 'Give the folder that holds `yaprak.config.ts`' };
    expect(findProblem(output, problem)).toEqual(errorLines(problem));
    expect(output).toContain('nothing was written');
    expect(code).toBe(1);
  });
});

describe('check', () => {
  it('reports what a build would, and writes no site', async () => {
    site.write({ 'docs/a.md': '# A\n\n[Yok](/docs/yok).\n' });
    const bad = await runYaprak(['check', site.dir]);
    expect(bad.output).toContain('docs/a.md:3:1');
    expect(bad.output).toContain('Checked 4 pages: 1 error.');
    expect(bad.code).toBe(1);
    site.write({});
    const fine = await runYaprak(['check', site.dir]);
    expect(fine).toMatchObject({ code: 0, output: expect.stringContaining('Checked 3 pages: nothing wrong.') });
    expect(readdirSync(site.dir).sort()).toEqual(['.yaprak', 'docs', 'yaprak.config.mjs']);
    expect(readdirSync(join(site.dir, '.yaprak')).filter((name) => name.includes('check'))).toEqual([]);
  });
});

describe('serve and dev', () => {
  it('serve says that nothing was built', async () => {
    site.write({});
    const { code, output } = await runYaprak(['serve', site.dir]);
    const problem = { says: 'There is no built site in', hint: 'Run `yaprak build` first' };
    expect(findProblem(output, problem)).toEqual(errorLines(problem));
    expect(code).toBe(1);
  });

  it.each(['serve', 'dev'])('%s says that the port is taken', async (command) => {
    site.write({});
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const args = [
      command,
      site.dir,
      '--port',
      String(port),
      '--host',
      '127.0.0.1',
      ...(command === 'serve' ? ['--out-dir', good] : []),
    ];
    const { code, output } = await runYaprak(args);
    other.close();
    const problem = { says: `Port ${port} is already in use.`, hint: `choose another one with \`--port ${port + 1}\`` };
    expect(findProblem(output, problem)).toEqual(errorLines(problem));
    expect(code).toBe(1);
  });
});

describe('the output folder', () => {
  /** Whether the build refused the folder with these words, and touched nothing. */
  /** All but what builds keep for themselves. */
  const readAuthors = () =>
    Object.entries(readDigests(site.beside('.'))).filter(([file]) => !/(?:^|\/)\.yaprak\//.test(file));
  const isRefused = async (outDir: string, says: string): Promise<boolean> => {
    const before = readAuthors();
    const { code, output } = await site.build(outDir);
    const problem = { says, hint: 'choose a new or empty one with `--out-dir`' };
    const isSaid = isDeepStrictEqual(findProblem(output, problem), errorLines(problem));
    return code === 1 && isSaid && isDeepStrictEqual(readAuthors(), before);
  };

  it('never takes the place of the author’s files', async () => {
    site.write({
      'static/a.txt': 'a',
      'yaprak.config.mjs': config("docs: { path: 'belgeler' }"),
      'belgeler/a.md': '# A\n',
    });
    const own = "because that folder holds the site's own files";
    expect(await isRefused(site.dir, own)).toBe(true);
    expect(await isRefused(site.beside('.'), own)).toBe(true);
    for (const folder of ['belgeler', 'belgeler/alt', 'static/site', 'src', '.yaprak/x']) {
      expect(await isRefused(join(site.dir, folder), "is a folder of the site's own files")).toBe(true);
    }
  });

  it('may not hold anything but a site, and is looked up behind a symbolic link', async () => {
    site.write({});
    mkdirSync(site.beside('notlar'));
    writeFileSync(site.beside('notlar/onemli.txt'), 'onemli');
    expect(
      await isRefused(site.beside('notlar'), 'because it holds files that no build has written: onemli.txt.'),
    ).toBe(true);
    symlinkSync(site.dir, site.beside('kisayol'));
    expect(await isRefused(site.beside('kisayol'), "because that folder holds the site's own files")).toBe(true);
    expect(await isRefused(site.beside('notlar/onemli.txt'), 'because it is a file')).toBe(true);
    mkdirSync(site.beside('depo/.git'), { recursive: true });
    expect(await isRefused(site.beside('depo'), 'because it is a git repository')).toBe(true);
    mkdirSync(site.beside('bos'));
    const { code, output } = await site.build(site.beside('bos'));
    expect(code, output).toBe(0);
  });

  it('is named when it may not be written', async () => {
    site.write({});
    // Nobody, root included, can make a folder in sysfs or below a file.
    const below = await site.build(join(good, '404.html', 'site'));
    const problem = {
      says: '404.html/site cannot be written: a file stands where a folder is needed',
      hint: 'choose another folder with `--out-dir`',
    };
    expect(findProblem(below.output, problem)).toEqual(errorLines(problem));
    expect(below.code).toBe(1);
    const { code, output } = await site.build('/sys/yaprak');
    expect(output).toMatch(
      /^error {2}\/sys\/yaprak (?:may not be written by this account|is on a disk that can only be read)\.$/m,
    );
    expect(code).toBe(1);
    expect(readDigests(good)).toEqual(goodFiles);
  });

  it('stays as it was when the disk is full, whatever was being written', async () => {
    site.write({ 'docs/a.md': '# A\n', 'docs/b.md': '# B\n', 'static/c.txt': 'c' });
    const preload = `--import=${new URL('../setup/full-disk.mjs', import.meta.url).href}`;
    for (const files of ['0', '2', '6']) {
      const env = { NODE_OPTIONS: preload, YAPRAK_DISK: site.beside('.good.'), YAPRAK_DISK_FILES: files };
      const { code, output } = await site.build(good, { env });
      const problem = { says: `The disk is full: ${good} cannot be written.`, hint: 'Make some room and try again' };
      expect(findProblem(output, problem)).toEqual(errorLines(problem));
      expect(output).toContain('the previous site is untouched');
      expect(code).toBe(1);
      expect(readDigests(good)).toEqual(goodFiles);
      expect(leftovers()).toEqual([]);
    }
  });

  it('knows only its own earlier builds: a second folder is not filled with pages of the first', async () => {
    const [one, two] = [site.beside('bir'), site.beside('iki')];
    for (const [text, out] of [
      ['Eski', one],
      ['Eski', two],
      ['Yeni', one],
      ['Yeni', two],
    ] as const) {
      site.write({ 'docs/taban.md': `# ${text}\n` });
      expect((await site.build(out)).code).toBe(0);
    }
    expect(readFileSync(join(two, 'docs/taban/index.html'), 'utf8')).toContain('Yeni');
    expect(readDigests(two)).toEqual(readDigests(one));
    writeFileSync(join(two, 'docs/taban/index.html'), 'Elle');
    expect((await site.build(two)).code).toBe(0);
    expect(readDigests(two)).toEqual(readDigests(one));
  });
});

describe('a build that is killed', () => {
  /** Rendering it takes longer than the test needs to notice that the build has begun to write. */
  const slow = (seconds: number): string =>
    `# Yavaş\n\n{(() => { const end = Date.now() + ${seconds * 1000}; while (Date.now() < end); return 1; })()}\n`;

  async function startSlowBuild(seconds = 20) {
    site.write({ 'docs/a.md': '# A\n', 'docs/zz-yavas.mdx': slow(seconds) });
    const build = startYaprak(['build', site.dir, '--out-dir', good]);
    const staging = site.beside(`.good.${build.child.pid}.next`);
    while (!existsSync(join(staging, 'docs/a/index.html'))) {
      if (build.child.exitCode !== null) throw new Error(`The build ended before it was killed:\n${build.output()}`);
      await sleep(10);
    }
    return { ...build, staging };
  }

  it('leaves the old site whole, and the next build works and cleans up', async () => {
    const { child, staging } = await startSlowBuild();
    child.kill('SIGKILL');
    await once(child, 'close');
    expect(existsSync(staging)).toBe(true);
    expect(readDigests(good)).toEqual(goodFiles);
    site.write({});
    const { code, output } = await site.build(good);
    expect(code, output).toBe(0);
    expect(readDigests(good)).toEqual(goodFiles);
    expect(leftovers()).toEqual([]);
  });

  it('by Ctrl-C says so, ends as the signal asks and leaves nothing behind', async () => {
    const { child, output } = await startSlowBuild(2);
    child.kill('SIGINT');
    const [code, signal] = (await once(child, 'close')) as [number | null, string | null];
    // A shell makes 130 of it.
    expect([code, signal]).toEqual([null, 'SIGINT']);
    expect(output().trimEnd().split('\n').at(-1)).toBe('The build was stopped; the previous site is untouched.');
    expect(readDigests(good)).toEqual(goodFiles);
    expect(leftovers()).toEqual([]);
  });

  it('between its two renames has its old site put back by whoever comes next', async () => {
    site.write({});
    renameSync(good, site.beside('.good.999999999.old'));
    const server = await serveSite(site.dir, good);
    const { status } = await fetch(`${server.url}/docs/taban`);
    await server.close();
    expect(status).toBe(200);
    expect(readDigests(good)).toEqual(goodFiles);
    expect(leftovers()).toEqual([]);
  });

  it('does not harm another that runs beside it', async () => {
    const fresh = createTinySite({
      ...BASE,
      'src/pages/index.jsx': 'export default function Home() {\n  return <h1>Ev</h1>;\n}\n',
    });
    others.push(fresh);
    // Each is in the middle of its pages while the others begin or end with theirs.
    fresh.write({ 'docs/a.md': '# A\n', 'docs/m.mdx': slow(2), 'docs/z.md': '# Z\n' });
    const out = fresh.beside('out');
    const results = await Promise.all([fresh.build(out), fresh.build(out), fresh.build(out)]);
    for (const { code, output } of results) expect(code, output).toBe(0);
    const together = readDigests(out);
    expect(readdirSync(fresh.beside('.')).sort()).toEqual(['out', 'site']);
    expect((await fresh.build(fresh.beside('alone'))).code).toBe(0);
    expect(readDigests(fresh.beside('alone'))).toEqual(together);
  });
});

describe('sites of every kind', () => {
  const pagesOf = (out: string): string[] => Object.keys(readDigests(out)).filter((file) => file.endsWith('.html'));
  const NOTHING: TinyFiles = { 'docs/taban.md': null };
  const kinds: Record<string, [files: TinyFiles, pages: string[]]> = {
    'with docs alone': [{}, ['404.html', 'docs/taban/index.html', 'index.html']],
    'with a blog alone': [
      { ...NOTHING, 'blog/2024-01-02-merhaba.md': '# Merhaba\n\nMetin.\n\n<!-- truncate -->\n' },
      ['404.html', 'blog/2024/01/02/merhaba/index.html', 'blog/archive/index.html', 'blog/index.html', 'index.html'],
    ],
    'with pages alone': [{ ...NOTHING, 'src/pages/index.md': '# Ev\n' }, ['404.html', 'index.html']],
    'with nothing at all': [NOTHING, ['404.html']],
    'below a path': [
      {
        'yaprak.config.mjs': config("baseUrl: '/kok/'"),
        'docs/a.md': '# A\n\n[Taban](/docs/taban) ve [yine](./taban.md).\n',
      },
      ['404.html', 'docs/a/index.html', 'docs/taban/index.html', 'index.html'],
    ],
    'with a last slash': [
      { 'yaprak.config.mjs': config('trailingSlash: true') },
      ['404.html', 'docs/taban/index.html', 'index.html'],
    ],
    'without a last slash': [
      { 'yaprak.config.mjs': config('trailingSlash: false') },
      ['404.html', 'docs/taban.html', 'index.html'],
    ],
  };
  it.each(Object.entries(kinds))('%s', async (name, [files, pages]) => {
    site.write(files);
    const out = site.beside(name);
    const { code, output } = await site.build(out);
    expect(code, output).toBe(0);
    expect(output).not.toMatch(/^warning/m);
    expect(pagesOf(out)).toEqual(pages);
  });

  it('serves a site below its path, whatever the name of its folder', async () => {
    site.write({
      'yaprak.config.mjs': config("baseUrl: '/kok/'"),
      'docs/a.md': '# A\n\n[Taban](/docs/taban) ve [yine](./taban.md).\n',
    });
    const out = site.beside('Çıktı klasörü');
    expect((await site.build(out)).code).toBe(0);
    const server = await serveSite(site.dir, out);
    const page = await (await fetch(`${server.url}/kok/docs/a`)).text();
    const links = [...page.matchAll(/href="([^"]*taban)"/g)].map((found) => found[1]);
    expect(new Set(links)).toEqual(new Set(['/kok/docs/taban']));
    const style = /href="([^"]+\.css)"/.exec(page)?.[1] ?? '';
    expect(style).toMatch(/^\/kok\/assets\//);
    expect((await fetch(server.url + style)).status).toBe(200);
    await server.close();
  });
});
