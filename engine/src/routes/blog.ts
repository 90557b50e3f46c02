import { countTag, groupByTag, type TagGroup } from '../content/tags.ts';
import type { Author, Blog, BlogPost, BlogSummary, PageData, Pagination, Route, RouteBody } from '../shared/model.ts';
import { applyTrailingSlash, joinUrl, outputFileOf } from '../shared/url.ts';
import { otherLang, resolveHeadFields, resolveTocLevels, wordTitle, type RouteConfig } from './route-options.ts';

interface BlogBuild {
  blog: Blog;
  /** One object for all routes of the blog. */
  summary: BlogSummary;
  listed: readonly BlogPost[];
  config: RouteConfig;
}

/** Routes of one blog: posts, list pages, tag pages, archive, authors. A blog without posts has none. */
export function buildBlogRoutes(blog: Blog, config: RouteConfig): Route[] {
  if (blog.posts.length === 0) return [];
  const build: BlogBuild = {
    blog,
    summary: summarizeBlog(blog),
    listed: blog.posts.filter((post) => !post.unlisted),
    config,
  };
  return [
    ...blog.posts.map((post) => buildPostRoute(post, build)),
    ...buildListRoutes(build),
    ...buildTagRoutes(build),
    ...buildArchiveRoutes(build),
    ...buildAuthorRoutes(build),
  ];
}

function summarizeBlog(blog: Blog): BlogSummary {
  const { instance, title, lang, description, path, tagsPath, archivePath, sidebarTitle, groupSidebarByYear } = blog;
  const recent = blog.sidebarCount === 'ALL' ? blog.posts : blog.posts.slice(0, blog.sidebarCount);
  return {
    instance,
    title,
    lang,
    description,
    path,
    tagsPath,
    archivePath,
    authorsPath: blog.authors.length > 0 ? blog.authorsPath : undefined,
    authorsFile: blog.authorsFile,
    sidebarTitle,
    groupSidebarByYear,
    recent: recent.map((post) => ({
      title: (post.frontMatter['sidebar_label'] as string | undefined) ?? post.title,
      permalink: post.permalink,
      date: post.date,
      unlisted: post.unlisted,
      lang: post.lang,
      untranslated: post.untranslated,
    })),
  };
}

function buildPostRoute(post: BlogPost, { summary, config }: BlogBuild): Route {
  const { frontMatter } = post;
  const textLang = otherLang(post.lang ?? summary.lang, config);
  const page: PageData = {
    kind: 'blogPost',
    blog: summary,
    post,
    showToc: frontMatter['hide_table_of_contents'] !== true,
    tocLevels: resolveTocLevels(frontMatter, config),
  };
  return {
    url: post.permalink,
    output: outputFileOf(post.permalink, config),
    source: post.source,
    page,
    bodies: [{ source: post.source, format: post.format, dropTitle: true, lang: textLang }],
    textLang,
    title: ((frontMatter['title_meta'] as string | undefined) ?? post.title) || undefined,
    description: post.description || undefined,
    ...resolveHeadFields(frontMatter),
    unlisted: post.unlisted,
  };
}

function buildListRoutes({ blog, summary, listed, config }: BlogBuild): Route[] {
  return paginate(listed, { blog, config, basePath: blog.path }).map(({ url, posts, page }) => ({
    url,
    output: outputFileOf(url, config),
    page: { kind: 'blogList', blog: summary, posts, page },
    bodies: posts.map((post) => previewOf(post, { summary, config })),
    // The home page of a whole domain has the title of the site.
    title: url === '/' ? undefined : blog.title,
    description: blog.description || undefined,
    unlisted: false,
  }));
}

function buildTagRoutes(build: BlogBuild): Route[] {
  const { blog, summary, config } = build;
  const groups = groupByTag(blog.posts);
  if (groups.length === 0) return [];
  const tags = groups.filter((group) => !group.unlisted).map(countTag);
  const title = wordTitle('tags.title', config);
  const list: Route = {
    url: blog.tagsPath,
    output: outputFileOf(blog.tagsPath, config),
    page: { kind: 'blogTags', blog: summary, title, tags },
    bodies: [],
    title,
    unlisted: false,
  };
  return [list, ...groups.flatMap((group) => buildTagPages(group, build))];
}

function buildTagPages({ tag, items, unlisted }: TagGroup<BlogPost>, { blog, summary, config }: BlogBuild): Route[] {
  return paginate(items, { blog, config, basePath: tag.permalink }).map(({ url, posts, page }) => ({
    url,
    output: outputFileOf(url, config),
    page: { kind: 'blogTag', blog: summary, tag, count: items.length, posts, page, unlisted },
    bodies: posts.map((post) => previewOf(post, { summary, config })),
    title: wordTitle('blog.tagged', config, { count: items.length, tag: tag.label }),
    description: tag.description,
    unlisted,
  }));
}

