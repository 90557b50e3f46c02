import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import {
  findManifest,
  globFolders,
  listComposed,
  listFolders,
  listToolFiles,
  type FindPackage,
} from './input-files.ts';
import { hashMdx, type MdxModule } from '../plugins/mdx-modules.ts';
import { isEngineFile, isPackageFile } from '../paths.ts';
import { parseFolderImport } from '../../shared/module-key.ts';
import { themeDirsOf, type ThemeFolders } from '../plugins/theme-parts.ts';

/**
 * Everything a bundle was made from, recorded while it is made. The bundle is stale when a file has other bytes, when a folder has other
 * names in it, or when Markdown compiles to something else.
 */
export interface BundleInputs {
  /**
   * Files, absolute: modules of both builds, what stylesheets import, assets, files of packages and their package.json, and the configs of
   * tools that Vite reads. One that does not exist is named because an import would mean it if it did.
   */
  inputs: string[];
  /** Folders, absolute, existing or not. Imports are resolved by the names in them: a new file may be meant instead of the one found. */
  folders: string[];
  /** Markdown that was compiled, with a hash of the result (see hashMdx), which depends on the routes of the site as well. */
  markdown: [source: string, hash: string][];
}

export interface InputRecorder {
  /** Goes into every build, after all other plugins. */
  plugin(): Plugin;
  compileMdx(source: string): Promise<MdxModule>;
  finish(): BundleInputs;
}

export function createInputRecorder(
  site: ThemeFolders & { compileMdx: (source: string) => Promise<MdxModule> },
): InputRecorder {
  const { siteDir } = site;
  // Ids. Those of assets and stylesheets may end in a query.
  const modules = new Set<string>();
  const files = new Set<string>();
  const folders = new Set<string>();
  const markdown = new Map<string, string>();
  const manifests = new Set<string>();
  const findPackage = createPackageSearch({ folders, manifests });

  const addFile = (file: string): void => void files.add(path.normalize(withoutQuery(file)));

  /** An import by name is looked for in every node_modules on the way up, one by path in its folder. */
  function addImport(specifier: string, importer: string | undefined): void {
    const from = importer && path.isAbsolute(importer) ? path.dirname(withoutQuery(importer)) : siteDir;
    if (isEngineFile(from + path.sep)) return;
    const target = specifier.startsWith('@site/') ? path.join(siteDir, specifier.slice('@site/'.length)) : specifier;
    if (path.isAbsolute(target) || target.startsWith('.')) {
      const base = path.resolve(from, withoutQuery(target));
      if (isEngineFile(base)) return;
      folders.add(base);
      // The site is written to while it is built: its own folder has other names in it each time.
      if (path.dirname(base) !== siteDir) folders.add(path.dirname(base));
      else if (path.extname(base) === '') for (const extension of EXTENSIONS) files.add(base + extension);
    } else {
      const name = PACKAGE_NAME.exec(target)?.[0];
      if (name !== undefined) findPackage(name, from);
    }
  }

  return {
    plugin: () => ({
      name: 'yaprak:record-inputs',
      configResolved(config) {
        for (const plugin of config.plugins) {
          plugin.load = recordWatched(plugin.load, addFile);
          plugin.transform = recordWatched(plugin.transform, addFile);
        }
      },
      resolveId: {
        order: 'pre',
        handler(id, importer) {
          if (!id.startsWith('\0')) addImport(id, importer);
          return null;
        },
      },
      // After `require` with a name that is put together has become a glob.
      transform(code, id) {
        if (!path.isAbsolute(id) || isEngineFile(id)) return null;
        const { folder: whole } = parseFolderImport(id) ?? {};
        for (const folder of whole === undefined ? globFolders(code, { file: withoutQuery(id), siteDir }) : [whole])
          for (const each of listFolders(folder)) folders.add(each);
        return null;
      },
      buildEnd() {
        for (const id of this.getModuleIds()) if (path.isAbsolute(id)) modules.add(id);
      },
    }),
    async compileMdx(source) {
      const module = await site.compileMdx(source);
      markdown.set(source, hashMdx(module));
      return module;
    },
    finish() {
      for (const id of modules) addFile(id);
      // A set grows while it is walked.
      for (const file of files)
        if (!isEngineFile(file)) for (const each of listComposed(file, findPackage)) files.add(each);
      for (const file of listToolFiles([...files], { siteDir, findPackage })) files.add(file);
      for (const folder of themeDirsOf(site).flatMap(listFolders)) folders.add(folder);
      for (const file of files) {
        if (isEngineFile(file) && !isPackageFile(file)) continue;
        const manifest = findManifest(path.dirname(file));
        if (manifest !== undefined) manifests.add(manifest);
        const isOwn = manifest === undefined || (file.startsWith(siteDir + path.sep) && !isPackageFile(file));
        const root = isOwn ? siteDir : path.dirname(manifest);
        for (const folder of foldersBelow(root, path.dirname(file))) folders.add(folder);
        // Imports of stylesheets are not seen above.
        const name = PACKAGE_OF_FILE.exec(file)?.[1];
        if (name !== undefined) findPackage(name.split(path.sep).join('/'), siteDir);
      }
      folders.delete(siteDir);
      return {
        inputs: [...new Set([...files, ...manifests])].sort(),
        folders: [...folders].sort(),
        markdown: [...markdown].sort(([a], [b]) => (a < b ? -1 : 1)),
      };
    },
  };
}

