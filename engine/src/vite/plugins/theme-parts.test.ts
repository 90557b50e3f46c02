import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listElementOverrides } from './element-overrides.ts';
import {
  findOverride,
  findOverrideBelow,
  hasPlaceFor,
  importedPart,
  listReplacedParts,
  loadPart,
  originalId,
  originalShownBy,
  partId,
} from './theme-parts.ts';

describe('overrides of a site', () => {
  let siteDir = '';
  const write = (file: string, code = 'export default () => null;\n'): void => {
    const whole = path.join(siteDir, 'src/theme', file);
    mkdirSync(path.dirname(whole), { recursive: true });
    writeFileSync(whole, code);
  };
  beforeEach(() => {
    siteDir = mkdtempSync(path.join(tmpdir(), 'yaprak-parts-'));
  });
  afterEach(() => rmSync(siteDir, { recursive: true, force: true }));

  it('are files or folders of that name', () => {
    write('Footer.jsx');
    write('DocItem/Footer/index.js');
    expect(findOverride({ siteDir }, 'Footer')).toBe(path.join(siteDir, 'src/theme/Footer.jsx'));
    expect(findOverride({ siteDir }, 'DocItem/Footer')).toBe(path.join(siteDir, 'src/theme/DocItem/Footer/index.js'));
    expect(findOverride({ siteDir }, 'DocItem')).toBeUndefined();
  });

  it('come from the folders of plugins where the site has none', () => {
    write('Footer.tsx');
    const own = path.join(siteDir, 'src/theme');
    const plugin = path.join(siteDir, 'plugin');
    const folders = { siteDir, themeDirs: [own, plugin] };
    mkdirSync(path.join(plugin, 'Navbar'), { recursive: true });
    for (const file of ['Footer.tsx', 'Navbar/index.tsx'])
      writeFileSync(path.join(plugin, file), 'export default () => null;\n');
    expect(findOverride(folders, 'Footer')).toBe(path.join(own, 'Footer.tsx'));
    expect(findOverride(folders, 'Navbar')).toBe(path.join(plugin, 'Navbar/index.tsx'));
    expect(listReplacedParts(folders).map(({ name }) => name)).toEqual(['Navbar', 'Footer']);
    // What `@theme-original/Footer` is: each stands on the next.
    expect(findOverrideBelow(folders, 'Footer', path.join(own, 'Footer.tsx'))).toBe(path.join(plugin, 'Footer.tsx'));
    expect(findOverrideBelow(folders, 'Footer', path.join(plugin, 'Footer.tsx'))).toBeUndefined();
  });

  it('are passed on by the module of the part, and not by that of the original', () => {
    const own = /^export \{ Footer as default \} from ".*footer\.tsx";$/;
    expect(loadPart(partId('Footer'), { siteDir })).toMatch(own);
    expect(loadPart(partId('Translate'), { siteDir })).toContain('{ Translate as default, translate }');
    write('Footer.jsx');
    expect(loadPart(partId('Footer'), { siteDir })).toContain('src/theme/Footer.jsx');
    expect(loadPart(originalId('Footer'), { siteDir })).toMatch(own);
    expect(loadPart(partId('Yok'), { siteDir })).toBeUndefined();
  });

  it('that have a place for the table of contents get it there, and the theme draws none beside them', () => {
    const parts = ['DocItem/TOC/Desktop', 'DocItem/TOC/Mobile', 'DocRoot/Layout/Main'];
    const drawn = (): (string | undefined)[] =>
      parts.map((name) => /(\w+) as default/.exec(loadPart(partId(name), { siteDir }) ?? '')?.[1]);
    write('DocItem/Layout/index.js', "import Layout from '@theme-original/DocItem/Layout';\nexport default Layout;\n");
    expect(drawn()).toEqual(['DocToc', 'NoToc', 'DocsMain']);
    expect(hasPlaceFor('DocItem/TOC/Desktop', { siteDir })).toBe(false);
    write('DocItem/Layout/index.js', 'import Toc from "@theme/DocItem/TOC/Desktop";\nexport default Toc;\n');
    expect(drawn()).toEqual(['DocTocColumn', 'DocTocPopover', 'DocsMainWithoutToc']);
    expect(hasPlaceFor('DocItem/TOC/Desktop', { siteDir })).toBe(true);
    // One of the site's own, which imports its types by its own name, is for wide windows.
    write('TOC/index.tsx', "import Toc from '@theme-original/TOC';\nexport default Toc;\n");
    expect(drawn()[1]).toBe('DocTocPopover');
    write('TOC/index.tsx', "import type { Props } from '@theme/TOC';\nexport default (props: Props) => null;\n");
    expect(drawn()[1]).toBe('DocTocBesideOwn');
    // A table of the site's own for phones.
    write('TOCCollapsible/index.js');
    expect(drawn()[1]).toBe('DocTocMobile');
  });

  it('are known by the names of their files, those of the other theme, too', () => {
    const file = path.join(siteDir, 'src/theme/A/B/index.tsx');
    const given = [
      '@theme/Navbar',
      '@theme-init/Navbar',
      '@docusaurus/theme-classic/lib/theme/Navbar/index.js',
      '@docusaurus/theme-classic/lib/theme/Layout/styles.module.css',
      '../../Navbar',
      '../C.jsx',
      '../../../Navbar',
      '@site/src/theme/Navbar/index.tsx',
      '@site/src/Navbar',
      'react',
    ];
    expect(given.map((specifier) => importedPart(specifier, file, { siteDir }))).toEqual([
      'Navbar',
      'Navbar',
      'Navbar',
      undefined,
      'Navbar',
      'A/C',
      undefined,
      'Navbar',
      undefined,
      undefined,
    ]);
  });

  it('that have a place for the narrow menu draw the only one', () => {
    const drawn = (): (string | undefined)[] =>
      ['Navbar/Layout', 'Navbar/Content', 'Navbar/MobileSidebar/Header'].map(
        (name) => /(\w+) as default/.exec(loadPart(partId(name), { siteDir }) ?? '')?.[1],
      );
    expect(drawn()).toEqual(['NavbarHeader', 'NavbarContent', 'MobileMenuHeader']);
    write(
      'Navbar/Content/index.js',
      "import Content from '@theme-original/Navbar/Content';\nexport default Content;\n",
    );
    expect(drawn()[0]).toBe('NavbarHeader');
    write('Navbar/Content/index.js', "import A from '@theme/Navbar/MobileSidebar/Toggle';\nexport default A;\n");
    expect(drawn()).toEqual(['NavbarHeaderWithMenu', undefined, 'MobileMenuHeaderWithSwitch']);
    const original = '@docusaurus/theme-classic/lib/theme/Navbar/Content/index.js';
    write('Navbar/Content/index.js', `import A from '${original}';\nexport default A;\n`);
    expect(drawn()[0]).toBe('NavbarHeader');
    // With a button of its own.
    write('Navbar/Content/index.js', "import { useNavbarMobileSidebar as x } from '@x/y';\nexport default x;\n");
    expect(drawn()[0]).toBe('NavbarHeaderWithMenu');
    rmSync(path.join(siteDir, 'src/theme/Navbar'), { recursive: true });
    write('Navbar/Layout.js', "import A from '@theme/Navbar/MobileSidebar';\nexport default A;\n");
    expect(drawn()[1]).toBe('NavbarContentBesideMenu');
    for (const file of ['./MobileSidebar', '@site/src/theme/Navbar/MobileSidebar/index.js']) {
      write('Navbar/Layout.js', `import A from '${file}';\nexport default A;\n`);
      expect(drawn()[1]).toBe('NavbarContentBesideMenu');
    }
    // With the menu, too.
    write('Navbar/MobileSidebar/PrimaryMenu.js');
    expect(drawn()[1]).toBe('NavbarContentBesideMenu');
    rmSync(path.join(siteDir, 'src/theme/Navbar/Layout.js'));
    expect(drawn()).toEqual(['NavbarHeader', 'NavbarContentInPieces', 'MobileMenuHeader']);
  });

  it('that concern the text replace what Markdown makes', () => {
    expect(listElementOverrides({ siteDir })).toEqual([]);
    write('CodeBlock.tsx');
    write('Details.tsx');
    write('MDXComponents/Details.tsx');
    const found = listElementOverrides({ siteDir }).map(({ element, module, adapter }) => [
      element,
      path.basename(path.dirname(module)),
      adapter,
    ]);
    // The more special name wins.
    expect(found).toEqual([
      ['details', 'MDXComponents', undefined],
      ['pre', 'theme', 'toPre'],
    ]);
    const drawsFences = () => listElementOverrides({ siteDir }).find(({ element }) => element === 'pre')?.adapter;
    write('CodeInline.tsx');
    expect(drawsFences()).toBe('toPre');
    rmSync(path.join(siteDir, 'src/theme/CodeBlock.tsx'));
    expect(drawsFences()).toBe('toPlainFence');
    write('CodeBlock.tsx');
    write('MDXComponents/Code.tsx');
    expect(drawsFences()).toBe('toFence');
    write('Admonition/Types.tsx');
    // The theme's own draws it, with the site's kinds.
    expect(listElementOverrides({ siteDir }).find(({ element }) => element === 'admonition')?.module).toBe(
      '@theme/Admonition',
    );
    write('Heading.tsx');
    expect(listElementOverrides({ siteDir }).filter(({ adapter }) => adapter === 'toHeading')).toHaveLength(6);
  });
});