function buildArchiveRoutes({ blog, summary, listed, config }: BlogBuild): Route[] {
  if (blog.archivePath === undefined || listed.length === 0) return [];
  const byYear = new Map<string, BlogPost[]>();
  for (const post of listed) {
    const year = post.date.slice(0, post.date.indexOf('-', 1));
    const posts = byYear.get(year);
    if (posts) posts.push(post);
    else byYear.set(year, [post]);
  }
  const years = [...byYear].map(([year, posts]) => ({
    year,
    // Within a year a reader goes from January on, so the newest comes last. Posts that a site has in another order are turned round, too.
    posts: posts
      .toReversed()
      .map(({ title, lang, permalink, date, untranslated }) => ({ title, lang, permalink, date, untranslated })),
  }));
  const title = wordTitle('blog.archive', config);
  return [
    {
      url: blog.archivePath,
      output: outputFileOf(blog.archivePath, config),
      page: { kind: 'blogArchive', blog: summary, title, years },
      bodies: [],
      title,
      description: title,
      unlisted: false,
    },
  ];
}

function buildAuthorRoutes(build: BlogBuild): Route[] {
  const { blog, summary, config } = build;
  if (blog.authors.length === 0) return [];
  const postsOf = groupByAuthor(build.listed);
  const title = wordTitle('blog.authors', config);
  const list: Route = {
    url: blog.authorsPath,
    output: outputFileOf(blog.authorsPath, config),
    page: {
      kind: 'blogAuthors',
      blog: summary,
      title,
      authors: blog.authors.map((author) => ({ ...author, count: postsOf.get(author.key)?.length ?? 0 })),
    },
    bodies: [],
    title,
    unlisted: false,
  };
  return [
    list,
    ...blog.authors.flatMap((author) => buildAuthorPages(author, { ...build, posts: postsOf.get(author.key) ?? [] })),
  ];
}

function buildAuthorPages(author: Author, options: BlogBuild & { posts: readonly BlogPost[] }): Route[] {
  const { blog, summary, config, posts: written } = options;
  if (author.page === undefined) return [];
  return paginate(written, { blog, config, basePath: author.page.permalink }).map(({ url, posts, page }) => ({
    url,
    output: outputFileOf(url, config),
    page: { kind: 'blogAuthor', blog: summary, author, count: written.length, posts, page },
    bodies: posts.map((post) => previewOf(post, { summary, config })),
    title: `${author.name ?? author.key} - ${wordTitle('blog.count', config, { count: written.length })}`,
    unlisted: false,
  }));
}

function groupByAuthor(posts: readonly BlogPost[]): Map<string | undefined, BlogPost[]> {
  const groups = new Map<string | undefined, BlogPost[]>();
  for (const post of posts) {
    for (const { key } of post.authors) {
      const group = groups.get(key);
      if (group) group.push(post);
      else groups.set(key, [post]);
    }
  }
  return groups;
}

interface PaginateOptions {
  blog: Blog;
  config: RouteConfig;
  /** Url of the first page. */
  basePath: string;
}

/** At least one page, so that an author without posts has one too. */
function paginate(
  posts: readonly BlogPost[],
  options: PaginateOptions,
): { url: string; posts: BlogPost[]; page: Pagination }[] {
  const { blog, config, basePath } = options;
  const size = blog.postsPerPage === 'ALL' ? Math.max(1, posts.length) : blog.postsPerPage;
  const totalPages = Math.max(1, Math.ceil(posts.length / size));
  const urlOf = (page: number): string =>
    page === 1 ? basePath : applyTrailingSlash(joinUrl(basePath, blog.pageBasePath, String(page)), config);
  return Array.from({ length: totalPages }, (_, index) => ({
    url: urlOf(index + 1),
    posts: posts.slice(index * size, (index + 1) * size),
    page: {
      page: index + 1,
      totalPages,
      previous: index > 0 ? urlOf(index) : undefined,
      next: index + 1 < totalPages ? urlOf(index + 2) : undefined,
    },
  }));
}

function previewOf(post: BlogPost, { summary, config }: Pick<BlogBuild, 'summary' | 'config'>): RouteBody {
  const { source, format, truncateAt } = post;
  return { source, format, truncateAt, dropTitle: true, lang: otherLang(post.lang ?? summary.lang, config) };
}
