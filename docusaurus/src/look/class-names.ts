/** Of `<html>`, on all pages of the plugin. */
const DOCS = 'docs-wrapper plugin-docs plugin-id-{instance} docs-version-{version}';
const BLOG = 'blog-wrapper plugin-blog plugin-id-{instance}';

/**
 * The names by which styles and scripts of a Docusaurus site know the parts of the theme, by the names that they have here. Those that both
 * have in common (`navbar`, `menu`, `footer`, `breadcrumbs`, `pagination-nav__link`, `table-of-contents`) are not listed.
 */
export const classNames: Readonly<Record<string, string>> = {
  'page-doc': `${DOCS} docs-doc-page docs-doc-id-{id}`,
  'page-category': `${DOCS} docs-doc-page`,
  'page-docTags': `${DOCS} docs-tags-list-page`,
  'page-docTag': `${DOCS} docs-tags-doc-list-page`,
  'page-blogList': `${BLOG} blog-list-page`,
  'page-blogPost': `${BLOG} blog-post-page`,
  'page-blogTags': `${BLOG} blog-tags-list-page`,
  'page-blogTag': `${BLOG} blog-tags-post-list-page`,
  'page-blogArchive': 'plugin-blog plugin-id-{instance}',
  'page-blogAuthors': `${BLOG} blog-authors-list-page`,
  'page-blogAuthor': `${BLOG} blog-authors-posts-page`,
  'page-markdownPage': 'plugin-pages plugin-id-default mdx-wrapper mdx-page',
  'page-reactPage': 'plugin-pages plugin-id-default',
  'page-search': 'search-page-wrapper',
  announcement: 'theme-announcement-bar announcementBar',
  'announcement-text': 'announcementBarContent',
  navbar: 'navbar--fixed-top theme-layout-navbar',
  'navbar-dark': 'navbar--dark',
  'navbar-primary': 'navbar--primary',
  'navbar-inner': 'navbar__inner',
  'navbar-toggle': 'navbar__toggle',
  'navbar-brand': 'navbar__brand',
  'navbar-logo': 'navbar__logo',
  'navbar-title': 'navbar__title',
  'navbar-left': 'navbar__items theme-layout-navbar-left',
  'navbar-right': 'navbar__items navbar__items--right theme-layout-navbar-right',
  'navbar-link': 'navbar__item navbar__link',
  'navbar-link-active': 'navbar__link--active',
  'navbar-html': 'navbar__item',
  'dropdown-menu': 'dropdown__menu',
  'dropdown-menu navbar-link': 'dropdown__link',
  'dropdown-menu navbar-link-active': 'dropdown__link--active',
  layout: 'main-wrapper theme-layout-main',
  sidebar: 'theme-doc-sidebar-container',
  menu: 'menu__list theme-doc-sidebar-menu',
  'menu-link': 'menu__link',
  'menu-open': 'menu__link--sublist',
  'menu-closed': 'menu__link--sublist menu__link--sublist-caret',
  'menu-row': 'menu__list-item-collapsible',
  'menu-toggle': 'menu__caret',
  toc: 'theme-doc-toc-desktop',
  'toc-column': 'theme-doc-toc-desktop',
  breadcrumbs: 'theme-doc-breadcrumbs',
  breadcrumb: 'breadcrumbs__item',
  'breadcrumb-last': 'breadcrumbs__item--active',
  'breadcrumb-link': 'breadcrumbs__link',
  pagination: 'pagination-nav',
  'pagination-caption': 'pagination-nav__sublabel',
  'page-footer': 'theme-doc-footer',
  'edit-link': 'theme-edit-this-page',
  'last-updated': 'theme-last-updated',
  'version-badge': 'theme-doc-version-badge badge badge--secondary',
  banner: 'theme-doc-version-banner alert alert--warning',
  'code-block': 'theme-code-block',
  'admonition-box': 'alert',
  'admonition-box-note': 'alert--secondary',
  'admonition-box-secondary': 'alert--secondary',
  'admonition-box-tip': 'alert--success',
  'admonition-box-success': 'alert--success',
  'admonition-box-info': 'alert--info',
  'admonition-box-important': 'alert--info',
  'admonition-box-warning': 'alert--warning',
  'admonition-box-caution': 'alert--warning',
  'admonition-box-danger': 'alert--danger',
  tabs: 'theme-tabs-container tabs-container',
  tab: 'tabs__item',
  'footer-dark': 'footer--dark',
  footer: 'theme-layout-footer',
  'footer-columns': 'footer__links',
  'footer-row': 'footer__links',
  'footer-column': 'footer__col',
  'footer-title': 'footer__title',
  'footer-item': 'footer__item',
  'footer-link': 'footer__link-item',
  'footer-copyright': 'footer__copyright',
  'footer-logo': 'footer__logo',
  'back-to-top': 'theme-back-to-top-button',
};

