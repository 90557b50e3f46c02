import { createRequire } from 'node:module';
import path from 'node:path';

/** Packages of another engine that bring a package along: a site that comes from there need not install it a second time. */
const BROUGHT_BY: Readonly<Record<string, string>> = { mermaid: '@docusaurus/theme-mermaid' };
const IMPORT = /\b(?:from|import)\s*\(?\s*["'](\.{1,2}\/[^"']+\.m?js)["']/g;

export interface PackageScript {
  /** Absolute. */
  entry: string;
  /** What it loads by relative addresses, directly or not: absolute files below its own folder, sorted. */
  parts: string[];
}

/** A script of a package that the site has installed, which browsers run as it is. Nothing where the package is missing. */
export function findPackageScript(
  specifier: string,
  options: { siteDir: string; readBytes(file: string): Uint8Array | undefined },
): PackageScript | undefined {
  const fromSite = path.join(options.siteDir, 'package.json');
  const bringer = BROUGHT_BY[specifier.split('/')[0] ?? ''];
  const fromBringer = bringer === undefined ? undefined : resolve(`${bringer}/package.json`, fromSite);
  const entry = resolve(specifier, fromSite) ?? (fromBringer && resolve(specifier, fromBringer));
  return entry === undefined ? undefined : { entry, parts: listImports(entry, options.readBytes) };
}

function resolve(specifier: string, from: string): string | undefined {
  try {
    return createRequire(from).resolve(specifier);
  } catch {
    return undefined;
  }
}

function listImports(entry: string, readBytes: (file: string) => Uint8Array | undefined): string[] {
  const found = new Set([entry]);
  // A set grows while it is walked.
  for (const file of found) {
    const code = Buffer.from(readBytes(file) ?? []).toString('utf8');
    for (const [, target = ''] of code.matchAll(IMPORT)) {
      const next = path.resolve(path.dirname(file), target);
      if (next.startsWith(path.dirname(entry) + path.sep)) found.add(next);
    }
  }
  found.delete(entry);
  return [...found].sort();
}
