import { describe, expect, it } from 'vitest';
import { createParsedFiles } from '../content/parsed-files.ts';
import { createEngineModules } from './engine-modules.ts';

const MODULE = { id: '/engine/src/theme/index.tsx', file: '/engine/src/theme/index.tsx', code: 'export {}' };
const URL = '/src/theme/index.tsx';

/** As if the engine's files were long unchanged. */
function open(text?: string, replaced = '') {
  const parsed = createParsedFiles(text === undefined ? undefined : Buffer.from(text), { version: '1' });
  parsed.start(Date.now() + 60_000);
  return { parsed, modules: createEngineModules(parsed, { replaced }) };
}

describe('createEngineModules', () => {
  it('knows a module of the engine in the next run, with or without a query', () => {
    const { parsed, modules } = open();
    expect(modules.find(URL)).toBeUndefined();
    modules.keep(URL, MODULE);
    modules.keep(`${URL}?island-original`, { ...MODULE, code: 'other' });
    const next = open(parsed.print()).modules;
    expect(next.find(URL)).toEqual(MODULE);
    expect(next.find(`${URL}?island-original`)?.code).toBe('other');
  });

  it('knows none where the site replaces other parts than it did', () => {
    const { parsed, modules } = open();
    modules.keep(URL, MODULE);
    const kept = parsed.print();
    expect(open(kept, '/site/src/theme/Footer.tsx').modules.find(URL)).toBeUndefined();
    expect(open(kept).modules.find(URL)).toEqual(MODULE);
  });

  it.each([
    '/@fs/site/src/components/x.tsx',
    '/@id/__x00__yaprak:modules',
    '/src/yok.tsx',
    '/elsewhere/src/theme/index.tsx',
  ])('leaves what is not one to Vite: %s', (url) => {
    const { modules } = open();
    modules.keep(url, MODULE);
    expect(modules.find(url)).toBeUndefined();
  });

  it('leaves all to Vite once one has changed', () => {
    const { modules } = open();
    modules.keep(URL, MODULE);
    expect(modules.forget()).toBe(true);
    expect(modules.forget()).toBe(false);
    expect(modules.find(URL)).toBeUndefined();
  });
});
