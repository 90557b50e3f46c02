/**
 * The only script of a page that is just read. It does what must be there without being asked for, and fetches the rest (`reach.ts`) with
 * the first sign of the reader: a pointer, a key, a touch, a scroll. A click that comes before that has arrived is done again.
 */
import { startCodeWraps } from './code-wraps.ts';
import { startAnnouncement } from './announcement.ts';
import { startColorMode } from './color-mode.ts';
import { createPageFetcher } from './fetch-page.ts';
import { startIslands } from './islands.ts';
import { onPage } from './page-events.ts';
import { normalizeAddress, restoreAfterReload } from './place.ts';
import { startPrefetch } from './prefetch.ts';
import { rememberPage } from './regions.ts';
import { startSearchKeys } from './search-keys.ts';
import { startSearchReach } from './search-reach.ts';
import { startSidebar } from './sidebar.ts';
import { checkStorage, hasStored } from './storage.ts';
import { VERSION_KEY } from './version-key.ts';
import { waitForReader } from './wait-for-reader.ts';
import { whenIdle } from './when-idle.ts';

checkStorage();
// Before anything changes the page: a later swap compares with what arrived.
const arrived = rememberPage();
startIslands();
history.scrollRestoration = 'manual';
normalizeAddress();
restoreAfterReload();
startColorMode();
startAnnouncement();
startSearchKeys();
startSearchReach();
const fetcher = createPageFetcher();
waitForReader({ fetcher, arrived, shown: location.href, scroll: window.scrollY });
// In a task of its own, so that a slow machine can hear its reader in between.
setTimeout(() => {
  startSidebar();
  startCodeWraps();
  whenIdle(() => startPrefetch(fetcher));
  onPage(async (root) => {
    if (!root.querySelector('[data-tabs]')) return;
    const { startTabs } = await import('./tabs.ts');
    startTabs(root);
  });
  if (document.querySelector('[data-doc-versions]') && hasStored(VERSION_KEY))
    void import('./preferred-version.ts').then(({ startPreferredVersion }) => startPreferredVersion());
});
