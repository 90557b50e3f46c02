import { join, posix } from 'node:path';
import type { Blog, BlogPost, Problem, SourceFile } from '../../shared/model.ts';
import { applyTrailingSlash, joinUrl } from '../../shared/url.ts';
import type { ContentContext, Loaded } from '../context.ts';
import { readGitHistory, resolveLastUpdate, wantsLastUpdate, type FileHistory } from '../git.ts';
import { compileGlobs } from '../glob.ts';
import { severityOf } from '../policy.ts';
import { isFolder, listFiles, readSources } from '../read.ts';
import { checkTagLabels } from '../tag-labels.ts';
import { loadTagsFile } from '../tags.ts';
import { loadAuthorsFile } from './authors-file.ts';
import { loadPost, undatedPost, type BlogOptions, type LoadedPost } from './load-post.ts';

/** Load one blog. A folder that does not exist is a blog without posts, and a fault when the config names it. */
export async function loadBlog(options: BlogOptions, context: ContentContext): Promise<Loaded<Blog>> {
  const contentDir = posix.normalize(options.path).replace(/\/$/, '');
  const folder = join(context.siteDir, contentDir);
  const place = resolvePlace(options, context);
  if (!isFolder(folder)) {
    const problems = options.explicit ? [missingFolder(contentDir)] : [];
    return { content: createBlog([], { options, place }), sources: [], problems };
  }
  const listing = listFiles(folder, { label: contentDir });
  const wanted = compileGlobs(options.include);
  const unwanted = compileGlobs(options.exclude);
  const paths = listing.files.filter((path) => wanted(path) && !unwanted(path));
  const read = readSources(
    context.siteDir,
    paths.map((path) => posix.join(contentDir, path)),
  );
  const authors = loadAuthorsFile({
    contentDir,
    authorsMapPath: options.authorsMapPath,
    authorsPath: place.authorsPath,
    context,
  });
  const tags = loadTagsFile({ siteDir: context.siteDir, contentDir, tags: options.tags });
  const problems: Problem[] = [...listing.problems, ...read.problems, ...authors.problems, ...tags.problems];

  const given = {
    contentDir,
    blogPath: place.path,
    tagsPath: place.tagsPath,
    authors: authors.authors,
    tagsFile: tags.tagsFile,
    options,
    context,
  };
  const loaded: { file: SourceFile; found: LoadedPost }[] = [];
  for (const file of read.files) {
    const result = loadPost(file, { ...given, path: posix.relative(contentDir, file.source) });
    problems.push(...result.problems);
    if (result.loaded) loaded.push({ file, found: result.loaded });
  }
  const needsHistory = wantsLastUpdate(options) || loaded.some(({ found }) => found.date === undefined);
  const history = needsHistory ? await readGitHistory(folder) : undefined;
  const posts: BlogPost[] = [];
  for (const { file, found } of loaded) {
    const post = datePost(found, { options, history });
    if (post) posts.push(post);
    else if (!found.isFaulty) problems.push(undatedPost(file, { inRepository: history !== undefined }));
  }
  sortPosts(posts, options);
  problems.push(...checkTruncation(posts, options));
  const texts = new Map(read.files.map((file) => [file.source, file.text]));
  const textOf = (source: string): string => texts.get(source) ?? '';
  problems.push(...checkTagLabels(posts, { textOf, policy: options.onInlineTags }));
  const content = createBlog(linkNeighbours(posts), { options, place });
  content.authors = [...(authors.authors?.values() ?? [])];
  return { content, sources: read.files, problems };
}

interface Place {
  path: string;
  tagsPath: string;
  authorsPath: string;
  archivePath?: string;
}

function resolvePlace(options: BlogOptions, context: ContentContext): Place {
  const toUrl = (...pieces: string[]): string =>
    applyTrailingSlash(joinUrl(context.baseUrl, options.routeBasePath, ...pieces), context);
  return {
    path: toUrl(),
    tagsPath: toUrl(options.tagsBasePath),
    authorsPath: toUrl(options.authorsBasePath),
    archivePath: options.archiveBasePath ? toUrl(options.archiveBasePath) : undefined,
  };
}

function createBlog(posts: BlogPost[], { options, place }: { options: BlogOptions; place: Place }): Blog {
  return {
    instance: options.id,
    title: options.blogTitle,
    description: options.blogDescription,
    ...place,
    sidebarTitle: options.blogSidebarTitle,
    sidebarCount: options.blogSidebarCount,
    groupSidebarByYear: options.sidebar.groupByYear,
    postsPerPage: options.postsPerPage,
    pageBasePath: options.pageBasePath,
    authorsBasePath: options.authorsBasePath,
    posts,
    authors: [],
  };
}

/** The first commit is the date of a post that has no other; undefined when there is none. */
function datePost(
  { post, date, frontMatter, path }: LoadedPost,
  { options, history }: { options: BlogOptions; history?: ReadonlyMap<string, FileHistory> },
): BlogPost | undefined {
  const known = history?.get(path);
  const iso = date?.toISOString() ?? known?.created.date;
  if (iso === undefined) return undefined;
  return { ...post, date: iso, lastUpdate: resolveLastUpdate(frontMatter, { options, history: known }) };
}

/** Newest first; posts of one moment keep the order of their files. */
function sortPosts(posts: BlogPost[], { sortPosts: order }: BlogOptions): void {
  // ISO texts in UTC sort as their dates do.
  posts.sort((one, other) => (one.date < other.date ? 1 : one.date > other.date ? -1 : 0));
  if (order === 'ascending') posts.reverse();
}

/** The neighbour before a post is the newer one. Unlisted posts have none and are nobody's. */
function linkNeighbours(posts: readonly BlogPost[]): BlogPost[] {
  const listed = posts.filter((post) => !post.unlisted);
  const places = new Map(listed.map((post, index) => [post, index]));
  const linkTo = (index: number) => {
    const post = listed[index];
    return post && { title: post.title, permalink: post.permalink };
  };
  return posts.map((post) => {
    const index = places.get(post);
    return index === undefined ? post : { ...post, previous: linkTo(index - 1), next: linkTo(index + 1) };
  });
}

const NAMED_FILES = 10;

/** One problem for all such posts: a blog that never truncates would otherwise be told so once a post. */
function checkTruncation(posts: readonly BlogPost[], options: BlogOptions): Problem[] {
  const severity = severityOf(options.onUntruncatedBlogPosts);
  const whole = posts.filter((post) => !post.hasTruncateMarker);
  if (severity === undefined || whole.length === 0) return [];
  const named = whole.slice(0, NAMED_FILES).map((post) => post.source);
  const rest = whole.length > named.length ? ` and ${whole.length - named.length} more` : '';
  return [
    {
      code: 'untruncated-post',
      severity,
      message: `Blog posts without a truncation marker were found: ${named.join(', ')}${rest}.`,
      file: named[0],
      hint: 'Put <!-- truncate --> or {/* truncate */} where their previews should end, or set onUntruncatedBlogPosts to "ignore".',
    },
  ];
}

function missingFolder(contentDir: string): Problem {
  return {
    code: 'missing-folder',
    severity: 'error',
    message: `The blog folder "${contentDir}" does not exist.`,
    configKey: ['blog', 'path'],
    hint: 'Create it, correct blog.path in the config, or set blog to false.',
  };
}
