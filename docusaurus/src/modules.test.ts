import * as client from 'yaprak/client';
import { describe, expect, it } from 'vitest';
import { modules } from './modules.ts';

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
  return [...new Set(names)].sort();
}

describe('the table of modules', () => {
  it.each(Object.keys(modules).filter((name) => /use[A-Z]\w+$|\/[A-Z]\w+$/.test(name)))(
    '%s has a default',
    async (name) => {
      expect(await namesOf(modules[name] ?? '')).toContain('default');
    },
  );

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
    expect(await namesOf(router)).toEqual(['Link', 'NavLink', 'Redirect', 'matchPath', 'useHistory', 'useLocation']);
    expect(modules['react-router-dom']).toBe(router);
  });
});
