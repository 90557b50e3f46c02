import path from 'node:path';
import { readBytes } from '../content/read.ts';
import type { HeadTag } from '../shared/model.ts';

const IMPORT = /\b(?:from|import)\s*\(?\s*(["'])([^"'\n]+)\1/g;

/**
 * Hosts that the site's own module scripts import from, if the config puts them into every page. A browser asks the Content-Security-Policy
 * for these modules, too. An address that code puts together is not seen.
 */
export function listScriptHosts(
  tags: readonly HeadTag[],
  { baseUrl, staticDirs }: { baseUrl: string; staticDirs: readonly string[] },
): string[] {
  const hosts = new Set<string>();
  const seen = new Set<string>();
  const visit = (address: string): void => {
    if (seen.has(address)) return;
    seen.add(address);
    for (const [, , specifier = ''] of readScript(address, staticDirs).matchAll(IMPORT)) {
      if (/^https?:\/\//.test(specifier) && URL.canParse(specifier)) hosts.add(new URL(specifier).origin);
      else if (/^\.{0,2}\//.test(specifier)) visit(path.posix.resolve(path.posix.dirname(address), specifier));
    }
  };
  for (const { tagName, attributes } of tags) {
    const { src, type } = attributes;
    if (tagName !== 'script' || type !== 'module' || typeof src !== 'string' || !/^\/(?!\/)/.test(src)) continue;
    visit(src.startsWith(baseUrl) ? src.slice(baseUrl.length - 1) : src);
  }
  return [...hosts];
}

/** The text of a file by its address below the base URL; nothing for one that is not in a static folder. */
function readScript(address: string, staticDirs: readonly string[]): string {
  const name = address.replace(/[?#].*$/, '');
  for (const dir of staticDirs) {
    const bytes = readBytes(path.join(dir, name));
    if (bytes) return bytes.toString('utf8');
  }
  return '';
}
