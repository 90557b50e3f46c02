import { expect, it } from 'vitest';
import { missingPackages } from './missing-packages.ts';

const configFile = 'docusaurus.config.js';
const imported = (name: string, file = configFile) => ({ name, file, isInstalled: false });

it('lists all that is not installed, with one command', () => {
  const problems = missingPackages({
    configFile,
    missing: [
      imported('remark-own'),
      imported('@a/b/lib/x'),
      imported('@a/b/y', 'z.js'),
      imported('@docusaurus/types'),
      { ...imported('unbuilt'), isInstalled: true },
    ],
    missingPlugins: [
      { name: 'docusaurus-plugin-c', kind: 'plugin' },
      { name: 'short', kind: 'theme' },
      { name: 'own-theme-x', kind: 'theme' },
      { name: '@d', kind: 'preset' },
      { name: '@e/f', kind: 'plugin' },
      { name: './own', kind: 'plugin' },
    ],
  });
  expect(problems.map(({ message }) => message)).toEqual([
    'The config imports `unbuilt`, which is there, but not built; what comes from it is ignored.',
    'The config imports `remark-own`, `@a/b` (in z.js), which are not installed; what comes from them is ignored.',
    'The plugin `docusaurus-plugin-c` is not installed; what it adds to the site is missing.',
    'The theme `short` is not installed; what it adds to the site is missing.',
    'The theme `own-theme-x` is not installed; what it adds to the site is missing.',
    'The preset `@d` is not installed; what it adds to the site is missing.',
    'The plugin `@e/f` is not installed; what it adds to the site is missing.',
    'The plugin `./own` is not installed; what it adds to the site is missing.',
  ]);
  expect(problems.flatMap(({ hint }) => hint ?? [])).toEqual([
    'Build it first: the files that `package.json` names there do not exist.',
    'Install them with `npm install remark-own @a/b docusaurus-plugin-c docusaurus-theme-short own-theme-x @d/docusaurus-preset @e/f`.',
  ]);
});

it('has no command for a file of the site', () => {
  const missingPlugins = [{ name: './own', kind: 'plugin' } as const];
  expect(missingPackages({ configFile, missing: [], missingPlugins })[0]).not.toHaveProperty('hint');
});
