import { describe, expect, it } from 'vitest';
import type { CompiledPage } from '../shared/model.ts';
import { cacheVersion, createPageCache } from './cache.ts';
import { resolveMarkdownOptions } from './options.ts';

const page: CompiledPage = {
  digest: 'd1',
  body: { kind: 'html', html: '<p>ş</p>' },
  imports: [],
  placeholders: [],
  toc: [],
  sections: [],
  startsWithH1: false,
  problems: [],
};

function createTexts(): { texts: Map<string, string>; open(version: string): ReturnType<typeof createPageCache> } {
  const texts = new Map<string, string>();
  const store = { get: (key: string) => texts.get(key), set: (key: string, text: string) => void texts.set(key, text) };
  return { texts, open: (version) => createPageCache({ version, store }) };
}

describe('page cache', () => {
  it('gives back what was put in, and nothing else', () => {
    const { open } = createTexts();
    open('v1').set('d1', page);
    expect(open('v1').get('d1')).toEqual(page);
    expect(open('v1').get('d2')).toBeUndefined();
    expect(open('v2').get('d1')).toBeUndefined();
  });

  it('takes a damaged or foreign text for none', () => {
    const { texts, open } = createTexts();
    const cache = open('v1');
    cache.set('d1', page);
    const [[key = '', whole = ''] = []] = texts;
    for (const text of [
      whole.slice(0, -5),
      '',
      'null',
      '[]',
      '{}',
      whole.replace('"v1"', '"v0"'),
      whole.replace('"digest":"d1"', '"digest":"d9"'),
    ]) {
      texts.set(key, text);
      expect(cache.get('d1'), text).toBeUndefined();
    }
  });

  it('has another version for other options or another engine', () => {
    const options = resolveMarkdownOptions();
    const { math, ...others } = options;
    expect(cacheVersion('1.0.0', { ...others, math })).toBe(cacheVersion('1.0.0', options));
    expect(cacheVersion('1.0.1', options)).not.toBe(cacheVersion('1.0.0', options));
    expect(cacheVersion('1.0.0', { ...options, math: !math })).not.toBe(cacheVersion('1.0.0', options));
  });
});
