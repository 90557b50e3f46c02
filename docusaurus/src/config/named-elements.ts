import path from 'node:path';
import type { GeneratedFiles } from '../lifecycle/generated-files.ts';
import { readModules } from '../lifecycle/site-modules.ts';
import { sectionThemeDir } from './section-components.ts';

/** Names of the components that draw elements of a text in Docusaurus, the part of the theme that each is, and its element. */
const COMPONENTS = {
  MDXImg: { part: 'MDXComponents/Img', element: 'img' },
  MDXLi: { part: 'MDXComponents/Li', element: 'li' },
  MDXUl: { part: 'MDXComponents/Ul', element: 'ul' },
} as const;

type Name = keyof typeof COMPONENTS;

/** Those that the site's own code asks for: it finds a list among its children by `child.type.name === 'MDXUl'`. */
export function listNamedElements(siteDir: string): Name[] {
  const found = new Set<string>();
  for (const code of readModules([path.join(siteDir, 'src')]))
    for (const [, name = ''] of code.matchAll(/['"`](MDX\w+)['"`]/g)) found.add(name);
  return (Object.keys(COMPONENTS) as Name[]).filter((name) => found.has(name));
}

/** Writes a part for each. The site's own part goes before it. */
export function writeNamedElements(
  names: readonly Name[],
  { siteDir, files }: { siteDir: string; files: GeneratedFiles },
): void {
  for (const name of names) {
    const { part, element } = COMPONENTS[name];
    const code = [
      `import { createElement } from 'react';`,
      `export default function ${name}(props) {`,
      `  return createElement('${element}', props);`,
      `}`,
      // A bundler gives short names.
      `Object.defineProperty(${name}, 'name', { value: '${name}' });`,
      '',
    ].join('\n');
    files.write(path.join(sectionThemeDir(siteDir), `${part}.js`), code);
  }
}
