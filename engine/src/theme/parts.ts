import { onlyImported, textParts, type PartTable } from './content/text-parts.ts';

/**
 * The parts of the theme by their public names. A file `src/theme/<name>` replaces a part; `@theme/<name>` is the part
 * as the site has it, `@theme-original/<name>` the theme's own. The theme uses its own parts as `@theme/<name>` too, so that a replacement
 * is used everywhere. After a change here: `npm run write:parts`, which writes the table of the README and the types (theme.d.ts).
 */
export interface ThemePart {
  name: string;
  /** Its file in this folder, and what it is called there. Parts in `content/` go to the browser with an island that shows them. */
  file: string;
  exported: string;
  /** Further exports of `@theme/<name>`. */
  also: readonly string[];
  /** Whether a file of that name in `src/theme` replaces it. Else the theme itself does not use it, and sites only import it. */
  isReplaceable: boolean;
  /** For the README: what it is, and its props. */
  what: string;
  props: string;
}

/** By file. One that holds an object, which is read while modules load, uses no part itself: that would be a cycle. */
const replaceable: PartTable = {
  'layouts/layout.tsx': {
    Root: ['Root', 'around every page; draws nothing itself', '`children`'],
    Layout: [
      'Layout',
      'the site around a page: skip link, announcement, navbar, footer',
      '`children`, `title`, `description`, `noFooter`, `wrapperClassName`, `layout` (`plain`, `docs`, `blog`, `single`), `hasSidebar`',
    ],
    SkipToContent: ['SkipLink', 'the link that jumps over the navbar'],
    AnnouncementBar: ['Announcement', 'the bar above all'],
  },
  'navbar/navbar.tsx': {
    Navbar: ['Navbar', 'the top bar, and the main menu on a narrow window', '`hasSidebar`'],
    'Navbar/Content': ['NavbarContent', 'what stands in it', '`hasSidebar`'],
    ColorModeToggle: ['ColorModeButton', 'the switch between light and dark'],
  },
  'navbar/navbar-item.tsx': {
    NavbarItem: [
      'NavbarItem',
      'one item of the navbar, also inside a dropdown',
      '`item` (with its address resolved), `url` (of the page), `before` and `after` (the items inside it, drawn); `type`, `label` and the rest of the item as in the config',
    ],
  },
  'navbar/navbar-types.ts': {
    'NavbarItem/ComponentTypes': ['navbarTypes', 'items of your own kinds', 'an object, no component'],
  },
  'navbar/logo.tsx': {
    'Navbar/Logo': ['NavbarLogo', 'the place of the logo in the navbar'],
    Logo: ['Brand', 'logo and title of the site'],
  },
  'search/search-bar.tsx': {
    SearchBar: [
      'SearchBar',
      'the search box, where `search` is on',
      '`baseUrl`, `pageUrl` (of the search page), `docs`, `here`, `highlight`, `reviewAfter`, `help`, `events`: hand them on to the original',
    ],
  },
  'footer/footer.tsx': {
    Footer: ['Footer', 'the bottom of every page'],
    'Footer/Layout': [
      'FooterLayout',
      'where the things of the footer stand',
      '`style`, `links`, `logo`, `copyright` (drawn)',
    ],
    'Footer/Links': ['FooterLinks', 'all its links', '`links`'],
    'Footer/Links/MultiColumn': ['FooterColumns', 'its links in columns', '`columns`'],
    'Footer/Links/Simple': ['FooterRow', 'its links in one row', '`links`'],
    'Footer/LinkItem': ['FooterLinkItem', 'one of its links', '`item`'],
    'Footer/Logo': ['FooterLogo', 'its logo', '`logo`'],
    'Footer/Copyright': ['FooterCopyright', 'its last line', '`copyright`'],
    BackToTopButton: ['BackToTop', 'leads up once the reader is far down'],
  },
  'doc/doc-page.tsx': {
    DocItem: [
      'DocPage',
      'a whole docs page',
      '`page` (`doc`, `version`, `breadcrumbs`, `showToc`, `tocLevels`), `articles`, `content` (`metadata`, `frontMatter`, `toc`)',
    ],
    'DocItem/Layout': [
      'DocLayout',
      'what stands around the text of a doc; the table of contents is beside it',
      '`children` (the text)',
    ],
    'DocItem/Content': ['DocContent', 'title and text of a doc', '`children` (the text)'],
    'DocItem/Metadata': ['DocMetadata', 'nothing: a place for a `Head` of your own'],
    'DocItem/TOC/Desktop': ['DocToc', 'the table of contents of a doc, at every width'],
    'DocRoot/Layout': [
      'DocsLayout',
      'sidebar, text and table of contents of every docs page',
      '`children`, `version`, `toc`',
    ],
    DocCategoryGeneratedIndexPage: [
      'CategoryPage',
      'the page of a category',
      '`page` (`category`, `cards`, `version`, `breadcrumbs`)',
    ],
  },
  'doc/page-footer.tsx': {
    'DocItem/Footer': [
      'DocFooter',
      'tags, edit link, owner, last review and last change below the text of a doc',
      '`tags`, `editUrl`, `lastUpdate`, `frontMatter`',
    ],
    EditMetaRow: ['EditRow', 'edit link and last change', '`editUrl`, `lastUpdatedAt`, `lastUpdatedBy`, `className`'],
    EditThisPage: ['EditLink', 'the edit link', '`editUrl`'],
    LastUpdated: ['UpdateNote', 'when and by whom', '`lastUpdatedAt` (milliseconds), `lastUpdatedBy`'],
  },
  'doc/page-menu.tsx': {
    PageMenu: ['PageMenu', 'the menu beside the title of a doc or a post: copy or open the page as Markdown'],
  },
  'doc/navigation.tsx': {
    DocBreadcrumbs: ['Breadcrumbs', 'where a page stands', '`items` (`label`, `href`)'],
    'DocItem/Paginator': ['DocItemPaginator', 'previous and next doc'],
    DocPaginator: ['DocPagination', 'two such links', '`previous`, `next` (`title`, `permalink`)'],
    PaginatorNavLink: [
      'PaginationLink',
      'one such link, in docs and blog',
      '`title`, `permalink`, `subLabel`, `isNext`',
    ],
  },
  'sidebar/sidebar.tsx': { DocSidebar: ['Sidebar', 'the sidebar of the docs'] },
  'doc/banners.tsx': {
    DocVersionBadge: ['VersionBadge', 'which version this is', '`version`'],
    DocVersionBanner: ['VersionBanner', 'the note that there is a newer version', '`version`'],
    ContentVisibility: [
      'VisibilityBanners',
      'the notes on an unlisted page and on a draft',
      '`metadata` (`frontMatter`)',
    ],
    Unlisted: ['UnlistedBanner', 'the note on an unlisted page', '`unlisted`'],
    Draft: ['DraftBanner', 'the note on a draft', '`draft`'],
  },
  'doc/cards.tsx': {
    DocCard: ['ItemCard', 'one card', '`item` (`type`, `label`, `href`, `description`, `count`)'],
  },
  'doc/tags.tsx': {
    DocTagsListPage: ['DocTags', 'all tags of the docs', '`page`'],
    DocTagDocListPage: ['DocTag', 'the docs with one tag', '`page`'],
    TagsListInline: ['Tags', 'tags of one page', '`tags`'],
    TagsListByLetter: ['TagGroups', 'all tags under their first letters', '`tags`, `locale`'],
  },
  'doc/toc.tsx': {
    TOC: [
      'Toc',
      'the table of contents beside or above a text',
      '`toc` (`id`, `level`, `value`), `minHeadingLevel`, `maxHeadingLevel`, `className`',
    ],
  },
  'blog/blog-pages.tsx': {
    BlogListPage: [
      'BlogList',
      'a page of the list of posts',
      '`page`, `articles`, `items` (`content`), `metadata`, `sidebar`',
    ],
    BlogArchivePage: ['BlogArchive', 'all posts by year', '`page`'],
    BlogTagsListPage: ['BlogTags', 'all tags of the blog', '`page`'],
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
    BlogSidebar: ['RecentPosts', 'recent posts', '`blog`'],
  },
  'blog/post.tsx': {
    BlogPostPage: ['BlogPost', 'the page of a post', '`page`, `articles`, `content`'],
    'BlogPostPage/Metadata': ['PostMetadata', 'nothing: a place for a `Head` of your own'],
    BlogPostItems: ['PostList', 'a list of previews', '`posts`, `articles`, `pages`'],
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
  'blog/authors.tsx': { 'BlogPostItem/Header/Authors': ['Authors', 'the authors of a post', '`authors`'] },
  'layouts/not-found.tsx': {
    NotFound: ['NotFound', 'the page for addresses that do not exist'],
    'NotFound/Content': ['NotFoundContent', 'what stands in it'],
  },
  'layouts/single-page.tsx': {
    MDXPage: ['MarkdownPage', 'a Markdown page of `src/pages`', '`page`, `articles`'],
  },
  ...textParts,
};

const also: Readonly<Record<string, readonly string[]>> = { Translate: ['translate'] };

export const parts: readonly ThemePart[] = [
  ...Object.entries(replaceable).flatMap(([file, rows]) =>
    Object.entries(rows).map(([name, [exported, what, props = '']]) => ({
      name,
      file,
      exported,
      also: also[name] ?? [],
      isReplaceable: true,
      what,
      props,
    })),
  ),
  ...Object.entries(onlyImported).flatMap(([file, rows]) =>
    Object.entries(rows).map(([name, exported]) => ({
      name,
      file,
      exported,
      also: [],
      isReplaceable: false,
      what: '',
      props: '',
    })),
  ),
];
