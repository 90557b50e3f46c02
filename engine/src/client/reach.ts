/** What waits for the reader: it is fetched with the first pointer, key, touch or scroll, and loads what is rarer when that is used. */
import { startBackToTop } from './back-to-top.ts';
import { startCodeButtons } from './code-buttons.ts';
import { startCollapse } from './collapse.ts';
import { startColorModeNames } from './color-mode.ts';
import type { Handover } from './handover.ts';
import { startHeadingLinks } from './heading-links.ts';
import { startHideOnScroll } from './hide-on-scroll.ts';
import { startKeptLinks } from './kept-links.ts';
import { loadLateStyles } from './late-styles.ts';
import { startMenus } from './menus.ts';
import { startNavigation } from './navigation.ts';
import { startShortcuts } from './shortcuts.ts';
import { startSidebarToggles } from './sidebar-toggles.ts';
import { startToc } from './toc.ts';
import { startZoom } from './zoom.ts';

// One file, so that what is asked for together comes together.
export { describeCrash } from './describe-crash.ts';

export function startReach(handover: Handover): void {
  loadLateStyles();
  startKeptLinks();
  // What prevents a link from being followed comes before what follows it; what closes behind it comes after.
  startHeadingLinks();
  startBackToTop();
  startToc();
  startSidebarToggles();
  startNavigation(handover);
  startMenus();
  startCollapse();
  startCodeButtons();
  startZoom();
  startColorModeNames();
  startShortcuts();
  startHideOnScroll(handover.scroll);
}
