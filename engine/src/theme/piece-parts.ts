import type { PartTable } from './content/text-parts.ts';

/** Networks of authors. `Default` is any other. */
const NETWORKS =
  'Bluesky Default Email GitHub Instagram LinkedIn Mastodon StackOverflow Threads Twitch Twitter X YouTube'.split(' ');

const FIELDS = 'as those of `NavbarItem`';

/** Pieces of parts: the third part of the table in parts.ts. Names and props are Docusaurus's own. */
export const pieceParts: PartTable = {
  'sidebar/sidebar-pieces.tsx': {
    'DocSidebar/Desktop': ['SidebarDesktop', 'the sidebar of a wide window', '`path`, `sidebar` (items), `isHidden`'],
    'DocSidebar/Desktop/Content': ['SidebarContent', 'the rows in it', '`path`, `sidebar`, `className`'],
    'DocSidebar/Mobile': ['SidebarDesktop', 'the sidebar in the drawer of a narrow one', '`path`, `sidebar`'],
  },
  'content/sidebar-items.tsx': {
    DocSidebarItems: ['SidebarItems', 'rows of one level of the sidebar', '`items`, `activePath`, `level`'],
    DocSidebarItem: ['SidebarRow', 'one row', '`item`, `activePath`, `level`, `index`, `onItemClick`, `tabIndex`'],
    'DocSidebarItem/Category': ['SidebarCategoryRow', 'a category with its rows', 'as those of `DocSidebarItem`'],
    'DocSidebarItem/Link': ['SidebarLinkRow', 'a row that is a link', 'as those of `DocSidebarItem`'],
    'DocSidebarItem/Html': ['SidebarHtmlRow', 'a row of HTML', 'as those of `DocSidebarItem`'],
  },
  'navbar/mobile-menu.tsx': {
    'Navbar/MobileSidebar': ['MobileMenu', 'what is in the menu of a narrow window'],
    'Navbar/MobileSidebar/Layout': [
      'MobileMenuLayout',
      'where its pieces stand',
      '`header`, `primaryMenu`, `secondaryMenu`',
    ],
    'Navbar/MobileSidebar/Header': ['MobileMenuHeader', 'its head, with the button that closes it'],
    'Navbar/MobileSidebar/PrimaryMenu': ['MobileMenuItems', 'the items of the navbar in it'],
    'Navbar/MobileSidebar/SecondaryMenu': ['NoSecondaryMenu', 'nothing: the sidebar has a drawer of its own'],
  },
  'navbar/link-items.tsx': {
    'NavbarItem/DefaultNavbarItem/Desktop': ['LinkItem', 'an item that is a link, on a wide window', FIELDS],
    'NavbarItem/DefaultNavbarItem/Mobile': ['LinkItem', 'the same in the menu of a narrow one', FIELDS],
    'NavbarItem/DropdownNavbarItem/Desktop': ['Dropdown', 'an item with items in it, on a wide window', FIELDS],
    'NavbarItem/DropdownNavbarItem/Mobile': ['Dropdown', 'the same in the menu of a narrow one', FIELDS],
  },
  'navbar/doc-links.tsx': {
    'NavbarItem/DocNavbarItem': ['DocNavbarItem', 'an item that leads to a doc', '`docId`, `label`, `docsPluginId`'],
    'NavbarItem/DocSidebarNavbarItem': [
      'DocSidebarNavbarItem',
      'an item that leads to the first page of a sidebar',
      '`sidebarId`, `label`, `docsPluginId`',
    ],
    'NavbarItem/DocsVersionDropdownNavbarItem': ['DocsVersionDropdownNavbarItem', 'the versions', FIELDS],
    'NavbarItem/DocsVersionNavbarItem': [
      'DocsVersionNavbarItem',
      'an item that leads to the docs of a version',
      '`label`, `to`, `docsPluginId`',
    ],
  },
  'content/toc-items.tsx': {
    TOCItems: [
      'TocItems',
      'the list in a table of contents',
      '`toc`, `className`, `linkClassName`, `linkActiveClassName`, `minHeadingLevel`, `maxHeadingLevel`',
    ],
    'TOCItems/Tree': ['TocTree', 'one level of it', '`toc` (a tree), `className`, `linkClassName`, `isChild`'],
    TOCCollapsible: ['TocCollapsible', 'a table of contents of your own for narrow windows', '`toc`, `className`'],
    'TOCCollapsible/CollapseButton': ['TocCollapseButton', 'the button that opens it', '`collapsed`, `onClick`'],
  },
  'content/admonition-pieces.tsx': {
    'Admonition/Layout': [
      'AdmonitionLayout',
      'the box of an admonition',
      '`type`, `title`, `icon`, `className`, `children`',
    ],
    ...Object.fromEntries(
      ['Note', 'Tip', 'Info', 'Warning', 'Caution', 'Danger'].map((kind) => [
        `Admonition/Type/${kind}`,
        [`${kind}Admonition`, `an admonition of the kind ${kind.toLowerCase()}`, 'as those of `Admonition`'] as const,
      ]),
    ),
    ...Object.fromEntries(
      ['Note', 'Tip', 'Info', 'Warning', 'Danger'].map((kind) => [
        `Admonition/Icon/${kind}`,
        [`Admonition${kind}`, 'its icon', 'those of `<svg>`'] as const,
      ]),
    ),
  },
  'content/code-pieces.tsx': {
    'CodeBlock/Content/String': ['CodeString', 'a block of text', 'as those of `CodeBlock`'],
    'CodeBlock/Content/Element': ['CodeElement', 'a block with elements in it', 'as those of `CodeBlock`'],
    'CodeBlock/Layout': ['CodeLayout', 'title, lines and buttons of a block', '`className`'],
    'CodeBlock/Container': ['CodeContainer', 'the element around it', '`as`, `className`, `children`'],
    'CodeBlock/Title': ['CodeTitle', 'its title', '`children`'],
    'CodeBlock/Content': ['CodeContent', 'its lines, highlighted by the server', '`className`'],
    'CodeBlock/Buttons': ['CodeButtons', 'its buttons', '`className`'],
    'CodeBlock/Buttons/Button': ['CodeButton', 'one of them', 'those of `<button>`'],
    'CodeBlock/Buttons/CopyButton': ['CodeCopyButton', 'the one that copies', '`className`'],
    'CodeBlock/Buttons/WordWrapButton': ['CodeWrapButton', 'the one that wraps long lines', '`className`'],
    // As they were before Docusaurus 3.8.
    'CodeBlock/CopyButton': ['CodeCopyButton', 'the one that copies, by its older name', '`className`'],
    'CodeBlock/WordWrapButton': ['CodeWrapButton', 'the one that wraps, by its older name', '`className`'],
  },
  'blog/sidebar-pieces.tsx': {
    'BlogSidebar/Desktop': ['RecentPostsDesktop', 'recent posts on a wide window', '`sidebar` (`title`, `items`)'],
    'BlogSidebar/Mobile': ['RecentPostsDesktop', 'recent posts on a narrow one', '`sidebar`'],
    'BlogSidebar/Content': [
      'RecentPostsContent',
      'their lists',
      '`items`, `ListComponent`, `yearGroupHeadingClassName`',
    ],
  },
  'content/icons.tsx': Object.fromEntries(
    NETWORKS.map((name) => [
      `Icon/Socials/${name}`,
      [
        name === 'Default' ? 'Website' : name,
        'nothing: a place for an icon instead of a word',
        'those of `<svg>`',
      ] as const,
    ]),
  ),
  'doc/card-pieces.tsx': {
    'DocCard/Layout': [
      'CardLayout',
      'the frame of a card',
      '`item`, `href`, `icon`, `title`, `description`, `className`',
    ],
    'DocCard/Heading': ['CardHeading', 'its heading', '`item`, `icon`, `title`'],
    'DocCard/Heading/Icon': ['CardIcon', 'nothing: a place for an icon', '`item`, `icon`'],
    'DocCard/Heading/Text': ['CardText', 'its title', '`item`, `title`'],
    'DocCard/Description': ['CardDescription', 'the text below it', '`item`, `description`'],
  },
};

