import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildSearchIndex } from '../search/build/build-search-index.ts';
import { searchCommand } from './search-command.ts';

describe('yaprak search', () => {
  let siteDir = '';
  let printed = '';
  beforeEach(() => {
    siteDir = mkdtempSync(path.join(tmpdir(), 'search-command-'));
    printed = '';
    const write = (text: unknown): boolean => {
      printed += String(text);
      return true;
    };
    vi.spyOn(process.stdout, 'write').mockImplementation(write);
    vi.spyOn(process.stderr, 'write').mockImplementation(write);
  });
  afterEach(() => {
    vi.restoreAllMocks();
    rmSync(siteDir, { recursive: true });
  });
  const run = (...args: string[]): number | Promise<number> => searchCommand.run({ siteDir, args });
  const writeIndex = (): void => {
    const shared = { type: 'docs' as const, tags: [], sidebarParentCategories: [], pageTitle: 'Ödeme', content: '' };
    const files = buildSearchIndex(
      [
        { ...shared, id: 0, sectionTitle: 'Ödeme', sectionRoute: '/docs/odeme' },
        { ...shared, id: 1, sectionTitle: 'Çift çekim', sectionRoute: '/docs/odeme#cift-cekim' },
      ],
      { tag: 'default' },
    );
    for (const { name, text } of files) writeFileSync(path.join(siteDir, name), text);
  };

  it('prints the answers with their places, and why when asked', async () => {
    writeIndex();
    expect(await run('çift çekim', '.')).toBe(0);
    expect(printed).toContain('1. Ödeme › Çift çekim\n   /docs/odeme#cift-cekim\n');
    expect(printed).not.toContain('section');
    expect(await run('çift çekim', '.', '--explain')).toBe(0);
    expect(printed).toMatch(/section \d/);
  });

  it('says that nothing was found, and which words are nowhere', async () => {
    writeIndex();
    expect(await run('zzzqqq', '.')).toBe(0);
    expect(printed).toBe('Nothing found.\n“zzzqqq” is nowhere.\n');
  });

  it('says what is missing', async () => {
    expect(await run('çift çekim')).toBe(1);
    expect(printed).toContain('yaprak build');
    expect(await run()).toBe(2);
    expect(await run('a', '.', 'b')).toBe(2);
    expect(printed).toContain('Usage: yaprak search');
  });
});
