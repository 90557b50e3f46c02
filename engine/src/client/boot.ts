/** The only script of a plain page. It starts what a reader may reach for, and loads the rest when they do. */
import { startCodeButtons } from './code-buttons.ts';
import { startColorMode } from './color-mode.ts';
import { startIslands } from './islands.ts';
import { startNavigation } from './navigation.ts';
import { onPage } from './page-events.ts';
import { startSidebar } from './sidebar.ts';

startColorMode();
startIslands();
startCodeButtons();
startSidebar();
startNavigation();
onPage(async (root) => {
  if (!root.querySelector('[data-tabs]')) return;
  const { startTabs } = await import('./tabs.ts');
  startTabs(root);
});
