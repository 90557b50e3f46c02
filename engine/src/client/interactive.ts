/** Everything that waits for the reader. It is loaded with the first pointer, key, touch or scroll, and loads what is rarer on demand. */
import { startCollapse } from './behaviours/collapse.ts';
import { startColorModeNames } from './behaviours/color-mode.ts';
import { startCodeButtons, startHeadingLinks } from './behaviours/copy.ts';
import { startMenus } from './behaviours/menus.ts';
import { startBackToTop, startHideOnScroll } from './behaviours/scrolling.ts';
import { startShortcuts } from './behaviours/shortcuts.ts';
import { startToc } from './behaviours/toc.ts';
import { startVersionLinks } from './behaviours/version-links.ts';
import { startZoom } from './behaviours/zoom.ts';
import { rememberFonts } from './fonts.ts';
import { loadLateStyles } from './late-styles.ts';
import { startNavigation, type NavigationOptions } from './navigation/navigation.ts';
import { startSidebarToggles } from './sidebar/toggles.ts';

// Part of this file, so that a crash needs no further request.
export { describeCrash } from './describe-crash.ts';
// For the 404 page, which may become another.
export { createPageParser } from './navigation/parse-page.ts';
export { createSwapper } from './navigation/swap.ts';

export interface InteractiveOptions extends NavigationOptions {
  /** Where the page was scrolled to at the start. */
  scroll: number;
  /** Pressed before this script was here. */
  earlyKeys: readonly KeyboardEvent[];
}

export function startInteractive({ scroll, earlyKeys, ...navigation }: InteractiveOptions): void {
  loadLateStyles();
  void rememberFonts();
  startVersionLinks();
  // First what may prevent a link from being followed, then what follows it, then what closes behind it.
  startHeadingLinks();
  startBackToTop();
  startToc();
  startSidebarToggles();
  startNavigation(navigation);
  startMenus();
  startCollapse();
  startCodeButtons();
  startZoom();
  startColorModeNames();
  startHideOnScroll(scroll);
  // Last: a key that was pressed early uses the rest.
  startShortcuts(earlyKeys);
}