/** Another component for a part, which draws it in pieces. */
export interface InPieces {
  file: string;
  exported: string;
  pieces: readonly string[];
  /** The component where no piece is replaced, but the site's own version of a part is like a copy of Docusaurus's. The first counts. */
  copied?: readonly ({ exported: string } & CopiedPart)[];
}

interface CopiedPart {
  part: string;
  /** Without it: any version that does not draw the theme's own. */
  imports?: string;
  /** Whether it counts more than the pieces. */
  isFirst?: true;
}

/** A layout of a doc that has the place of the table of contents in it. */
const LAYOUT_WITH_TOC: CopiedPart = { part: 'DocItem/Layout', imports: 'DocItem/TOC/Desktop' };

/** A bar with the narrow menu in it: that of the theme has the menu in its content. */
const LAYOUT_WITH_MENU: CopiedPart = { part: 'Navbar/Layout', imports: 'Navbar/MobileSidebar', isFirst: true };

/** What stands in a bar, as Docusaurus has it: without the narrow menu, which some button of it opens, or one of the sidebar. */
const CONTENT_WITHOUT_MENU: CopiedPart = { part: 'Navbar/Content' };

const startingWith = (...starts: string[]): string[] =>
  Object.values(pieceParts)
    .flatMap((rows) => Object.keys(rows))
    .filter((name) => starts.some((start) => name.startsWith(start)));

