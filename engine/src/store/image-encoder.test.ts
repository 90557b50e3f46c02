import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findImageEncoder } from './image-encoder.ts';

let dir = '';
beforeEach(() => void (dir = mkdtempSync(path.join(tmpdir(), 'yaprak-encoder-'))));
afterEach(() => rmSync(dir, { recursive: true }));

function install(name: string, manifest: object): void {
  const folder = path.join(dir, 'node_modules', name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest));
}

it('names the package with its libraries, and nothing unless one is there', () => {
  expect(findImageEncoder(dir)).toBeUndefined();
  install('sharp', { version: '1.0.0', optionalDependencies: { '@img/sharp-here': '1', '@img/sharp-elsewhere': '1' } });
  expect(findImageEncoder(dir)).toBeUndefined();
  install('@img/sharp-here', { version: '1.0.1' });
  expect(findImageEncoder(dir)).toBe('sharp@1.0.0 @img/sharp-here@1.0.1');
});
