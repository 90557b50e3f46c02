import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { engineDigest } from './engine-digest.ts';

let dir = '';
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'yaprak-engine-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
  writeFileSync(path.join(dir, file), text);
}
const manifest = (folder: string, version: string, dependencies: readonly string[] = []): void =>
  write(
    path.join(folder, 'package.json'),
    JSON.stringify({ version, dependencies: Object.fromEntries(dependencies.map((name) => [name, '*'])) }),
  );
const digest = (): string =>
  engineDigest({ dir: path.join(dir, 'node_modules/yaprak'), versionFile: path.join(dir, 'version.txt') });

it('changes with the built engine, and with the version of any package that it compiles with', () => {
  write('version.txt', 'built');
  manifest('node_modules/yaprak', '1.0.0', ['refractor', 'react']);
  manifest('node_modules/refractor', '5.0.0', ['grammars']);
  manifest('node_modules/refractor/node_modules/grammars', '1.0.0', ['refractor']);
  manifest('node_modules/react', '19.0.0');
  const seen = [digest()];
  expect(digest()).toBe(seen[0]);
  manifest('node_modules/react', '19.1.0');
  expect(digest()).toBe(seen[0]);
  manifest('node_modules/refractor', '5.0.1', ['grammars']);
  seen.push(digest());
  manifest('node_modules/refractor/node_modules/grammars', '1.0.1', ['refractor']);
  seen.push(digest());
  write('version.txt', 'built again');
  seen.push(digest());
  expect(new Set(seen).size).toBe(4);
});
