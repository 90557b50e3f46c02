/** Written by `npm run write:parts` from src/theme/parts.ts. */

declare module '@theme/Root' {
  const part: typeof import('./src/theme/layouts/layout.tsx').Root;
  export default part;
}
declare module '@theme-original/Root' {
  export { default } from '@theme/Root';
}

declare module '@theme/Layout' {
  const part: typeof import('./src/theme/layouts/layout.tsx').Layout;
  export default part;
}
declare module '@theme-original/Layout' {
  export { default } from '@theme/Layout';
}

declare module '@theme/SkipToContent' {
  const part: typeof import('./src/theme/layouts/layout.tsx').SkipLink;
  export default part;
}
declare module '@theme-original/SkipToContent' {
  export { default } from '@theme/SkipToContent';
}

declare module '@theme/AnnouncementBar' {
  const part: typeof import('./src/theme/layouts/layout.tsx').Announcement;
  export default part;
}
declare module '@theme-original/AnnouncementBar' {
  export { default } from '@theme/AnnouncementBar';
}

declare module '@theme/Navbar' {
  const part: typeof import('./src/theme/navbar/navbar.tsx').Navbar;
  export default part;
}
declare module '@theme-original/Navbar' {
  export { default } from '@theme/Navbar';
}

declare module '@theme/Navbar/Content' {
  const part: typeof import('./src/theme/navbar/navbar.tsx').NavbarContent;
  export default part;
}
declare module '@theme-original/Navbar/Content' {
  export { default } from '@theme/Navbar/Content';
}

declare module '@theme/ColorModeToggle' {
  const part: typeof import('./src/theme/navbar/navbar.tsx').ColorModeButton;
  export default part;
}
declare module '@theme-original/ColorModeToggle' {
  export { default } from '@theme/ColorModeToggle';
}

declare module '@theme/NavbarItem' {
  const part: typeof import('./src/theme/navbar/navbar-item.tsx').NavbarItem;
  export default part;
}
declare module '@theme-original/NavbarItem' {
  export { default } from '@theme/NavbarItem';
}

declare module '@theme/NavbarItem/ComponentTypes' {
  const part: typeof import('./src/theme/navbar/navbar-types.ts').navbarTypes;
  export default part;
}
declare module '@theme-original/NavbarItem/ComponentTypes' {
  export { default } from '@theme/NavbarItem/ComponentTypes';
}

declare module '@theme/Navbar/Logo' {
  const part: typeof import('./src/theme/navbar/logo.tsx').NavbarLogo;
  export default part;
}
declare module '@theme-original/Navbar/Logo' {
  export { default } from '@theme/Navbar/Logo';
}

declare module '@theme/Logo' {
  const part: typeof import('./src/theme/navbar/logo.tsx').Brand;
  export default part;
}
declare module '@theme-original/Logo' {
  export { default } from '@theme/Logo';
}

declare module '@theme/SearchBar' {
  const part: typeof import('./src/theme/search/search-bar.tsx').SearchBar;
  export default part;
}
declare module '@theme-original/SearchBar' {
  export { default } from '@theme/SearchBar';
}

declare module '@theme/Footer' {
  const part: typeof import('./src/theme/footer/footer.tsx').Footer;
  export default part;
}
declare module '@theme-original/Footer' {
  export { default } from '@theme/Footer';
}

declare module '@theme/Footer/Layout' {
  const part: typeof import('./src/theme/footer/footer.tsx').FooterLayout;
  export default part;
}
declare module '@theme-original/Footer/Layout' {
  export { default } from '@theme/Footer/Layout';
}

declare module '@theme/Footer/Links' {
  const part: typeof import('./src/theme/footer/footer.tsx').FooterLinks;
  export default part;
}
declare module '@theme-original/Footer/Links' {
  export { default } from '@theme/Footer/Links';
}

declare module '@theme/Footer/Links/MultiColumn' {
  const part: typeof import('./src/theme/footer/footer.tsx').FooterColumns;
  export default part;
}
declare module '@theme-original/Footer/Links/MultiColumn' {
  export { default } from '@theme/Footer/Links/MultiColumn';
}

