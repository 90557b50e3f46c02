import path from 'node:path';
import type { Fields } from './entries.ts';
import type { ContentSection } from '../lifecycle/content-plugins.ts';
import type { GeneratedFiles } from '../lifecycle/generated-files.ts';
import { GENERATED } from '../lifecycle/create-context.ts';

/** Options of a section that name a component for a kind of page, and the part of the theme that it stands for. */
const SECTION_COMPONENTS: Readonly<Record<string, string>> = {
  docsRootComponent: 'DocsRoot',
  docVersionRootComponent: 'DocVersionRoot',
  docRootComponent: 'DocRoot',
  docItemComponent: 'DocItem',
  docTagsListComponent: 'DocTagsListPage',
  docTagDocListComponent: 'DocTagDocListPage',
  docCategoryGeneratedIndexComponent: 'DocCategoryGeneratedIndexPage',
  blogListComponent: 'BlogListPage',
  blogPostComponent: 'BlogPostPage',
  blogTagsListComponent: 'BlogTagsListPage',
  blogTagsPostsComponent: 'BlogTagsPostsPage',
  blogArchiveComponent: 'BlogArchivePage',
  blogAuthorsListComponent: 'Blog/Pages/BlogAuthorsListPage',
  blogAuthorsPostsComponent: 'Blog/Pages/BlogAuthorsPostsPage',
  mdxPageComponent: 'MDXPage',
};

/** Folder of the parts that stand for such components, absolute. */
export function sectionThemeDir(siteDir: string): string {
  return path.join(siteDir, GENERATED, 'yaprak/theme');
}

/** A section without the components that it names. */
export function withoutComponents(section: Fields): Fields {
  return Object.fromEntries(Object.entries(section).filter(([key]) => !(key in SECTION_COMPONENTS)));
}

/** The components that sections name, by part: for the section with this id, this module. */
export function listSectionComponents(sections: readonly ContentSection[]): Map<string, Map<string, string>> {
  const chosen = new Map<string, Map<string, string>>();
  for (const { options } of sections) {
    for (const [option, part] of Object.entries(SECTION_COMPONENTS)) {
      const component = options[option];
      if (typeof component !== 'string' || component === `@theme/${part}`) continue;
      const byId = chosen.get(part) ?? new Map<string, string>();
      chosen.set(part, byId.set(typeof options['id'] === 'string' ? options['id'] : 'default', component));
    }
  }
  return chosen;
}

/** The components of docs, by the id of their section. */
export function listDocItems(chosen: ReadonlyMap<string, ReadonlyMap<string, string>>): Record<string, string> {
  return Object.fromEntries(chosen.get('DocItem') ?? []);
}

/** Writes a part for each: it draws the component of the page's section, or the original. */
export function writeSectionComponents(
  chosen: ReadonlyMap<string, ReadonlyMap<string, string>>,
  { siteDir, files }: { siteDir: string; files: GeneratedFiles },
): void {
  for (const [part, byId] of chosen) {
    const entries = [...byId];
    const code = [
      `import { createContext, createElement, useContext } from 'react';`,
      `import useRouteContext from '@docusaurus/useRouteContext';`,
      `import Original from '@theme-original/${part}';`,
      ...entries.map(([, component], index) => `import Own${index} from ${JSON.stringify(component)};`),
      `const own = { ${entries.map(([id], index) => `${JSON.stringify(id)}: Own${index}`).join(', ')} };`,
      // The component may draw the part that it stands for.
      `const Inside = createContext(false);`,
      `export default function SectionPart(props) {`,
      `  const { id } = useRouteContext().plugin;`,
      `  const Own = useContext(Inside) ? undefined : own[id];`,
      `  return Own ? createElement(Inside.Provider, { value: true }, createElement(Own, props)) : createElement(Original, props);`,
      `}`,
      '',
    ].join('\n');
    files.write(path.join(sectionThemeDir(siteDir), `${part}.js`), code);
  }
}
