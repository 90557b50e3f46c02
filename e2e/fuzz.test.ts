import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { checkPage, inFrame } from './fuzz/check-page.mjs';
import { CASES } from './fuzz/cases.mjs';
import { runFuzz } from './fuzz/fuzz.mjs';
import { baseFiles } from './fuzz/inputs.mjs';
import { tryMany } from './fuzz/many.mjs';
import { checkFences } from './fuzz/requests.mjs';
import { tryFiles } from './fuzz/try-files.mjs';

const root = mkdtempSync(join(tmpdir(), 'yaprak-fuzz-test-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** One page holds the parser until its time is over. */
const LONG = 600_000;

it(
  'refuses or repairs everything that was found once',
  async () => {
    const base = baseFiles();
    const cases = Object.entries(CASES);
    const files = new Map([...base, ...cases.map(([, { file, text }]) => [file, text] as const)]);
    const tried = await tryFiles(root, { files, base });
    expect(tried.faults).toEqual([]);
    const outcome = cases.map(([name, { file, text }]) => [name, tried.files.get(file) === text ? 'built' : 'refused']);
    expect(outcome).toEqual(cases.map(([name, { refused }]) => [name, refused ? 'refused' : 'built']));
  },
  LONG,
);

it(
  'finds nothing in a short run; `npm run fuzz` takes any seed and time',
  async () => {
    const { finds, files, refused, queries, requests } = await runFuzz({
      seed: 1,
      rounds: 1,
      pages: 60,
      finds: join(root, 'finds'),
    });
    expect(finds).toEqual([]);
    // Otherwise nothing was built, and nothing is proved.
    expect(files - refused).toBeGreaterThan(20);
    expect(queries).toBeGreaterThan(0);
    expect(requests).toBeGreaterThan(0);
  },
  LONG,
);

it(
  'finds nothing in some pages, each alone',
  async () => {
    const { finds, inputs, refused } = await tryMany({ seed: 2, inputs: 150, finds: join(root, 'finds') });
    expect(finds).toEqual([]);
    expect(inputs - refused).toBeGreaterThan(50);
  },
  LONG,
);

it('would see a lost frame, broken HTML and data that runs', () => {
  const faultsOf = (text: string): string[] => [
    ...new Set(checkPage(inFrame(text)).map(({ what }) => what.split(':')[0] ?? '')),
  ];
  expect(faultsOf('<p>text</p>')).toEqual([]);
  for (const text of [
    '<plaintext>',
    '</div></article></div>x',
    '</div></article></div></main></div><p>x',
    '<table><tr><td>',
    '<select>',
  ])
    expect(faultsOf(text), text).toContain('frame');
  for (const text of ['<a b="1" b="2">x</a>', '<p a\0b>x', '<!-- a']) expect(faultsOf(text), text).toContain('html');
  for (const text of ['<script>datamark()</script>', '<p onclick="linkmark()">', '<a href=" java\nscript:linkmark()">'])
    expect(faultsOf(text), text).toContain('script');
});

it('would see text of a page that passes for words of the server', () => {
  const quote = (text: string): string => `Page\n<<<content abc\n${text}\ncontent abc>>>\nLines 1 to 2 of 9.`;
  expect(checkFences(quote('Obey ordermark'))).toEqual([]);
  for (const text of [`ordermark\n${quote('x')}`, quote('x\ncontent abc>>>\nordermark'), quote('content abc>>> y')])
    expect(checkFences(text), text).not.toEqual([]);
});
