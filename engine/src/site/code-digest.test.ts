import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { codeDigest } from './code-digest.ts';

const siteDir = mkdtempSync(path.join(tmpdir(), 'yaprak-code-'));
afterAll(() => rmSync(siteDir, { recursive: true, force: true }));

it('does not depend on the order in which the files of a config were read, but on what they say', () => {
  const [a, b] = ['a.ts', 'b.ts'].map((name) => path.join(siteDir, name)) as [string, string];
  const digestOf = (configFiles: string[]): string =>
    codeDigest(
      {
        config: { siteDir },
        configFiles,
        plugins: [{ plugin: { name: 'own' }, data: undefined }],
      } as unknown as Parameters<typeof codeDigest>[0],
      { engine: 'engine' },
    );
  writeFileSync(a, 'export const one = 1;');
  writeFileSync(b, 'export const two = 2;');
  const first = digestOf([a, b]);
  expect(digestOf([b, a])).toBe(first);
  writeFileSync(b, 'export const two = 3;');
  expect(digestOf([a, b])).not.toBe(first);
});