declare module '@theme/Footer/Links/Simple' {
  const part: typeof import('./src/theme/footer/footer.tsx').FooterRow;
  export default part;
}
declare module '@theme-original/Footer/Links/Simple' {
  export { default } from '@theme/Footer/Links/Simple';
}

declare module '@theme/Footer/LinkItem' {
  const part: typeof import('./src/theme/footer/footer.tsx').FooterLinkItem;
  export default part;
}
declare module '@theme-original/Footer/LinkItem' {
  export { default } from '@theme/Footer/LinkItem';
}

declare module '@theme/Footer/Logo' {
  const part: typeof import('./src/theme/footer/footer.tsx').FooterLogo;
  export default part;
}
declare module '@theme-original/Footer/Logo' {
  export { default } from '@theme/Footer/Logo';
}

declare module '@theme/Footer/Copyright' {
  const part: typeof import('./src/theme/footer/footer.tsx').FooterCopyright;
  export default part;
}
declare module '@theme-original/Footer/Copyright' {
  export { default } from '@theme/Footer/Copyright';
}

declare module '@theme/BackToTopButton' {
  const part: typeof import('./src/theme/footer/footer.tsx').BackToTop;
  export default part;
}
declare module '@theme-original/BackToTopButton' {
  export { default } from '@theme/BackToTopButton';
}

declare module '@theme/DocItem' {
  const part: typeof import('./src/theme/doc/doc-page.tsx').DocPage;
  export default part;
}
declare module '@theme-original/DocItem' {
  export { default } from '@theme/DocItem';
}

declare module '@theme/DocItem/Layout' {
  const part: typeof import('./src/theme/doc/doc-page.tsx').DocLayout;
  export default part;
}
declare module '@theme-original/DocItem/Layout' {
  export { default } from '@theme/DocItem/Layout';
}

declare module '@theme/DocItem/Content' {
  const part: typeof import('./src/theme/doc/doc-page.tsx').DocContent;
  export default part;
}
declare module '@theme-original/DocItem/Content' {
  export { default } from '@theme/DocItem/Content';
}

declare module '@theme/DocItem/Metadata' {
  const part: typeof import('./src/theme/doc/doc-page.tsx').DocMetadata;
  export default part;
}
declare module '@theme-original/DocItem/Metadata' {
  export { default } from '@theme/DocItem/Metadata';
}

declare module '@theme/DocItem/TOC/Desktop' {
  const part: typeof import('./src/theme/doc/doc-page.tsx').DocToc;
  export default part;
}
declare module '@theme-original/DocItem/TOC/Desktop' {
  export { default } from '@theme/DocItem/TOC/Desktop';
}

declare module '@theme/DocRoot/Layout' {
  const part: typeof import('./src/theme/doc/doc-page.tsx').DocsLayout;
  export default part;
}
declare module '@theme-original/DocRoot/Layout' {
  export { default } from '@theme/DocRoot/Layout';
}

declare module '@theme/DocCategoryGeneratedIndexPage' {
  const part: typeof import('./src/theme/doc/doc-page.tsx').CategoryPage;
  export default part;
}
declare module '@theme-original/DocCategoryGeneratedIndexPage' {
  export { default } from '@theme/DocCategoryGeneratedIndexPage';
}

declare module '@theme/DocItem/Footer' {
  const part: typeof import('./src/theme/doc/page-footer.tsx').DocFooter;
  export default part;
}
declare module '@theme-original/DocItem/Footer' {
  export { default } from '@theme/DocItem/Footer';
}

declare module '@theme/EditMetaRow' {
  const part: typeof import('./src/theme/doc/page-footer.tsx').EditRow;
  export default part;
}
declare module '@theme-original/EditMetaRow' {
  export { default } from '@theme/EditMetaRow';
}

declare module '@theme/EditThisPage' {
  const part: typeof import('./src/theme/doc/page-footer.tsx').EditLink;
  export default part;
}
declare module '@theme-original/EditThisPage' {
  export { default } from '@theme/EditThisPage';
}

declare module '@theme/LastUpdated' {
  const part: typeof import('./src/theme/doc/page-footer.tsx').UpdateNote;
  export default part;
}
declare module '@theme-original/LastUpdated' {
  export { default } from '@theme/LastUpdated';
}

