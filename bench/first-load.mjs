/** What a reader's browser downloads for the first page it opens, in gzip bytes by type. */
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { gzipSync } from 'node:zlib';

/** @typedef {{ html: number, css: number, js: number, total: number, files: string[] }} FirstLoad */

const gzipSize = (/** @type {Buffer} */ bytes) => gzipSync(bytes, { level: 6 }).length;

/**
 * Urls of the page's own stylesheets and scripts, preloads included. Files of other sites are not counted.
 * @param {string} html
 * @returns {string[]}
 */
export function listReferences(html) {
  const urls = [];
  for (const [, tag = '', attributes = ''] of html.matchAll(/<(link|script)\b([^>]*)>/g)) {
    const rel = /\brel="?([\w-]+)/.exec(attributes)?.[1] ?? '';
    if (tag === 'link' && !['stylesheet', 'modulepreload', 'preload'].includes(rel)) continue;
    const url = /\b(?:href|src)="?([^"\s>]+)/.exec(attributes)?.[1];
    if (url?.startsWith('/') && !url.startsWith('//')) urls.push(url);
  }
  return [...new Set(urls)];
}

/**
 * Static imports of a built module; what it imports dynamically is not part of the first load.
 * @param {string} code
 * @returns {string[]}
 */
export function listStaticImports(code) {
  return [...code.matchAll(/(?:\bimport|\bfrom)\s*["']([^"']+\.js)["']/g)].map(([, specifier = '']) => specifier);
}

/**
 * @param {string} outDir
 * @param {{ page: string }} options file of the page in the output folder
 * @returns {FirstLoad}
 */
export function measureFirstLoad(outDir, { page }) {
  const html = readFileSync(join(outDir, page));
  const load = { html: gzipSize(html), css: 0, js: 0, total: 0, files: [page] };
  const waiting = listReferences(html.toString('utf8'));
  const seen = new Set(waiting);
  for (const url of waiting) {
    const path = decodeURI(url.split(/[?#]/)[0] ?? '');
    const bytes = readFileSync(join(outDir, path));
    if (path.endsWith('.css')) load.css += gzipSize(bytes);
    if (path.endsWith('.js')) {
      load.js += gzipSize(bytes);
      for (const specifier of listStaticImports(bytes.toString('utf8'))) {
        const target = posix.resolve(posix.dirname(path), specifier);
        if (!seen.has(target)) waiting.push(target);
        seen.add(target);
      }
    }
    load.files.push(path);
  }
  load.total = load.html + load.css + load.js;
  return load;
}
