import type { ComponentType } from 'react';
import type { PageView } from '../shared/model.ts';
import type { Article } from './context.ts';
import { blogListMetadata, blogListProps } from './list-props.ts';
import { docContent, postContent } from './page-content.tsx';
import { BlogArchive } from './pages/blog-archive.tsx';
import { BlogAuthor, BlogAuthors } from './pages/blog-authors.tsx';
import { BlogList } from './pages/blog-list.tsx';
import { BlogPost } from './pages/blog-post.tsx';
import { BlogTag, BlogTags } from './pages/blog-tags.tsx';
import { CategoryPage } from './pages/category-page.tsx';
import { DocPage } from './pages/doc-page.tsx';
import { DocTag, DocTags } from './pages/doc-tags.tsx';
import { MarkdownPage } from './pages/markdown-page.tsx';
import { NotFound } from './pages/not-found.tsx';
import { Root } from './root.tsx';
import { SearchPage } from './pages/search-page.tsx';

interface Props {
  view: PageView;
  articles: Article[];
  /** The author's own, for React pages. */
  component?: ComponentType;
}

/** The whole body of one page. Needs a PageContext around it. */
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
      return Component ? <Component /> : <NotFound />;
    case 'search':
      return <SearchPage />;
    case 'notFound':
      return <NotFound />;
  }
}
