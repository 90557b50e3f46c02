/** The only script of a plain page. It starts what a reader may reach for, and loads the rest when they do. */
import { startAnnouncement } from './announcement.ts';
import { startCodeButtons } from './code-buttons.ts';
import { startColorMode } from './color-mode.ts';
import { startIslands } from './islands.ts';
import { startKeptLinks } from './kept-links.ts';
import { startMenus } from './menus.ts';
import { startNavigation } from './navigation.ts';
import { onPage } from './page-events.ts';
import { startPreferredVersion } from './preferred-version.ts';
import { startSearchKeys } from './search-keys.ts';
import { startSidebar } from './sidebar.ts';
import { startToc } from './toc.ts';

startColorMode();
startIslands();
// Before what follows: it remembers the page as it arrived.
startNavigation();
startCodeButtons();
startSidebar();
startToc();
startMenus();
startAnnouncement();
startKeptLinks();
startPreferredVersion();
startSearchKeys();
onPage(async (root) => {
  if (!root.querySelector('[data-tabs]')) return;
  const { startTabs } = await import('./tabs.ts');
  startTabs(root);
});
if (document.querySelector('[data-hide-on-scroll]'))
  void import('./hide-on-scroll.ts').then(({ startHideOnScroll }) => startHideOnScroll());