declare module '@theme/PageMenu' {
  const part: typeof import('./src/theme/doc/page-menu.tsx').PageMenu;
  export default part;
}
declare module '@theme-original/PageMenu' {
  export { default } from '@theme/PageMenu';
}

declare module '@theme/DocBreadcrumbs' {
  const part: typeof import('./src/theme/doc/navigation.tsx').Breadcrumbs;
  export default part;
}
declare module '@theme-original/DocBreadcrumbs' {
  export { default } from '@theme/DocBreadcrumbs';
}

declare module '@theme/DocItem/Paginator' {
  const part: typeof import('./src/theme/doc/navigation.tsx').DocItemPaginator;
  export default part;
}
declare module '@theme-original/DocItem/Paginator' {
  export { default } from '@theme/DocItem/Paginator';
}

declare module '@theme/DocPaginator' {
  const part: typeof import('./src/theme/doc/navigation.tsx').DocPagination;
  export default part;
}
declare module '@theme-original/DocPaginator' {
  export { default } from '@theme/DocPaginator';
}

declare module '@theme/PaginatorNavLink' {
  const part: typeof import('./src/theme/doc/navigation.tsx').PaginationLink;
  export default part;
}
declare module '@theme-original/PaginatorNavLink' {
  export { default } from '@theme/PaginatorNavLink';
}

declare module '@theme/DocSidebar' {
  const part: typeof import('./src/theme/sidebar/sidebar.tsx').Sidebar;
  export default part;
}
declare module '@theme-original/DocSidebar' {
  export { default } from '@theme/DocSidebar';
}

declare module '@theme/DocVersionBadge' {
  const part: typeof import('./src/theme/doc/banners.tsx').VersionBadge;
  export default part;
}
declare module '@theme-original/DocVersionBadge' {
  export { default } from '@theme/DocVersionBadge';
}

declare module '@theme/DocVersionBanner' {
  const part: typeof import('./src/theme/doc/banners.tsx').VersionBanner;
  export default part;
}
declare module '@theme-original/DocVersionBanner' {
  export { default } from '@theme/DocVersionBanner';
}

declare module '@theme/ContentVisibility' {
  const part: typeof import('./src/theme/doc/banners.tsx').VisibilityBanners;
  export default part;
}
declare module '@theme-original/ContentVisibility' {
  export { default } from '@theme/ContentVisibility';
}

declare module '@theme/Unlisted' {
  const part: typeof import('./src/theme/doc/banners.tsx').UnlistedBanner;
  export default part;
}
declare module '@theme-original/Unlisted' {
  export { default } from '@theme/Unlisted';
}

declare module '@theme/Draft' {
  const part: typeof import('./src/theme/doc/banners.tsx').DraftBanner;
  export default part;
}
declare module '@theme-original/Draft' {
  export { default } from '@theme/Draft';
}

declare module '@theme/DocCard' {
  const part: typeof import('./src/theme/doc/cards.tsx').ItemCard;
  export default part;
}
declare module '@theme-original/DocCard' {
  export { default } from '@theme/DocCard';
}

declare module '@theme/DocTagsListPage' {
  const part: typeof import('./src/theme/doc/tags.tsx').DocTags;
  export default part;
}
declare module '@theme-original/DocTagsListPage' {
  export { default } from '@theme/DocTagsListPage';
}

declare module '@theme/DocTagDocListPage' {
  const part: typeof import('./src/theme/doc/tags.tsx').DocTag;
  export default part;
}
declare module '@theme-original/DocTagDocListPage' {
  export { default } from '@theme/DocTagDocListPage';
}

declare module '@theme/TagsListInline' {
  const part: typeof import('./src/theme/doc/tags.tsx').Tags;
  export default part;
}
declare module '@theme-original/TagsListInline' {
  export { default } from '@theme/TagsListInline';
}

declare module '@theme/TagsListByLetter' {
  const part: typeof import('./src/theme/doc/tags.tsx').TagGroups;
  export default part;
}
declare module '@theme-original/TagsListByLetter' {
  export { default } from '@theme/TagsListByLetter';
}

