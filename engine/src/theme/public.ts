/**
 * `yaprak/client`: what packages beside the engine may use of its theme and of its scripts in the browser. It is compiled with each site and
 * has no Node. A module that nobody imports from it is left out of a site's files.
 */
export {
  CodeBlockContext,
  PageContext,
  PostContext,
  usePage,
  type CodeBlockContextValue,
  type CodeBlockMetadata,
  type CodeWordWrap,
  type PostContextValue,
} from '../client/page-context.ts';
export { GivenComponents } from '../client/given-components.ts';
export { Head } from './content/head.tsx';
export { interpolate, Translate, translate } from './content/translate.tsx';
export { asWritten as writtenNavbarItem } from './navbar/as-written.ts';
export { areColumns, footerLinks, type FooterLinkList } from './footer/footer-links.ts';
export { docFacts, postFacts, type ContentFacts } from './page-content.tsx';
export type { DocMetadata, PostMetadata } from '../shared/content-metadata.ts';
export { CONTENT_ID } from './layouts/page-columns.tsx';
export { DrawerContext, MENU_ID, SIDEBAR_ID } from './sidebar/drawer.tsx';
export { isUnderUrl, withBaseUrl } from './urls.ts';
export { useIsBrowser } from './use-is-browser.ts';
export { useLocale } from './use-text.ts';

export { chooseColorMode, type ColorMode } from '../client/behaviours/color-mode.ts';
export { currentLanguage } from '../client/language.ts';
export { PAGE_EVENT } from '../client/page-events.ts';
export { JUMP } from '../client/navigation/place.ts';
export { readPreferredVersion, showVersion } from '../client/behaviours/preferred-version.ts';
export { announceStored, readStored, store, storedName, VERSION_KEY } from '../client/storage.ts';

export { categoryId } from '../shared/docs-data.ts';
export type { DocsData, DocsDataDoc, DocsDataSection, DocsDataVersion } from '../shared/docs-data.ts';
export type {
  Card,
  Locale,
  PageData,
  PageView,
  SidebarCategory,
  SidebarItem,
  SidebarLink,
  SiteView,
  VersionSummary,
} from '../shared/model.ts';
export { pageTitle } from '../shared/html.ts';
export { createMagicMatcher, DEFAULT_MAGIC_COMMENTS, type MagicComment } from '../shared/magic-comments.ts';
export { DEFAULT_SEARCH_TAG, searchTagOf } from '../shared/search-defaults.ts';
export { pluralForm } from '../shared/texts.ts';
export {
  applyTrailingSlash,
  decodePath,
  encodeHref,
  encodePath,
  isExternal,
  isFilePath,
  resolveUrl,
  splitHref,
  urlKey,
  type SiteRoots,
  type TrailingSlash,
} from '../shared/url.ts';
