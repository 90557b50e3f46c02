import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { listFiles } from '../content/list-files.ts';
import { ISLAND, parseProps, printHiddenSlot, printIsland, printProps, SLOT, type IslandData } from './protocol.ts';

const src = path.join(import.meta.dirname, '..');
const escape = (text: string): string => text.replaceAll('"', '&quot;');

describe('the protocol', () => {
  it('is an element with attributes, those without a value left out', () => {
    const data: IslandData = { src: '/a.js', name: 'default', hydrate: 'idle', prefix: 'i0', props: '{"a":1}' };
    expect(printIsland({ ...data, view: undefined }, { markup: '<b>a</b>', escape })).toBe(
      '<y-island data-src="/a.js" data-name="default" data-hydrate="idle" data-prefix="i0" data-props="{&quot;a&quot;:1}"><b>a</b></y-island>',
    );
    expect(printIsland(data, { markup: '', escape, isText: true })).toMatch(/^<y-island class="markdown" data-src=/);
    expect(printHiddenSlot('more', { markup: '<i>b</i>', escape })).toBe(
      '<template data-slot="more"><i>b</i></template>',
    );
  });

  it('has props that come back as they were', () => {
    const props = { a: 1, b: ['ü', { c: null }], children: 'x' };
    expect(parseProps({ props: printProps(props) })).toEqual(props);
    expect(printProps({})).toBeUndefined();
    expect(parseProps({})).toEqual({});
  });

  it('is spelled nowhere else', () => {
    const code = listFiles(src).files.filter((file) => /(?<!\.test)\.tsx?$/.test(file));
    const spelling = new RegExp(`\\b(?:${ISLAND}|${SLOT})\\b`);
    expect(code.filter((file) => spelling.test(readFileSync(path.join(src, file), 'utf8')))).toEqual([
      'islands/protocol.ts',
    ]);
  });

  it('has its elements in the styles: they have no box', () => {
    expect(readFileSync(path.join(src, 'theme/styles/base/base.css'), 'utf8')).toMatch(
      new RegExp(`${ISLAND},\\s*${SLOT} \\{\\s*display: contents`),
    );
  });
});
