import type { MarkdownFormat } from './model.ts';

/**
 * The name under which the server bundle knows a module that a page imports: packages and theme names as written,
 * files as `@site/<path from the site folder>`.
 */
export function moduleKey(specifier: string, fromSource: string): string {
  const loaded = loaderImport(specifier);
  if (loaded) return moduleKey(loaded.file, fromSource) + loaded.query;
  if (specifier.startsWith('@site/')) return siteKey(joinPath('', specifier.slice('@site/'.length)));
  if (specifier.startsWith('.'))
    return siteKey(joinPath(fromSource.slice(0, fromSource.lastIndexOf('/') + 1), specifier));
  return specifier;
}

/** Loaders of webpack that sites name in an import, and the query that means the same here. */
const LOADERS: Readonly<Record<string, string>> = {
  raw: '?raw',
  yaml: '?yaml',
  'js-yaml': '?yaml',
  file: '?url',
  url: '?url',
  json: '',
};

/** `!!raw-loader!./x.js` imports a file as text, and so does `!!./x.js?raw`, where the config has the rule. Undefined for an import without a loader that is known. */
export function loaderImport(specifier: string): { file: string; query: string } | undefined {
  const [, plain, asked = ''] = /^-?!{1,2}([^!?]+)(\?(?:raw|url))?$/.exec(specifier) ?? [];
  if (plain !== undefined) return { file: plain, query: asked };
  const [, loader = '', file] = /^-?!{0,2}([\w-]+)-loader(?:\?[^!]*)?!([^!]+)$/.exec(specifier) ?? [];
  const query = LOADERS[loader];
  return file !== undefined && query !== undefined ? { file, query } : undefined;
}

/** Which files of a folder are meant: see parseFolderImport. */
export interface FolderFilter {
  isDeep: boolean;
  /** Of the path from the folder, as in `./a/b.js`. */
  test: RegExp;
}

/** The import of what `require.context(folder, isDeep, test)` of webpack gives; nothing where its arguments are not written out. */
export function folderImport([folder, isDeep = true, test, ...others]: readonly unknown[]): string | undefined {
  if (typeof folder !== 'string' || typeof isDeep !== 'boolean' || others.length > 0) return undefined;
  if (test !== undefined && !(test instanceof RegExp)) return undefined;
  const asked = test ? [isDeep, test.source, test.flags] : [isDeep];
  return `${folder.replace(/\/+$/, '')}?context=${encodeURIComponent(JSON.stringify(asked))}`;
}

export function parseFolderImport(
  specifier: string,
): { folder: string; query: string; filter: FolderFilter } | undefined {
  const [, folder, query = '', asked = ''] = /^([^?]+?)\/*(\?context=(.+))$/.exec(specifier) ?? [];
  if (folder === undefined) return undefined;
  const [isDeep, test = '', flags] = JSON.parse(decodeURIComponent(asked)) as [boolean, string?, string?];
  return { folder, query, filter: { isDeep, test: new RegExp(test, flags) } };
}

export function siteKey(source: string): string {
  return `@site/${source}`;
}

/** The file of a key that names one, relative to the site folder. */
export function sourceOfKey(key: string): string | undefined {
  return key.startsWith('@site/') ? key.slice('@site/'.length) : undefined;
}

/** Whether a module is a Markdown file. The renderer compiles those; the bundler never sees them. */
export function isMarkdownModule(key: string): boolean {
  return /\.mdx?$/.test(key);
}

/** The syntax of a Markdown file that another imports: the site's, or by its extension. */
export function formatOfModule(source: string, format: MarkdownFormat | 'detect'): MarkdownFormat {
  if (format !== 'detect') return format;
  return source.endsWith('.mdx') ? 'mdx' : 'md';
}

/** Whether an import is an asset: its value is the url of a hashed copy. */
export function isAssetModule(key: string): boolean {
  return /\.(?:png|jpe?g|gif|webp|avif|ico|bmp|mp4|webm|mov|mp3|ogg|wav|pdf|zip|csv|docx?|xlsx?|pptx?|woff2?|ttf|eot)$/i.test(
    key,
  );
}

/** Joins a relative path onto a folder, with forward slashes, and resolves dots. */
export function joinPath(folder: string, path: string): string {
  const out: string[] = [];
  for (const piece of `${folder}/${path}`.split('/')) {
    if (piece === '..' && out.length > 0 && out.at(-1) !== '..') out.pop();
    else if (piece !== '' && piece !== '.') out.push(piece);
  }
  return out.join('/');
}
