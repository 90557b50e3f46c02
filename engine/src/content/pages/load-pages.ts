import { join, posix } from 'node:path';
import type { PagesSection } from '../../config/schema.ts';
import type { Problem, SourceFile, StandalonePage } from '../../shared/model.ts';
import { applyTrailingSlash, decodePath, joinUrl } from '../../shared/url.ts';
import { formatOf, type ContentContext, type Loaded } from '../context.ts';
import { joinEditUrl, resolveEditUrl } from '../edit-url.ts';
import { readGitHistory, resolveLastUpdate, wantsLastUpdate, type FileHistory } from '../git.ts';
import { compileGlobs } from '../glob.ts';
import { readPages, type PageFile } from '../page-head.ts';
import { isFolder, listFiles, readSources } from '../read.ts';
import type { PageFrontMatter } from './page-front-matter.ts';

/** The options of the pages section that loading it depends on. */
export type PagesOptions = Pick<
  PagesSection,
  | 'path'
  | 'routeBasePath'
  | 'include'
  | 'exclude'
  | 'editUrl'
  | 'showLastUpdateTime'
  | 'showLastUpdateAuthor'
  | 'explicit'
>;

/** Load the standalone pages, React and Markdown. */
export async function loadPages(options: PagesOptions, context: ContentContext): Promise<Loaded<StandalonePage[]>> {
  const contentDir = posix.normalize(options.path).replace(/\/$/, '');
  const folder = join(context.siteDir, contentDir);
  // A site without standalone pages is common, so a missing folder is no fault even when the section is configured.
  if (!isFolder(folder)) return { content: [], sources: [], problems: [] };
  const listing = listFiles(folder, { label: contentDir });
  const wanted = compileGlobs(options.include);
  const unwanted = compileGlobs(options.exclude);
  const sources = listing.files
    .filter((path) => wanted(path) && !unwanted(path))
    .map((path) => posix.join(contentDir, path));
  const written = readPages(
    sources.filter((source) => MARKDOWN.test(source)),
    { kind: 'page', context },
  );
  const coded = readSources(
    context.siteDir,
    sources.filter((source) => !MARKDOWN.test(source)),
  );
  const history = wantsLastUpdate(options) ? await readGitHistory(folder) : undefined;
  const problems: Problem[] = [...listing.problems, ...written.problems, ...coded.problems];
  // In the order of their names: of two that claim one address the first is served.
  const files = [...written.pages, ...coded.files].sort((one, other) => (one.source < other.source ? -1 : 1));
  const content: StandalonePage[] = [];
  for (const file of files) {
    const path = posix.relative(contentDir, file.source);
    const page = loadPage(file, { path, contentDir, options, context, history: history?.get(path) });
    if (page) content.push(page);
  }
  return { content, sources: files, problems };
}

interface LoadPageOptions {
  path: string;
  contentDir: string;
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
      frontMatter: {},
      unlisted: false,
    };
  }
  const { contentTitle, excerpt } = file.head;
  const frontMatter: PageFrontMatter = file.head.frontMatter;
  if (frontMatter.draft && context.mode === 'build') return undefined;
  const permalink = toUrl(frontMatter.slug === undefined ? slugOf(path) : decodePath(frontMatter.slug));
  return {
    kind: 'markdown',
    source: file.source,
    digest: file.digest,
    format: formatOf(file.source, { format: context.format, frontMatter }),
    permalink,
    title: frontMatter.title ?? contentTitle,
    description: frontMatter.description ?? excerpt,
    frontMatter,
    unlisted: frontMatter.unlisted ?? false,
    editUrl: resolveEditUrl(frontMatter.custom_edit_url, () => editUrlOf(permalink, given)),
    lastUpdate: resolveLastUpdate(frontMatter, { options, history: given.history }),
  };
}

/** `index.md` is its folder, anything else loses its extension. */
function slugOf(path: string): string {
  const bare = path.replace(/\.(?:mdx?|[jt]sx?)$/, '');
  return `/${bare.replace(/(^|\/)index$/i, '$1')}`;
}

function editUrlOf(permalink: string, { path, contentDir, options, context }: LoadPageOptions): string | undefined {
  if (typeof options.editUrl === 'function') {
    return options.editUrl({ pagesDirPath: contentDir, pagesPath: path, permalink, locale: context.locale });
  }
  return options.editUrl === undefined ? undefined : joinEditUrl(options.editUrl, contentDir, path);
}
