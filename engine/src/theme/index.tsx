import type { ComponentType, ReactNode } from 'react';
import BlogArchive from '@theme/BlogArchivePage';
import BlogList from '@theme/BlogListPage';
import BlogPost from '@theme/BlogPostPage';
import BlogTags from '@theme/BlogTagsListPage';
import BlogTag from '@theme/BlogTagsPostsPage';
import CategoryPage from '@theme/DocCategoryGeneratedIndexPage';
import BlogAuthors from '@theme/Blog/Pages/BlogAuthorsListPage';
import BlogAuthor from '@theme/Blog/Pages/BlogAuthorsPostsPage';
import DocPage from '@theme/DocItem';
import DocRoot from '@theme/DocRoot';
import DocTag from '@theme/DocTagDocListPage';
import DocTags from '@theme/DocTagsListPage';
import DocVersionRoot from '@theme/DocVersionRoot';
import DocsRoot from '@theme/DocsRoot';
import MarkdownPage from '@theme/MDXPage';
import NotFound from '@theme/NotFound';
import Root from '@theme/Root';
import SearchPage from '@theme/SearchPage';
import SiteMetadata from '@theme/SiteMetadata';
import ThemeProvider from '@theme/ThemeProvider';
import type { PageData, PageView } from '../shared/model.ts';
import type { Article } from '../client/page-context.ts';
import { isNotFoundUrl } from '../shared/url.ts';
import { HomePage } from './layouts/home-page.tsx';
import { Finder, NotFound as ThemeNotFound } from './layouts/not-found.tsx';
import { hasSiteMetadata, outerRoute } from './layouts/places.tsx';
import { blogListMetadata, blogListProps, docContent, docusaurusProps } from './page-content.tsx';

interface Props {
  view: PageView;
  articles: Article[];
  /** Of a React page. */
  component?: ComponentType;
}

/** The body of a page. Needs a PageContext. */
export function ThemePage(props: Props) {
  return (
    <Root>
      <ThemeProvider>
        {hasSiteMetadata() ? (
          <>
            <SiteMetadata />
            <PageOfKind {...props} />
          </>
        ) : (
          <PageOfKind {...props} />
        )}
      </ThemeProvider>
    </Root>
  );
}

/** What stands around the pages of docs, from outside in. */
function InDocs({ page, url, children }: { page: DocsPage; url: string; children: ReactNode }) {
  const { version } = page;
  const isList = page.kind === 'docTags' || page.kind === 'docTag';
  const inRoot = isList ? children : <DocRoot route={outerRoute(url, children)}>{children}</DocRoot>;
  const inVersion = (
    <DocVersionRoot
      version={{ ...version, pluginId: version.instance, version: version.name }}
      route={outerRoute(version.path, inRoot)}
    >
      {inRoot}
    </DocVersionRoot>
  );
  return <DocsRoot route={outerRoute(version.path, inVersion)}>{inVersion}</DocsRoot>;
}

type DocsPage = Extract<PageData, { version: object }>;

function PageOfKind(props: Props) {
  const { page, url } = props.view;
  const drawn = drawPage(props);
  if (hasOwnNotFound(props.view))
    return (
      <>
        {drawn}
        <Finder />
      </>
    );
  return 'version' in page ? (
    <InDocs page={page} url={url}>
      {drawn}
    </InDocs>
  ) : (
    drawn
  );
}

/** A 404 page of the site's own: it looks for the page that was meant, like ours. */
function hasOwnNotFound({ page, url, site }: PageView): boolean {
  if (page.kind === 'notFound') return NotFound !== ThemeNotFound;
  return isNotFoundUrl(url, site.baseUrl);
}

function drawPage({ view, articles, component: Component }: Props): ReactNode {
  const { page } = view;
  switch (page.kind) {
    case 'doc':
      return <DocPage page={page} articles={articles} content={docContent(page.doc, articles[0])} />;
    case 'category':
      return <CategoryPage page={page} articles={articles} {...docusaurusProps.category(page)} />;
    case 'docTags':
      return <DocTags page={page} articles={articles} tags={page.tags} />;
    case 'docTag':
      return <DocTag page={page} articles={articles} {...docusaurusProps.docTag(page)} />;
    case 'blogList':
      return (
        <BlogList
          page={page}
          articles={articles}
          metadata={blogListMetadata(page, view.url)}
          {...blogListProps(page, articles)}
        />
      );
    case 'blogPost':
      return <BlogPost page={page} articles={articles} {...docusaurusProps.blogPost(page, articles[0])} />;
    case 'blogTags':
      return <BlogTags page={page} articles={articles} {...docusaurusProps.blogTags(page)} />;
    case 'blogTag':
      return (
        <BlogTag
          page={page}
          articles={articles}
          listMetadata={blogListMetadata(page, view.url)}
          {...docusaurusProps.blogTag(page)}
          {...blogListProps(page, articles)}
        />
      );
    case 'blogArchive':
      return <BlogArchive page={page} articles={articles} {...docusaurusProps.blogArchive(page)} />;
    case 'blogAuthors':
      return <BlogAuthors page={page} articles={articles} {...docusaurusProps.blogAuthors(page)} />;
    case 'blogAuthor':
      return (
        <BlogAuthor
          page={page}
          articles={articles}
          listMetadata={blogListMetadata(page, view.url)}
          {...docusaurusProps.blogAuthor(page)}
          {...blogListProps(page, articles)}
        />
      );
    case 'markdownPage':
      return <MarkdownPage page={page} articles={articles} {...docusaurusProps.markdownPage(page, articles[0])} />;
    case 'reactPage':
      return Component ? <Component {...page.page.props} /> : <NotFound />;
    case 'home':
      return <HomePage page={page} articles={articles} />;
    case 'search':
      return <SearchPage />;
    case 'notFound':
      return <NotFound />;
  }
}
