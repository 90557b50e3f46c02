import { join } from 'node:path';
import { findQuoted } from '../../errors/place.ts';
import type { DocsVersion, Problem, SourceFile, WrittenLink } from '../../shared/model.ts';
import { listFolder, rootsOf } from '../content-folder.ts';
import { sectionLang, type ContentContext, type Loaded } from '../context.ts';
import { wantsLastUpdate } from '../git.ts';
import { readPages } from '../page-head.ts';
import { isFolder } from '../read.ts';
import { checkTagLabels } from '../tag-labels.ts';
import { loadTagsFile } from '../tags.ts';
import { findFolderLang, isCategoryMetadata, loadCategoryMetadata } from './category-metadata.ts';
import { rememberFolders, rememberPrefixes, resolvePrefixReader } from './doc-path.ts';
import { listVersions } from './list-versions.ts';
import { loadDoc, type DocsShared, type LoadedDoc } from './load-doc.ts';
import { loadSidebars, findSidebarPath } from './load-sidebars.ts';
import {
  addCategoryNavigation,
  createNavigation,
  resolveDocNavigation,
  resolveMainDoc,
  resolveSidebarLinks,
} from './navigation.ts';
import type { DocsOptions, VersionPlace } from './version.ts';
import { CURRENT_VERSION } from './versions-file.ts';

export interface LoadedDocs extends Loaded<DocsVersion[]> {
  /** Content folders, relative to the site; each version links within its own, translations first. */
  roots: string[][];
  /** Addresses that the author wrote into the sidebars. */
  links: WrittenLink[];
}

interface LoadedVersion extends Loaded<DocsVersion | undefined> {
  links: WrittenLink[];
}

/** Loads a docs section: its versions, newest first. */
export async function loadDocs(options: DocsOptions, context: ContentContext): Promise<LoadedDocs> {
  const given = { ...options, sidebarPath: findSidebarPath(options, context) };
  const { versions, file, problems } = listVersions(given, context);
  const loaded: LoadedDocs = {
    content: [],
    sources: file ? [file] : [],
    problems: [...problems],
    roots: versions.map(({ contentDir, translatedDir }) => rootsOf({ dir: contentDir, translatedDir })),
    links: [],
  };
  const only = versions.length === 1;
  for (const version of versions) {
    if (!isFolder(join(context.siteDir, version.contentDir))) {
      // A site without `docs` in its config may have no docs.
      if (options.explicit || !only) loaded.problems.push(missingFolder(version, file));
      continue;
    }
    const { content, sources, links, problems: found } = await loadDocsVersion(version, { options, context });
    if (content) loaded.content.push(content);
    for (const source of sources) loaded.sources.push(source);
    loaded.links.push(...links);
    loaded.problems.push(...found);
  }
  return loaded;
}

