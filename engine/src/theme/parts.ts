import { blogParts } from './blog/blog-parts.ts';
import { onlyImported, textParts, type PartTable } from './content/text-parts.ts';
import { drawnInPieces, pieceParts, type InPieces } from './piece-parts.ts';

/**
 * The parts of the theme by their public names. A file `src/theme/<name>` replaces a part; `@theme/<name>` is the part
 * as the site has it, `@theme-original/<name>` the theme's own. The theme uses its own parts as `@theme/<name>` too, so that a replacement
 * is used everywhere. After a change here: `npm run write:parts`, which writes the types (theme.d.ts).
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
  /** Set for a part that is drawn by another component where a site replaces a piece of it. */
  inPieces?: InPieces;
  /** For the reference: what it is, and its props. */
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
    'AnnouncementBar/Content': ['AnnouncementText', 'what it says', 'those of `<div>`'],
    'AnnouncementBar/CloseButton': ['AnnouncementClose', 'the button that closes it', 'those of `<button>`'],
  },
  'layouts/places.tsx': {
    'Layout/Provider': ['Around', 'around the layout; draws nothing itself', '`children`'],
    ThemeProvider: ['ThemeProvider', 'around every page, inside `Root`; draws nothing itself', '`children`'],
    'ThemeProvider/TitleFormatter': ['Around', 'the same, inside `ThemeProvider`', '`children`'],
    SiteMetadata: ['SiteMetadata', 'nothing: a place for a `Head` of every page'],
    SearchMetadata: [
      'NoSearchMetadata',
      'nothing: a place for what a search service reads',
      '`locale`, `version`, `tag`',
    ],
    DocVersionRoot: ['DocVersionRoot', 'around the docs of one version', '`children`, `version`, `route`'],
    'BlogListPage/StructuredData': ['Nothing', 'nothing: a place for data of a list of posts', '`items`, `metadata`'],
    'BlogPostPage/StructuredData': ['Nothing', 'nothing: a place for data of a post'],
    'DocBreadcrumbs/StructuredData': ['Nothing', 'nothing: a place for data of the path', '`breadcrumbs`'],
  },
  'navbar/navbar.tsx': {
    Navbar: ['Navbar', 'the top bar, and the main menu on a narrow window', '`hasSidebar`'],
    'Navbar/Layout': ['NavbarHeader', 'the element around it', '`children`'],
    'Navbar/Content': ['NavbarContent', 'what stands in it', '`hasSidebar`'],
    'Navbar/MobileSidebar/Toggle': ['MenuToggle', 'the button that opens the menu of a narrow window', '`hasSidebar`'],
    'Navbar/ColorModeToggle': ['ColorModePlace', 'the place of the switch between light and dark', '`className`'],
    ColorModeToggle: [
      'ColorModeButton',
      'the switch itself',
      '`value`, `onChange`, `className`, `respectPrefersColorScheme`',
    ],
  },
  'navbar/navbar-item.tsx': {
    NavbarItem: [
      'NavbarItem',
      'one item of the navbar, also inside a dropdown',
      '`item` (with its address resolved), `url` (of the page), `before` and `after` (the items inside it, drawn); `type`, `label` and the rest of the item as in the config',
    ],
    'NavbarItem/HtmlNavbarItem': ['HtmlNavbarItem', 'an item of HTML', '`value`, `className`'],
    'NavbarItem/SearchNavbarItem': ['SearchNavbarItem', 'the search box, where the items have it', '`className`'],
  },
  'navbar/link-items.tsx': {
    'NavbarItem/DefaultNavbarItem': ['LinkItem', 'an item that is a link', 'as those of `NavbarItem`'],
    'NavbarItem/NavbarNavLink': ['NavbarLink', 'the link of such an item', 'as those of `NavbarItem`'],
    'NavbarItem/DropdownNavbarItem': ['Dropdown', 'an item with items in it', 'as those of `NavbarItem`'],
  },
  'navbar/dropdowns.tsx': {
    'NavbarItem/LocaleDropdownNavbarItem': ['LocaleDropdown', 'the languages', 'as those of `NavbarItem`'],
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
  'search/search-box.tsx': {
    'Navbar/Search': ['SearchPlace', 'the place of the search box', '`children`, `className`'],
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
      'the page of a doc, inside `DocRoot`',
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
    DocsRoot: ['DocsRoot', 'the frame of the site around all docs', '`children`, `route`'],
    DocRoot: ['DocRoot', 'around the page of a doc or a category', '`children`, `route`'],
    'DocRoot/Layout': ['DocsLayout', 'sidebar, text and table of contents of every docs page', '`children`, `toc`'],
    'DocRoot/Layout/Sidebar': ['SidebarPlace', 'the place of the sidebar'],
    'DocRoot/Layout/Main': ['DocsMain', 'the text with its table of contents', '`children`, `toc`'],
    'DocItem/TOC/Mobile': ['NoToc', 'nothing: one table of contents serves all widths; a place for one of your own'],
    DocCategoryGeneratedIndexPage: [
      'CategoryPage',
      'the page of a category',
      '`page` (`category`, `cards`, `version`, `breadcrumbs`), `categoryGeneratedIndex`',
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
    'DocBreadcrumbs/Items/Home': ['BreadcrumbHome', 'its first item'],
    'DocItem/Paginator': ['DocItemPaginator', 'previous and next doc'],
    DocPaginator: ['DocPagination', 'two such links', '`previous`, `next` (`title`, `permalink`)'],
    PaginatorNavLink: [
      'PaginationLink',
      'one such link, in docs and blog',
      '`title`, `permalink`, `subLabel`, `isNext`',
    ],
  },
  'sidebar/sidebar.tsx': {
    DocSidebar: ['Sidebar', 'the sidebar of the docs', '`path`, `sidebar` (the items that the page has), `isHidden`'],
    'DocSidebar/Desktop/CollapseButton': ['HideButton', 'the button that hides it on a wide window'],
  },
  'doc/banners.tsx': {
    DocVersionBadge: ['VersionBadge', 'which version this is', '`version`'],
    DocVersionBanner: ['VersionBanner', 'the note that there is a newer version', '`version`'],
    ContentVisibility: [
      'VisibilityBanners',
      'the notes on an unlisted page and on a draft',
      '`metadata` (`frontMatter`)',
    ],
    'ContentVisibility/Unlisted': ['UnlistedPlace', 'the place of the note on an unlisted page', '`className`'],
    'ContentVisibility/Draft': ['DraftPlace', 'the place of the note on a draft', '`className`'],
    Unlisted: ['UnlistedBanner', 'the note on an unlisted page', '`unlisted`'],
    Draft: ['DraftBanner', 'the note on a draft', '`draft`'],
  },
  'doc/cards.tsx': {
    DocCard: ['ItemCard', 'one card', '`item` (`type`, `label`, `href`, `description`, `count`)'],
  },
  'doc/tags.tsx': {
    DocTagsListPage: ['DocTags', 'all tags of the docs', '`page`, `tags`'],
    DocTagDocListPage: ['DocTag', 'the docs with one tag', '`page`, `tag` (with `items`)'],
    Tag: ['TagAnchor', 'one tag', '`label`, `permalink`, `description`, `count`'],
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
  ...blogParts,
  'layouts/not-found.tsx': {
    NotFound: ['NotFound', 'the page for addresses that do not exist'],
    'NotFound/Content': ['NotFoundContent', 'what stands in it'],
  },
  'layouts/search-page.tsx': { SearchPage: ['SearchPage', 'the page of search results, where `search` is on'] },
  'layouts/single-page.tsx': {
    MDXPage: ['MarkdownPage', 'a Markdown page of `src/pages`', '`page`, `articles`, `content`'],
  },
  ...textParts,
};

/** Rows of one file may stand in both tables. */
const tables: readonly PartTable[] = [replaceable, pieceParts];

const also: Readonly<Record<string, readonly string[]>> = { Translate: ['translate'] };

export const parts: readonly ThemePart[] = [
  ...tables.flatMap(Object.entries).flatMap(([file, rows]: [string, PartTable[string]]) =>
    Object.entries(rows).map(([name, [exported, what, props = '']]) => ({
      name,
      file,
      exported,
      also: also[name] ?? [],
      isReplaceable: true,
      inPieces: drawnInPieces[name],
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
