import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadOriginal } from './content-plugins.ts';
import { resolveBrought } from './docusaurus-packages.ts';
import type { DocusaurusContext } from './types.ts';
import { findBundler } from './webpack-config.ts';

describe('packages that Docusaurus brings, installed by a package manager that shares nothing', () => {
  const dir = realpathSync(mkdtempSync(path.join(tmpdir(), 'yaprak-brought-')));
  const config = path.join(dir, 'docusaurus.config.js');
  afterAll(() => rmSync(dir, { recursive: true }));
  const write = (file: string, text: string): void => {
    const whole = path.join(dir, file);
    mkdirSync(path.dirname(whole), { recursive: true });
    writeFileSync(whole, text);
  };
  /** A package with what it needs beside it, as pnpm does. The site sees it by a link. */
  const install = (name: string, needed: Record<string, string>): void => {
    const store = `node_modules/.pnpm/${name.replace('/', '+')}/node_modules`;
    write(`${store}/${name}/package.json`, '{}');
    for (const [each, text] of Object.entries(needed)) write(`${store}/${each}/index.js`, text);
    mkdirSync(path.dirname(path.join(dir, 'node_modules', name)), { recursive: true });
    symlinkSync(path.join(dir, store, name), path.join(dir, 'node_modules', name));
  };

  beforeAll(() => {
    install('@docusaurus/core', { webpack: "module.exports = 'brought';" });
    install('@docusaurus/preset-classic', { '@docusaurus/plugin-content-blog': '' });
    write('node_modules/webpack/index.js', "module.exports = 'own';");
    write('node_modules/alone/index.js', '');
  });

  it('finds them beside the packages that need them', async () => {
    const context = { siteConfigPath: config } as DocusaurusContext;
    expect(findBundler(context).instance).toBe('brought');
    const name = '@docusaurus/plugin-content-blog';
    const original = await loadOriginal(name, { context, load: (file) => Promise.resolve(file) });
    expect(original?.file).toContain('@docusaurus+preset-classic');
  });

  it('finds what only the site has, and nothing where there is nothing', () => {
    expect(resolveBrought('alone', config)).toBe(path.join(dir, 'node_modules/alone/index.js'));
    expect(resolveBrought('missing', config)).toBeUndefined();
  });
});
