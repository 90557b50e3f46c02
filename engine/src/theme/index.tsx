import type { ComponentType } from 'react';
import BlogArchive from '@theme/BlogArchivePage';
import BlogList from '@theme/BlogListPage';
import BlogPost from '@theme/BlogPostPage';
import BlogTags from '@theme/BlogTagsListPage';
import BlogTag from '@theme/BlogTagsPostsPage';
import CategoryPage from '@theme/DocCategoryGeneratedIndexPage';
import DocPage from '@theme/DocItem';
import DocTag from '@theme/DocTagDocListPage';
import DocTags from '@theme/DocTagsListPage';
import MarkdownPage from '@theme/MDXPage';
import NotFound from '@theme/NotFound';
import Root from '@theme/Root';
import type { PageView } from '../shared/model.ts';
import { BlogAuthor, BlogAuthors } from './blog/blog-pages.tsx';
import type { Article } from '../client/page-context.ts';
import { HomePage } from './layouts/home-page.tsx';
import { SearchPage } from './layouts/search-page.tsx';
import { blogListMetadata, blogListProps, docContent, postContent } from './page-content.tsx';

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
      <PageOfKind {...props} />
    </Root>
  );
}

function PageOfKind({ view, articles, component: Component }: Props) {
  const { page } = view;
  switch (page.kind) {
    case 'doc':
      return <DocPage page={page} articles={articles} content={docContent(page.doc, articles[0])} />;
    case 'category':
      return <CategoryPage page={page} articles={articles} />;
    case 'docTags':
      return <DocTags page={page} articles={articles} />;
    case 'docTag':
      return <DocTag page={page} articles={articles} />;
    case 'blogList':
      return (
        <BlogList
          page={page}
          articles={articles}
          metadata={blogListMetadata(page)}
          {...blogListProps(page, articles)}
        />
      );
    case 'blogPost':
      return <BlogPost page={page} articles={articles} content={postContent(page.post, articles[0])} />;
    case 'blogTags':
      return <BlogTags page={page} articles={articles} />;
    case 'blogTag':
      return <BlogTag page={page} articles={articles} tag={page.tag} {...blogListProps(page, articles)} />;
    case 'blogArchive':
      return <BlogArchive page={page} articles={articles} />;
    case 'blogAuthors':
      return <BlogAuthors page={page} articles={articles} />;
    case 'blogAuthor':
      return <BlogAuthor page={page} articles={articles} />;
    case 'markdownPage':
      return <MarkdownPage page={page} articles={articles} />;
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
