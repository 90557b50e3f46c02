import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Tag } from '../shared/model.ts';
import { checkInlineTags, groupByTag, loadTagsFile, resolveTags } from './tags.ts';

let siteDir = '';
beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'yaprak-tags-'));
  mkdirSync(join(siteDir, 'docs'));
});
afterEach(() => rmSync(siteDir, { recursive: true, force: true }));

const load = (text: string) => {
  writeFileSync(join(siteDir, 'docs/tags.yml'), text);
  return loadTagsFile({ siteDir, folder: { dir: 'docs' }, tags: 'tags.yml' });
};

describe('loadTagsFile', () => {
  it('fills labels and permalinks', () => {
    const { tagsFile, problems } = load(
      'ödeme-yolu:\niade:\n  label: İadeler\n  permalink: /geri\n  description: Geri alma\n',
    );
    expect(problems).toEqual([]);
    expect([...(tagsFile ?? [])]).toEqual([
      ['ödeme-yolu', { label: 'Ödeme-yolu', description: undefined, permalink: '/odeme-yolu' }],
      ['iade', { label: 'İadeler', description: 'Geri alma', permalink: '/geri' }],
    ]);
  });

  it('is nothing when there is no file or it is switched off', () => {
    expect(loadTagsFile({ siteDir, folder: { dir: 'docs' }, tags: 'tags.yml' })).toEqual({ problems: [] });
    expect(loadTagsFile({ siteDir, folder: { dir: 'docs' }, tags: false })).toEqual({ problems: [] });
    expect(loadTagsFile({ siteDir, folder: { dir: 'docs' }, tags: 'baska.yml' }).problems).toMatchObject([
      { code: 'missing-file' },
    ]);
  });

  it('refuses unknown fields and shared permalinks', () => {
    expect(load('a:\n  lable: x\n').problems).toMatchObject([
      {
        code: 'invalid-tags-file',
        message:
          'In the tags file docs/tags.yml the value "a" must be a map with no other fields than "label", "description" and "permalink".',
        file: 'docs/tags.yml',
        line: 1,
      },
    ]);
    expect(load('a: {label: 3}\n').problems).toMatchObject([
      { message: expect.stringContaining('"a.label" must be text.') },
    ]);
    expect(load('a: {permalink: /x}\nb: {permalink: /x}\n').problems).toMatchObject([
      { code: 'duplicate-tag', line: 2 },
    ]);
    expect(load('a: {permalink: /x}\nb: {permalink: y}\nc:\n  permalink: x/\n').problems).toMatchObject([
      { code: 'duplicate-tag', severity: 'error', message: expect.stringContaining('"a" and "c"'), line: 3 },
    ]);
    expect(load(`a:\n${'x'.repeat(300)}:\n`).problems).toMatchObject([
      { code: 'name-too-long', file: 'docs/tags.yml', line: 2 },
    ]);
    expect(load('c: {label: C}\nç: {label: Ç}\n').problems).toMatchObject([{ code: 'duplicate-tag', line: 2 }]);
    expect(load('a: b: c\n').problems).toMatchObject([{ code: 'invalid-yaml', line: 1 }]);
  });
});

describe('resolveTags', () => {
  const place = { tagsPath: '/docs/tags', baseUrl: '/', trailingSlash: undefined };

  it('keeps labels, order and repeats of one page', () => {
    const { tagsFile } = load('iade:\n  label: İadeler\n');
    const tags = resolveTags(
      ['iade', 'Sipariş', 'sipariş', { label: 'Özel', permalink: 'ozel/Yol', description: 'Ayrı' }],
      {
        ...place,
        tagsFile,
      },
    );
    expect(tags).toEqual([
      { label: 'İadeler', permalink: '/docs/tags/iade', description: undefined, inline: false },
      { label: 'Sipariş', permalink: '/docs/tags/siparis', inline: true },
      { label: 'sipariş', permalink: '/docs/tags/siparis', inline: true },
      { label: 'Özel', permalink: '/docs/tags/ozel/Yol', description: 'Ayrı', inline: true },
    ]);
    expect(resolveTags(['a'], { ...place, trailingSlash: true })[0]?.permalink).toBe('/docs/tags/a/');
  });

  it('reports tags that a tags file does not know, by policy', () => {
    const { tagsFile } = load('iade:\n');
    const tags = resolveTags(['iade', 'x', 'y', 'x'], { ...place, tagsFile });
    const file = { source: 'docs/a.md', digest: '', text: '---\nid: a\ntags: [x]\n---\n' };
    const given = { file, tagsFile, tagsFileName: 'tags.yml' };
    expect(checkInlineTags(tags, { ...given, policy: 'throw' })).toMatchObject([
      { severity: 'error', message: 'Tags [x, y] used in docs/a.md are not defined in tags.yml.', line: 3 },
    ]);
    expect(checkInlineTags(tags, { ...given, policy: 'warn' })).toMatchObject([{ severity: 'warning' }]);
    expect(checkInlineTags(tags, { ...given, policy: 'ignore' })).toEqual([]);
    expect(checkInlineTags(tags, { ...given, policy: 'throw', tagsFile: undefined })).toEqual([]);
  });
});

describe('groupByTag', () => {
  const tag = (label: string): Tag => ({ label, permalink: `/tags/${label.toLowerCase()}`, inline: true });

  it('groups by address, first label first, without unlisted pages unless there are no others', () => {
    const a = { tags: [tag('X'), tag('x')], unlisted: false };
    const b = { tags: [tag('x'), tag('Y')], unlisted: true };
    expect(groupByTag([a, b])).toEqual([
      { tag: tag('X'), items: [a], unlisted: false },
      { tag: tag('Y'), items: [b], unlisted: true },
    ]);
  });
});
