import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { SidebarItem } from '../../../engine/src/shared/model.ts';
import { createContext, renderIn } from '../../../engine/src/theme/testing/render-page.tsx';
import { useDoc } from './content.tsx';
import { useDocsVersion } from './docs.ts';
import { useCurrentSidebarSiblings, useDocsSidebar } from './sidebar.ts';

const link = (href: string): SidebarItem => ({ type: 'link', label: href, href });
const items: SidebarItem[] = [
  link('/kok/docs/bas'),
  {
    type: 'category',
    label: 'Dal',
    items: [link('/kok/docs/a'), link('/kok/docs/b')],
    collapsible: true,
    collapsed: false,
  },
  // Its row leads to its first page, but what it holds is not here.
  {
    type: 'category',
    label: 'Kapalı',
    href: '/kok/docs/a',
    items: [],
    collapsible: true,
    collapsed: true,
    closed: true,
  },
];

function read<T>(hook: () => T, context = createContext({ sidebar: { name: 'ana', items } })): T {
  const results: T[] = [];
  const Probe = () => {
    results.push(hook());
    return null;
  };
  renderIn(<Probe />, context);
  return results[0] as T;
}

describe('hooks about the sidebar of the page', () => {
  it('describe what stands beside it', () => {
    expect(read(useDocsSidebar)?.name).toBe('ana');
    expect(read(useCurrentSidebarSiblings)).toEqual([link('/kok/docs/a'), link('/kok/docs/b')]);
    expect(read(useDocsSidebar, createContext())).toBeNull();
    expect(() => read(useCurrentSidebarSiblings, createContext())).toThrow(
      'Unexpected: cant find current sidebar in context',
    );
  });
});

describe('a hook outside its provider', () => {
  it('reports it, and where it works', () => {
    const elsewhere = createContext({ page: { kind: 'notFound', ways: [] } });
    const sentence = (name: string) => new RegExp(`The hook ${name} was used outside its provider: it works only on`);
    expect(() => read(useDoc, elsewhere)).toThrow(sentence('useDoc'));
    expect(() => read(useDocsVersion, elsewhere)).toThrow(sentence('useDocsVersion'));
    expect(() => read(useDocsSidebar, elsewhere)).toThrow(sentence('useDocsSidebar'));
    const Alone = () => <>{JSON.stringify(useDocsSidebar())}</>;
    expect(() => renderToStaticMarkup(<Alone />)).toThrow('in components that are drawn when the page is made');
  });
});