const folders = { siteDir: '/site' };
const shownBy = (file: string, code: string) => originalShownBy(`/site/src/theme/${file}`, { code, folders })?.name;

describe('originalShownBy', () => {
  it('is the part that a file replaces and imports', () => {
    expect(shownBy('Navbar/index.tsx', "import N from '@theme-original/Navbar';")).toBe('Navbar');
    expect(shownBy('DocItem/Content.js', 'import N from "@theme-init/DocItem/Content";')).toBe('DocItem/Content');
  });

  it('is nothing for a file that only replaces, shows another part or is none', () => {
    expect(shownBy('Navbar/index.tsx', "import N from '@theme/Logo';")).toBeUndefined();
    expect(shownBy('Navbar/index.tsx', "import N from '@theme-original/NavbarItem';")).toBeUndefined();
    expect(shownBy('Kutu.tsx', "import N from '@theme-original/Kutu';")).toBeUndefined();
  });

  it('is nothing for parts of the text, which go to the browser with the island', () => {
    expect(shownBy('CodeBlock/index.tsx', "import C from '@theme-original/CodeBlock';")).toBeUndefined();
  });

  it('is nothing outside src/theme', () => {
    const code = "import N from '@theme-original/Navbar';";
    expect(originalShownBy('/site/src/components/Navbar.tsx', { code, folders })).toBeUndefined();
  });
});