declare module '@theme/TOC' {
  const part: typeof import('./src/theme/doc/toc.tsx').Toc;
  export default part;
}
declare module '@theme-original/TOC' {
  export { default } from '@theme/TOC';
}

declare module '@theme/BlogListPage' {
  const part: typeof import('./src/theme/blog/blog-pages.tsx').BlogList;
  export default part;
}
declare module '@theme-original/BlogListPage' {
  export { default } from '@theme/BlogListPage';
}

declare module '@theme/BlogArchivePage' {
  const part: typeof import('./src/theme/blog/blog-pages.tsx').BlogArchive;
  export default part;
}
declare module '@theme-original/BlogArchivePage' {
  export { default } from '@theme/BlogArchivePage';
}

declare module '@theme/BlogTagsListPage' {
  const part: typeof import('./src/theme/blog/blog-pages.tsx').BlogTags;
  export default part;
}
declare module '@theme-original/BlogTagsListPage' {
  export { default } from '@theme/BlogTagsListPage';
}

declare module '@theme/BlogTagsPostsPage' {
  const part: typeof import('./src/theme/blog/blog-pages.tsx').BlogTag;
  export default part;
}
declare module '@theme-original/BlogTagsPostsPage' {
  export { default } from '@theme/BlogTagsPostsPage';
}

declare module '@theme/BlogLayout' {
  const part: typeof import('./src/theme/blog/blog-layout.tsx').BlogLayout;
  export default part;
}
declare module '@theme-original/BlogLayout' {
  export { default } from '@theme/BlogLayout';
}

declare module '@theme/BlogSidebar' {
  const part: typeof import('./src/theme/blog/blog-layout.tsx').RecentPosts;
  export default part;
}
declare module '@theme-original/BlogSidebar' {
  export { default } from '@theme/BlogSidebar';
}

declare module '@theme/BlogPostPage' {
  const part: typeof import('./src/theme/blog/post.tsx').BlogPost;
  export default part;
}
declare module '@theme-original/BlogPostPage' {
  export { default } from '@theme/BlogPostPage';
}

declare module '@theme/BlogPostPage/Metadata' {
  const part: typeof import('./src/theme/blog/post.tsx').PostMetadata;
  export default part;
}
declare module '@theme-original/BlogPostPage/Metadata' {
  export { default } from '@theme/BlogPostPage/Metadata';
}

declare module '@theme/BlogPostItems' {
  const part: typeof import('./src/theme/blog/post.tsx').PostList;
  export default part;
}
declare module '@theme-original/BlogPostItems' {
  export { default } from '@theme/BlogPostItems';
}

declare module '@theme/BlogPostItem' {
  const part: typeof import('./src/theme/blog/post.tsx').PostItem;
  export default part;
}
declare module '@theme-original/BlogPostItem' {
  export { default } from '@theme/BlogPostItem';
}

declare module '@theme/BlogPostItem/Container' {
  const part: typeof import('./src/theme/blog/post.tsx').PostContainer;
  export default part;
}
declare module '@theme-original/BlogPostItem/Container' {
  export { default } from '@theme/BlogPostItem/Container';
}

declare module '@theme/BlogPostItem/Content' {
  const part: typeof import('./src/theme/blog/post.tsx').PostContent;
  export default part;
}
declare module '@theme-original/BlogPostItem/Content' {
  export { default } from '@theme/BlogPostItem/Content';
}

declare module '@theme/BlogPostItem/Header' {
  const part: typeof import('./src/theme/blog/post-parts.tsx').PostHeader;
  export default part;
}
declare module '@theme-original/BlogPostItem/Header' {
  export { default } from '@theme/BlogPostItem/Header';
}

declare module '@theme/BlogPostItem/Header/Title' {
  const part: typeof import('./src/theme/blog/post-parts.tsx').PostTitle;
  export default part;
}
declare module '@theme-original/BlogPostItem/Header/Title' {
  export { default } from '@theme/BlogPostItem/Header/Title';
}

declare module '@theme/BlogPostItem/Header/Info' {
  const part: typeof import('./src/theme/blog/post-parts.tsx').PostInfo;
  export default part;
}
declare module '@theme-original/BlogPostItem/Header/Info' {
  export { default } from '@theme/BlogPostItem/Header/Info';
}

