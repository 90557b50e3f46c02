import { join, posix } from 'node:path';
import { severityOf } from '../../errors/index.ts';
import type { Blog, BlogPost, Problem } from '../../shared/model.ts';
import { applyTrailingSlash, joinUrl } from '../../shared/url.ts';
import { listFolder, type ContentFolder } from '../content-folder.ts';
import { sectionFolder, sectionLang, translatedDirOf, type ContentContext, type Loaded } from '../context.ts';
import { findKey } from '../front-matter-schema.ts';
import { resolveLastUpdate, wantsLastUpdate, type FileHistory } from '../git.ts';
import { readHookedPages } from '../hooked-page.ts';
import { isFolder, readSources, readStamp } from '../read.ts';
import { checkTagLabels } from '../tag-labels.ts';
import { loadTagsFile } from '../tags.ts';
import { loadAuthorsFile } from './authors-file.ts';
import { loadPost, type BlogOptions, type LoadedPost } from './load-post.ts';
import { processPosts } from './process-posts.ts';

/** Loads a blog. A missing folder is a blog without posts, and an error when the config has a blog. */
export async function loadBlog(options: BlogOptions, context: ContentContext): Promise<Loaded<Blog>> {
  const contentDir = posix.normalize(options.path).replace(/\/$/, '');
  const folder = blogFolder(options, context);
  const place = resolvePlace(options, context);
  if (!isFolder(join(context.siteDir, contentDir))) {
    const problems = options.explicit ? [missingFolder(contentDir)] : [];
    return { content: createBlog([], { options, place, context }), sources: [], problems };
  }
  const listed = listFolder(folder, { ...options, siteDir: context.siteDir });
  const authors = loadAuthorsFile({
    folder,
    authorsMapPath: options.authorsMapPath,
    authorsPath: place.authorsPath,
    context,
  });
  const tags = loadTagsFile({ siteDir: context.siteDir, folder, tags: options.tags });
  const problems: Problem[] = [...listed.problems, ...authors.problems, ...tags.problems];

  const given = {
    folder,
    blogPath: place.path,
    tagsPath: place.tagsPath,
    authors: authors.authors,
    tagsFile: tags.tagsFile,
    options,
    context,
  };
  const loaded: LoadedPost[] = [];
  const { files, problems: unreadable } = readSources(context.siteDir, [...listed.files.keys()]);
  problems.push(...unreadable);
  const hooks = context.parsePage && (await readHookedPages(files, context.parsePage));
  problems.push(...(hooks?.problems ?? []));
  for (const file of files) {
    const place = listed.files.get(file.source) ?? { path: file.source, translated: false };
    const result = loadPost(file, { ...given, ...place, hooked: hooks?.pages.get(file.source) });
    problems.push(...result.problems);
    if (result.loaded) loaded.push(result.loaded);
  }
  const needsHistory = wantsLastUpdate(options) || loaded.some(({ date }) => date === undefined);
  const history = needsHistory ? await context.history.of(contentDir) : undefined;
  let posts = loaded.map((found) => datePost(found, { options, context, known: history?.get(found.post.source) }));
  const texts = new Map(files.map((file) => [file.source, file.text]));
  const textOf = (source: string): string => texts.get(source) ?? '';
  const undated = loaded.filter(
    ({ post, date, isFaulty }) => date === undefined && !isFaulty && !history?.has(post.source),
  );
  for (const { post } of undated)
    problems.push(undatedPost(post.source, { text: textOf(post.source), inRepository: history !== undefined }));
  sortPosts(posts, options);
  if (options.processBlogPosts) {
    const processed = await processPosts(posts, { process: options.processBlogPosts, textOf });
    posts = [...processed.posts];
    problems.push(...processed.problems);
  }
  problems.push(...checkTruncation(posts, options));
  problems.push(...checkTagLabels(posts, { textOf, policy: options.onInlineTags }));
  const content = createBlog(linkNeighbours(posts), { options, place, context });
  content.authors = [...(authors.authors?.values() ?? [])];
  content.authorsFile = authors.source;
  return { content, sources: files, problems };
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

/** The folder of a blog, and that of its translations. */
export function blogFolder(
  options: Pick<BlogOptions, 'id' | 'path'>,
  context: Pick<ContentContext, 'translations'>,
): ContentFolder {
  return {
    dir: posix.normalize(options.path).replace(/\/$/, ''),
    translatedDir: translatedDirOf({ kind: 'blog', id: options.id }, context),
  };
}

function createBlog(posts: BlogPost[], given: { options: BlogOptions; place: Place; context: ContentContext }): Blog {
  const { options, place, context } = given;
  const { translate } = context.translations.file(posix.join(sectionFolder('blog', options.id), 'options.json'));
  return {
    instance: options.id,
    lang: sectionLang(options, context),
    title: translate('title', { message: options.blogTitle, description: 'The title of the blog' }),
    description: translate('description', {
      message: options.blogDescription,
      description: 'The description of the blog',
    }),
    ...place,
    sidebarTitle: translate('sidebar.title', {
      message: options.blogSidebarTitle,
      description: 'The label over the list of recent posts',
    }),
    sidebarCount: options.blogSidebarCount,
    groupSidebarByYear: options.sidebar.groupByYear,
    postsPerPage: options.postsPerPage,
    pageBasePath: options.pageBasePath,
    posts,
    authors: [],
  };
}

/** Sets the date of a post without one: the date of its first commit, otherwise the time when its file was created. */
function datePost(
  { post, date, frontMatter }: LoadedPost,
  { options, context, known }: { options: BlogOptions; context: ContentContext; known: FileHistory | undefined },
): BlogPost {
  const iso = date?.toISOString() ?? known?.created.date ?? bornAt(join(context.siteDir, post.source));
  return { ...post, date: iso, lastUpdate: resolveLastUpdate(frontMatter, { options, history: known }) };
}

function bornAt(path: string): string {
  return new Date(readStamp(path)?.born ?? 0).toISOString();
}

/** Sorts posts, newest first. Posts of the same time stay in the order of their files. */
function sortPosts(posts: BlogPost[], { sortPosts: order }: BlogOptions): void {
  // ISO texts in UTC sort as their dates do.
  posts.sort((one, other) => (one.date < other.date ? 1 : one.date > other.date ? -1 : 0));
  if (order === 'ascending') posts.reverse();
}

/** Links each post to the newer one (previous) and the older one (next). Unlisted posts are skipped. */
function linkNeighbours(posts: readonly BlogPost[]): BlogPost[] {
  const listed = posts.filter((post) => !post.unlisted);
  const places = new Map(listed.map((post, index) => [post, index]));
  const linkTo = (index: number) => {
    const post = listed[index];
    return post && { title: post.title, permalink: post.permalink, lang: post.lang, untranslated: post.untranslated };
  };
  return posts.map((post) => {
    const index = places.get(post);
    return index === undefined ? post : { ...post, previous: linkTo(index - 1), next: linkTo(index + 1) };
  });
}

/** Without git all posts would have the date on which the files were copied: an error. */
function undatedPost(source: string, { text, inRepository }: { text: string; inRepository: boolean }): Problem {
  const why = inRepository
    ? 'and git does not know the file yet, so the time when the file was created is used'
    : 'and the site is in no git repository that could give its first commit';
  return {
    code: 'undated-post',
    severity: inRepository ? 'warning' : 'error',
    message: `The post ${source} has no date: none in its name, none in its front matter, ${why}.`,
    file: source,
    ...findKey(text, 'title'),
    hint: 'Name the file like 2024-01-31-name.md, or set "date" in its front matter.',
  };
}

const NAMED_FILES = 10;

/** Reports posts without a truncation marker, in one problem for all of them. */
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
