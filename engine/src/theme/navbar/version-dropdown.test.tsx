import type { ComponentProps } from 'react';
import { describe, expect, it } from 'vitest';
import { createDocsIndex } from '../../shared/docs-data.ts';
import type { PageData, ResolvedNavbarItem, SiteView } from '../../shared/model.ts';
import { createContext, docData, renderIn, site, version } from '../testing/render-page.tsx';
import { DocsVersionDropdownNavbarItem } from './doc-links.tsx';
import { NavbarEntry } from './navbar.tsx';

const dropdown: ResolvedNavbarItem = {
  type: 'versionDropdown',
  instance: 'default',
  label: 'İki',
  position: 'right',
  marksActive: true,
  versions: [
    { name: '2.0', label: 'İki', href: '/kok/docs/giris' },
    { name: '1.0', label: 'Bir', href: '/kok/docs/1.0/giris' },
  ],
  before: [{ type: 'link', label: 'Önce', href: '/kok/once', position: 'right' }],
  after: [],
};
const link: ResolvedNavbarItem = {
  type: 'link',
  label: 'Belgeler',
  href: '/kok/docs/giris',
  position: 'left',
  targets: {
    instance: 'default',
    byVersion: { '2.0': { href: '/kok/docs/giris' }, '1.0': { href: '/kok/docs/1.0/giris', label: 'Eski' } },
  },
};
const onOld = (alternates: Record<string, string>, instance = 'default'): PageData =>
  ({ ...docData(), version: { ...version, instance, name: '1.0', alternates } }) as PageData;

function render(item: ResolvedNavbarItem, page: PageData, docs: Partial<SiteView['docs']> = {}): string {
  const context = createContext({ page, site: { docs: { ...site.docs, ...docs } } });
  return renderIn(<NavbarEntry item={item} url="/kok/docs/1.0/a" />, context);
}
const hrefs = (html: string): string[] => [...html.matchAll(/href="([^"]*)"/g)].map((found) => found[1] ?? '');

describe('the version menu', () => {
  it('keeps the page where the other version has it, else leads to its main page', () => {
    const html = render(dropdown, onOld({ '1.0': '/kok/docs/1.0/a' }));
    expect(hrefs(html)).toEqual(['/kok/once', '/kok/docs/giris', '/kok/docs/1.0/a']);
    expect(hrefs(render(dropdown, onOld({ '2.0': '/kok/docs/a', '1.0': '/kok/docs/1.0/a' })))[1]).toBe('/kok/docs/a');
  });

  it('shows and marks the version of the page', () => {
    const html = render(dropdown, onOld({}));
    expect(html).toContain('<span class="wide-only">Bir</span>');
    expect(html).toMatch(/data-name="1.0"[^>]* aria-current="true"/);
    expect(render({ ...dropdown, marksActive: false }, onOld({}))).not.toContain('aria-current');
  });

  it('on other pages shows the last version, and lets the reader’s choice take its place', () => {
    for (const page of [onOld({ '1.0': '/x' }, 'topluluk'), { kind: 'notFound', ways: [] } as PageData]) {
      const html = render(dropdown, page);
      expect(html).toContain('<span class="wide-only">İki</span>');
      expect(html).toContain('data-of-docs="default"');
      expect(hrefs(html)).toEqual(['/kok/once', '/kok/docs/giris', '/kok/docs/1.0/giris']);
    }
  });

  it('remembers a choice only where that is wanted', () => {
    expect(render(dropdown, onOld({}))).toContain('data-docs="default"');
    expect(render(dropdown, onOld({}), { versionPersistence: 'none' })).not.toContain('data-docs');
  });
});

describe('a link into versioned docs', () => {
  it('leads into the version of the page', () => {
    const html = render(link, onOld({}));
    expect(hrefs(html)).toEqual(['/kok/docs/1.0/giris']);
    expect(html).toContain('>Eski</a>');
    expect(html).not.toContain('data-versions');
  });

  it('leads elsewhere into the last version, and has the addresses of the others', () => {
    const html = render(link, { kind: 'notFound', ways: [] });
    expect(hrefs(html)).toEqual(['/kok/docs/giris']);
    const given = /data-versions="([^"]*)"/.exec(html)?.[1]?.replaceAll('&quot;', '"') ?? '{}';
    expect(JSON.parse(given)).toEqual({ '2.0': ['/kok/docs/giris'], '1.0': ['/kok/docs/1.0/giris', 'Eski'] });
    expect(render(link, { kind: 'notFound', ways: [] }, { versionPersistence: 'none' })).not.toContain('data-versions');
  });
});

describe('a version menu that only a part of the site has', () => {
  const doc = (path: string) => ({ id: 'giris', path, title: 'Giriş', description: '' });
  const of = (name: string, label: string, path: string) => {
    const more = {
      isLast: name === '2.0',
      mainDocId: 'giris',
      docs: [doc(`${path}/giris`)],
      draftIds: [],
      sidebars: {},
    };
    return { name, label, path, ...more };
  };
  const versions = [of('2.0', 'İki', '/kok/docs'), of('1.0', 'Bir', '/kok/docs/1.0')];
  const index = createDocsIndex({ default: { path: '/kok/docs', versions, breadcrumbs: true } });
  const draw = (props: ComponentProps<typeof DocsVersionDropdownNavbarItem>): string =>
    renderIn(<DocsVersionDropdownNavbarItem {...props} />, {
      ...createContext({ page: onOld({ '2.0': '/kok/docs/a' }) }),
      docsIndex: () => index,
    });

  it('has all versions, with the page in those that have it', () => {
    const html = draw({ dropdownItemsAfter: [{ to: '/hepsi', label: 'Hepsi' }] });
    expect(hrefs(html)).toEqual(['/kok/docs/a', '/kok/docs/1.0/giris', '/kok/hepsi']);
    expect(html).toContain('<span class="wide-only">Bir</span>');
  });

  it('or those that it names', () => {
    const html = draw({ versions: { '2.0': { label: 'Yeni' } }, label: 'Sürüm' });
    expect(html).toMatch(/>Sürüm<.*>Yeni</);
    expect(hrefs(html)).toEqual(['/kok/docs/a']);
  });
});
