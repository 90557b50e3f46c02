import { describe, expect, it } from 'vitest';
import { mayReadPageProps } from './page-props.ts';
import { withPageProps } from './with-page-props.ts';

const END = (name: string): RegExp => new RegExp(`export default __withPageProps\\(${name}\\);$`);

describe('props of a page', () => {
  it('are for pages that may read them', () => {
    const may = (file: string, code = 'config') => mayReadPageProps(code, { file: `/s/${file}`, siteDir: '/s' });
    expect(may('src/pages/a.js')).toBe(true);
    expect(may('src/pages/a.js', 'siteConfig')).toBe(false);
    expect([may('src/pages/_a.js'), may('src/components/a.js'), may('src/pages/a.mdx')]).toEqual([false, false, false]);
  });

  it('are for parts that stand for a page, too', () => {
    const may = (file: string) => mayReadPageProps('({ location })', { file: `/s/src/theme/${file}`, siteDir: '/s' });
    expect([may('NotFound.js'), may('NotFound/index.tsx'), may('BlogPostPage/index.js')]).toEqual([true, true, true]);
    expect([may('NotFound/Content/index.js'), may('Navbar/index.js'), may('Page.js')]).toEqual([false, false, false]);
  });

  it('are added to whatever is exported', () => {
    const wrap = (code: string) => withPageProps(code, 'a.jsx');
    expect(wrap('export default function Page({ config }) {}')).toMatch(END('Page'));
    expect(wrap('export default function Page({ config }) {}')).toContain(';function Page({ config }) {}');
    expect(wrap('export default ({ config }) => config.title;')).toContain(
      'const __page = ({ config }) => config.title;',
    );
    expect(wrap('class A {}\nexport default A;')).toMatch(END('__page'));
    expect(wrap('export const config = 1;')).toBe('export const config = 1;');
    expect(wrap('export default (')).toBe('export default (');
  });

  it('leave lines where they are', () => {
    const code = 'a;\nb;\nexport default function P() {\n  throw config;\n}';
    expect(withPageProps(code, 'a.tsx').split('\n')[3]).toBe('  throw config;');
  });
});
