import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { toPages } from './routes.ts';
import type { DocusaurusContext, PluginInstance, RouteConfig } from './types.ts';

const siteDir = mkdtempSync(path.join(tmpdir(), 'yaprak-routes-'));
afterAll(() => rmSync(siteDir, { recursive: true }));
writeFileSync(path.join(siteDir, 'a.json'), '{"a":1}');
const context = { siteDir, generatedFilesDir: siteDir, baseUrl: '/kok/' } as DocusaurusContext;
const plugin = { name: 'takim', id: 'default' } as PluginInstance;

function make(route: RouteConfig, of = plugin) {
  const written: string[] = [];
  const files = { write: (_file: string, code: string) => void written.push(code), removeOthers() {} };
  return { pages: toPages([{ plugin: of, route }], { context, files }), written };
}

describe('toPages', () => {
  it('puts data into the page, and code into one module for all pages like it', () => {
    const { pages, written } = make({
      path: '/kok/x',
      component: '@site/X.js',
      modules: { own: '@site/a.json' },
      exact: true,
    });
    expect(pages).toMatchObject([
      { path: '/x', props: { levels: [{ component: 0, modules: { own: { $data: { a: 1 } } } }] } },
    ]);
    expect(written).toEqual([
      `import { createRoutePage } from '@docusaurus/yaprak-route-page';\nimport * as m0 from "@site/X.js";\nexport default createRoutePage([m0]);\n`,
    ]);
  });

  it('says which plugin it is of, and what it draws', () => {
    const route = { path: '/x', component: `${siteDir}/src/X.js` };
    expect(make(route).pages).toMatchObject([{ origin: 'the plugin `takim` (component `@site/src/X.js`)' }]);
    expect(make(route, { ...plugin, id: 'ikinci' }).pages).toMatchObject([
      { origin: 'the plugin `takim` (id `ikinci`, component `@site/src/X.js`)' },
    ]);
  });

  it("has what else is in a route, for the component's `route`", () => {
    const { pages } = make({
      path: '/x',
      component: '@site/X.js',
      exact: true,
      priority: 1,
      metadata: { lastUpdatedAt: 1 },
      customData: { id: 'elma' },
      sidebar: 's',
    });
    expect(pages).toMatchObject([
      { props: { levels: [{ attributes: { customData: { id: 'elma' }, sidebar: 's' } }] } },
    ]);
    expect(JSON.stringify(pages)).not.toMatch(/priority|lastUpdatedAt/);
  });

  it('is one component of the browser where modules are code, or come from a package', () => {
    expect(
      make({ path: '/a', component: '@site/X.js', modules: { text: '@site/b.md?truncated=true' } }).written[0],
    ).toMatch(/^'use client';[^]*"@site\/b\.md"/);
    expect(make({ path: '/a', component: `${siteDir}/node_modules/p/X.js` }).written[0]).toMatch(/^'use client'/);
    expect(make({ path: '/a', component: `${siteDir}/src/X.js` }).written[0]).toContain('from "@site/src/X.js"');
  });

  it('imports data that is large, where the page is of the browser anyway', () => {
    writeFileSync(path.join(siteDir, 'large.json'), JSON.stringify('a'.repeat(70_000)));
    const modules = { own: '@site/large.json', small: '@site/a.json' };
    const ofPackage = make({ path: '/a', component: `${siteDir}/node_modules/p/X.js`, modules });
    expect(ofPackage.pages).toMatchObject([
      { props: { levels: [{ modules: { own: { $module: 1 }, small: { $data: { a: 1 } } } }] } },
    ]);
    expect(ofPackage.written[0]).toContain('import * as m1 from "@site/large.json";');
    // A component of the site's own needs no script for it.
    const ofSite = make({ path: '/a', component: '@site/X.js', modules });
    expect(ofSite.written[0]).not.toMatch(/use client|json/);
    expect(ofSite.pages).toMatchObject([{ props: { levels: [{ modules: { own: { $data: 'a'.repeat(70_000) } } }] } }]);
  });

  it('has a page for each innermost route', () => {
    const routes = ['/kok/t/a', '/kok/t/b'].map((at) => ({ path: at, component: '@site/C.js' }));
    const { pages } = make({ path: '/kok/t', component: '@site/P.js', routes });
    expect(pages.map((page) => page.path)).toEqual(['/t/a', '/t/b']);
  });

  describe('of a path that stands for many addresses', () => {
    const place = (path: string, exact = false): unknown[] => {
      const { pages, written } = make({ path, exact, component: '@site/C.js' });
      return [pages[0]?.path, String(pages[0]?.matches), pages[0]?.unlisted, written[0]?.startsWith("'use client'")];
    };
    it('is one hidden page of the browser, shown at all of them', () => {
      expect(place('/kok/t/:id')).toEqual(['/t/_id', String.raw`/^\/t\/([^/]+)(?:\/|$)/i`, true, true]);
      expect(place('/kok/t/*', true)).toEqual(['/t/_', String.raw`/^\/t\/(.*)\/?$/i`, true, true]);
    });

    it('is what the routes beside a lone star leave over', () => {
      const routes = ['/kok/t/a', '*'].map((at) => ({ path: at, component: '@site/C.js' }));
      const { pages } = make({ path: '/kok/t/', component: '@site/P.js', routes });
      expect(pages.map(({ path: at, matches }) => [at, matches?.test('/t/b'), matches?.test('/u')])).toEqual([
        ['/t/a', undefined, undefined],
        ['/t/_', true, false],
      ]);
    });

    it('is the 404 page where that is every address', () => {
      for (const all of ['*', '/kok/*'])
        expect(make({ path: all, component: '@site/C.js' }).pages).toMatchObject([{ path: '/404' }]);
    });
  });
});
