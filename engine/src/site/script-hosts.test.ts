import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { listScriptHosts } from './script-hosts.ts';

const dir = mkdtempSync(path.join(tmpdir(), 'yaprak-scripts-'));
afterAll(() => rmSync(dir, { recursive: true }));

it('lists hosts that module scripts of the static folder import from, through files beside them', () => {
  mkdirSync(path.join(dir, 'js'));
  writeFileSync(path.join(dir, 'js/a.js'), `import { x } from "https://esm.example/x@1";\nimport './b.js';\n`);
  writeFileSync(path.join(dir, 'js/b.js'), `import './a.js';\nconst y = await import('https://cdn.example/y.js');`);
  writeFileSync(path.join(dir, 'js/c.js'), `import 'https://unused.example/z.js';`);
  const hosts = (src: string, type = 'module'): string[] =>
    listScriptHosts([{ tagName: 'script', attributes: { src, type } }], { baseUrl: '/kok/', staticDirs: [dir] });
  expect(hosts('/kok/js/a.js?1')).toEqual(['https://esm.example', 'https://cdn.example']);
  expect(hosts('/js/a.js')).toEqual(['https://esm.example', 'https://cdn.example']);
  expect(hosts('/kok/js/a.js', 'text/javascript')).toEqual([]);
  expect(hosts('/kok/js/yok.js')).toEqual([]);
  expect(hosts('https://esm.example/js/a.js')).toEqual([]);
});