/**
 * Parts that the theme draws as one, for speed or since it has one where Docusaurus has two. Where a site replaces one of the pieces,
 * its pages are drawn by the pieces; the pages of all other sites stay as they are.
 */
export const drawnInPieces: Readonly<Record<string, InPieces>> = {
  DocSidebar: {
    file: 'sidebar/sidebar-pieces.tsx',
    exported: 'SidebarInPieces',
    pieces: startingWith('DocSidebar/', 'DocSidebarItem'),
  },
  'Navbar/Content': {
    file: 'navbar/mobile-menu.tsx',
    exported: 'NavbarContentInPieces',
    pieces: startingWith('Navbar/MobileSidebar'),
    copied: [{ exported: 'NavbarContentBesideMenu', ...LAYOUT_WITH_MENU }],
  },
  'Navbar/Layout': {
    file: 'navbar/mobile-menu.tsx',
    exported: 'NavbarHeaderWithMenu',
    pieces: [],
    copied: [{ exported: 'NavbarHeaderWithMenu', ...CONTENT_WITHOUT_MENU }],
  },
  'Navbar/MobileSidebar/Header': {
    file: 'navbar/mobile-menu.tsx',
    exported: 'MobileMenuHeaderWithSwitch',
    pieces: [],
    copied: [{ exported: 'MobileMenuHeaderWithSwitch', ...CONTENT_WITHOUT_MENU }],
  },
  NavbarItem: { file: 'navbar/doc-links.tsx', exported: 'NavbarItemByKind', pieces: startingWith('NavbarItem/Doc') },
  'NavbarItem/DefaultNavbarItem': {
    file: 'navbar/items-by-width.tsx',
    exported: 'LinkItemByWidth',
    pieces: startingWith('NavbarItem/DefaultNavbarItem/'),
  },
  'NavbarItem/DropdownNavbarItem': {
    file: 'navbar/items-by-width.tsx',
    exported: 'DropdownByWidth',
    pieces: startingWith('NavbarItem/DropdownNavbarItem/'),
  },
  'Navbar/ColorModeToggle': {
    file: 'navbar/color-mode-pieces.tsx',
    exported: 'ColorModePlaceInPieces',
    pieces: ['ColorModeToggle'],
  },
  TOC: { file: 'doc/toc-pieces.tsx', exported: 'TocInPieces', pieces: startingWith('TOCItems') },
  'DocItem/TOC/Mobile': {
    file: 'doc/toc-pieces.tsx',
    exported: 'DocTocMobile',
    pieces: startingWith('TOCCollapsible'),
    copied: [
      { exported: 'DocTocBesideOwn', part: 'TOC' },
      { exported: 'DocTocPopover', ...LAYOUT_WITH_TOC },
    ],
  },
  'DocItem/TOC/Desktop': {
    file: 'doc/toc-pieces.tsx',
    exported: 'DocTocColumn',
    pieces: [],
    copied: [{ exported: 'DocTocColumn', ...LAYOUT_WITH_TOC }],
  },
  'DocRoot/Layout/Main': {
    file: 'doc/doc-page.tsx',
    exported: 'DocsMainWithoutToc',
    pieces: [],
    copied: [{ exported: 'DocsMainWithoutToc', ...LAYOUT_WITH_TOC }],
  },
  'Admonition/Types': {
    file: 'content/admonition-kinds.tsx',
    exported: 'admonitionKinds',
    pieces: startingWith('Admonition/'),
  },
  CodeBlock: { file: 'content/code-pieces.tsx', exported: 'CodeBlockInPieces', pieces: startingWith('CodeBlock/') },
  BlogSidebar: {
    file: 'blog/sidebar-pieces.tsx',
    exported: 'RecentPostsInPieces',
    pieces: startingWith('BlogSidebar/'),
  },
  'Blog/Components/Author/Socials': {
    file: 'blog/social-icons.tsx',
    exported: 'AuthorSocialsInPieces',
    pieces: startingWith('Icon/Socials/'),
  },
  DocCard: { file: 'doc/card-pieces.tsx', exported: 'CardInPieces', pieces: startingWith('DocCard/') },
};
