import { Children, isValidElement, useContext, type ReactNode } from 'react';
import type { BlogPost, BlogSummary, Doc, FrontMatter, Heading, PageData, TagCount } from '../shared/model.ts';
import { docMetadata, postMetadata, type DocMetadata, type PostMetadata } from '../shared/content-metadata.ts';
import { ARTICLE, TitleContext, type Article } from '../client/page-context.ts';
import { type TocEntry, toTocEntries } from './doc/toc.tsx';
import { type TextLanguage, useLanguageOf, useTextLanguage } from './use-text.ts';

/** Docs and posts in the format of components written for Docusaurus. */

/** Data of a page beside its text. */
export interface ContentFacts<Metadata> {
  metadata: Metadata;
  frontMatter: FrontMatter;
  contentTitle?: string;
  toc: TocEntry[];
}

/** The text of a page as a component, with the data of the page as its fields. */
export type PageContent<Metadata> = (() => ReactNode) & ContentFacts<Metadata>;

export function docFacts(doc: Doc, headings: readonly Heading[] = []): ContentFacts<DocMetadata> {
  const { frontMatter, contentTitle } = doc;
  return { metadata: docMetadata(doc), frontMatter, contentTitle, toc: toTocEntries(headings) };
}

export function postFacts(post: BlogPost, headings: readonly Heading[] = []): ContentFacts<PostMetadata> {
  const { frontMatter, contentTitle } = post;
  return { metadata: postMetadata(post), frontMatter, contentTitle, toc: toTocEntries(headings) };
}

/** `text` is drawn in place of the article. */
export function docContent(doc: Doc, article: Article | undefined, text?: ReactNode): PageContent<DocMetadata> {
  return Object.assign(drawText(article, text), docFacts(doc, article?.toc));
}

function drawText(article: Article | undefined, text: ReactNode = <ArticleBody article={article} />): () => ReactNode {
  return Object.assign(() => text, { [ARTICLE]: article });
}

/** Props of the component that draws a page with one text, where it runs in the browser. */
export function browserPageProps(page: PageData, article: Article, text: ReactNode): Record<string, unknown> {
  const props = { page, articles: [article] };
  if (page.kind === 'doc') return { ...props, content: docContent(page.doc, article, text) };
  if (page.kind === 'blogPost') return { ...props, ...docusaurusProps.blogPost(page, article, text) };
  if (page.kind === 'markdownPage') return { ...props, ...docusaurusProps.markdownPage(page, article, text) };
  return props;
}

/** A post in a list, whose text may be in another language than that of its neighbours. */
function previewContent(post: BlogPost, article: Article | undefined): PageContent<PostMetadata> {
  return Object.assign(
    () => <ArticleBody article={article} language={useLanguageOf()(post)} />,
    postFacts(post, article?.toc),
  );
}

const CLASS = 'theme-doc-markdown markdown';

interface ArticleBodyProps {
  article: Article | undefined;
  /** Of a text that is not the page's own. */
  language?: TextLanguage;
}

/** The compiled Markdown of an article. */
export function ArticleBody({ article, language: given }: ArticleBodyProps) {
  const own = useTextLanguage();
  const language = given ?? own;
  const title = useContext(TitleContext);
  if (!article) return null;
  if (article.html !== undefined) {
    const header = title === null ? '' : `<header>${title}</header>`;
    return <div className={CLASS} {...language} dangerouslySetInnerHTML={{ __html: header + article.html }} />;
  }
  if (title !== null)
    return (
      <div className={CLASS} {...language}>
        <header dangerouslySetInnerHTML={{ __html: title }} />
        {article.element}
      </div>
    );
  // The ids that React makes depend on what stands beside it.
  return (
    <div className={CLASS} {...language}>
      {article.element}
    </div>
  );
}

/** Whether what is drawn somewhere is the text of a page, or has it in it. */
export function holdsText(children: ReactNode): boolean {
  return Children.toArray(children).some((child) => {
    if (!isValidElement<{ children?: ReactNode }>(child)) return false;
    const { type, props } = child;
    return type === ArticleBody || (typeof type === 'function' && ARTICLE in type) || holdsText(props.children);
  });
}

export type ListData = Extract<PageData, { kind: 'blogList' | 'blogTag' | 'blogAuthor' }>;

/** Docusaurus's props of a page that lists posts. */
export interface BlogListProps {
  items: { content: PageContent<PostMetadata> }[];
  sidebar: { title: string; items: { title: string; permalink: string; date: string; unlisted: boolean }[] };
}

export function blogListProps(page: ListData, articles: readonly Article[]): BlogListProps {
  return {
    items: page.posts.map((post, index) => ({ content: previewContent(post, articles[index]) })),
    sidebar: blogSidebar(page.blog),
  };
}

