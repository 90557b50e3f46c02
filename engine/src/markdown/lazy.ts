import { createRequire } from 'node:module';

/**
 * Libraries that are loaded when a page needs them: a compile is synchronous, and a worker that never meets a diagram should not spend a
 * quarter of a second on the code that draws them. A build that makes no page, and a dev server that finds its first one compiled, need
 * not even the parser.
 */
const require = createRequire(import.meta.url);

export function loadParser(): typeof import('satteri') {
  return require('satteri') as typeof import('satteri');
}

/** A full HTML parser, for pages with raw HTML. */
export function loadHtmlParser(): typeof import('parse5') {
  return require('parse5') as typeof import('parse5');
}

export function loadRefractor(): typeof import('refractor/core').refractor {
  return (require('refractor/core') as typeof import('refractor/core')).refractor;
}

/** Loads what nearly every page needs. A failure is reported when a page needs it. */
export function preload(): void {
  try {
    loadParser();
    loadRefractor();
  } catch {
    return;
  }
}

export function loadCompiler(): typeof import('rolldown/utils') {
  return require('rolldown/utils') as typeof import('rolldown/utils');
}

/** A grammar of refractor by its file name, if there is one. */
export function loadGrammar(name: string): import('refractor/core').Syntax | undefined {
  try {
    return (require(`refractor/${name}`) as { default: import('refractor/core').Syntax }).default;
  } catch (error) {
    const code = (error as { code?: string }).code;
    if (code === 'MODULE_NOT_FOUND' || code === 'ERR_MODULE_NOT_FOUND' || code === 'ERR_PACKAGE_PATH_NOT_EXPORTED')
      return undefined;
    throw error;
  }
}
