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

declare module '@theme/AnnouncementBar/Content' {
  const part: typeof import('./src/theme/layouts/layout.tsx').AnnouncementText;
  export default part;
}
declare module '@theme-original/AnnouncementBar/Content' {
  export { default } from '@theme/AnnouncementBar/Content';
}

declare module '@theme/AnnouncementBar/CloseButton' {
  const part: typeof import('./src/theme/layouts/layout.tsx').AnnouncementClose;
  export default part;
}
declare module '@theme-original/AnnouncementBar/CloseButton' {
  export { default } from '@theme/AnnouncementBar/CloseButton';
}

declare module '@theme/Layout/Provider' {
  const part: typeof import('./src/theme/layouts/places.tsx').Around;
  export default part;
}
declare module '@theme-original/Layout/Provider' {
  export { default } from '@theme/Layout/Provider';
}

declare module '@theme/ThemeProvider' {
  const part: typeof import('./src/theme/layouts/places.tsx').ThemeProvider;
  export default part;
}
declare module '@theme-original/ThemeProvider' {
  export { default } from '@theme/ThemeProvider';
}

declare module '@theme/ThemeProvider/TitleFormatter' {
  const part: typeof import('./src/theme/layouts/places.tsx').Around;
  export default part;
}
declare module '@theme-original/ThemeProvider/TitleFormatter' {
  export { default } from '@theme/ThemeProvider/TitleFormatter';
}

declare module '@theme/SiteMetadata' {
  const part: typeof import('./src/theme/layouts/places.tsx').SiteMetadata;
  export default part;
}
declare module '@theme-original/SiteMetadata' {
  export { default } from '@theme/SiteMetadata';
}

declare module '@theme/SearchMetadata' {
  const part: typeof import('./src/theme/layouts/places.tsx').NoSearchMetadata;
  export default part;
}
declare module '@theme-original/SearchMetadata' {
  export { default } from '@theme/SearchMetadata';
}

declare module '@theme/DocVersionRoot' {
  const part: typeof import('./src/theme/layouts/places.tsx').DocVersionRoot;
  export default part;
}
declare module '@theme-original/DocVersionRoot' {
  export { default } from '@theme/DocVersionRoot';
}

declare module '@theme/BlogListPage/StructuredData' {
  const part: typeof import('./src/theme/layouts/places.tsx').Nothing;
  export default part;
}
declare module '@theme-original/BlogListPage/StructuredData' {
  export { default } from '@theme/BlogListPage/StructuredData';
}

declare module '@theme/BlogPostPage/StructuredData' {
  const part: typeof import('./src/theme/layouts/places.tsx').Nothing;
  export default part;
}
declare module '@theme-original/BlogPostPage/StructuredData' {
  export { default } from '@theme/BlogPostPage/StructuredData';
}

declare module '@theme/DocBreadcrumbs/StructuredData' {
  const part: typeof import('./src/theme/layouts/places.tsx').Nothing;
  export default part;
}
declare module '@theme-original/DocBreadcrumbs/StructuredData' {
  export { default } from '@theme/DocBreadcrumbs/StructuredData';
}

declare module '@theme/Navbar' {
  const part: typeof import('./src/theme/navbar/navbar.tsx').Navbar;
  export default part;
}
declare module '@theme-original/Navbar' {
  export { default } from '@theme/Navbar';
}

declare module '@theme/Navbar/Layout' {
  const part: typeof import('./src/theme/navbar/navbar.tsx').NavbarHeader;
  export default part;
}
declare module '@theme-original/Navbar/Layout' {
  export { default } from '@theme/Navbar/Layout';
}

declare module '@theme/Navbar/Content' {
  const part: typeof import('./src/theme/navbar/navbar.tsx').NavbarContent;
  export default part;
}
declare module '@theme-original/Navbar/Content' {
  export { default } from '@theme/Navbar/Content';
}

declare module '@theme/Navbar/MobileSidebar/Toggle' {
  const part: typeof import('./src/theme/navbar/navbar.tsx').MenuToggle;
  export default part;
}
declare module '@theme-original/Navbar/MobileSidebar/Toggle' {
  export { default } from '@theme/Navbar/MobileSidebar/Toggle';
}