export interface BlogListMetadata {
  blogTitle: string;
  blogDescription: string;
  permalink: string;
  page: number;
  totalPages: number;
  previousPage?: string;
  nextPage?: string;
}

/** `permalink` is that of the page itself. */
export function blogListMetadata(page: ListData, permalink: string): BlogListMetadata {
  const { title, description } = page.blog;
  const { page: at, totalPages, previous, next } = page.page;
  return {
    blogTitle: title,
    blogDescription: description,
    permalink,
    page: at,
    totalPages,
    previousPage: previous,
    nextPage: next,
  };
}

/** The other pages as Docusaurus describes them to their components. */
export const docusaurusProps = {
  category: ({ category }: Extract<PageData, { kind: 'category' }>) => {
    const { title, description, permalink, keywords, image, previous, next } = category;
    const navigation = { previous, next };
    return { categoryGeneratedIndex: { title, description, permalink, slug: permalink, keywords, image, navigation } };
  },
  docTag: ({ tag, allTagsPath, count, docs, unlisted }: Extract<PageData, { kind: 'docTag' }>) => {
    const items = docs.map(({ label, href, description, docId }) => {
      return { id: docId ?? href, title: label, description: description ?? '', permalink: href };
    });
    return { tag: { ...tag, allTagsPath, count, items, unlisted } };
  },
  blogPost: (
    { blog, post }: Extract<PageData, { kind: 'blogPost' }>,
    article: Article | undefined,
    text?: ReactNode,
  ) => ({
    content: Object.assign(drawText(article, text), postFacts(post, article?.toc)),
    sidebar: blogSidebar(blog),
  }),
  blogTag: ({ blog, tag, count, unlisted }: Extract<PageData, { kind: 'blogTag' }>) => ({
    tag: { ...tag, allTagsPath: blog.tagsPath, count, unlisted },
  }),
  blogAuthors: ({ blog, authors }: Extract<PageData, { kind: 'blogAuthors' }>) => ({
    authors,
    sidebar: blogSidebar(blog),
  }),
  blogAuthor: ({ author, count }: Extract<PageData, { kind: 'blogAuthor' }>) => ({ author: { ...author, count } }),
  blogTags: ({ blog, tags }: Extract<PageData, { kind: 'blogTags' }>) => ({ tags, sidebar: blogSidebar(blog) }),
  blogArchive: ({ years }: Extract<PageData, { kind: 'blogArchive' }>) => {
    // In the order of the blog: the component turns each year round itself.
    const posts = years.flatMap((year) => year.posts.toReversed());
    return { archive: { blogPosts: posts.map((post) => ({ id: post.permalink, metadata: post })) } };
  },
  markdownPage: (
    { page }: Extract<PageData, { kind: 'markdownPage' }>,
    article: Article | undefined,
    text?: ReactNode,
  ) => {
    const { frontMatter } = page;
    const facts = { metadata: page, frontMatter, assets: {}, toc: toTocEntries(article?.toc ?? []) };
    return { content: Object.assign(drawText(article, text), facts) };
  },
};

function blogSidebar({ sidebarTitle, recent }: BlogSummary): BlogListProps['sidebar'] {
  return { title: sidebarTitle, items: recent };
}

/** Further props for components written for Docusaurus; the theme's own pages do not use them. */
interface DocusaurusProps {
  category: Partial<ReturnType<(typeof docusaurusProps)['category']>>;
  docTags: { tags?: readonly TagCount[] };
  docTag: Partial<ReturnType<(typeof docusaurusProps)['docTag']>>;
  blogTags: Partial<ReturnType<(typeof docusaurusProps)['blogTags']>>;
  blogArchive: Partial<ReturnType<(typeof docusaurusProps)['blogArchive']>>;
  markdownPage: Partial<ReturnType<(typeof docusaurusProps)['markdownPage']>>;
  doc: { content?: PageContent<DocMetadata> };
  blogPost: Partial<ReturnType<(typeof docusaurusProps)['blogPost']>>;
  blogList: Partial<BlogListProps> & { metadata?: BlogListMetadata };
  blogTag: ListedProps & Partial<ReturnType<(typeof docusaurusProps)['blogTag']>>;
  blogAuthors: Partial<ReturnType<(typeof docusaurusProps)['blogAuthors']>>;
  blogAuthor: ListedProps & Partial<ReturnType<(typeof docusaurusProps)['blogAuthor']>>;
}

type ListedProps = Partial<BlogListProps> & { listMetadata?: BlogListMetadata };

/** Props of the page component of one kind. */
export type PageProps<K extends PageData['kind']> = {
  page: Extract<PageData, { kind: K }>;
  articles: Article[];
} & (K extends keyof DocusaurusProps ? DocusaurusProps[K] : object);