declare module '@theme/BlogPostItem/Footer' {
  const part: typeof import('./src/theme/blog/post-parts.tsx').PostFooter;
  export default part;
}
declare module '@theme-original/BlogPostItem/Footer' {
  export { default } from '@theme/BlogPostItem/Footer';
}

declare module '@theme/BlogPostItem/Footer/ReadMoreLink' {
  const part: typeof import('./src/theme/blog/post-parts.tsx').ReadMoreLink;
  export default part;
}
declare module '@theme-original/BlogPostItem/Footer/ReadMoreLink' {
  export { default } from '@theme/BlogPostItem/Footer/ReadMoreLink';
}

declare module '@theme/BlogPostItem/Header/Authors' {
  const part: typeof import('./src/theme/blog/authors.tsx').Authors;
  export default part;
}
declare module '@theme-original/BlogPostItem/Header/Authors' {
  export { default } from '@theme/BlogPostItem/Header/Authors';
}

declare module '@theme/NotFound' {
  const part: typeof import('./src/theme/layouts/not-found.tsx').NotFound;
  export default part;
}
declare module '@theme-original/NotFound' {
  export { default } from '@theme/NotFound';
}

declare module '@theme/NotFound/Content' {
  const part: typeof import('./src/theme/layouts/not-found.tsx').NotFoundContent;
  export default part;
}
declare module '@theme-original/NotFound/Content' {
  export { default } from '@theme/NotFound/Content';
}

declare module '@theme/MDXPage' {
  const part: typeof import('./src/theme/layouts/single-page.tsx').MarkdownPage;
  export default part;
}
declare module '@theme-original/MDXPage' {
  export { default } from '@theme/MDXPage';
}

declare module '@theme/MDXComponents' {
  const part: typeof import('./src/theme/mdx-components.tsx').mdxComponents;
  export default part;
}
declare module '@theme-original/MDXComponents' {
  export { default } from '@theme/MDXComponents';
}

declare module '@theme/Admonition' {
  const part: typeof import('./src/theme/content/admonition.tsx').Admonition;
  export default part;
}
declare module '@theme-original/Admonition' {
  export { default } from '@theme/Admonition';
}

declare module '@theme/Admonition/Types' {
  const part: typeof import('./src/theme/content/admonition-types.tsx').admonitionTypes;
  export default part;
}
declare module '@theme-original/Admonition/Types' {
  export { default } from '@theme/Admonition/Types';
}

declare module '@theme/CodeBlock' {
  const part: typeof import('./src/theme/content/code-block.tsx').CodeBlock;
  export default part;
}
declare module '@theme-original/CodeBlock' {
  export { default } from '@theme/CodeBlock';
}

declare module '@theme/Details' {
  const part: typeof import('./src/theme/content/blocks.tsx').Details;
  export default part;
}
declare module '@theme-original/Details' {
  export { default } from '@theme/Details';
}

declare module '@theme/Heading' {
  const part: typeof import('./src/theme/content/blocks.tsx').Heading;
  export default part;
}
declare module '@theme-original/Heading' {
  export { default } from '@theme/Heading';
}

declare module '@theme/Mermaid' {
  const part: typeof import('./src/theme/content/blocks.tsx').Mermaid;
  export default part;
}
declare module '@theme-original/Mermaid' {
  export { default } from '@theme/Mermaid';
}

declare module '@theme/DocCardList' {
  const part: typeof import('./src/theme/content/blocks.tsx').DocCardList;
  export default part;
}
declare module '@theme-original/DocCardList' {
  export { default } from '@theme/DocCardList';
}

declare module '@theme/TOCInline' {
  const part: typeof import('./src/theme/content/blocks.tsx').TOCInline;
  export default part;
}
declare module '@theme-original/TOCInline' {
  export { default } from '@theme/TOCInline';
}

declare module '@theme/ThemedImage' {
  const part: typeof import('./src/theme/content/blocks.tsx').ThemedImage;
  export default part;
}
declare module '@theme-original/ThemedImage' {
  export { default } from '@theme/ThemedImage';
}

