import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Everything that plugins are made of, as far as it can be known: names, options, code, versions of packages. */
export function keyOf(value: unknown, { siteDir, packages }: { siteDir: string; packages: readonly string[] }): string {
  const hash = createHash('sha1').update(describe(value));
  for (const name of [...new Set(packages)].sort()) hash.update(`\n${name} ${describePackage(name, siteDir)}`);
  return hash.digest('hex');
}

/** Data as JSON; of a function its code counts. */
function describe(value: unknown): string {
  const seen = new Set<unknown>();
  return (
    JSON.stringify(value, (_key, inner: unknown) => {
      if (typeof inner === 'function') return Function.prototype.toString.call(inner);
      if (inner instanceof RegExp || typeof inner === 'bigint') return String(inner);
      if (inner instanceof Map || inner instanceof Set) return [...inner];
      if (typeof inner !== 'object' || inner === null) return inner;
      if (seen.has(inner)) return undefined;
      seen.add(inner);
      return inner;
    }) ?? ''
  );
}

/** The version of an installed package. Of one that is linked into the site, its files count, which change without a new version. */
function describePackage(name: string, from: string): string {
  const folder = join(from, 'node_modules', name);
  if (!existsSync(join(folder, 'package.json')))
    return dirname(from) === from ? '' : describePackage(name, dirname(from));
  const real = realpathSync(folder);
  if (real.includes('node_modules')) return readFileSync(join(folder, 'package.json'), 'utf8');
  return hashFolder(real);
}

const SKIPPED = new Set(['node_modules', '.git']);

function hashFolder(folder: string): string {
  const hash = createHash('sha1');
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    if (SKIPPED.has(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) hash.update(`${entry.name} ${hashFolder(path)}\n`);
    else if (entry.isFile()) hash.update(`${entry.name} `).update(readFileSync(path));
  }
  return hash.digest('hex');
}
