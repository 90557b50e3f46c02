import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { loadConfig } from '../config/load.ts';
import type { SiteConfig } from '../config/schema.ts';
import { readBytes } from '../content/read.ts';
import { describeUnknown } from '../errors/index.ts';
import type { Reporter } from '../terminal/report.ts';
import type { CommandOptions } from './command-options.ts';

/** What decides how a site is built. */
const PACKAGES = ['react', 'vite', 'rolldown', 'satteri', 'sharp', 'mermaid', 'yaprak-docusaurus'];

type Info = Record<string, string | Record<string, string>>;

/** `yaprak info`: what a bug report needs. No address, no text and no field of the site's own is in it. */
export async function info(
  options: CommandOptions,
  { version, reporter }: { version: string; reporter: Reporter },
): Promise<number> {
  const siteDir = path.resolve(options.siteDir);
  const found: Info = {
    yaprak: version,
    node: process.version,
    system: `${os.platform()} ${os.release()} ${os.arch()}, ${os.availableParallelism()} cores, ${Math.round(os.totalmem() / 1e9)} GB`,
    packages: Object.fromEntries(PACKAGES.map((name) => [name, versionOf(name, { siteDir })])),
    config: await loadConfig(siteDir, { configFile: options.configFile }).then(
      ({ config }) => summarizeConfig(config),
      (error: unknown) => `cannot be read: ${describeUnknown(error)}`,
    ),
  };
  reporter.done(formatInfo(found), found);
  return 0;
}

/** Fields whose values say how the engine is used, not what the site is about. */
export function summarizeConfig(config: SiteConfig): Record<string, string> {
  const { docs, blog, pages, i18n, trailingSlash, search, output, plugins } = config;
  return {
    file: path.basename(config.configFile),
    baseUrl: config.baseUrl,
    trailingSlash: String(trailingSlash ?? 'absent'),
    languages: i18n.locales.join(', '),
    docs: docs.map(({ id }) => id).join(', ') || 'none',
    blogs: blog.map(({ id }) => id).join(', ') || 'none',
    pages: pages.map(({ id }) => id).join(', ') || 'none',
    search: search === false ? 'off' : 'on',
    output: JSON.stringify(output),
    plugins: plugins.map(({ name }) => name).join(', ') || 'none',
  };
}

export function formatInfo(found: Info): string {
  const lines = Object.entries(found).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [`${name}: ${value}`]
      : [`${name}:`, ...Object.entries(value).map(([key, text]) => `  ${key}: ${text}`)],
  );
  return lines.join('\n');
}

/** As the site sees a package, else as the engine does. */
function versionOf(name: string, { siteDir }: { siteDir: string }): string {
  // Not `require`: a package may hide its manifest.
  for (const from of [path.join(siteDir, 'package.json'), import.meta.url])
    for (const folder of createRequire(from).resolve.paths(name) ?? []) {
      const manifest = readBytes(path.join(folder, name, 'package.json'));
      if (manifest) return (JSON.parse(manifest.toString('utf8')) as { version: string }).version;
    }
  return 'not found';
}