declare module '@theme/Steps' {
  const part: typeof import('./src/theme/content/author-blocks.tsx').Steps;
  export default part;
}
declare module '@theme-original/Steps' {
  export { default } from '@theme/Steps';
}

declare module '@theme/Cards' {
  const part: typeof import('./src/theme/content/author-blocks.tsx').Cards;
  export default part;
}
declare module '@theme-original/Cards' {
  export { default } from '@theme/Cards';
}

declare module '@theme/Card' {
  const part: typeof import('./src/theme/content/author-blocks.tsx').Card;
  export default part;
}
declare module '@theme-original/Card' {
  export { default } from '@theme/Card';
}

declare module '@theme/Badge' {
  const part: typeof import('./src/theme/content/author-blocks.tsx').Badge;
  export default part;
}
declare module '@theme-original/Badge' {
  export { default } from '@theme/Badge';
}

declare module '@theme/FileTree' {
  const part: typeof import('./src/theme/content/author-blocks.tsx').FileTree;
  export default part;
}
declare module '@theme-original/FileTree' {
  export { default } from '@theme/FileTree';
}

declare module '@theme/CodeGroup' {
  const part: typeof import('./src/theme/content/author-blocks.tsx').CodeGroup;
  export default part;
}
declare module '@theme-original/CodeGroup' {
  export { default } from '@theme/CodeGroup';
}

declare module '@theme/Figure' {
  const part: typeof import('./src/theme/content/author-blocks.tsx').Figure;
  export default part;
}
declare module '@theme-original/Figure' {
  export { default } from '@theme/Figure';
}

declare module '@theme/Kbd' {
  const part: typeof import('./src/theme/content/author-blocks.tsx').Kbd;
  export default part;
}
declare module '@theme-original/Kbd' {
  export { default } from '@theme/Kbd';
}

declare module '@theme/Tabs' {
  const part: typeof import('./src/theme/content/tabs.tsx').Tabs;
  export default part;
}
declare module '@theme-original/Tabs' {
  export { default } from '@theme/Tabs';
}

declare module '@theme/TabItem' {
  const part: typeof import('./src/theme/content/tabs.tsx').TabItem;
  export default part;
}
declare module '@theme-original/TabItem' {
  export { default } from '@theme/TabItem';
}

declare module '@theme/Translate' {
  const part: typeof import('./src/theme/content/translate.tsx').Translate;
  export default part;
  export const translate: typeof import('./src/theme/content/translate.tsx').translate;
}
declare module '@theme-original/Translate' {
  export { default } from '@theme/Translate';
}

declare module '@theme/Icon/Arrow' {
  const part: typeof import('./src/theme/content/icons.tsx').Arrow;
  export default part;
}
declare module '@theme-original/Icon/Arrow' {
  export { default } from '@theme/Icon/Arrow';
}

declare module '@theme/Icon/Close' {
  const part: typeof import('./src/theme/content/icons.tsx').Close;
  export default part;
}
declare module '@theme-original/Icon/Close' {
  export { default } from '@theme/Icon/Close';
}

declare module '@theme/Icon/Copy' {
  const part: typeof import('./src/theme/content/icons.tsx').Copy;
  export default part;
}
declare module '@theme-original/Icon/Copy' {
  export { default } from '@theme/Icon/Copy';
}

declare module '@theme/Icon/DarkMode' {
  const part: typeof import('./src/theme/content/icons.tsx').DarkMode;
  export default part;
}
declare module '@theme-original/Icon/DarkMode' {
  export { default } from '@theme/Icon/DarkMode';
}

declare module '@theme/Icon/Edit' {
  const part: typeof import('./src/theme/content/icons.tsx').Edit;
  export default part;
}
declare module '@theme-original/Icon/Edit' {
  export { default } from '@theme/Icon/Edit';
}

declare module '@theme/Icon/ExternalLink' {
  const part: typeof import('./src/theme/content/icons.tsx').ExternalLink;
  export default part;
}
declare module '@theme-original/Icon/ExternalLink' {
  export { default } from '@theme/Icon/ExternalLink';
}

declare module '@theme/Icon/Home' {
  const part: typeof import('./src/theme/content/icons.tsx').Home;
  export default part;
}
declare module '@theme-original/Icon/Home' {
  export { default } from '@theme/Icon/Home';
}