declare module '@theme/Navbar/ColorModeToggle' {
  const part: typeof import('./src/theme/navbar/navbar.tsx').ColorModePlace;
  export default part;
}
declare module '@theme-original/Navbar/ColorModeToggle' {
  export { default } from '@theme/Navbar/ColorModeToggle';
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

declare module '@theme/NavbarItem/HtmlNavbarItem' {
  const part: typeof import('./src/theme/navbar/navbar-item.tsx').HtmlNavbarItem;
  export default part;
}
declare module '@theme-original/NavbarItem/HtmlNavbarItem' {
  export { default } from '@theme/NavbarItem/HtmlNavbarItem';
}

declare module '@theme/NavbarItem/SearchNavbarItem' {
  const part: typeof import('./src/theme/navbar/navbar-item.tsx').SearchNavbarItem;
  export default part;
}
declare module '@theme-original/NavbarItem/SearchNavbarItem' {
  export { default } from '@theme/NavbarItem/SearchNavbarItem';
}

declare module '@theme/NavbarItem/DefaultNavbarItem' {
  const part: typeof import('./src/theme/navbar/link-items.tsx').LinkItem;
  export default part;
}
declare module '@theme-original/NavbarItem/DefaultNavbarItem' {
  export { default } from '@theme/NavbarItem/DefaultNavbarItem';
}

declare module '@theme/NavbarItem/NavbarNavLink' {
  const part: typeof import('./src/theme/navbar/link-items.tsx').NavbarLink;
  export default part;
}
declare module '@theme-original/NavbarItem/NavbarNavLink' {
  export { default } from '@theme/NavbarItem/NavbarNavLink';
}

declare module '@theme/NavbarItem/DropdownNavbarItem' {
  const part: typeof import('./src/theme/navbar/link-items.tsx').Dropdown;
  export default part;
}
declare module '@theme-original/NavbarItem/DropdownNavbarItem' {
  export { default } from '@theme/NavbarItem/DropdownNavbarItem';
}

declare module '@theme/NavbarItem/LocaleDropdownNavbarItem' {
  const part: typeof import('./src/theme/navbar/dropdowns.tsx').LocaleDropdown;
  export default part;
}
declare module '@theme-original/NavbarItem/LocaleDropdownNavbarItem' {
  export { default } from '@theme/NavbarItem/LocaleDropdownNavbarItem';
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

declare module '@theme/Navbar/Search' {
  const part: typeof import('./src/theme/search/search-box.tsx').SearchPlace;
  export default part;
}
declare module '@theme-original/Navbar/Search' {
  export { default } from '@theme/Navbar/Search';
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

declare module '@theme/DocsRoot' {
  const part: typeof import('./src/theme/doc/doc-page.tsx').DocsRoot;
  export default part;
}
declare module '@theme-original/DocsRoot' {
  export { default } from '@theme/DocsRoot';
}

declare module '@theme/DocRoot' {
  const part: typeof import('./src/theme/doc/doc-page.tsx').DocRoot;
  export default part;
}
declare module '@theme-original/DocRoot' {
  export { default } from '@theme/DocRoot';
}

declare module '@theme/DocRoot/Layout' {
  const part: typeof import('./src/theme/doc/doc-page.tsx').DocsLayout;
  export default part;
}
declare module '@theme-original/DocRoot/Layout' {
  export { default } from '@theme/DocRoot/Layout';
}

declare module '@theme/DocRoot/Layout/Sidebar' {
  const part: typeof import('./src/theme/doc/doc-page.tsx').SidebarPlace;
  export default part;
}
declare module '@theme-original/DocRoot/Layout/Sidebar' {
  export { default } from '@theme/DocRoot/Layout/Sidebar';
}

declare module '@theme/DocRoot/Layout/Main' {
  const part: typeof import('./src/theme/doc/doc-page.tsx').DocsMain;
  export default part;
}
declare module '@theme-original/DocRoot/Layout/Main' {
  export { default } from '@theme/DocRoot/Layout/Main';
}

declare module '@theme/DocItem/TOC/Mobile' {
  const part: typeof import('./src/theme/doc/doc-page.tsx').NoToc;
  export default part;
}
declare module '@theme-original/DocItem/TOC/Mobile' {
  export { default } from '@theme/DocItem/TOC/Mobile';
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

declare module '@theme/DocBreadcrumbs/Items/Home' {
  const part: typeof import('./src/theme/doc/navigation.tsx').BreadcrumbHome;
  export default part;
}
declare module '@theme-original/DocBreadcrumbs/Items/Home' {
  export { default } from '@theme/DocBreadcrumbs/Items/Home';
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

declare module '@theme/DocSidebar/Desktop/CollapseButton' {
  const part: typeof import('./src/theme/sidebar/sidebar.tsx').HideButton;
  export default part;
}
declare module '@theme-original/DocSidebar/Desktop/CollapseButton' {
  export { default } from '@theme/DocSidebar/Desktop/CollapseButton';
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

declare module '@theme/ContentVisibility/Unlisted' {
  const part: typeof import('./src/theme/doc/banners.tsx').UnlistedPlace;
  export default part;
}
declare module '@theme-original/ContentVisibility/Unlisted' {
  export { default } from '@theme/ContentVisibility/Unlisted';
}

declare module '@theme/ContentVisibility/Draft' {
  const part: typeof import('./src/theme/doc/banners.tsx').DraftPlace;
  export default part;
}
declare module '@theme-original/ContentVisibility/Draft' {
  export { default } from '@theme/ContentVisibility/Draft';
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

declare module '@theme/Tag' {
  const part: typeof import('./src/theme/doc/tags.tsx').TagAnchor;
  export default part;
}
declare module '@theme-original/Tag' {
  export { default } from '@theme/Tag';
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

declare module '@theme/Blog/Pages/BlogAuthorsListPage' {
  const part: typeof import('./src/theme/blog/blog-pages.tsx').BlogAuthors;
  export default part;
}
declare module '@theme-original/Blog/Pages/BlogAuthorsListPage' {
  export { default } from '@theme/Blog/Pages/BlogAuthorsListPage';
}

declare module '@theme/Blog/Pages/BlogAuthorsPostsPage' {
  const part: typeof import('./src/theme/blog/blog-pages.tsx').BlogAuthor;
  export default part;
}
declare module '@theme-original/Blog/Pages/BlogAuthorsPostsPage' {
  export { default } from '@theme/Blog/Pages/BlogAuthorsPostsPage';
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

declare module '@theme/BlogPostPaginator' {
  const part: typeof import('./src/theme/blog/post.tsx').PostPagination;
  export default part;
}
declare module '@theme-original/BlogPostPaginator' {
  export { default } from '@theme/BlogPostPaginator';
}

declare module '@theme/BlogListPaginator' {
  const part: typeof import('./src/theme/blog/post.tsx').ListPagination;
  export default part;
}
declare module '@theme-original/BlogListPaginator' {
  export { default } from '@theme/BlogListPaginator';
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

declare module '@theme/BlogPostItem/Header/Author' {
  const part: typeof import('./src/theme/blog/authors.tsx').AuthorOfPost;
  export default part;
}
declare module '@theme-original/BlogPostItem/Header/Author' {
  export { default } from '@theme/BlogPostItem/Header/Author';
}

declare module '@theme/Blog/Components/Author' {
  const part: typeof import('./src/theme/blog/authors.tsx').AuthorCard;
  export default part;
}
declare module '@theme-original/Blog/Components/Author' {
  export { default } from '@theme/Blog/Components/Author';
}

declare module '@theme/Blog/Components/Author/Socials' {
  const part: typeof import('./src/theme/blog/authors.tsx').AuthorSocials;
  export default part;
}
declare module '@theme-original/Blog/Components/Author/Socials' {
  export { default } from '@theme/Blog/Components/Author/Socials';
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

declare module '@theme/SearchPage' {
  const part: typeof import('./src/theme/layouts/search-page.tsx').SearchPage;
  export default part;
}
declare module '@theme-original/SearchPage' {
  export { default } from '@theme/SearchPage';
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

declare module '@theme/MDXContent' {
  const part: typeof import('./src/theme/content/elements.tsx').MarkdownText;
  export default part;
}
declare module '@theme-original/MDXContent' {
  export { default } from '@theme/MDXContent';
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

declare module '@theme/DocSidebar/Desktop' {
  const part: typeof import('./src/theme/sidebar/sidebar-pieces.tsx').SidebarDesktop;
  export default part;
}
declare module '@theme-original/DocSidebar/Desktop' {
  export { default } from '@theme/DocSidebar/Desktop';
}

declare module '@theme/DocSidebar/Desktop/Content' {
  const part: typeof import('./src/theme/sidebar/sidebar-pieces.tsx').SidebarContent;
  export default part;
}
declare module '@theme-original/DocSidebar/Desktop/Content' {
  export { default } from '@theme/DocSidebar/Desktop/Content';
}

declare module '@theme/DocSidebar/Mobile' {
  const part: typeof import('./src/theme/sidebar/sidebar-pieces.tsx').SidebarDesktop;
  export default part;
}
declare module '@theme-original/DocSidebar/Mobile' {
  export { default } from '@theme/DocSidebar/Mobile';
}

declare module '@theme/DocSidebarItems' {
  const part: typeof import('./src/theme/content/sidebar-items.tsx').SidebarItems;
  export default part;
}
declare module '@theme-original/DocSidebarItems' {
  export { default } from '@theme/DocSidebarItems';
}

declare module '@theme/DocSidebarItem' {
  const part: typeof import('./src/theme/content/sidebar-items.tsx').SidebarRow;
  export default part;
}
declare module '@theme-original/DocSidebarItem' {
  export { default } from '@theme/DocSidebarItem';
}

declare module '@theme/DocSidebarItem/Category' {
  const part: typeof import('./src/theme/content/sidebar-items.tsx').SidebarCategoryRow;
  export default part;
}
declare module '@theme-original/DocSidebarItem/Category' {
  export { default } from '@theme/DocSidebarItem/Category';
}

declare module '@theme/DocSidebarItem/Link' {
  const part: typeof import('./src/theme/content/sidebar-items.tsx').SidebarLinkRow;
  export default part;
}
declare module '@theme-original/DocSidebarItem/Link' {
  export { default } from '@theme/DocSidebarItem/Link';
}

declare module '@theme/DocSidebarItem/Html' {
  const part: typeof import('./src/theme/content/sidebar-items.tsx').SidebarHtmlRow;
  export default part;
}
declare module '@theme-original/DocSidebarItem/Html' {
  export { default } from '@theme/DocSidebarItem/Html';
}

declare module '@theme/Navbar/MobileSidebar' {
  const part: typeof import('./src/theme/navbar/mobile-menu.tsx').MobileMenu;
  export default part;
}
declare module '@theme-original/Navbar/MobileSidebar' {
  export { default } from '@theme/Navbar/MobileSidebar';
}

declare module '@theme/Navbar/MobileSidebar/Layout' {
  const part: typeof import('./src/theme/navbar/mobile-menu.tsx').MobileMenuLayout;
  export default part;
}
declare module '@theme-original/Navbar/MobileSidebar/Layout' {
  export { default } from '@theme/Navbar/MobileSidebar/Layout';
}

declare module '@theme/Navbar/MobileSidebar/Header' {
  const part: typeof import('./src/theme/navbar/mobile-menu.tsx').MobileMenuHeader;
  export default part;
}
declare module '@theme-original/Navbar/MobileSidebar/Header' {
  export { default } from '@theme/Navbar/MobileSidebar/Header';
}

declare module '@theme/Navbar/MobileSidebar/PrimaryMenu' {
  const part: typeof import('./src/theme/navbar/mobile-menu.tsx').MobileMenuItems;
  export default part;
}
declare module '@theme-original/Navbar/MobileSidebar/PrimaryMenu' {
  export { default } from '@theme/Navbar/MobileSidebar/PrimaryMenu';
}

declare module '@theme/Navbar/MobileSidebar/SecondaryMenu' {
  const part: typeof import('./src/theme/navbar/mobile-menu.tsx').NoSecondaryMenu;
  export default part;
}
declare module '@theme-original/Navbar/MobileSidebar/SecondaryMenu' {
  export { default } from '@theme/Navbar/MobileSidebar/SecondaryMenu';
}

declare module '@theme/NavbarItem/DefaultNavbarItem/Desktop' {
  const part: typeof import('./src/theme/navbar/link-items.tsx').LinkItem;
  export default part;
}
declare module '@theme-original/NavbarItem/DefaultNavbarItem/Desktop' {
  export { default } from '@theme/NavbarItem/DefaultNavbarItem/Desktop';
}

declare module '@theme/NavbarItem/DefaultNavbarItem/Mobile' {
  const part: typeof import('./src/theme/navbar/link-items.tsx').LinkItem;
  export default part;
}
declare module '@theme-original/NavbarItem/DefaultNavbarItem/Mobile' {
  export { default } from '@theme/NavbarItem/DefaultNavbarItem/Mobile';
}

declare module '@theme/NavbarItem/DropdownNavbarItem/Desktop' {
  const part: typeof import('./src/theme/navbar/link-items.tsx').Dropdown;
  export default part;
}
declare module '@theme-original/NavbarItem/DropdownNavbarItem/Desktop' {
  export { default } from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
}

declare module '@theme/NavbarItem/DropdownNavbarItem/Mobile' {
  const part: typeof import('./src/theme/navbar/link-items.tsx').Dropdown;
  export default part;
}
declare module '@theme-original/NavbarItem/DropdownNavbarItem/Mobile' {
  export { default } from '@theme/NavbarItem/DropdownNavbarItem/Mobile';
}

declare module '@theme/NavbarItem/DocNavbarItem' {
  const part: typeof import('./src/theme/navbar/doc-links.tsx').DocNavbarItem;
  export default part;
}
declare module '@theme-original/NavbarItem/DocNavbarItem' {
  export { default } from '@theme/NavbarItem/DocNavbarItem';
}

declare module '@theme/NavbarItem/DocSidebarNavbarItem' {
  const part: typeof import('./src/theme/navbar/doc-links.tsx').DocSidebarNavbarItem;
  export default part;
}
declare module '@theme-original/NavbarItem/DocSidebarNavbarItem' {
  export { default } from '@theme/NavbarItem/DocSidebarNavbarItem';
}

declare module '@theme/NavbarItem/DocsVersionDropdownNavbarItem' {
  const part: typeof import('./src/theme/navbar/doc-links.tsx').DocsVersionDropdownNavbarItem;
  export default part;
}
declare module '@theme-original/NavbarItem/DocsVersionDropdownNavbarItem' {
  export { default } from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
}

declare module '@theme/NavbarItem/DocsVersionNavbarItem' {
  const part: typeof import('./src/theme/navbar/doc-links.tsx').DocsVersionNavbarItem;
  export default part;
}
declare module '@theme-original/NavbarItem/DocsVersionNavbarItem' {
  export { default } from '@theme/NavbarItem/DocsVersionNavbarItem';
}

declare module '@theme/TOCItems' {
  const part: typeof import('./src/theme/content/toc-items.tsx').TocItems;
  export default part;
}
declare module '@theme-original/TOCItems' {
  export { default } from '@theme/TOCItems';
}

declare module '@theme/TOCItems/Tree' {
  const part: typeof import('./src/theme/content/toc-items.tsx').TocTree;
  export default part;
}
declare module '@theme-original/TOCItems/Tree' {
  export { default } from '@theme/TOCItems/Tree';
}

declare module '@theme/TOCCollapsible' {
  const part: typeof import('./src/theme/content/toc-items.tsx').TocCollapsible;
  export default part;
}
declare module '@theme-original/TOCCollapsible' {
  export { default } from '@theme/TOCCollapsible';
}

declare module '@theme/TOCCollapsible/CollapseButton' {
  const part: typeof import('./src/theme/content/toc-items.tsx').TocCollapseButton;
  export default part;
}
declare module '@theme-original/TOCCollapsible/CollapseButton' {
  export { default } from '@theme/TOCCollapsible/CollapseButton';
}

declare module '@theme/Admonition/Layout' {
  const part: typeof import('./src/theme/content/admonition-pieces.tsx').AdmonitionLayout;
  export default part;
}
declare module '@theme-original/Admonition/Layout' {
  export { default } from '@theme/Admonition/Layout';
}

declare module '@theme/Admonition/Type/Note' {
  const part: typeof import('./src/theme/content/admonition-pieces.tsx').NoteAdmonition;
  export default part;
}
declare module '@theme-original/Admonition/Type/Note' {
  export { default } from '@theme/Admonition/Type/Note';
}

declare module '@theme/Admonition/Type/Tip' {
  const part: typeof import('./src/theme/content/admonition-pieces.tsx').TipAdmonition;
  export default part;
}
declare module '@theme-original/Admonition/Type/Tip' {
  export { default } from '@theme/Admonition/Type/Tip';
}

declare module '@theme/Admonition/Type/Info' {
  const part: typeof import('./src/theme/content/admonition-pieces.tsx').InfoAdmonition;
  export default part;
}
declare module '@theme-original/Admonition/Type/Info' {
  export { default } from '@theme/Admonition/Type/Info';
}

declare module '@theme/Admonition/Type/Warning' {
  const part: typeof import('./src/theme/content/admonition-pieces.tsx').WarningAdmonition;
  export default part;
}
declare module '@theme-original/Admonition/Type/Warning' {
  export { default } from '@theme/Admonition/Type/Warning';
}

declare module '@theme/Admonition/Type/Caution' {
  const part: typeof import('./src/theme/content/admonition-pieces.tsx').CautionAdmonition;
  export default part;
}
declare module '@theme-original/Admonition/Type/Caution' {
  export { default } from '@theme/Admonition/Type/Caution';
}

declare module '@theme/Admonition/Type/Danger' {
  const part: typeof import('./src/theme/content/admonition-pieces.tsx').DangerAdmonition;
  export default part;
}
declare module '@theme-original/Admonition/Type/Danger' {
  export { default } from '@theme/Admonition/Type/Danger';
}

declare module '@theme/Admonition/Icon/Note' {
  const part: typeof import('./src/theme/content/admonition-pieces.tsx').AdmonitionNote;
  export default part;
}
declare module '@theme-original/Admonition/Icon/Note' {
  export { default } from '@theme/Admonition/Icon/Note';
}

declare module '@theme/Admonition/Icon/Tip' {
  const part: typeof import('./src/theme/content/admonition-pieces.tsx').AdmonitionTip;
  export default part;
}
declare module '@theme-original/Admonition/Icon/Tip' {
  export { default } from '@theme/Admonition/Icon/Tip';
}

declare module '@theme/Admonition/Icon/Info' {
  const part: typeof import('./src/theme/content/admonition-pieces.tsx').AdmonitionInfo;
  export default part;
}
declare module '@theme-original/Admonition/Icon/Info' {
  export { default } from '@theme/Admonition/Icon/Info';
}

declare module '@theme/Admonition/Icon/Warning' {
  const part: typeof import('./src/theme/content/admonition-pieces.tsx').AdmonitionWarning;
  export default part;
}
declare module '@theme-original/Admonition/Icon/Warning' {
  export { default } from '@theme/Admonition/Icon/Warning';
}

declare module '@theme/Admonition/Icon/Danger' {
  const part: typeof import('./src/theme/content/admonition-pieces.tsx').AdmonitionDanger;
  export default part;
}
declare module '@theme-original/Admonition/Icon/Danger' {
  export { default } from '@theme/Admonition/Icon/Danger';
}

declare module '@theme/CodeBlock/Content/String' {
  const part: typeof import('./src/theme/content/code-pieces.tsx').CodeString;
  export default part;
}
declare module '@theme-original/CodeBlock/Content/String' {
  export { default } from '@theme/CodeBlock/Content/String';
}

declare module '@theme/CodeBlock/Content/Element' {
  const part: typeof import('./src/theme/content/code-pieces.tsx').CodeElement;
  export default part;
}
declare module '@theme-original/CodeBlock/Content/Element' {
  export { default } from '@theme/CodeBlock/Content/Element';
}

declare module '@theme/CodeBlock/Layout' {
  const part: typeof import('./src/theme/content/code-pieces.tsx').CodeLayout;
  export default part;
}
declare module '@theme-original/CodeBlock/Layout' {
  export { default } from '@theme/CodeBlock/Layout';
}

declare module '@theme/CodeBlock/Container' {
  const part: typeof import('./src/theme/content/code-pieces.tsx').CodeContainer;
  export default part;
}
declare module '@theme-original/CodeBlock/Container' {
  export { default } from '@theme/CodeBlock/Container';
}

declare module '@theme/CodeBlock/Title' {
  const part: typeof import('./src/theme/content/code-pieces.tsx').CodeTitle;
  export default part;
}
declare module '@theme-original/CodeBlock/Title' {
  export { default } from '@theme/CodeBlock/Title';
}

declare module '@theme/CodeBlock/Content' {
  const part: typeof import('./src/theme/content/code-pieces.tsx').CodeContent;
  export default part;
}
declare module '@theme-original/CodeBlock/Content' {
  export { default } from '@theme/CodeBlock/Content';
}

declare module '@theme/CodeBlock/Buttons' {
  const part: typeof import('./src/theme/content/code-pieces.tsx').CodeButtons;
  export default part;
}
declare module '@theme-original/CodeBlock/Buttons' {
  export { default } from '@theme/CodeBlock/Buttons';
}

declare module '@theme/CodeBlock/Buttons/Button' {
  const part: typeof import('./src/theme/content/code-pieces.tsx').CodeButton;
  export default part;
}
declare module '@theme-original/CodeBlock/Buttons/Button' {
  export { default } from '@theme/CodeBlock/Buttons/Button';
}

declare module '@theme/CodeBlock/Buttons/CopyButton' {
  const part: typeof import('./src/theme/content/code-pieces.tsx').CodeCopyButton;
  export default part;
}
declare module '@theme-original/CodeBlock/Buttons/CopyButton' {
  export { default } from '@theme/CodeBlock/Buttons/CopyButton';
}

declare module '@theme/CodeBlock/Buttons/WordWrapButton' {
  const part: typeof import('./src/theme/content/code-pieces.tsx').CodeWrapButton;
  export default part;
}
declare module '@theme-original/CodeBlock/Buttons/WordWrapButton' {
  export { default } from '@theme/CodeBlock/Buttons/WordWrapButton';
}

declare module '@theme/CodeBlock/CopyButton' {
  const part: typeof import('./src/theme/content/code-pieces.tsx').CodeCopyButton;
  export default part;
}
declare module '@theme-original/CodeBlock/CopyButton' {
  export { default } from '@theme/CodeBlock/CopyButton';
}

declare module '@theme/CodeBlock/WordWrapButton' {
  const part: typeof import('./src/theme/content/code-pieces.tsx').CodeWrapButton;
  export default part;
}
declare module '@theme-original/CodeBlock/WordWrapButton' {
  export { default } from '@theme/CodeBlock/WordWrapButton';
}

declare module '@theme/BlogSidebar/Desktop' {
  const part: typeof import('./src/theme/blog/sidebar-pieces.tsx').RecentPostsDesktop;
  export default part;
}
declare module '@theme-original/BlogSidebar/Desktop' {
  export { default } from '@theme/BlogSidebar/Desktop';
}

declare module '@theme/BlogSidebar/Mobile' {
  const part: typeof import('./src/theme/blog/sidebar-pieces.tsx').RecentPostsDesktop;
  export default part;
}
declare module '@theme-original/BlogSidebar/Mobile' {
  export { default } from '@theme/BlogSidebar/Mobile';
}

declare module '@theme/BlogSidebar/Content' {
  const part: typeof import('./src/theme/blog/sidebar-pieces.tsx').RecentPostsContent;
  export default part;
}
declare module '@theme-original/BlogSidebar/Content' {
  export { default } from '@theme/BlogSidebar/Content';
}

declare module '@theme/Icon/Socials/Bluesky' {
  const part: typeof import('./src/theme/content/icons.tsx').Bluesky;
  export default part;
}
declare module '@theme-original/Icon/Socials/Bluesky' {
  export { default } from '@theme/Icon/Socials/Bluesky';
}

declare module '@theme/Icon/Socials/Default' {
  const part: typeof import('./src/theme/content/icons.tsx').Website;
  export default part;
}
declare module '@theme-original/Icon/Socials/Default' {
  export { default } from '@theme/Icon/Socials/Default';
}

declare module '@theme/Icon/Socials/Email' {
  const part: typeof import('./src/theme/content/icons.tsx').Email;
  export default part;
}
declare module '@theme-original/Icon/Socials/Email' {
  export { default } from '@theme/Icon/Socials/Email';
}

declare module '@theme/Icon/Socials/GitHub' {
  const part: typeof import('./src/theme/content/icons.tsx').GitHub;
  export default part;
}
declare module '@theme-original/Icon/Socials/GitHub' {
  export { default } from '@theme/Icon/Socials/GitHub';
}

declare module '@theme/Icon/Socials/Instagram' {
  const part: typeof import('./src/theme/content/icons.tsx').Instagram;
  export default part;
}
declare module '@theme-original/Icon/Socials/Instagram' {
  export { default } from '@theme/Icon/Socials/Instagram';
}

declare module '@theme/Icon/Socials/LinkedIn' {
  const part: typeof import('./src/theme/content/icons.tsx').LinkedIn;
  export default part;
}
declare module '@theme-original/Icon/Socials/LinkedIn' {
  export { default } from '@theme/Icon/Socials/LinkedIn';
}

declare module '@theme/Icon/Socials/Mastodon' {
  const part: typeof import('./src/theme/content/icons.tsx').Mastodon;
  export default part;
}
declare module '@theme-original/Icon/Socials/Mastodon' {
  export { default } from '@theme/Icon/Socials/Mastodon';
}

declare module '@theme/Icon/Socials/StackOverflow' {
  const part: typeof import('./src/theme/content/icons.tsx').StackOverflow;
  export default part;
}
declare module '@theme-original/Icon/Socials/StackOverflow' {
  export { default } from '@theme/Icon/Socials/StackOverflow';
}

declare module '@theme/Icon/Socials/Threads' {
  const part: typeof import('./src/theme/content/icons.tsx').Threads;
  export default part;
}
declare module '@theme-original/Icon/Socials/Threads' {
  export { default } from '@theme/Icon/Socials/Threads';
}

declare module '@theme/Icon/Socials/Twitch' {
  const part: typeof import('./src/theme/content/icons.tsx').Twitch;
  export default part;
}
declare module '@theme-original/Icon/Socials/Twitch' {
  export { default } from '@theme/Icon/Socials/Twitch';
}

declare module '@theme/Icon/Socials/Twitter' {
  const part: typeof import('./src/theme/content/icons.tsx').Twitter;
  export default part;
}
declare module '@theme-original/Icon/Socials/Twitter' {
  export { default } from '@theme/Icon/Socials/Twitter';
}

declare module '@theme/Icon/Socials/X' {
  const part: typeof import('./src/theme/content/icons.tsx').X;
  export default part;
}
declare module '@theme-original/Icon/Socials/X' {
  export { default } from '@theme/Icon/Socials/X';
}

declare module '@theme/Icon/Socials/YouTube' {
  const part: typeof import('./src/theme/content/icons.tsx').YouTube;
  export default part;
}
declare module '@theme-original/Icon/Socials/YouTube' {
  export { default } from '@theme/Icon/Socials/YouTube';
}

declare module '@theme/DocCard/Layout' {
  const part: typeof import('./src/theme/doc/card-pieces.tsx').CardLayout;
  export default part;
}
declare module '@theme-original/DocCard/Layout' {
  export { default } from '@theme/DocCard/Layout';
}

declare module '@theme/DocCard/Heading' {
  const part: typeof import('./src/theme/doc/card-pieces.tsx').CardHeading;
  export default part;
}
declare module '@theme-original/DocCard/Heading' {
  export { default } from '@theme/DocCard/Heading';
}

declare module '@theme/DocCard/Heading/Icon' {
  const part: typeof import('./src/theme/doc/card-pieces.tsx').CardIcon;
  export default part;
}
declare module '@theme-original/DocCard/Heading/Icon' {
  export { default } from '@theme/DocCard/Heading/Icon';
}

declare module '@theme/DocCard/Heading/Text' {
  const part: typeof import('./src/theme/doc/card-pieces.tsx').CardText;
  export default part;
}
declare module '@theme-original/DocCard/Heading/Text' {
  export { default } from '@theme/DocCard/Heading/Text';
}

declare module '@theme/DocCard/Description' {
  const part: typeof import('./src/theme/doc/card-pieces.tsx').CardDescription;
  export default part;
}
declare module '@theme-original/DocCard/Description' {
  export { default } from '@theme/DocCard/Description';
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

declare module '@theme/Icon/SystemColorMode' {
  const part: typeof import('./src/theme/content/icons.tsx').SystemColorMode;
  export default part;
}
declare module '@theme-original/Icon/SystemColorMode' {
  export { default } from '@theme/Icon/SystemColorMode';
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

declare module '@theme/CodeBlock/Line' {
  const part: typeof import('./src/theme/content/rest.tsx').CodeLine;
  export default part;
}
declare module '@theme-original/CodeBlock/Line' {
  export { default } from '@theme/CodeBlock/Line';
}

declare module '@theme/CodeBlock/Line/Token' {
  const part: typeof import('./src/theme/content/rest.tsx').CodeToken;
  export default part;
}
declare module '@theme-original/CodeBlock/Line/Token' {
  export { default } from '@theme/CodeBlock/Line/Token';
}

declare module '@theme/CodeInline' {
  const part: typeof import('./src/theme/content/rest.tsx').InlineCode;
  export default part;
}
declare module '@theme-original/CodeInline' {
  export { default } from '@theme/CodeInline';
}

declare module '@theme/DocRoot/Layout/Sidebar/ExpandButton' {
  const part: typeof import('./src/theme/content/rest.tsx').None;
  export default part;
}
declare module '@theme-original/DocRoot/Layout/Sidebar/ExpandButton' {
  export { default } from '@theme/DocRoot/Layout/Sidebar/ExpandButton';
}

declare module '@theme/Error' {
  const part: typeof import('./src/theme/content/rest.tsx').ErrorContent;
  export default part;
}
declare module '@theme-original/Error' {
  export { default } from '@theme/Error';
}

declare module '@theme/ErrorPageContent' {
  const part: typeof import('./src/theme/content/rest.tsx').ErrorContent;
  export default part;
}
declare module '@theme-original/ErrorPageContent' {
  export { default } from '@theme/ErrorPageContent';
}

declare module '@theme/LiveCodeBlock' {
  const part: typeof import('./src/theme/content/rest.tsx').ShownCode;
  export default part;
}
declare module '@theme-original/LiveCodeBlock' {
  export { default } from '@theme/LiveCodeBlock';
}

declare module '@theme/Loading' {
  const part: typeof import('./src/theme/content/rest.tsx').Loading;
  export default part;
}
declare module '@theme-original/Loading' {
  export { default } from '@theme/Loading';
}

declare module '@theme/Playground' {
  const part: typeof import('./src/theme/content/rest.tsx').ShownCode;
  export default part;
}
declare module '@theme-original/Playground' {
  export { default } from '@theme/Playground';
}

declare module '@theme/Playground/Buttons/ResetButton' {
  const part: typeof import('./src/theme/content/rest.tsx').None;
  export default part;
}
declare module '@theme-original/Playground/Buttons/ResetButton' {
  export { default } from '@theme/Playground/Buttons/ResetButton';
}

declare module '@theme/Playground/Container' {
  const part: typeof import('./src/theme/content/rest.tsx').Shown;
  export default part;
}
declare module '@theme-original/Playground/Container' {
  export { default } from '@theme/Playground/Container';
}

declare module '@theme/Playground/Editor' {
  const part: typeof import('./src/theme/content/rest.tsx').None;
  export default part;
}
declare module '@theme-original/Playground/Editor' {
  export { default } from '@theme/Playground/Editor';
}

declare module '@theme/Playground/Header' {
  const part: typeof import('./src/theme/content/rest.tsx').Shown;
  export default part;
}
declare module '@theme-original/Playground/Header' {
  export { default } from '@theme/Playground/Header';
}

declare module '@theme/Playground/Layout' {
  const part: typeof import('./src/theme/content/rest.tsx').Shown;
  export default part;
}
declare module '@theme-original/Playground/Layout' {
  export { default } from '@theme/Playground/Layout';
}

declare module '@theme/Playground/Preview' {
  const part: typeof import('./src/theme/content/rest.tsx').None;
  export default part;
}
declare module '@theme-original/Playground/Preview' {
  export { default } from '@theme/Playground/Preview';
}

declare module '@theme/Playground/Provider' {
  const part: typeof import('./src/theme/content/rest.tsx').Shown;
  export default part;
}
declare module '@theme-original/Playground/Provider' {
  export { default } from '@theme/Playground/Provider';
}

declare module '@theme/ReactLiveScope' {
  const part: typeof import('./src/theme/content/rest.tsx').liveScope;
  export default part;
}
declare module '@theme-original/ReactLiveScope' {
  export { default } from '@theme/ReactLiveScope';
}

declare module '@theme/SearchTranslations' {
  const part: typeof import('./src/theme/content/rest.tsx').searchTexts;
  export default part;
}
declare module '@theme-original/SearchTranslations' {
  export { default } from '@theme/SearchTranslations';
}

declare module '@theme/prism-include-languages' {
  const part: typeof import('./src/theme/content/rest.tsx').includeLanguages;
  export default part;
}
declare module '@theme-original/prism-include-languages' {
  export { default } from '@theme/prism-include-languages';
}
