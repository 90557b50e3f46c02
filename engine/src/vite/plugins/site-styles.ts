import { existsSync } from 'node:fs';
import path from 'node:path';
import { parse, type ChildNode } from 'postcss';
import type { Plugin } from 'vite';
import { decodePath, joinUrl } from '../../shared/url.ts';
import { isPackageFile } from '../paths.ts';

/** Stylesheets of a site as they were written for Docusaurus. All of it works on what Vite has compiled. */

/** Ids of stylesheets that Vite compiles. */
export const STYLE = /\.(?:css|scss|sass|less|styl|stylus|pcss|postcss|sss)(?:$|\?(?!.*\b(?:raw|url)\b))/;

const ROOT_ADDRESS = /(\burl\(\s*['"]?)~?(\/(?!\/)[^'")\s?#]+)/g;

/** A stylesheet of the site (absolute file), and a file that is not there, by the address that it or one of its imports names. */
export interface LostAddress {
  file: string;
  address: string;
}

interface AddressOptions {
  baseUrl: string;
  staticDirs: readonly string[];
  onLost?: ((lost: LostAddress) => void) | undefined;
}

/**
 * `url('/img/a.svg')` in a stylesheet is a static file by its address without baseUrl, as authors of Docusaurus sites write it; for webpack
 * `url('~/img/a.svg')` is the same. It works on what Vite has compiled: it leaves alone what is no file of the folder of the site. What is
 * then left is a file that is not there, which Vite says nothing of.
 */
export function styleAddresses({ baseUrl, staticDirs, onLost }: AddressOptions): Plugin {
  return {
    name: 'yaprak:style-addresses',
    transform: {
      filter: { id: STYLE },
      handler(css, id) {
        // What the file becomes depends on those that there are, and on those that there may be.
        const isThere = (file: string): boolean => {
          this.addWatchFile(file);
          return existsSync(file);
        };
        const isStatic = (address: string): boolean =>
          staticDirs.map((dir) => path.join(dir, decodePath(address))).filter(isThere).length > 0;
        const withBase = (all: string, before: string, address: string): string =>
          isStatic(address) ? before + joinUrl(baseUrl, address) : all;
        const code = css.replace(ROOT_ADDRESS, withBase);
        const [file = id] = id.split('?');
        // A second name of a stylesheet is no file: see stylesEntry.
        if (onLost && !isPackageFile(file) && existsSync(file))
          for (const address of listLocal(code)) {
            const [bare = ''] = address.replace(/^~(?=\/)/, '').split(/[?#]/);
            // Vite has found each file that stands beside a stylesheet.
            if (!bare.startsWith('/')) this.addWatchFile(path.resolve(path.dirname(file), decodePath(bare)));
            else if (isStatic(bare.startsWith(baseUrl) ? bare.slice(baseUrl.length - 1) : bare)) continue;
            onLost({ file, address });
          }
        return { code, map: null };
      },
    },
  };
}

const COMMENT = /\/\*[\s\S]*?\*\//g;
const ADDRESS = /\burl\(\s*(?:"([^"\n]+)"|'([^'\n]+)'|([^'"\s()]+))\s*\)/g;
/** Of another host, without a host, in the text itself, of a drawing in the page, or a file that Vite has found. */
const NO_FILE = /^(?:[a-z][a-z\d+.-]*:|\/\/|#|%23|__VITE_)/i;

/** Addresses of files beside a stylesheet or of the site. */
function listLocal(css: string): Set<string> {
  const found = [...css.replace(COMMENT, '').matchAll(ADDRESS)].map(([, double, single, bare]) =>
    (double ?? single ?? bare ?? '').trim(),
  );
  return new Set(found.filter((address) => address !== '' && !NO_FILE.test(address)));
}

/**
 * Puts each `@import` of a stylesheet before its rules, where it has to stand. webpack follows one wherever it is written, and stylesheets with
 * tokens of their own before the rest of a package's rely on that; Vite leaves it where browsers take no notice of it.
 */
export function lateImports(): Plugin {
  return {
    name: 'yaprak:late-imports',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css(?:$|\?(?!.*\b(?:raw|url)\b))/, code: /@import\b/ },
      handler(code) {
        const sorted = hoistImports(code);
        return sorted === code ? null : { code: sorted, map: null };
      },
    },
  };
}

/** What may stand before an import. */
const LEADING = new Set(['charset', 'import', 'layer']);

export function hoistImports(css: string): string {
  const nodes = readNodes(css);
  const isLeading = (node: ChildNode): boolean =>
    node.type === 'comment' || (node.type === 'atrule' && LEADING.has(node.name) && node.nodes === undefined);
  const first = nodes.find((node) => !isLeading(node));
  const late = nodes.slice(first ? nodes.indexOf(first) : nodes.length).filter(isImport);
  if (!first || late.length === 0) return css;
  for (const each of late) first.before(each);
  return first.root().toString();
}

/** Nothing of a stylesheet that cannot be read: Vite says what is wrong with it. */
function readNodes(css: string): ChildNode[] {
  try {
    return parse(css).nodes;
  } catch {
    return [];
  }
}

const isImport = (node: ChildNode): boolean => node.type === 'atrule' && node.name === 'import';

const SIDE = '(?:left|right|top|bottom)';
/** A linear gradient with a browser's prefix that says its direction. */
const OLD = new RegExp(
  `-(?:webkit|moz|o|ms)-((?:repeating-)?linear-gradient\\(\\s*)(?:(${SIDE}(?:\\s+${SIDE})?)|([-+]?[\\d.]+)deg)(?=\\s*,)`,
  'gi',
);
const OPPOSITE: Readonly<Record<string, string>> = { left: 'right', right: 'left', top: 'bottom', bottom: 'top' };

/**
 * Writes old gradients as the standard has them. Lightning CSS, which makes styles small, takes `left` of a prefixed gradient for `to left` and
 * turns it by the angles of the standard (1.33): lines that run from left to right ran from top to bottom. Can go when it no longer does.
 */
export function oldGradients(): Plugin {
  return {
    name: 'yaprak:old-gradients',
    transform: {
      filter: { id: STYLE, code: /-linear-gradient\(/i },
      handler: (code) => ({ code: writeGradients(code), map: null }),
    },
  };
}

/**
 * The old form names the side where a gradient begins, the standard the one where it ends. Old angles begin at the right and turn to the left,
 * those of the standard begin at the top and turn to the right.
 */
export function writeGradients(css: string): string {
  return css.replace(OLD, (_all, start: string, sides: string | undefined, angle: string) => {
    if (sides === undefined) return `${start}${90 - Number(angle)}deg`;
    const ends = sides.toLowerCase().split(/\s+/);
    return `${start}to ${ends.map((side) => OPPOSITE[side]).join(' ')}`;
  });
}
