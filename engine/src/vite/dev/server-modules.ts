import inspector from 'node:inspector';
import { fetchModule, type DevEnvironment } from 'vite';
import { createDefaultImportMeta, createNodeImportMeta, ESModulesEvaluator, ModuleRunner } from 'vite/module-runner';
import type { EngineModule, EngineModules } from '../theme/engine-modules.ts';
import type { ModuleLanguage } from './page-modules.ts';

/** Server modules of the dev server, loaded once for each language. */
export interface ServerModules {
  /** Fresh after every change to the module or to what it imports. */
  load(url: string, language: ModuleLanguage): Promise<Record<string, unknown>>;
  /** Drops all modules: each is loaded again when it is needed. */
  clear(): void;
  close(): Promise<void>;
}

export function createServerModules(environment: () => DevEnvironment, engine: EngineModules): ServerModules {
  const runners = new Map<string, ModuleRunner>();
  const runnerOf = (name: string): ModuleRunner => {
    const runner = runners.get(name) ?? createServerRunner(environment(), engine);
    runners.set(name, runner);
    return runner;
  };
  // One at a time: two languages loading together would share the value in the global scope.
  let queue: Promise<unknown> = Promise.resolve();
  return {
    load(url, { name, value }) {
      const loaded = queue.then(() => {
        (globalThis as Record<symbol, unknown>)[Symbol.for('yaprak.language')] = value;
        return runnerOf(name).import<Record<string, unknown>>(url);
      });
      queue = loaded.catch(() => {});
      return loaded;
    },
    clear() {
      for (const runner of runners.values()) runner.clearCache();
    },
    async close() {
      await Promise.all([...runners.values()].map((runner) => runner.close()));
      runners.clear();
    },
  };
}

/**
 * Runs modules of the server side in dev. Vite's own runner (`ssrLoadModule`) does the same, but takes a tenth of a second more before the
 * first page: it prepares `import.meta.resolve` in advance, for which Node below 22.15 starts a thread that slows down all later
 * imports, and it writes source maps into the code, which only a debugger reads.
 */
function createServerRunner(environment: DevEnvironment, modules: EngineModules): ModuleRunner {
  const isDebugged = inspector.url() !== undefined;
  const fetch = async (url: string, importer?: string, options?: { cached?: boolean }) => {
    const known = isDebugged ? undefined : modules.find(url);
    if (known) return options?.cached ? { cache: true } : nameCode({ ...known, url, invalidate: false });
    const fetched = await fetchModule(environment, url, importer, { ...options, inlineSourceMap: isDebugged });
    return 'code' in fetched && !isDebugged ? nameCode(fetched) : fetched;
  };
  return new ModuleRunner(
    {
      hmr: false,
      sourcemapInterceptor: false,
      createImportMeta: (file) => ({
        ...createDefaultImportMeta(file),
        resolve: (id, parent) => createNodeImportMeta(file).resolve(id, parent),
      }),
      transport: {
        async invoke(payload) {
          if (payload.type !== 'custom') throw new Error(`A runner cannot be sent "${payload.type}".`);
          const { name, data } = payload.data as { name: string; data: Parameters<typeof fetch> };
          return name === 'fetchModule' ? { result: await fetch(...data) } : environment.hot.handleInvoke(payload);
        },
      },
    },
    new ESModulesEvaluator(),
  );
}

/** Adds the name of the file for stack traces. A source map would name it otherwise. */
function nameCode<Module extends EngineModule>(module: Module): Module {
  return { ...module, code: `${module.code}\n//# sourceURL=${module.id.replaceAll(/\s/g, encodeURIComponent)}` };
}
