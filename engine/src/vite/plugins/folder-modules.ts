import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { listFiles } from '../../content/list-files.ts';
import { parseFolderImport, type FolderFilter } from '../../shared/module-key.ts';

/** `require.context` of webpack, as modules import it: a function that gives each file of a folder by its path, and lists them as `keys()`. */
export function folderModules({ siteDir }: { siteDir: string }): Plugin {
  return {
    name: 'yaprak:folder-modules',
    enforce: 'pre',
    resolveId(id, importer) {
      const found = parseFolderImport(id);
      if (!found) return null;
      const { folder, query } = found;
      const from = folder.startsWith('@site/')
        ? path.join(siteDir, folder.slice('@site/'.length))
        : path.resolve(path.dirname(importer ?? siteDir), folder);
      return existsSync(from) ? from + query : null;
    },
    load(id) {
      const found = path.isAbsolute(id) ? parseFolderImport(id) : undefined;
      return found ? folderCode(listNames(found.folder, found.filter)) : null;
    },
  };
}

/** The paths by which files are asked for, from the folder, and the file of each. A module or data may be asked for without its ending. */
function listNames(folder: string, { isDeep, test }: FolderFilter): [name: string, file: string][] {
  // For a file webpack has nothing in it, and neither has this list.
  const files = listFiles(folder, { dotFiles: true }).files.filter((file) => isDeep || !file.includes('/'));
  const names = files.flatMap((file): [string, string][] =>
    [...new Set([file.replace(/\.(?:mjs|[jt]sx?|json)$/, ''), file])].map((name) => [`./${name}`, file]),
  );
  return names
    .filter(([name]) => test.test(name))
    .map(([name, file]): [string, string] => [name, path.join(folder, file)])
    .sort(([one], [other]) => (one < other ? -1 : 1));
}

function folderCode(names: readonly [name: string, file: string][]): string {
  const files = [...new Set(names.map(([, file]) => file))];
  // Data is its own value.
  const entries = names.map(([name, file]) => {
    const module = `m${files.indexOf(file)}`;
    return `[${JSON.stringify(name)}, () => ${module}${file.endsWith('.json') ? '.default' : ''}]`;
  });
  return `${files.map((file, index) => `import * as m${index} from ${JSON.stringify(file)};`).join('\n')}
const files = new Map([${entries.join(', ')}]);
function context(name) {
  const file = files.get(name);
  if (file) return file();
  throw Object.assign(new Error("Cannot find module '" + name + "'"), { code: 'MODULE_NOT_FOUND' });
}
context.keys = () => [...files.keys()];
context.resolve = (name) => name;
export default context;
`;
}