declare module '@theme/Icon/Language' {
  const part: typeof import('./src/theme/content/icons.tsx').Language;
  export default part;
}
declare module '@theme-original/Icon/Language' {
  export { default } from '@theme/Icon/Language';
}

declare module '@theme/Icon/LightMode' {
  const part: typeof import('./src/theme/content/icons.tsx').LightMode;
  export default part;
}
declare module '@theme-original/Icon/LightMode' {
  export { default } from '@theme/Icon/LightMode';
}

declare module '@theme/Icon/Menu' {
  const part: typeof import('./src/theme/content/icons.tsx').Menu;
  export default part;
}
declare module '@theme-original/Icon/Menu' {
  export { default } from '@theme/Icon/Menu';
}

declare module '@theme/Icon/Success' {
  const part: typeof import('./src/theme/content/icons.tsx').Success;
  export default part;
}
declare module '@theme-original/Icon/Success' {
  export { default } from '@theme/Icon/Success';
}

declare module '@theme/Icon/WordWrap' {
  const part: typeof import('./src/theme/content/icons.tsx').WordWrap;
  export default part;
}
declare module '@theme-original/Icon/WordWrap' {
  export { default } from '@theme/Icon/WordWrap';
}

declare module '@theme/IdealImage' {
  const part: typeof import('./src/theme/content/elements.tsx').IdealImage;
  export default part;
}
declare module '@theme-original/IdealImage' {
  export { default } from '@theme/IdealImage';
}

declare module '@theme/MDXContent' {
  const part: typeof import('./src/theme/content/elements.tsx').MarkdownText;
  export default part;
}
declare module '@theme-original/MDXContent' {
  export { default } from '@theme/MDXContent';
}

declare module '@theme/MDXComponents/A' {
  const part: typeof import('./src/theme/content/elements.tsx').A;
  export default part;
}
declare module '@theme-original/MDXComponents/A' {
  export { default } from '@theme/MDXComponents/A';
}

declare module '@theme/MDXComponents/Code' {
  const part: typeof import('./src/theme/content/elements.tsx').Code;
  export default part;
}
declare module '@theme-original/MDXComponents/Code' {
  export { default } from '@theme/MDXComponents/Code';
}

declare module '@theme/MDXComponents/Details' {
  const part: typeof import('./src/theme/content/elements.tsx').DetailsElement;
  export default part;
}
declare module '@theme-original/MDXComponents/Details' {
  export { default } from '@theme/MDXComponents/Details';
}

declare module '@theme/MDXComponents/Img' {
  const part: typeof import('./src/theme/content/elements.tsx').Img;
  export default part;
}
declare module '@theme-original/MDXComponents/Img' {
  export { default } from '@theme/MDXComponents/Img';
}

declare module '@theme/MDXComponents/Li' {
  const part: typeof import('./src/theme/content/elements.tsx').Li;
  export default part;
}
declare module '@theme-original/MDXComponents/Li' {
  export { default } from '@theme/MDXComponents/Li';
}

declare module '@theme/MDXComponents/Pre' {
  const part: typeof import('./src/theme/content/elements.tsx').Pre;
  export default part;
}
declare module '@theme-original/MDXComponents/Pre' {
  export { default } from '@theme/MDXComponents/Pre';
}

declare module '@theme/MDXComponents/Ul' {
  const part: typeof import('./src/theme/content/elements.tsx').Ul;
  export default part;
}
declare module '@theme-original/MDXComponents/Ul' {
  export { default } from '@theme/MDXComponents/Ul';
}

declare module '@theme/MDXComponents/Heading' {
  const part: typeof import('./src/theme/content/blocks.tsx').Heading;
  export default part;
}
declare module '@theme-original/MDXComponents/Heading' {
  export { default } from '@theme/MDXComponents/Heading';
}

declare module '@theme/DocItem/TOC/Mobile' {
  const part: typeof import('./src/theme/doc/doc-page.tsx').NoToc;
  export default part;
}
declare module '@theme-original/DocItem/TOC/Mobile' {
  export { default } from '@theme/DocItem/TOC/Mobile';
}
