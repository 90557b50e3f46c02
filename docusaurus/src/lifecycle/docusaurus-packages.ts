import { createRequire } from 'node:module';

/**
 * Which of Docusaurus's packages bring the others. Package managers that share nothing (pnpm) put a package beside the one that needs it, where
 * the site itself does not find it. Docusaurus's own version goes before the site's, since plugins are written for it.
 */
const PLACES = [
  ['@docusaurus/core'],
  ['@docusaurus/core', '@docusaurus/bundler'],
  ['@docusaurus/preset-classic'],
  ['@docusaurus/preset-classic', '@docusaurus/theme-classic'],
  ['@docusaurus/theme-classic'],
  [],
];

/** The file of a package, or of a module in it, that Docusaurus brings or the site has; looked for from a file of the site. */
export function resolveBrought(specifier: string, from: string): string | undefined {
  for (const place of PLACES) {
    try {
      const beside = place.reduce((file, name) => createRequire(file).resolve(`${name}/package.json`), from);
      return createRequire(beside).resolve(specifier);
    } catch {
      // It is not there.
    }
  }
  return undefined;
}

/** Such a module itself. Throws where it is not installed. */
export function requireBrought(specifier: string, from: string): unknown {
  return createRequire(from)(resolveBrought(specifier, from) ?? specifier) as unknown;
}
