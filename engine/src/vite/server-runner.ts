import inspector from 'node:inspector';
import { fetchModule, type DevEnvironment } from 'vite';
import type { EngineModule, EngineModules } from './engine-modules.ts';
import { createDefaultImportMeta, createNodeImportMeta, ESModulesEvaluator, ModuleRunner } from 'vite/module-runner';

/**
 * Runs modules of the server side in dev. Vite's own runner (`ssrLoadModule`) does the same, but takes a tenth of a second more before the
 * first page: it asks Node for `import.meta.resolve` in advance, for which Node below 22.15 starts a thread through which all later
 * imports must go, and it writes source maps into the code, which only a debugger reads.
 */
export function createServerRunner(environment: DevEnvironment, modules: EngineModules): ModuleRunner {
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

/** The name of the file in errors, which the source map would have brought. */
function nameCode<Module extends EngineModule>(module: Module): Module {
  return { ...module, code: `${module.code}\n//# sourceURL=${module.id.replaceAll(/\s/g, encodeURIComponent)}` };
}
