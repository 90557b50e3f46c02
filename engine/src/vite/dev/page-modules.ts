import path from 'node:path';
import { bootEntry, engineSrc, toModuleId } from '../paths.ts';

/** The language that modules are loaded in: see client/language.ts. */
export interface ModuleLanguage {
  name: string;
  /** Value in the global scope while they are loaded. */
  value: unknown;
}

/** Name of the default language. */
export const DEFAULT_MODULES = '';

/** What the pages of a dev server are made with. */
export interface PageModules {
  /** Module of the server entry, fresh after every change to it or to what it imports. */
  loadServer(language: ModuleLanguage): Promise<Record<string, unknown>>;
  /** A module that a page imports, by key. */
  loadModule(key: string, language: ModuleLanguage): Promise<Record<string, unknown>>;
  /** Maps the stack of an error that a component threw to the author's own lines. */
  fixStack(thrown: unknown): void;
  moduleUrl(file: string): string;
  /** Urls of the stylesheets that the modules loaded so far import. */
  styles(): string[];
  scripts: string[];
  /** Tags for `<head>` that connect a page to Vite, so that it shows changes. */
  head: string;
}

/** The address at which Vite serves a file. */
export function fileUrl(file: string, { baseUrl }: { baseUrl: string }): string {
  return `${baseUrl}@fs${file.startsWith('/') ? '' : '/'}${toModuleId(file)}`;
}

/** Boot, the client modules of the site, and what shows changes. */
export function devScripts(site: { baseUrl: string; clientModules?: readonly string[] }): string[] {
  const files = [bootEntry, ...(site.clientModules ?? []), path.join(engineSrc, 'client/dev.ts')];
  return files.map((file) => fileUrl(file, site));
}

/** Vite's client, and the hook that React Refresh needs before React is loaded. */
export function devHead({ baseUrl }: { baseUrl: string }): string {
  return [
    `<script type="module">import { injectIntoGlobalHook } from ${JSON.stringify(`${baseUrl}@react-refresh`)};`,
    'injectIntoGlobalHook(window);window.$RefreshReg$ = () => {};window.$RefreshSig$ = () => (type) => type;</script>',
    `<script type="module" src="${baseUrl}@vite/client"></script>`,
  ].join('');
}
