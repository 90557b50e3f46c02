import { describe, expect, it } from 'vitest';
import { createDocsIndex, type DocsData, type DocsDataVersion } from '../../../engine/src/shared/docs-data.ts';
import type { PageData } from '../../../engine/src/shared/model.ts';
import { createContext, docData, renderIn, version } from '../../../engine/src/theme/testing/render-page.tsx';
import * as docs from './docs.ts';
import { useAllPluginInstancesData, usePluginData } from './global-data.ts';

const one = (id: string, path: string) => ({ id, path: `${path}/${id}`, sidebar: 's', title: id, description: '' });
const makeVersion = (name: string, ids: string[], more: Partial<DocsDataVersion> = {}): DocsDataVersion => {
  const path = more.path ?? `/kok/docs/${name}`;
  const sidebars = { s: { link: { path: `${path}/${ids[0]}`, label: 'x' } } };
  const docsOf = ids.map((id) => one(id, path));
  return { name, label: name, isLast: false, path, mainDocId: 'a', docs: docsOf, draftIds: [], sidebars, ...more };
};
const data: DocsData = {
  default: {
    path: '/kok/docs',
    breadcrumbs: true,
    versions: [
      makeVersion('2.0', ['a', 'yeni'], { path: '/kok/docs', isLast: true, draftIds: ['taslak'] }),
      makeVersion('1.0', ['a', 'eski']),
    ],
  },
  topluluk: { path: '/kok/topluluk', breadcrumbs: true, versions: [makeVersion('current', ['biz'], { isLast: true })] },
};

const oldPage = {
  ...docData({ id: 'a' }),
  version: { ...version, name: '1.0', banner: 'unmaintained', isLast: false },
} as PageData;

/** What a hook gives on a page: by default the doc `a` of version 1.0. */
function read<T>(hook: () => T, page: PageData = oldPage, inIsland = false): T {
  let result: { value: T } | undefined;
  const Probe = () => {
    result = { value: hook() };
    return null;
  };
  const context = {
    ...createContext({ page, url: '/kok/docs/1.0/a' }),
    docsIndex: () => createDocsIndex(data),
    inIsland,
  };
  renderIn(<Probe />, context);
  if (!result) throw new Error('The hook was not called.');
  return result.value;
}
const elsewhere: PageData = { kind: 'notFound', ways: [] };

describe('hooks about all docs', () => {
  it('describe sections and versions', () => {
    expect(Object.keys(read(docs.useAllDocsData))).toEqual(['default', 'topluluk']);
    expect(read(() => docs.useDocsData('topluluk')).path).toBe('/kok/topluluk');
    expect(() => read(() => docs.useDocsData('yok'))).toThrow('There is no docs section with the id "yok".');
    expect(read(() => docs.useVersions()).map(({ name }) => name)).toEqual(['2.0', '1.0']);
    expect(read(() => docs.useLatestVersion()).name).toBe('2.0');
    expect(read(() => usePluginData('docusaurus-plugin-content-docs', 'topluluk'))).toBe(data['topluluk']);
    // What a plugin of the site gives of one section hides no other.
    expect(read(() => usePluginData('docusaurus-plugin-content-docs', 'ek'))).toEqual({ path: '/ek' });
    expect(read(() => usePluginData('takim', 'b'))).toEqual({ renk: 'mavi' });
    expect(read(() => usePluginData('yok'))).toBeUndefined();
    expect(() => read(() => useAllPluginInstancesData('yok', { failfast: true }))).toThrow('not found for "yok"');
  });

  it('know the version, the section and the doc of the page', () => {
    expect(read(() => docs.useActiveVersion())?.name).toBe('1.0');
    expect(read(() => docs.useActiveVersion('topluluk'))).toBeUndefined();
    expect(read(() => docs.useActiveVersion(), elsewhere)).toBeUndefined();
    expect(read(() => docs.useActivePlugin())?.pluginId).toBe('default');
    expect(read(() => docs.useActivePluginAndVersion())?.activeVersion?.name).toBe('1.0');
    expect(() => read(() => docs.useActivePlugin({ failfast: true }), elsewhere)).toThrow('no docs section');
    const { activeDoc, alternateDocVersions } = read(() => docs.useActiveDocContext());
    expect(activeDoc?.path).toBe('/kok/docs/1.0/a');
    expect(Object.entries(alternateDocVersions).map(([name, { path }]) => [name, path])).toEqual([
      ['2.0', '/kok/docs/a'],
      ['1.0', '/kok/docs/1.0/a'],
    ]);
    expect(read(() => docs.useDocVersionSuggestions())).toMatchObject({
      latestDocSuggestion: { path: '/kok/docs/a' },
      latestVersionSuggestion: { name: '2.0' },
    });
  });

  it('describe how the version presents itself', () => {
    expect(read(docs.useDocsVersion)).toMatchObject({ pluginId: 'default', version: '1.0', banner: 'unmaintained' });
    expect(read(docs.useDocsVersion, docData()).banner).toBeNull();
    expect(() => read(docs.useDocsVersion, elsewhere)).toThrow('it works only on docs pages.');
  });

  it('find docs and sidebars in the version of the page, then in the last one', () => {
    expect(read(() => docs.useDocById('eski')).path).toBe('/kok/docs/1.0/eski');
    expect(() => read(() => docs.useDocById('yeni'))).toThrow('no version doc found by id=yeni');
    expect(read(() => docs.useDocById(undefined))).toBeUndefined();
    expect(read(() => docs.useLayoutDoc('a'))?.path).toBe('/kok/docs/1.0/a');
    expect(read(() => docs.useLayoutDoc('yeni'))?.path).toBe('/kok/docs/yeni');
    expect(read(() => docs.useLayoutDoc('taslak'))).toBeNull();
    expect(() => read(() => docs.useLayoutDoc('yok'))).toThrow(
      `Couldn't find any doc with id "yok" in versions 1.0, 2.0.`,
    );
    expect(read(() => docs.useLayoutDocsSidebar('s')).link?.path).toBe('/kok/docs/1.0/a');
    expect(() => read(() => docs.useLayoutDocsSidebar('x'))).toThrow(`Can't find any sidebar with id "x"`);
  });

  it('give an island the same: it fetches the list', () => {
    expect(read(docs.useAllDocsData, oldPage, true)).toEqual(data);
    expect(read(() => docs.useActiveDocContext().activeDoc?.path, oldPage, true)).toBe('/kok/docs/1.0/a');
  });

  it('find a doc on a page of no version too', () => {
    const elsewhere: PageData = { kind: 'notFound', ways: [] };
    expect(read(() => docs.useDocById('yeni').path, elsewhere)).toBe('/kok/docs/yeni');
    expect(read(() => docs.useDocById('eski') ?? null, elsewhere)).toBeNull();
    expect(() => read(() => docs.useDocById('yeni'), oldPage)).toThrow('no version doc found by id=yeni');
  });

  it('give the docs of the version only when they are read', () => {
    expect(read(() => Object.keys(docs.useDocsVersion().docs), oldPage)).toEqual(['a', 'eski']);
    let reads = 0;
    const context = {
      ...createContext({ page: oldPage }),
      docsIndex: () => {
        reads += 1;
        return createDocsIndex(data);
      },
    };
    const Label = ({ all = false }) => {
      const own = docs.useDocsVersion();
      return <>{all ? Object.keys(own.docs).join() : own.version}</>;
    };
    expect([renderIn(<Label />, context), reads]).toEqual(['1.0', 0]);
    expect([renderIn(<Label all />, context), reads]).toEqual(['a,eski', 1]);
  });
});
