import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { createSite } from './generate.mjs';
import { readTree, withAddresses, withAdmonitions, withTitle } from './peers/content.mjs';
import { choosePeers, PEERS } from './peers/all.mjs';
import { lastLine } from './peers/prepare-peer.mjs';
import { pickMiddle } from './pick-middle.mjs';
import { drawPlot } from './plot.mjs';
import { computeVitals } from './reader-load.mjs';
import { replaceBetweenMarks, writeMeasured } from './readme.mjs';
import { formatReport, type Results } from './report.mjs';
import { serveFolder, sumSent } from './serve-folder.mjs';
import { summarise, summariseRuns } from './statistics.mjs';
import { readWishes } from './wishes.mjs';

const one = (value: number) => ({ median: value, min: value, max: value, samples: [value] });
const moment = { date: '2024-05-06T07:08:09.000Z', load: [0.5, 0.25, 0.125] };
const reader = (bytes: number, clickMs: number) => ({
  failures: {},
  firstLoad: { bytes: { loadTotal: one(bytes) }, quick: {}, slow: {} },
  clicks: { quickMs: one(clickMs), stillMs: undefined, slowMs: undefined, bytesPerClick: undefined },
});
const build = (cpuSeconds: number) => ({ cpuSeconds, wallSeconds: cpuSeconds, peakBytes: 1048576 * 100 });
const output = { bytes: 1e6, files: 10, htmlFiles: 10 };
const RESULTS: Results = {
  versions: { node: '20.19.0', yaprak: '0.1.0' },
  machine: { cpu: 'Test', cores: 2, memoryGiB: 8, system: 'Linux' },
  builds: [
    {
      ...moment,
      pages: 1000,
      cold: build(5),
      warm: build(1),
      edit: build(1),
      output,
      firstLoad: { html: 1, css: 1, js: 1, total: 3, files: [] },
    },
  ],
  reader: { ...moment, pages: 1000, ...reader(20480, 40) },
  peers: [
    {
      ...moment,
      name: 'slow',
      title: 'Slow & <Co>',
      version: '9.9.9',
      pages: 1000,
      cold: build(60),
      reader: { ...moment, ...reader(204800, 80) },
    },
    { ...moment, name: 'broken', title: 'Broken', pages: 1000, failure: 'it fell over' },
  ],
};

describe('summarise', () => {
  it('tells the middle and the ends, and nothing of nothing', () => {
    expect(summarise([5, 1, 9])).toMatchObject({ median: 5, min: 1, max: 9 });
    expect(summarise([4, 1, 2, 3])?.median).toBe(2.5);
    expect(summarise([])).toBeUndefined();
    expect(summariseRuns([{ a: 1, b: undefined }, { a: 3 }])).toEqual({
      a: { median: 2, min: 1, max: 3, samples: [1, 3] },
    });
  });

  it('picks a whole build, not figures of several', () => {
    expect(pickMiddle([build(3), build(1), build(2)])).toMatchObject({
      cpuSeconds: 2,
      wallSeconds: 2,
      cpuSamples: [3, 1, 2],
    });
  });
});

describe('computeVitals', () => {
  it('counts what blocks after the first paint, and the worst window of shifts', () => {
    const seen = {
      fcp: 100,
      lcp: 120,
      tasks: [
        [0, 90],
        // Ends 60 ms after it.
        [95, 65],
        [200, 120],
        [400, 40],
      ] as [number, number][],
      shifts: [
        [10, 0.1],
        [500, 0.1],
        [3000, 0.15],
      ] as [number, number][],
    };
    expect(computeVitals(seen)).toMatchObject({ fcpMs: 100, lcpMs: 120, tbtMs: 80, cls: 0.2 });
  });
});

describe('serveFolder', () => {
  const dir = mkdtempSync(join(tmpdir(), 'yaprak-serve-'));
  afterEach(() => rmSync(dir, { recursive: true, force: true }));

  it('finds pages as hosts do and counts compressed bodies', async () => {
    mkdirSync(join(dir, 'docs', 'a'), { recursive: true });
    mkdirSync(join(dir, 'assets'));
    writeFileSync(join(dir, 'docs', 'a', 'index.html'), 'x'.repeat(5000));
    writeFileSync(join(dir, 'docs', 'b.html'), 'b');
    writeFileSync(join(dir, 'assets', 'c.js'), 'c');
    const served = await serveFolder(dir);
    try {
      const page = await fetch(`${served.url}/docs/a`);
      expect(await page.text()).toHaveLength(5000);
      expect((await fetch(`${served.url}/docs/b`)).status).toBe(200);
      expect((await fetch(`${served.url}/assets/c.js`)).headers.get('cache-control')).toContain('immutable');
      expect((await fetch(`${served.url}/../../etc/passwd`)).status).toBe(404);
      const sums = sumSent(served.sent);
      expect(sums.requests).toBe(4);
      expect(sums.html).toBeLessThan(200);
      expect(sums.total).toBe(sums.html + sums.js);
    } finally {
      await served.close();
    }
  });
});

