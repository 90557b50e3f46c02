import type { ModuleLanguage } from './module-language.ts';
import type { createServerRunner } from './server-runner.ts';

export interface LanguageModules {
  /** Fresh after every change to the module or to what it imports. */
  load(url: string, language: ModuleLanguage): Promise<Record<string, unknown>>;
  /** Everything is loaded anew when it is asked for. */
  forget(): void;
  close(): Promise<void>;
}

type Runner = ReturnType<typeof createServerRunner>;

/** Server modules of the dev server, once for each language. */
export function createLanguageModules(createRunner: () => Runner): LanguageModules {
  const runners = new Map<string, Runner>();
  const runnerOf = (name: string): Runner => {
    const runner = runners.get(name) ?? createRunner();
    runners.set(name, runner);
    return runner;
  };
  // One at a time: two languages that were loaded together would share what is in the global scope.
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
    forget() {
      for (const runner of runners.values()) runner.clearCache();
    },
    async close() {
      await Promise.all([...runners.values()].map((runner) => runner.close()));
    },
  };
}
