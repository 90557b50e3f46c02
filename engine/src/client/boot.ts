/**
 * The only script of a page that is just read. It does what must happen without a sign of the reader, and loads the rest (`interactive.ts`)
 * with the first pointer, key, touch or scroll. A click or key that comes before that has loaded is repeated.
 */
import { startAnnouncement } from './behaviours/announcement.ts';
import { startCodeWraps } from './behaviours/code-wraps.ts';
import { startColorMode } from './behaviours/color-mode.ts';
import { waitForReader } from './early-clicks.ts';
import { startIslands } from './islands.ts';
import { createPageFetcher, startPrefetch } from './navigation/fetch-page.ts';
import { normalizeAddress, restoreAfterReload } from './navigation/place.ts';
import { rememberPage } from './navigation/regions.ts';
import { onPage, whenIdle } from './page-events.ts';
import { startSearchBoxes, startSearchKeys } from './search/start-search.ts';
import { startSidebar } from './sidebar/sidebar.ts';
import { checkStorage, hasStored, VERSION_KEY } from './storage.ts';

checkStorage();
// Before anything changes the page: navigation compares the next page with the markup that arrived.
const arrived = rememberPage();
startIslands();
history.scrollRestoration = 'manual';
normalizeAddress();
restoreAfterReload();
startColorMode();
startAnnouncement();
startSearchKeys();
startSearchBoxes();
const fetcher = createPageFetcher();
const start = { fetcher, arrived, shown: location.href, scroll: window.scrollY };
waitForReader(async () => {
  const { startInteractive } = await import('./interactive.ts');
  return (earlyKeys) => startInteractive({ ...start, earlyKeys });
});
// In a task of its own, so that a slow machine can handle input in between.
setTimeout(() => {
  startSidebar();
  startCodeWraps();
  whenIdle(() => startPrefetch(fetcher));
  onPage((root) => {
    const has = (selector: string): boolean => !!root.querySelector(selector);
    const lost = root.querySelector<HTMLElement>('[data-not-found]');
    if (lost)
      void import('./not-found/not-found.ts').then(({ startNotFound }) => startNotFound(lost, { fetcher, arrived }));
    if (has('[data-tabs]')) void import('./behaviours/tabs.ts').then(({ startTabs }) => startTabs(root));
    if (has('[data-mermaid]')) void import('./behaviours/diagrams.ts').then(({ startDiagrams }) => startDiagrams(root));
  });
  if (document.querySelector('[data-doc-versions]') && hasStored(VERSION_KEY))
    void import('./behaviours/preferred-version.ts').then(({ startPreferredVersion }) => startPreferredVersion());
});
