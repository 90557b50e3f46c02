import { describe, expect, it } from 'vitest';
import { listReferences, listStaticImports } from './first-load.mjs';
import { createSite } from './generate.mjs';
import { findDifference } from './growth.mjs';
import { measure, parseTimes } from './measure.mjs';
import { createSections } from './search-text.mjs';

describe('createSite', () => {
  it('makes the same files from the same seed, and others from another', () => {
    expect(createSite({ pages: 30 })).toEqual(createSite({ pages: 30 }));
    expect(createSite({ pages: 30, seed: 2 }).get('docs/intro.md')).not.toBe(
      createSite({ pages: 30 }).get('docs/intro.md'),
    );
  });

  it('makes as many docs pages as asked for, with what a page must hold', () => {
    const docs = [...createSite({ pages: 120 })].filter(([path]) => /^docs\/bolum.*\.md$/.test(path));
    expect(docs).toHaveLength(120);
    for (const [path, text] of docs) {
      expect(text.match(/^#{1,3} /gm)?.length, path).toBeGreaterThanOrEqual(4);
      expect(text.match(/^```\w/gm), path).toHaveLength(2);
      expect(text.match(/\]\([^)]+\.md\)/g), path).toHaveLength(3);
      expect(text, path).toContain('\n:::');
    }
  });

  it('links only to pages that are there', () => {
    const site = createSite({ pages: 250 });
    for (const [path, text] of site) {
      for (const [, href = ''] of text.matchAll(/\]\(([^)]+\.md)\)/g)) {
        expect(site.has(new URL(href, `file:///${path}`).pathname.slice(1)), `${path} to ${href}`).toBe(true);
      }
    }
  });

  it('of 2n pages holds the site of n pages unchanged', () => {
    const large = createSite({ pages: 300, sections: 3 });
    for (const [path, text] of createSite({ pages: 150, sections: 3 })) expect(large.get(path), path).toBe(text);
  });
});

describe('createSections', () => {
  const sections = createSections(400);
  const words = sections.flatMap(({ content }) => content.split(' '));

  it('makes the same sections from the same seed, and others from another', () => {
    expect(createSections(400)).toEqual(sections);
    expect(createSections(400, { seed: 2 })[7]?.content).not.toBe(sections[7]?.content);
  });

  it('makes words as real text has them: many, and few of them common', () => {
    const counts = new Map<string, number>();
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
    const shares = [...counts.values()].map((count) => count / words.length).sort((a, b) => b - a);
    expect(words.length / sections.length).toBeGreaterThan(110);
    expect(counts.size / words.length).toBeGreaterThan(0.15);
    expect(shares[0]).toBeLessThan(0.05);
    expect(shares[99]).toBeLessThan(0.002);
  });
});

describe('measure', () => {
  it('reads the children line of `times`', () => {
    expect(parseTimes('0m0.001s 0m0.002s\n1m2.500s 0m0.250s\n')).toBe(62.75);
  });

  it('counts the work of grandchildren, their memory and the exit code', async () => {
    // It lives long enough for a few samples.
    const inner =
      'const b = Buffer.alloc(8e7, 1); let x = 0; for (let i = 0; i < 3e7; i++) x += i; setTimeout(() => console.log(x, b.length), 300)';
    const outer = `require('node:child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(inner)}]); process.exitCode = 3`;
    const { code, cpuSeconds, peakBytes } = await measure([process.execPath, '-e', outer]);
    expect(code).toBe(3);
    expect(cpuSeconds).toBeGreaterThan(0);
    expect(peakBytes ?? 0).toBeGreaterThan(8e7);
  });
});

describe('first load', () => {
  it('counts own stylesheets, scripts and preloads once, and nothing of other sites', () => {
    const html = `<link rel="stylesheet" href="/assets/a.css"><link rel=icon href="/i.svg"><link rel="modulepreload" href="/assets/b.js">
      <script type="module" src="/assets/b.js"></script><script src="https://x.test/c.js"></script>`;
    expect(listReferences(html)).toEqual(['/assets/a.css', '/assets/b.js']);
  });

  it('follows static imports only', () => {
    expect(listStaticImports('import{a}from"./a.js";import"./b.js";const c=()=>import("./c.js");')).toEqual([
      './a.js',
      './b.js',
    ]);
  });
});

describe('findDifference', () => {
  it('ignores the hashes of file names and shows where the rest differs', () => {
    expect(findDifference('<a src="/assets/boot-AbCd1234.js">', '<a src="/assets/boot-ZyXw9876.js">')).toBeUndefined();
    expect(findDifference('<p>bir</p>', '<p>iki</p>')).toContain('iki');
  });
});
