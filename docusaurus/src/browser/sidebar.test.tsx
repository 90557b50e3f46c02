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

function ask<T>(hook: () => T, context = createContext({ sidebar: { name: 'ana', items } })): T {
  const answers: T[] = [];
  const Probe = () => {
    answers.push(hook());
    return null;
  };
  renderIn(<Probe />, context);
  return answers[0] as T;
}

describe('hooks about the sidebar of the page', () => {
  it('tell what stands beside it', () => {
    expect(ask(useDocsSidebar)?.name).toBe('ana');
    expect(ask(useCurrentSidebarSiblings)).toEqual([link('/kok/docs/a'), link('/kok/docs/b')]);
    expect(ask(useDocsSidebar, createContext())).toBeNull();
    expect(() => ask(useCurrentSidebarSiblings, createContext())).toThrow(
      'Unexpected: cant find current sidebar in context',
    );
  });
});

describe('a hook outside its provider', () => {
  it('says so, and where it works', () => {
    const elsewhere = createContext({ page: { kind: 'notFound' } });
    const sentence = (name: string) => new RegExp(`The hook ${name} was used outside its provider: it works only on`);
    expect(() => ask(useDoc, elsewhere)).toThrow(sentence('useDoc'));
    expect(() => ask(useDocsVersion, elsewhere)).toThrow(sentence('useDocsVersion'));
    expect(() => ask(useDocsSidebar, elsewhere)).toThrow(sentence('useDocsSidebar'));
    const Alone = () => <>{JSON.stringify(useDocsSidebar())}</>;
    expect(() => renderToStaticMarkup(<Alone />)).toThrow('an island receives what it needs as props');
  });
});
