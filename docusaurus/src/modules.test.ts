import * as client from 'yaprak/client';
import { describe, expect, it } from 'vitest';
import { modules } from './modules.ts';
import names from './testing/docusaurus-names.json' with { type: 'json' };

/** Modules of Docusaurus's core that are one component or one hook. */
const DEFAULTED = /^@docusaurus\/(?:core\/lib\/client\/exports\/)?(?:use[A-Z]|[A-Z])\w+$/;
const DECLARED = /export const (\w+) =/g;
const EXPORT = /export (?:\*|\{ ([^}]+) \}) from "([^"]+)";/g;

/** The names that a module has, found by loading the files that it names. */
async function namesOf(code: string): Promise<string[]> {
  const names: string[] = [];
  for (const [, list, from = ''] of code.matchAll(EXPORT)) {
    const all = (from === 'yaprak/client' ? client : await import(from)) as Record<string, unknown>;
    const wanted = list?.split(', ') ?? Object.keys(all);
    for (const one of wanted) {
      const [name = '', as = name] = one.split(' as ');
      expect(all, `${name} of ${from}`).toHaveProperty(name);
      names.push(as);
    }
  }
  for (const [, name = ''] of code.matchAll(DECLARED)) names.push(name);
  return [...new Set(names)].sort();
}

/** Names that two `export *` bring with different values, or that two lists name. */
async function clashesOf(code: string): Promise<string[]> {
  const seen = new Map<string, unknown>();
  const explicit = new Set<string>();
  const clashes: string[] = [];
  for (const [, list, from = ''] of code.matchAll(EXPORT)) {
    if (list !== undefined) {
      const given = list.split(', ').map((one) => one.split(' as ').at(-1) ?? '');
      clashes.push(...given.filter((name) => explicit.has(name)));
      for (const name of given) explicit.add(name);
    }
    if (list !== undefined || from === 'yaprak/client') continue;
    for (const [name, value] of Object.entries((await import(from)) as Record<string, unknown>)) {
      if (seen.has(name) && seen.get(name) !== value) clashes.push(name);
      seen.set(name, value);
    }
  }
  return clashes;
}

describe('the table of modules', () => {
  it.each(Object.keys(modules).filter((name) => DEFAULTED.test(name)))('%s has a default', async (name) => {
    expect(await namesOf(modules[name] ?? '')).toContain('default');
  });

  it.each(Object.entries(names.modules))('has every name of %s in Docusaurus 3.10', async (module, expected) => {
    const own = await namesOf(modules[module] ?? '');
    expect(expected.filter((name) => !own.includes(name))).toEqual([]);
  });

  it.each(Object.entries(names.earlier))('has the names that %s had before', async (module, expected) => {
    const own = await namesOf(modules[module] ?? '');
    expect(expected.filter((name) => !own.includes(name))).toEqual([]);
  });

  it('names nothing twice in one module: such a name would be lost', async () => {
    for (const [module, code] of Object.entries(modules)) expect(await clashesOf(code), module).toEqual([]);
  });

  it('has theme-common with the names that components import', async () => {
    const common = await namesOf(modules['@docusaurus/theme-common'] ?? '');
    expect(common).toEqual(
      expect.arrayContaining([
        'Collapsible',
        'Details',
        'PageMetadata',
        'ThemeClassNames',
        'createStorageSlot',
        'isMultiColumnFooterLinks',
        'useColorMode',
        'useCurrentSidebarCategory',
        'useDocById',
        'useQueryString',
        'useThemeConfig',
        'useWindowSize',
      ]),
    );
    const internal = await namesOf(modules['@docusaurus/theme-common/internal'] ?? '');
    expect(internal).toEqual(expect.arrayContaining([...common, 'useBlogPost', 'useDateTimeFormat', 'useDoc']));
  });

  it('has the router under its own name too', async () => {
    const router = modules['@docusaurus/router'] ?? '';
    expect(await namesOf(router)).toEqual([
      'Link',
      'NavLink',
      'Redirect',
      'matchPath',
      'useHistory',
      'useLocation',
      'useParams',
      'useRouteMatch',
    ]);
    expect(modules['react-router-dom']).toBe(router);
  });
});
