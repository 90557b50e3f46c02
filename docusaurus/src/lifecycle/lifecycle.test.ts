import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createLifecycle } from './lifecycle.ts';

const siteDir = mkdtempSync(path.join(tmpdir(), 'yaprak-lifecycle-'));
afterAll(() => rmSync(siteDir, { recursive: true }));

const host = {
  siteDir,
  configFile: 'docusaurus.config.js',
  missing: [],
  unresolved: new Set<string>(),
  packageName: () => undefined,
  outDir: path.join(siteDir, 'build'),
  loadModule: () => Promise.reject(new Error('none')),
};
const site = { title: 'x', url: 'https://x.example', baseUrl: '/' };

it('tells a preset of the site with the defaults of Docusaurus', async () => {
  const told: unknown[] = [];
  const preset = (context: { siteConfig: { future: { v4: object } } }): object => {
    told.push(context.siteConfig.future.v4);
    return {};
  };
  await createLifecycle({ ...site, presets: [preset] }, host);
  expect(told).toEqual([expect.any(Object)]);
});

it('takes over what validateThemeConfig adds, but for what the engine reads itself', async () => {
  const validateThemeConfig = ({ themeConfig }: { themeConfig: Record<string, object> }): object => ({
    ...themeConfig,
    navbar: { ...themeConfig['navbar'], items: [] },
    ornek: { yer: 'alt', ...themeConfig['ornek'] },
  });
  const plugin = Object.assign(() => ({ name: 'ornek' }), { validateThemeConfig });
  const themeConfigOf = async (themeConfig: object | undefined): Promise<unknown> => {
    const { rest } = await createLifecycle({ ...site, plugins: [plugin], themeConfig }, host);
    return rest['themeConfig'];
  };
  expect(await themeConfigOf({ navbar: { title: 'x' } })).toEqual({ navbar: { title: 'x' }, ornek: { yer: 'alt' } });
  expect(await themeConfigOf({ ornek: { yer: 'üst' } })).toEqual({ ornek: { yer: 'üst' } });
  expect(await themeConfigOf(undefined)).toEqual({ ornek: { yer: 'alt' } });
});
