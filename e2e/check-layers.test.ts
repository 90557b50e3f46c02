import { describe, expect, it } from 'vitest';
import { checkDocusaurus, checkLayers, parseModule } from './check-layers.mjs';

const check = (path: string, text: string) => checkLayers([parseModule(path, text)]);

describe('checkLayers', () => {
  it('lets every room import shared, and a room what its row names', () => {
    expect(
      check(
        'client/boot.ts',
        "import { joinUrl } from '../shared/url.ts';\nimport { query } from '../search/query.ts';",
      ),
    ).toEqual([]);
  });

  it('refuses a room that the row does not name, with the line', () => {
    expect(check('markdown/compile.ts', "\nimport { x } from '../routes/table.ts';")).toEqual([
      'markdown/compile.ts:2: markdown may not import routes.',
    ]);
    expect(check('markdown/a.ts', "export * from '../routes/table.ts';")).toHaveLength(1);
    expect(check('markdown/a.ts', "const x = await import('../routes/table.ts');")).toHaveLength(1);
  });

  it('tells types from values', () => {
    expect(check('content/a.ts', "import type { SiteConfig } from '../config/schema.ts';")).toEqual([]);
    expect(check('content/a.ts', "import { type SiteConfig } from '../config/schema.ts';")).toEqual([]);
    expect(check('content/a.ts', "import { load, type SiteConfig } from '../config/load.ts';")[0]).toContain(
      'only types',
    );
  });

  it('keeps Node out of the browser rooms, and the disk to the reader and the writer', () => {
    expect(check('theme/a.ts', "import { join } from 'node:path';")).toHaveLength(1);
    expect(check('search/a.ts', "import { join } from 'path';")).toHaveLength(1);
    expect(check('markdown/a.ts', "import { readFileSync } from 'node:fs';")).toHaveLength(1);
    expect(check('content/read.ts', "import { readFileSync } from 'node:fs';")).toEqual([]);
  });

  it('keeps the engine and its adapter apart, but for the public entries', () => {
    expect(check('config/load.ts', "import x from 'yaprak-docusaurus';")).toHaveLength(1);
    expect(check('config/load.ts', "import x from '../../../docusaurus/src/index.ts';")).toHaveLength(1);
    const beside = (path: string, text: string) => checkDocusaurus([parseModule(path, text)]);
    expect(beside('browser/a.ts', "import { Head } from 'yaprak/client';\nimport './b.ts';")).toEqual([]);
    expect(beside('browser/a.ts', "import path from 'node:path';")).toHaveLength(1);
    expect(beside('browser/a.ts', "import { x } from '../../../engine/src/shared/url.ts';")).toHaveLength(1);
    expect(beside('index.ts', "import path from 'node:path';\nimport type { Adapter } from 'yaprak';")).toEqual([]);
  });

  it('finds circles, module-level state and names that say nothing', () => {
    const circle = [parseModule('routes/a.ts', "import './b.ts';"), parseModule('routes/b.ts', "import './a.ts';")];
    expect(checkLayers(circle)[0]).toContain('routes/a.ts -> routes/b.ts -> routes/a.ts');
    expect(check('routes/a.ts', 'export let count = 0;')[0]).toContain('count');
    expect(check('routes/utils.ts', '')).toHaveLength(1);
  });
});
