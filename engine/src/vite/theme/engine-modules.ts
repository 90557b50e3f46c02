import { readFileSync } from 'node:fs';
import path from 'node:path';
import { version } from 'vite';
import { engineDir } from '../paths.ts';
import { isThemeReady, readyThemeDir, showFolders } from './ready-theme.ts';
import { listReplacedParts, originalId, partId, type ThemeFolders } from '../plugins/theme-parts.ts';

/** A module of the engine or of an adapter as Vite compiled it for the server. */
export interface EngineModule {
  id: string;
  file: string | null;
  code: string;
}

/** By address. Paths in them begin with placeholders: see hideFolders. */
export interface RecordedModules {
  vite: string;
  modules: Record<string, EngineModule>;
}

export const recordedModulesFile = path.join(readyThemeDir, 'modules.json');

/**
 * The theme and all that it imports, compiled by Vite when the engine was built: some two hundred modules, the same for every site.
 * Modules that depend on the site are not included, nor parts of the theme that the site replaces.
 */
export interface EngineModules {
  find(url: string): EngineModule | undefined;
  /** Leaves all modules to Vite from now on, because one has changed. Returns false when it did so before. */
  forget(): boolean;
}

export function openEngineModules(folders: ThemeFolders, recorded = findRecorded()): EngineModules {
  let modules: Record<string, EngineModule> | undefined = recorded;
  const replaced = new Set(
    listReplacedParts(folders).flatMap(({ name }) => [partId(name), originalId(name)].map(moduleUrl)),
  );
  return {
    find: (url) => (replaced.has(url) ? undefined : modules?.[url]),
    forget() {
      const isFirst = modules !== undefined;
      modules = undefined;
      return isFirst;
    },
  };
}

/** The url by which code compiled by Vite imports a module. Ids of virtual modules are encoded. */
export function moduleUrl(url: string): string {
  return url.startsWith('\0') ? `/@id/__x00__${url.slice(1)}` : url;
}

/** Vite's root is the engine. */
export function engineUrl(file: string): string {
  return `/${path.relative(engineDir, file).split(path.sep).join('/')}`;
}

function findRecorded(): Record<string, EngineModule> {
  if (!isThemeReady()) return {};
  const recorded = JSON.parse(showFolders(readFileSync(recordedModulesFile, 'utf8'))) as RecordedModules;
  return recorded.vite === version ? recorded.modules : {};
}
