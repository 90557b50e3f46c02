import type { PartTable } from '../content/text-parts.ts';

/** The parts of the blog, for the table in ../parts.ts. */
export const blogParts: PartTable = {
  'blog/blog-pages.tsx': {
    BlogListPage: [
      'BlogList',
      'a page of the list of posts',
      '`page`, `articles`, `items` (`content`), `metadata`, `sidebar`',
    ],
    BlogArchivePage: ['BlogArchive', 'all posts by year', '`page`, `archive` (`blogPosts`)'],
    'Blog/Pages/BlogAuthorsListPage': ['BlogAuthors', 'all authors', '`page`, `authors`'],
    'Blog/Pages/BlogAuthorsPostsPage': [
      'BlogAuthor',
      'the posts of one author',
      '`page`, `author`, `items`, `sidebar`',
    ],
    BlogTagsListPage: ['BlogTags', 'all tags of the blog', '`page`, `tags`, `sidebar`'],
    BlogTagsPostsPage: [
      'BlogTag',
      'the posts with one tag',
      '`page`, `articles`, `items` (`content`), `tag`, `sidebar`',
    ],
  },
  'blog/blog-layout.tsx': {
    BlogLayout: [
      'BlogLayout',
      'recent posts, text and table of contents of every page of the blog',
      '`children`, `blog`, `toc`, `hero`',
    ],
    BlogSidebar: ['RecentPosts', 'recent posts', '`blog`, `sidebar` (`title`, `items`)'],
  },
  'blog/post.tsx': {
    BlogPostPage: ['BlogPost', 'the page of a post', '`page`, `articles`, `content`, `sidebar`'],
    'BlogPostPage/Metadata': ['PostMetadata', 'nothing: a place for a `Head` of your own'],
    BlogPostPaginator: [
      'PostPagination',
      'links to the posts around one',
      '`prevItem`, `nextItem` (`title`, `permalink`)',
    ],
    BlogListPaginator: ['ListPagination', 'links to newer and older posts', '`metadata` (`previousPage`, `nextPage`)'],
    BlogPostItems: ['PostList', 'a list of previews', '`items` (`content`), `component`'],
    BlogPostItem: ['PostItem', 'one post, on its page and in lists', '`children` (the text), `className`'],
    'BlogPostItem/Container': ['PostContainer', 'the element around it', '`children`, `className`'],
    'BlogPostItem/Content': ['PostContent', 'around its text', '`children`'],
  },
  'blog/post-parts.tsx': {
    'BlogPostItem/Header': ['PostHeader', 'above the text of a post'],
    'BlogPostItem/Header/Title': ['PostTitle', 'its title', '`className`'],
    'BlogPostItem/Header/Info': ['PostInfo', 'its date and reading time', '`className`'],
    'BlogPostItem/Footer': ['PostFooter', 'below its text'],
    'BlogPostItem/Footer/ReadMoreLink': ['ReadMoreLink', 'from a preview to the whole post', '`blogPostTitle`, `to`'],
  },
  'blog/authors.tsx': {
    'BlogPostItem/Header/Authors': ['Authors', 'the authors of a post', '`authors`'],
    // As it was before Docusaurus 3.5.
    'BlogPostItem/Header/Author': ['AuthorOfPost', 'one author of a post, by its older name', '`author`, `className`'],
    'Blog/Components/Author': ['AuthorCard', 'one author', '`author`, `as`, `count`, `className`'],
    'Blog/Components/Author/Socials': ['AuthorSocials', 'links to the networks of an author', '`author`, `className`'],
  },
};
