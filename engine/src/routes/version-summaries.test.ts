import { describe, expect, it } from 'vitest';
import type { Doc, DocsVersion } from '../shared/model.ts';
import { summarizeVersions } from './version-summaries.ts';

const doc = (id: string, path: string): Doc => ({ id, permalink: `${path}/${id}` }) as Doc;

function version(name: string, ids: string[], more: Partial<DocsVersion> = {}): DocsVersion {
  const path = more.path ?? `/docs/${name}`;
  return {
    instance: 'default',
    name,
    label: `Sürüm ${name}`,
    isLast: false,
    path,
    mainDocId: ids[0] ?? '',
    banner: 'none',
    badge: true,
    noIndex: false,
    docs: ids.map((id) => doc(id, path)),
    categories: [{ permalink: `${path}/category/k` }],
    ...more,
  } as DocsVersion;
}

const next = version('current', ['a', 'yeni'], { path: '/docs/next', banner: 'unreleased' });
const last = version('2.0', ['a', 'b'], { path: '/docs', isLast: true });
const old = version('1.0', ['b', 'gitti'], { banner: 'unmaintained' });
const other = version('current', ['a'], { instance: 'topluluk', path: '/topluluk', isLast: true });

const summaries = summarizeVersions([next, last, old, other]);
const ofDoc = (from: DocsVersion, id: string) => summaries.get(from)?.ofPage(id);

describe('summarizeVersions', () => {
  it('leads from a banner to the same page of the last version, else to its main page', () => {
    expect(ofDoc(old, 'b')?.latest).toEqual({ name: '2.0', label: 'Sürüm 2.0', href: '/docs/b' });
    expect(ofDoc(old, 'gitti')?.latest?.href).toBe('/docs/a');
    expect(ofDoc(next, 'a')?.latest?.href).toBe('/docs/a');
    expect(summaries.get(old)?.summary.latest?.href).toBe('/docs/a');
    expect(ofDoc(last, 'a')?.latest).toBeUndefined();
  });

  it('knows the page in every version that has it', () => {
    expect(ofDoc(last, 'a')?.alternates).toEqual({ current: '/docs/next/a', '2.0': '/docs/a' });
    expect(ofDoc(old, '/category/k')?.alternates?.['2.0']).toBe('/docs/category/k');
    expect(ofDoc(old, 'gitti')?.alternates).toEqual({ '1.0': '/docs/1.0/gitti' });
  });

  it('keeps docs sections apart', () => {
    expect(ofDoc(old, 'b')?.siblings).toBe(3);
    const alone = summaries.get(other);
    expect(alone?.summary).toMatchObject({ siblings: 1, instance: 'topluluk' });
    expect(ofDoc(other, 'a')).toBe(alone?.summary);
  });
});
