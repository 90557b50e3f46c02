import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Plugin, ReadConfigContext } from 'yaprak';
import { fieldsOf, isFields, listOf, type Fields } from './entries.ts';

const PART = 'prism-include-languages';
const ENDINGS = ['.js', '.jsx', '.ts', '.tsx'].flatMap((ending) => [ending, `/index${ending}`]);

/** The part of the theme that adds languages to Prism. Code is highlighted while the site is built, so it runs then. Nothing where there is none. */
export async function loadPrismLanguages(
  themeDirs: readonly string[],
  { siteConfig, host }: { siteConfig: Fields; host: Pick<ReadConfigContext, 'loadModule' | 'siteDir'> },
): Promise<Plugin | undefined> {
  const file = themeDirs
    .flatMap((dir) => ENDINGS.map((ending) => path.join(dir, PART + ending)))
    .find((each) => existsSync(each));
  if (file === undefined) return undefined;
  const themeConfig = fieldsOf(siteConfig['themeConfig']);
  const prism = { additionalLanguages: [], ...fieldsOf(themeConfig['prism']) };
  const moduleOf = (value: unknown): object => ({ __esModule: true, default: value });
  let load = (_name: string): void => undefined;
  const original = moduleOf(() => listOf(prism.additionalLanguages).forEach((name) => load(String(name))));
  const given = {
    '@generated/docusaurus.config': moduleOf({ ...siteConfig, themeConfig: { ...themeConfig, prism } }),
    '@docusaurus/ExecutionEnvironment': moduleOf({
      canUseDOM: true,
      canUseEventListeners: false,
      canUseViewport: false,
    }),
    [`@theme-original/${PART}`]: original,
    [`@theme-init/${PART}`]: original,
  };
  const exported = await host.loadModule(file, { given, standIns: true });
  const include = isFields(exported) && 'default' in exported ? exported['default'] : exported;
  if (typeof include !== 'function') return undefined;
  const name = path.relative(host.siteDir, file).split(path.sep).join('/');
  return {
    name: 'docusaurus-prism',
    markdown: {
      name: 'docusaurus-prism',
      languages(given, loadLanguage) {
        load = loadLanguage;
        withGlobals({ Prism: given, window: globalThis }, () => {
          try {
            (include as (prism: unknown) => void)(given);
          } catch (error) {
            throw new Error(`${name} threw an error: ${error instanceof Error ? error.message : String(error)}`, {
              cause: error,
            });
          }
        });
      },
    },
  };
}

/**
 * The grammars of the package prismjs work on a global Prism, which such a part sets, and some older ones set it on the window. What the part
 * sets and leaves there stays: some grammars, as that of Twig, need it when they are used.
 */
export function withGlobals(globals: Record<string, unknown>, run: () => void): void {
  const values = { ...globals };
  const written = new Set<string>();
  const before = Object.keys(globals).map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);
  for (const [name] of before)
    Object.defineProperty(globalThis, name, {
      configurable: true,
      get: () => values[name],
      set(value: unknown) {
        values[name] = value;
        written.add(name);
      },
    });
  try {
    run();
  } finally {
    for (const [name, descriptor] of before) {
      const stays = written.has(name) && Object.hasOwn(globalThis, name);
      Reflect.deleteProperty(globalThis, name);
      if (stays) Object.assign(globalThis, { [name]: values[name] });
      else if (descriptor) Object.defineProperty(globalThis, name, descriptor);
    }
  }
}
