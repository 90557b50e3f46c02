import { describe, expect, it } from 'vitest';
import type { CompiledPage } from '../shared/model.ts';
import { cacheVersion, createPageCache } from './cache.ts';
import { resolveMarkdownOptions } from './options.ts';

const page: CompiledPage = {
  digest: 'd1',
  body: { kind: 'html', html: '<p>ş</p>' },
  imports: [],
  holes: [],
  toc: [],
  sections: [],
  startsWithH1: false,
  problems: [],
};

function createFiles(): { files: Map<string, string>; open(version: string): ReturnType<typeof createPageCache> } {
  const files = new Map<string, string>();
  return {
    files,
    open: (version) =>
      createPageCache({
        dir: 'cache',
        version,
        readFile: (file) => files.get(file),
        writeFile: (file, text) => void files.set(file, text),
      }),
  };
}

describe('page cache', () => {
  it('gives back what was put in, and nothing else', () => {
    const { files, open } = createFiles();
    open('v1').set('d1', page);
    expect(open('v1').get('d1')).toEqual(page);
    expect(open('v1').get('d2')).toBeUndefined();
    expect(open('v2').get('d1')).toBeUndefined();
    expect([...files.keys()][0]).toMatch(/^cache\/[0-9a-f]{2}\/[0-9a-f]{32}\.json$/);
  });

  it('takes a damaged or foreign file for none', () => {
    const { files, open } = createFiles();
    const cache = open('v1');
    cache.set('d1', page);
    const file = cache.fileOf('d1');
    const whole = files.get(file) ?? '';
    for (const text of [
      whole.slice(0, -5),
      '',
      'null',
      '[]',
      '{}',
      whole.replace('"v1"', '"v0"'),
      whole.replace('"digest":"d1"', '"digest":"d9"'),
    ]) {
      files.set(file, text);
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