/** Of a dropdown in the bar. */
const LABEL = '.navbar-group > li > .dropdown > summary';
const CATEGORY = 'li:has(> details, > .menu-row, > .menu-closed)';
const LINK = 'li:has(> a.menu-link:not(.menu-closed))';
/** Rows of the sidebar, from the first level on. */
const ROWS = [
  'nav > .menu',
  'nav > .menu > li .menu:not(.menu .menu .menu)',
  '.menu .menu .menu:not(.menu .menu .menu .menu)',
];
const levels = (name: string, row: string): [string, string][] => [
  [name, `.menu > ${row}`],
  ...ROWS.map((list, index): [string, string] => [`${name}-level-${index + 1}`, `${list} > ${row}`]),
];

/**
 * Classes of Docusaurus's CSS modules, which sites name by their beginnings (`[class*='codeBlockContainer']`). Those of its columns
 * (`docMainContainer`, `docItemCol`) are not among them: their widths would be wrong in our columns.
 */
const modules: Readonly<Record<string, string>> = {
  admonitionHeading: '.admonition-box-heading',
  admonitionIcon: '.admonition-box-icon',
  admonitionContent: '.admonition-box-content',
  announcementBar: '.announcement',
  announcementBarClose: '.announcement .icon-button',
  announcementBarContent: '.announcement-text',
  backToTopButton: '.back-to-top',
  buttonGroup: '.code-block-buttons',
  codeBlock: '.code-block pre',
  codeBlockContainer: '.code-block',
  codeBlockContent: '.code-block-body',
  codeBlockLines: '.code-block pre > code',
  codeBlockTitle: '.code-block-title',
  colorModeToggle: '.color-mode',
  docItemContainer: '.page-body',
  docSidebarContainer: '.sidebar',
  navbarSearchContainer: '.search',
  tableOfContents: '.toc-column, .page-aside > .toc:not(:popover-open)',
  tagRegular: '.tag-link',
  toggleButton: '.color-mode',
};

/** Those that stand after other classes of their element: `[class^=]` finds none of them there. */
const LATER = [
  'announcementBar',
  'announcementBarClose',
  'announcementBarContent',
  'backToTopButton',
  'codeBlock',
  'codeBlockContainer',
  'colorModeToggle',
  'docSidebarContainer',
  'tagRegular',
  'toggleButton',
];

/**
 * What rules of a site's styles mean by names that no element of the page has: states that change while the page is read, rows that the browser
 * adds to the sidebar, and elements that need no class here.
 */
export const selectors: Readonly<Record<string, string>> = {
  // Docs and blog stand in one there, whose width is a site's to say.
  container: '.layout-blog, .layout:not(.layout-plain) > .page:not(.layout-blog *)',
  // Here lists have that name, one in another.
  menu: '&:where(:not(.sidebar ul)), :where(.sidebar > nav)',
  menu__list: 'ul.menu',
  'menu__list-item': '.menu > li',
  'menu__list-item--collapsed':
    '.menu > li:has(> .menu-closed, > details:not([open]), > .menu-row > [aria-expanded="false"])',
  'menu__list-item-collapsible': '.menu-row',
  // The row of a category without a page of its own is the summary of its list.
  'menu__list-item-collapsible *': '.menu-row, .menu > li > details',
  menu__caret: '.menu-toggle',
  menu__link: '.menu-link',
  'menu__list-item-collapsible--active': '.menu-row:has(> [aria-current])',
  'menu__link--sublist': '.menu-open, .menu-closed, .menu-row > .menu-link',
  '.menu__link--sublist[aria-expanded]': '.menu-open, .menu-closed',
  // With the categories on the way to the page.
  'menu__link--active': '.menu-link[aria-current], li:has([aria-current]) > :is(.menu-row, details) > .menu-link',
  ...Object.fromEntries([
    ...levels('theme-doc-sidebar-item-category', CATEGORY),
    ...levels('theme-doc-sidebar-item-link', LINK),
  ]),
  'table-of-contents__left-border': '.toc-list > ul',
  'table-of-contents__link': '.toc-list a',
  'table-of-contents__link--active': '.toc-list a[aria-current]',
  'tabs__item--active': '.tab[aria-selected="true"]',
  'dropdown__link--active': '.dropdown-menu [aria-current]',
  // The label of a dropdown is a summary, which opens it without script; brand and switch stand beside the items.
  '.navbar__items a': `.navbar-inner > .navbar-brand, .navbar-group > li > a, ${LABEL}`,
  '.navbar__items .navbar__brand': '.navbar-inner .navbar__brand',
  '.navbar__items .navbar__logo': '.navbar-inner .navbar__logo',
  '.navbar__items .navbar__title': '.navbar-inner .navbar__title',
  '.navbar__items button': '.navbar-inner > .color-mode',
  '.navbar a': LABEL,
  // Here the announcement has an element around it, which stays when it is closed.
  '.theme-announcement-bar + .navbar': '[data-region="announcement"]:has(> .announcement) + .navbar',
  'a.navbar__item': LABEL,
  'a.navbar__link': LABEL,
  'theme-doc-sidebar-container': '.sidebar',
  ...modules,
  ...Object.fromEntries(LATER.map((name) => [`^${name}`, ''])),
};
