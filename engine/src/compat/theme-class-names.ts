/** Stable class names that authors style by. */
export const ThemeClassNames = {
  page: {
    docsDocPage: 'docs-doc-page',
    blogPostPage: 'blog-post-page',
    blogListPage: 'blog-list-page',
    mdxPage: 'mdx-page',
  },
  common: {
    editThisPage: 'edit-link',
    lastUpdated: 'last-updated',
    backToTopButton: 'back-to-top',
    codeBlock: 'theme-code-block',
    admonition: 'theme-admonition',
    unlistedBanner: 'theme-unlisted-banner',
  },
  layout: { navbar: 'navbar', main: 'layout', footer: 'footer' },
  docs: {
    docMarkdown: 'theme-doc-markdown',
    docBreadcrumbs: 'breadcrumbs',
    docFooter: 'page-footer',
    docSidebarMenu: 'menu',
    docTocDesktop: 'toc',
    docTocMobile: 'toc',
    docVersionBadge: 'version-badge',
    docVersionBanner: 'version-banner',
  },
} as const;
