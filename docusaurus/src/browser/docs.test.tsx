import { describe, expect, it } from 'vitest';
import { createDocsIndex, type DocsData, type DocsDataVersion } from '../../../engine/src/shared/docs-data.ts';
import type { PageData } from '../../../engine/src/shared/model.ts';
import { createContext, docData, renderIn, version } from '../../../engine/src/theme/testing/render-page.tsx';
import * as docs from './docs.ts';

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
function ask<T>(hook: () => T, page: PageData = oldPage, inIsland = false): T {
  let answer: { value: T } | undefined;
  const Probe = () => {
    answer = { value: hook() };
    return null;
  };
  const context = {
    ...createContext({ page, url: '/kok/docs/1.0/a' }),
    docsIndex: () => createDocsIndex(data),
    inIsland,
  };
  renderIn(<Probe />, context);
  if (!answer) throw new Error('The hook was not called.');
  return answer.value;
}
const elsewhere: PageData = { kind: 'notFound' };

describe('hooks about all docs', () => {
  it('tell of sections and versions', () => {
    expect(Object.keys(ask(docs.useAllDocsData))).toEqual(['default', 'topluluk']);
    expect(ask(() => docs.useDocsData('topluluk')).path).toBe('/kok/topluluk');
    expect(() => ask(() => docs.useDocsData('yok'))).toThrow('There is no docs section with the id "yok".');
    expect(ask(() => docs.useVersions()).map(({ name }) => name)).toEqual(['2.0', '1.0']);
    expect(ask(() => docs.useLatestVersion()).name).toBe('2.0');
    expect(ask(() => docs.usePluginData('docusaurus-plugin-content-docs', 'topluluk'))).toBe(data['topluluk']);
  });

  it('know the version, the section and the doc of the page', () => {
    expect(ask(() => docs.useActiveVersion())?.name).toBe('1.0');
    expect(ask(() => docs.useActiveVersion('topluluk'))).toBeUndefined();
    expect(ask(() => docs.useActiveVersion(), elsewhere)).toBeUndefined();
    expect(ask(() => docs.useActivePlugin())?.pluginId).toBe('default');
    expect(ask(() => docs.useActivePluginAndVersion())?.activeVersion?.name).toBe('1.0');
    expect(() => ask(() => docs.useActivePlugin({ failfast: true }), elsewhere)).toThrow('no docs section');
    const { activeDoc, alternateDocVersions } = ask(() => docs.useActiveDocContext());
    expect(activeDoc?.path).toBe('/kok/docs/1.0/a');
    expect(Object.entries(alternateDocVersions).map(([name, { path }]) => [name, path])).toEqual([
      ['2.0', '/kok/docs/a'],
      ['1.0', '/kok/docs/1.0/a'],
    ]);
    expect(ask(() => docs.useDocVersionSuggestions())).toMatchObject({
      latestDocSuggestion: { path: '/kok/docs/a' },
      latestVersionSuggestion: { name: '2.0' },
    });
  });

  it('tell how the version presents itself', () => {
    expect(ask(docs.useDocsVersion)).toMatchObject({ pluginId: 'default', version: '1.0', banner: 'unmaintained' });
    expect(ask(docs.useDocsVersion, docData()).banner).toBeNull();
    expect(() => ask(docs.useDocsVersion, elsewhere)).toThrow('it works only on docs pages.');
  });

  it('find docs and sidebars in the version of the page, then in the last one', () => {
    expect(ask(() => docs.useDocById('eski')).path).toBe('/kok/docs/1.0/eski');
    expect(() => ask(() => docs.useDocById('yeni'))).toThrow('no version doc found by id=yeni');
    expect(ask(() => docs.useDocById(undefined))).toBeUndefined();
    expect(ask(() => docs.useLayoutDoc('a'))?.path).toBe('/kok/docs/1.0/a');
    expect(ask(() => docs.useLayoutDoc('yeni'))?.path).toBe('/kok/docs/yeni');
    expect(ask(() => docs.useLayoutDoc('taslak'))).toBeNull();
    expect(() => ask(() => docs.useLayoutDoc('yok'))).toThrow(
      `Couldn't find any doc with id "yok" in versions 1.0, 2.0.`,
    );
    expect(ask(() => docs.useLayoutDocsSidebar('s')).link?.path).toBe('/kok/docs/1.0/a');
    expect(() => ask(() => docs.useLayoutDocsSidebar('x'))).toThrow(`Can't find any sidebar with id "x"`);
  });

  it('give an island nothing that its page would have to carry', () => {
    expect(() => ask(docs.useAllDocsData, oldPage, true)).toThrow('pass what the island needs as props');
    expect(ask(() => docs.useActiveDocContext(), oldPage, true)).toEqual({ alternateDocVersions: {} });
    expect(ask(() => docs.usePluginData('docusaurus-plugin-content-docs'), oldPage, true)).toBeUndefined();
  });
});