describe('content for peers', () => {
  const site = createSite({ pages: 30 });
  const page = site.get('docs/bolum-001/sayfa-2.md') ?? '';

  it('keeps the words and rewrites what is written differently', () => {
    const boxed = withAdmonitions(page, ({ title, body }) => `[[${title}|${body}]]`);
    expect(boxed).not.toContain(':::');
    expect(boxed.match(/\[\[.+\|.+\]\]/g)).toHaveLength(1);
    const titled = withTitle(page, (position) => [`order: ${position}`]);
    expect(titled).toMatch(/^---\ntitle: ".+ 2"\norder: 2\n/);
    expect(titled).not.toMatch(/^# [^#]*2$/m);
    expect(withAddresses(page, 'docs/bolum-001/sayfa-2.md', (path) => `/${path}!`)).toContain(
      '](/docs/bolum-001/sayfa-1.md!)',
    );
  });

  it('reads the tree in the order of the sidebar', () => {
    const tree = readTree(site);
    expect(tree.pages.map(({ name }) => name)).toEqual(['intro']);
    expect(tree.folders[0]?.pages.map(({ name }) => name).slice(0, 3)).toEqual(['sayfa-1', 'sayfa-2', 'sayfa-3']);
    expect(tree.folders[0]?.folders.map(({ path }) => path)).toEqual(['bolum-001/konu-1']);
  });

  it('is the same set of pages for every peer, the looked-at one included', () => {
    const docs = [...site.keys()].filter((path) => /^docs\/.*\.md$/.test(path));
    for (const peer of PEERS) {
      const files = peer.files(site);
      for (const path of docs) expect(files.has(peer.source(path)), `${peer.name} ${path}`).toBe(true);
    }
    expect(choosePeers('rspress,vitepress').map(({ name }) => name)).toEqual(['rspress', 'vitepress']);
    expect(() => choosePeers('vitpress')).toThrow('vitepress');
  });

  it('tells a failure by the last line that says something', () => {
    expect(lastLine('\u001B[31mError: no such thing\u001B[0m\n    at run (x.js:1:1)\n │   at y\n\n')).toBe(
      'Error: no such thing',
    );
  });
});

describe('the report', () => {
  it('has ratios first, ours as 1, and a row for what failed', () => {
    const text = formatReport(RESULTS);
    expect(text).toMatch(/\| \*\*Yaprak 0\.1\.0\*\* \| 1 \| 1 \|/);
    expect(text).toMatch(/\| Slow & <Co> 9\.9\.9 \| 12\.0 \| 10\.0 \|/);
    expect(text).toContain('Broken failed: it fell over');
    expect(text).toContain('| Broken: it fell over | – |');
    expect(text.indexOf('ours = 1')).toBeLessThan(text.indexOf('## Builds'));
    expect(text).toContain('load of 0.50 0.25 0.13');
  });

  it('tells of dev servers by what was looked at: pages of Markdown at each size, and one of React', () => {
    const dev = {
      ...moment,
      pages: 1000,
      cold: { headingMs: one(700) },
      warm: { headingMs: one(600) },
      saveMs: one(70),
    };
    const text = formatReport({ ...RESULTS, dev: [dev], devWithCode: { ...dev, saveMs: undefined } });
    expect(text).toContain('| 1000 | – | 700 | – | 600 | 70 |');
    expect(text).toContain('| 1000, a page of React | – | 700 | – | 600 | – |');
  });

  it('shows the search room where it was measured', () => {
    const search = { figures: [{ name: 'engine code', value: 7.5, unit: 'KiB', aim: 8 }] };
    expect(formatReport(RESULTS)).not.toContain('engine code');
    expect(formatReport(RESULTS, search)).toContain('| engine code | 7.50 KiB | 8 KiB |');
  });

  it('is drawn only where there is something to compare', () => {
    const svg = drawPlot(RESULTS) ?? '';
    expect(svg).toContain('Slow &amp; &lt;Co>');
    const widths = [...svg.matchAll(/<rect x="\d+" y="\d+" width="([\d.]+)"/g)].map(([, width]) => Number(width));
    expect(widths).toHaveLength(4);
    expect(widths[0]).toBeLessThan(widths[1] ?? 0);
    expect(drawPlot({ ...RESULTS, peers: [] })).toBeUndefined();
  });

  it('goes into the README between its marks and nowhere else', () => {
    const part = writeMeasured(RESULTS, { hasPlot: false });
    const readme = 'Before.\n<!-- bench:start -->\nstale\n<!-- bench:end -->\nAfter.\n';
    const written = replaceBetweenMarks(readme, part);
    expect(written).toMatch(/^Before\.\n<!-- bench:start -->\n[^]*12\.0[^]*\n<!-- bench:end -->\nAfter\.\n$/);
    expect(written).not.toContain('stale');
    expect(replaceBetweenMarks(written, part)).toBe(written);
    expect(() => replaceBetweenMarks('none', part)).toThrow('bench:start');
  });
});

describe('readWishes', () => {
  const defaults = {
    pages: '150',
    only: '',
    peers: false,
    'peer-pages': '1000',
    'reader-pages': '1000',
    runs: '5',
    repeat: '1',
    seed: '1',
  };

  it('measures all of ours by default, the peers when asked, and refuses what it does not know', () => {
    expect([...readWishes(defaults).parts]).toEqual(['builds', 'dev', 'reader']);
    expect([...readWishes({ ...defaults, only: 'dev', peers: true }).parts]).toEqual(['dev', 'peers']);
    expect(() => readWishes({ ...defaults, only: 'devv' })).toThrow('devv');
    expect(() => readWishes({ ...defaults, pages: '10x' })).toThrow('10x');
  });
});
