import path from 'node:path';
import { hash } from 'node:crypto';
import { imageSize } from 'image-size';
import { decodePath, isExternal, splitHref } from '../../shared/url.ts';
import { findPackageScript } from './package-scripts.ts';

/**
 * Files that pages point to: images and downloads beside the Markdown get a hashed copy under `assets/`, files of the static folders keep
 * their address. One resolver lives as long as a build and remembers what it has read.
 */

export interface Asset {
  /** Url with the site's baseUrl, not percent-encoded. */
  url: string;
  width?: number;
  height?: number;
  /** Why no browser will show it whole, if it is an image. */
  damage?: string;
  /** Where it must be written, when it is not in a static folder. */
  output?: string;
  /** Absolute path of the file. */
  file: string;
  digest: string;
  /** Key of its bytes in the store, when they are made from `file`. */
  key?: string;
  /** Further files that it loads by their address beside it. */
  parts?: Asset[];
}

export interface AssetReader {
  readBytes(file: string): Uint8Array | undefined;
}

export interface AssetOptions extends AssetReader {
  siteDir: string;
  /** Of the whole site: all languages share these files. */
  rootUrl: string;
  /** Absolute paths. */
  staticDirs: readonly string[];
}

export interface AssetResolver {
  /** The file behind `url` as written in `source`, or undefined when there is none. */
  resolve(url: string, source: string): Asset | undefined;
  /** A script of a package of the site: `name/file.mjs`. */
  resolvePackage(specifier: string): Asset | undefined;
}

const IMAGE = /\.(?:png|jpe?g|gif|webp|avif|svg|ico|bmp)$/i;

export function createAssetResolver(options: AssetOptions): AssetResolver {
  const known = new Map<string, Asset | undefined>();
  const load = (file: string, staticUrl?: string): Asset | undefined => {
    // One file may be named by its static address and by a path beside it; several static folders may hold one address.
    const key = `${staticUrl ?? ''} ${file}`;
    if (!known.has(key)) known.set(key, describe(file, { staticUrl, ...options }));
    return known.get(key);
  };
  return {
    resolvePackage(specifier) {
      const key = `package ${specifier}`;
      if (!known.has(key)) known.set(key, describeScript(specifier, options));
      return known.get(key);
    },
    resolve(url, source) {
      const name = decodePath(splitHref(url).path);
      if (name === '' || isExternal(url)) return undefined;
      if (name.startsWith('@site/')) {
        const file = path.join(options.siteDir, name.slice('@site/'.length));
        const folder = options.staticDirs.find((dir) => file.startsWith(dir + path.sep));
        return load(file, folder && options.rootUrl + path.relative(folder, file).split(path.sep).join('/'));
      }
      if (!name.startsWith('/')) return load(path.join(options.siteDir, path.posix.dirname(source), name));
      for (const dir of options.staticDirs) {
        const found = load(path.join(dir, name), options.rootUrl + name.slice(1));
        if (found) return found;
      }
      return undefined;
    },
  };
}

function describe(file: string, options: AssetOptions & { staticUrl?: string }): Asset | undefined {
  const bytes = options.readBytes(file);
  if (!bytes) return undefined;
  const digest = hash('sha1', bytes);
  const { damage, ...size } = IMAGE.test(file) ? measure(bytes) : {};
  // A drawing need not have a size.
  const found = { file, digest, ...size, ...(damage && !/\.svg$/i.test(file) && { damage }) };
  if (options.staticUrl) return { url: options.staticUrl, ...found };
  const extension = path.extname(file);
  const folder = IMAGE.test(file) ? 'images' : 'files';
  const output = `assets/${folder}/${path.basename(file, extension)}-${digest.slice(0, 10)}${extension}`;
  return { url: options.rootUrl + output, output, ...found };
}

/** The scripts of a package keep their names, in a folder of their own: they load each other by them. */
function describeScript(specifier: string, options: AssetOptions): Asset | undefined {
  const script = findPackageScript(specifier, options);
  const bytes = script && options.readBytes(script.entry);
  if (!script || !bytes) return undefined;
  // The names of what it loads have hashes in them, so its own bytes say it all.
  const digest = hash('sha1', bytes);
  const folder = `assets/${specifier.split('/')[0] ?? ''}-${digest.slice(0, 10)}`;
  const toAsset = (file: string): Asset => {
    const output = `${folder}/${path.relative(path.dirname(script.entry), file).split(path.sep).join('/')}`;
    return { url: options.rootUrl + output, output, file, digest };
  };
  return { ...toAsset(script.entry), parts: script.parts.map(toAsset) };
}

/** The size of an image, or why it has none that a page could count on. */
function measure(bytes: Uint8Array): Pick<Asset, 'width' | 'height' | 'damage'> {
  try {
    const { width, height, orientation = 1 } = imageSize(bytes);
    if (isCutPng(bytes)) return { damage: 'it ends too early' };
    // Browsers turn a photograph as its camera was held.
    return orientation >= 5 ? { width: height, height: width } : { width, height };
  } catch {
    return {
      damage: isLfsPointer(bytes) ? 'Git LFS keeps it elsewhere, run `git lfs pull`' : 'its bytes are no image',
    };
  }
}

/** What stands in a repository in place of a file that was not fetched. */
const isLfsPointer = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.subarray(0, 40)).toString('latin1').startsWith('version https://git-lfs.github.com/spec');

const PNG = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

/** Whether a PNG has no end: its parts say how long they are, and the last one is called IEND. */
function isCutPng(bytes: Uint8Array): boolean {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (!buffer.subarray(0, PNG.length).equals(PNG)) return false;
  for (let at = PNG.length; at + 12 <= buffer.length; at += 12 + buffer.readUInt32BE(at))
    if (buffer.toString('latin1', at + 4, at + 8) === 'IEND') return false;
  return true;
}