/** Loads a version from its folder. */
export async function loadDocsVersion(
  version: VersionPlace,
  { options, context }: { options: DocsOptions; context: ContentContext },
): Promise<LoadedVersion> {
  const { siteDir } = context;
  const { contentDir } = version;
  const folder = { dir: contentDir, translatedDir: version.translatedDir };
  const readPrefix = rememberPrefixes(resolvePrefixReader(options.numberPrefixParser));
  const listed = listFolder(folder, { ...options, siteDir });
  const { files } = listed;
  const read = await readPages([...files.keys()], { kind: 'doc', context });
  const categories = loadCategoryMetadata(listed.all.filter(isCategoryMetadata), { ...context, contentDir });
  const tags = loadTagsFile({ siteDir, folder, tags: options.tags });
  const problems: Problem[] = [...listed.problems, ...read.problems, ...categories.problems, ...tags.problems];
  const sources: SourceFile[] = [...read.pages, ...categories.sources];

  const history = wantsLastUpdate(options) ? await context.history.of(contentDir) : undefined;
  if (wantsLastUpdate(options) && !history) problems.push(noHistory(version));
  const stripFolder = rememberFolders(readPrefix);
  const folderLang = (path: string): string | undefined => findFolderLang(path, categories.categories);
  const { tagsFile } = tags;
  const shared: DocsShared = { version, options, context, readPrefix, stripFolder, tagsFile, folderLang, problems };
  const every = read.pages.map((file): LoadedDoc => {
    const { path, translated } = files.get(file.source) ?? { path: file.source, translated: false };
    return loadDoc(file, { path, translated, history: history?.get(file.source), shared });
  });
  sortById(every);
  const isDraft = ({ doc }: LoadedDoc): boolean => context.mode === 'build' && doc.draft;
  const written = every.some(isDraft) ? every.filter((loaded) => !isDraft(loaded)) : every;
  const docs = written.some(({ omitted }) => omitted) ? written.filter(({ omitted }) => !omitted) : written;
  if (docs.length === 0) {
    // If a language has no docs of a section, its texts are not used.
    if (written.length > 0) version.messages.release();
    else if (read.problems.length === 0) problems.push(noDocs(version));
    return { content: undefined, sources, links: [], problems };
  }
  const docsById = new Map(docs.map((loaded) => [loaded.doc.id, loaded]));
  if (docsById.size < docs.length) problems.push(...checkDuplicateIds(docs));

  const draftIds = every.filter((loaded) => isDraft(loaded) || loaded.omitted).map(({ doc }) => doc.id);
  // Docs that this language omits still take part here, so that generated slugs are those of the default language.
  const loadedSidebars = await loadSidebars(written, {
    docsById: written === docs ? docsById : new Map(written.map((loaded) => [loaded.doc.id, loaded])),
    draftIds: new Set(draftIds),
    categories: categories.categories,
    categoryFiles: categories.files,
    readPrefix,
    version,
    options,
    context,
  });
  problems.push(...loadedSidebars.problems);
  sources.push(...loadedSidebars.sources);
  const { sidebars } = loadedSidebars;
  const navigation = createNavigation(sidebars);
  const omittedIds = new Set(written.filter(({ omitted }) => omitted).map(({ doc }) => doc.id));
  const textOf = (source: string): string => read.pages.find((file) => file.source === source)?.text ?? '';
  problems.push(
    ...checkTagLabels(
      docs.map(({ doc }) => doc),
      { textOf, policy: options.onInlineTags },
    ),
  );
  const navigating = { navigation, docsById, omittedIds, textOf, problems };
  const finished = docs.map((loaded) => {
    const { sidebar, previous, next } = resolveDocNavigation(loaded, navigating);
    return { ...loaded.doc, sidebar, previous, next };
  });
  const content: DocsVersion = {
    instance: version.instance,
    name: version.name,
    label: version.label,
    lang: sectionLang(options, context),
    isLast: version.isLast,
    path: version.path,
    mainDocId: resolveMainDoc(docs, navigation),
    banner: version.banner,
    badge: version.badge,
    noIndex: version.noIndex,
    className: version.className,
    docs: finished,
    draftIds,
    sidebars: Object.fromEntries([...sidebars].map(([name, { items }]) => [name, items])),
    sidebarLinks: resolveSidebarLinks(navigation),
    categories: addCategoryNavigation(loadedSidebars.categories, navigation),
    tagsPath: version.tagsPath,
    breadcrumbs: version.breadcrumbs,
    parentInTitle: options.parentInTitle,
    nestedCards: options.nestedCards || undefined,
  };
  return { content, sources, links: loadedSidebars.links, problems };
}

/** Sorts docs by id. Of two docs with one address the first is served. The collation is fixed, so that every machine agrees. */
function sortById(docs: LoadedDoc[]): void {
  const collator = new Intl.Collator('en');
  docs.sort((left, right) => collator.compare(left.doc.id, right.doc.id));
}

function checkDuplicateIds(docs: readonly LoadedDoc[]): Problem[] {
  const first = new Map<string, LoadedDoc>();
  const problems: Problem[] = [];
  for (const loaded of docs) {
    const other = first.get(loaded.doc.id);
    if (!other) {
      first.set(loaded.doc.id, loaded);
      continue;
    }
    problems.push({
      code: 'duplicate-doc-id',
      severity: 'error',
      message: `The docs ${other.doc.source} and ${loaded.doc.source} share the id "${loaded.doc.id}".`,
      file: loaded.doc.source,
      hint: 'Rename one of the files, or give it another "id" in its front matter.',
    });
  }
  return problems;
}

function missingFolder(version: VersionPlace, versionsFile: SourceFile | undefined): Problem {
  if (version.name !== CURRENT_VERSION && versionsFile) {
    return {
      code: 'missing-folder',
      severity: 'error',
      message: `${versionsFile.source} names the version "${version.name}", but its folder "${version.contentDir}" does not exist.`,
      file: versionsFile.source,
      ...findQuoted(versionsFile.text, version.name),
      hint: 'Restore the folder, or remove the name from the list.',
    };
  }
  return {
    code: 'missing-folder',
    severity: 'error',
    message: `The docs folder "${version.contentDir}" does not exist.`,
    configKey: ['docs', 'path'],
    hint: 'Create it, correct docs.path in the config, or set docs to false.',
  };
}

function noDocs(version: VersionPlace): Problem {
  return {
    code: 'no-docs',
    severity: 'error',
    message: `Docs version "${version.name}" has no docs! At least one doc should exist at "${version.contentDir}".`,
    ...(version.name === CURRENT_VERSION ? { configKey: ['docs', 'path'] } : {}),
    hint: 'Add a Markdown file there, or set docs to false in the config.',
  };
}

function noHistory(version: VersionPlace): Problem {
  return {
    code: 'no-git-history',
    severity: 'warning',
    message: `The folder "${version.contentDir}" is in no git repository that can be read, so pages do not show when they were last changed.`,
    hint: 'Build inside a full clone, or turn showLastUpdateTime and showLastUpdateAuthor off.',
  };
}
