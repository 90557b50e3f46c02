import { join, posix } from 'node:path';
import type { PagesSection } from '../../config/schema.ts';
import type { Problem, SourceFile, StandalonePage } from '../../shared/model.ts';
import { applyTrailingSlash, decodePath, joinUrl } from '../../shared/url.ts';
import { listFolder, type ContentFolder } from '../content-folder.ts';
import {
  fileLang,
  sectionLang,
  formatOf,
  isOmitted,
  isUnlisted,
  translatedDirOf,
  type ContentContext,
  type Loaded,
  joinEditUrl,
  resolveEditUrl,
} from '../context.ts';
import { resolveLastUpdate, wantsLastUpdate, type FileHistory } from '../git.ts';
import { readPages, type PageFile, type PageFrontMatter } from '../page-head.ts';
import { isFolder, readSources } from '../read.ts';

/** The options of the pages section that loading it depends on. */
export type PagesOptions = Pick<
  PagesSection,
  | 'id'
  | 'path'
  | 'lang'
  | 'routeBasePath'
  | 'include'
  | 'exclude'
  | 'editUrl'
  | 'editLocalizedFiles'
  | 'showLastUpdateTime'
  | 'showLastUpdateAuthor'
  | 'explicit'
>;

/** Loads the standalone pages, React and Markdown. */
export async function loadPages(options: PagesOptions, context: ContentContext): Promise<Loaded<StandalonePage[]>> {
  const folder = pagesFolder(options, context);
  // Many sites have no standalone pages, so a missing folder is no error even when the section is configured.
  if (!isFolder(join(context.siteDir, folder.dir))) return { content: [], sources: [], problems: [] };
  const listed = listFolder(folder, { ...options, siteDir: context.siteDir });
  const sources = [...listed.files.keys()];
  const written = await readPages(
    sources.filter((source) => MARKDOWN.test(source)),
    { kind: 'page', context },
  );
  const coded = readSources(
    context.siteDir,
    sources.filter((source) => !MARKDOWN.test(source)),
  );
  const history = wantsLastUpdate(options) ? await context.history.of(folder.dir) : undefined;
  const problems: Problem[] = [...listed.problems, ...written.problems, ...coded.problems];
  const found = new Map([...written.pages, ...coded.files].map((file) => [file.source, file]));
  const content: StandalonePage[] = [];
  // Sorted by name: of two pages with one address the first is served.
  for (const [source, place] of listed.files) {
    const file = found.get(source);
    const page = file && loadPage(file, { ...place, folder, options, context, history: history?.get(source) });
    if (page) content.push(page);
  }
  return { content, sources: [...found.values()], problems };
}

/** The folder of the pages, and that of their translations. */
export function pagesFolder(
  options: Pick<PagesOptions, 'id' | 'path'>,
  context: Pick<ContentContext, 'translations'>,
): ContentFolder {
  return {
    dir: posix.normalize(options.path).replace(/\/$/, ''),
    translatedDir: translatedDirOf({ kind: 'pages', id: options.id }, context),
  };
}

interface LoadPageOptions {
  path: string;
  /** Whether the file is a translation. */
  translated: boolean;
  folder: ContentFolder;
  options: PagesOptions;
  context: ContentContext;
  history?: FileHistory;
}

const MARKDOWN = /\.mdx?$/;

function loadPage(file: SourceFile | PageFile<PageFrontMatter>, given: LoadPageOptions): StandalonePage | undefined {
  const { path, options, context } = given;
  const toUrl = (slug: string): string =>
    applyTrailingSlash(joinUrl(context.baseUrl, options.routeBasePath, slug), context);
  if (!file.head) {
    return {
      kind: 'react',
      source: file.source,
      digest: file.digest,
      permalink: toUrl(slugOf(path)),
      lang: pageLang(undefined, given),
      frontMatter: {},
      unlisted: false,
    };
  }
  const { contentTitle, excerpt } = file.head;
  const frontMatter: PageFrontMatter = file.head.frontMatter;
  if ((frontMatter.draft && context.mode === 'build') || isOmitted(frontMatter, given)) return undefined;
  const permalink = toUrl(frontMatter.slug === undefined ? slugOf(path) : decodePath(frontMatter.slug));
  return {
    kind: 'markdown',
    source: file.source,
    digest: file.digest,
    format: formatOf(file.source, { format: context.format, frontMatter }),
    permalink,
    title: frontMatter.title ?? contentTitle,
    lang: pageLang(frontMatter.lang, given),
    description: frontMatter.description ?? excerpt,
    frontMatter,
    unlisted: isUnlisted(frontMatter, context),
    editUrl: resolveEditUrl(frontMatter.custom_edit_url, () => editUrlOf(permalink, given)),
    lastUpdate: resolveLastUpdate(frontMatter, { options, history: given.history }),
  };
}

/** Pages have no list around them that could say their language. */
function pageLang(own: string | undefined, given: LoadPageOptions): string | undefined {
  return fileLang({ own }, given) ?? sectionLang(given.options, given.context);
}

/** `index.md` is its folder, anything else loses its extension. */
function slugOf(path: string): string {
  const bare = path.replace(/\.(?:mdx?|[jt]sx?)$/, '');
  return `/${bare.replace(/(^|\/)index$/i, '$1')}`;
}

function editUrlOf(
  permalink: string,
  { path, folder, translated, options, context }: LoadPageOptions,
): string | undefined {
  if (typeof options.editUrl === 'function') {
    return options.editUrl({
      pagesDirPath: (translated && folder.translatedDir) || folder.dir,
      pagesPath: path,
      permalink,
      locale: context.locale,
    });
  }
  const ownDir = translated && options.editLocalizedFiles ? folder.translatedDir : undefined;
  return options.editUrl === undefined ? undefined : joinEditUrl(options.editUrl, ownDir ?? folder.dir, path);
}
