import { join, posix } from 'node:path';
import type { PagesSection } from '../../config/schema.ts';
import type { Problem, SourceFile, StandalonePage } from '../../shared/model.ts';
import { applyTrailingSlash, decodePath, joinUrl } from '../../shared/url.ts';
import { readFolder, type ContentFolder } from '../content-folder.ts';
import { formatOf, isOmitted, isUnlisted, translatedDirOf, type ContentContext, type Loaded } from '../context.ts';
import { joinEditUrl, resolveEditUrl } from '../edit-url.ts';
import { parseExcerpt } from '../excerpt.ts';
import { parseFrontMatter } from '../front-matter.ts';
import { checkFrontMatter } from '../front-matter-schema.ts';
import { resolveLastUpdate, wantsLastUpdate, type FileHistory } from '../git.ts';
import { isFolder } from '../read.ts';
import { parseTextTitle } from '../text-title.ts';
import { pageFrontMatter, type PageFrontMatter } from './page-front-matter.ts';

/** The options of the pages section that loading it depends on. */
export type PagesOptions = Pick<
  PagesSection,
  | 'path'
  | 'routeBasePath'
  | 'include'
  | 'exclude'
  | 'editUrl'
  | 'editLocalizedFiles'
  | 'showLastUpdateTime'
  | 'showLastUpdateAuthor'
  | 'explicit'
>;

/** Load the standalone pages, React and Markdown. */
export async function loadPages(options: PagesOptions, context: ContentContext): Promise<Loaded<StandalonePage[]>> {
  const folder = pagesFolder(options, context);
  // A site without standalone pages is common, so a missing folder is no fault even when the section is configured.
  if (!isFolder(join(context.siteDir, folder.dir))) return { content: [], sources: [], problems: [] };
  const read = readFolder(folder, { ...options, siteDir: context.siteDir });
  const history = wantsLastUpdate(options) ? await context.history.of(folder.dir) : undefined;
  const problems: Problem[] = [...read.problems];
  const content: StandalonePage[] = [];
  for (const { path, file, translated } of read.files) {
    const place = { path, folder, translated, history: history?.get(file.source) };
    const loaded = loadPage(file, { ...place, options, context });
    problems.push(...loaded.problems);
    if (loaded.page) content.push(loaded.page);
  }
  return { content, sources: read.files.map(({ file }) => file), problems };
}

/** The folder of the pages, and that of their translations. */
export function pagesFolder(
  options: Pick<PagesOptions, 'path'>,
  context: Pick<ContentContext, 'translations'>,
): ContentFolder {
  return {
    dir: posix.normalize(options.path).replace(/\/$/, ''),
    translatedDir: translatedDirOf({ kind: 'pages', id: 'default' }, context),
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

function loadPage(file: SourceFile, given: LoadPageOptions): { page?: StandalonePage; problems: Problem[] } {
  const { path, options, context } = given;
  const toUrl = (slug: string): string =>
    applyTrailingSlash(joinUrl(context.baseUrl, options.routeBasePath, slug), context);
  if (!/\.mdx?$/.test(path)) {
    const page: StandalonePage = {
      kind: 'react',
      source: file.source,
      digest: file.digest,
      permalink: toUrl(slugOf(path)),
      frontMatter: {},
      unlisted: false,
    };
    return { page, problems: [] };
  }
  const parsed = parseFrontMatter(file);
  const checked = checkFrontMatter(parsed.frontMatter, { schema: pageFrontMatter, file });
  const problems = [...parsed.problems, ...checked.problems];
  const frontMatter: PageFrontMatter = checked.value ?? {};
  if ((frontMatter.draft && context.mode === 'build') || isOmitted(frontMatter, given)) return { problems };
  const body = file.text.slice(parsed.bodyOffset);
  const permalink = toUrl(frontMatter.slug === undefined ? slugOf(path) : decodePath(frontMatter.slug));
  const page: StandalonePage = {
    kind: 'markdown',
    source: file.source,
    digest: file.digest,
    format: formatOf(file.source, { format: context.format, frontMatter }),
    permalink,
    title: frontMatter.title ?? parseTextTitle(body),
    description: frontMatter.description ?? parseExcerpt(body),
    frontMatter,
    unlisted: isUnlisted(frontMatter, context),
    editUrl: resolveEditUrl(frontMatter.custom_edit_url, () => editUrlOf(permalink, given)),
    lastUpdate: resolveLastUpdate(frontMatter, { options, history: given.history }),
  };
  return { page, problems };
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
    return options.editUrl({ pagesDirPath: folder.dir, pagesPath: path, permalink, locale: context.locale });
  }
  const ownDir = translated && options.editLocalizedFiles ? folder.translatedDir : undefined;
  return options.editUrl === undefined ? undefined : joinEditUrl(options.editUrl, ownDir ?? folder.dir, path);
}
