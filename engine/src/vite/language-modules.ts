import { createServerModuleRunner, type DevEnvironment } from 'vite';

/** The language that modules are loaded in: see client/language.ts. `isDefault` ones are Vite's own. */
export interface ModuleLanguage {
  name: string;
  isDefault: boolean;
  /** What stands in the global scope while they are loaded. */
  value: unknown;
}

export interface LanguageModules {
  load(url: string, language: ModuleLanguage): Promise<Record<string, unknown>>;
  /** A file has changed: everything is loaded anew when it is asked for. */
  forget(): void;
  close(): Promise<void>;
}

type Runner = ReturnType<typeof createServerModuleRunner>;

/** Server modules of the dev server, once for each language. */
export function createLanguageModules(
  environment: () => DevEnvironment,
  loadDefault: (url: string) => Promise<Record<string, unknown>>,
): LanguageModules {
  const runners = new Map<string, Runner>();
  const runnerOf = (name: string): Runner => {
    const runner = runners.get(name) ?? createServerModuleRunner(environment(), { hmr: false });
    runners.set(name, runner);
    return runner;
  };
  // One at a time: two languages that were loaded together would share what is in the global scope.
  let queue: Promise<unknown> = Promise.resolve();
  return {
    load(url, { name, isDefault, value }) {
      const loaded = queue.then(() => {
        (globalThis as Record<symbol, unknown>)[Symbol.for('yaprak.language')] = value;
        return isDefault ? loadDefault(url) : runnerOf(name).import<Record<string, unknown>>(url);
      });
      queue = loaded.catch(() => {});
      return loaded;
    },
    forget() {
      for (const runner of runners.values()) runner.clearCache();
    },
    async close() {
      await Promise.all([...runners.values()].map((runner) => runner.close()));
    },
  };
}