/** What an import need not name, as Vite has it. */
const EXTENSIONS = ['.mjs', '.js', '.mts', '.ts', '.jsx', '.tsx', '.json'];
const PACKAGE_NAME = /^(?:@[^/:]+\/)?[^/:@.][^/:]*(?=\/|$)/;
const PACKAGE_OF_FILE = /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/;

export const withoutQuery = (id: string): string => id.split('?')[0] ?? id;

/** Records the files that plugins watch: imports of stylesheets and sources of workers. Rolldown does not report them. */
function recordWatched<Hook>(hook: Hook, add: (file: string) => void): Hook {
  if (typeof hook === 'object' && hook !== null && 'handler' in hook)
    return { ...hook, handler: recordWatched(hook.handler, add) };
  if (typeof hook !== 'function') return hook;
  const recorded = function (this: object, ...args: unknown[]): unknown {
    const context = new Proxy(this, {
      get(target, key) {
        const value: unknown = Reflect.get(target, key);
        if (typeof value !== 'function') return value;
        if (key !== 'addWatchFile') return value.bind(target) as unknown;
        return (file: string): void => {
          if (path.isAbsolute(file)) add(file);
          value.call(target, file);
        };
      },
    });
    return hook.apply(context, args) as unknown;
  };
  return recorded as Hook;
}

/** Records every folder in which a package is searched, and the package.json of each package found. */
function createPackageSearch(noted: { folders: Set<string>; manifests: Set<string> }): FindPackage {
  const known = new Map<string, string | undefined>();
  const find: FindPackage = (name, from) => {
    const key = `${name}\n${from}`;
    if (known.has(key)) return known.get(key);
    const candidate = path.join(from, 'node_modules', name);
    const parent = path.dirname(from);
    if (path.basename(from) !== 'node_modules') noted.folders.add(candidate);
    const found = existsSync(candidate) ? candidate : parent === from ? undefined : find(name, parent);
    if (found !== undefined) noted.manifests.add(path.join(found, 'package.json'));
    known.set(key, found);
    return found;
  };
  return find;
}

/** A folder and those around it, up to the root, which is left out. */
function foldersBelow(root: string, folder: string): string[] {
  return folder.startsWith(root + path.sep) ? [folder, ...foldersBelow(root, path.dirname(folder))] : [];
}
