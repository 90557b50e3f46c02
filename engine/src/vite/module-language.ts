/** The language that modules are loaded in: see client/language.ts. */
export interface ModuleLanguage {
  name: string;
  /** What stands in the global scope while they are loaded. */
  value: unknown;
}

/** Stands for the name of the default language. */
export const DEFAULT_MODULES = '';
