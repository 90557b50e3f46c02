import { announceStored, readStored, store } from '../storage.ts';

/**
 * Tabs: `[data-tabs]` holds a `[role=tablist]` and its panels. Tabs of one group move together and are remembered; a tab may also live in
 * the query string.
 */

const storageKey = (group: string) => `docusaurus.tab.${group}`;

export function startTabs(root: ParentNode): void {
  // On the document: an island that is drawn anew around tabs has a copy of them. The same listener is added once.
  document.addEventListener('click', onClick);
  document.addEventListener('keydown', onKey);
  for (const tabs of root.querySelectorAll<HTMLElement>('[data-tabs]:not([data-started])')) {
    tabs.dataset.started = '';
    const wanted = fromQuery(tabs) ?? (tabs.dataset.groupId ? readStored(storageKey(tabs.dataset.groupId)) : null);
    if (wanted !== null) select(tabs, wanted);
  }
}

function onClick({ target }: MouseEvent): void {
  const { tab, tabs } = findTab(target);
  if (tab && tabs) choose(tabs, tab);
}

function onKey(event: KeyboardEvent): void {
  const { tab, tabs } = findTab(event.target);
  const next = tab && tabs && neighbour(tabs, tab, event.key);
  if (!next) return;
  event.preventDefault();
  next.focus();
  choose(tabs, next);
}

function choose(tabs: HTMLElement, tab: HTMLElement): void {
  const value = tab.dataset.value ?? '';
  const group = tabs.dataset.groupId;
  const before = tab.getBoundingClientRect().top;
  const peers = group
    ? document.querySelectorAll<HTMLElement>(`[data-tabs][data-group-id="${CSS.escape(group)}"]`)
    : [];
  for (const peer of [tabs, ...peers]) select(peer, value);
  // Tabs above may have changed their height: this one stays under the pointer.
  window.scrollBy({ top: tab.getBoundingClientRect().top - before, behavior: 'instant' });
  if (group) {
    store(storageKey(group), value);
    announceStored(storageKey(group), value);
  }
  const name = queryName(tabs);
  if (!name) return;
  const url = new URL(location.href);
  url.searchParams.set(name, value);
  history.replaceState(history.state, '', url);
}

function select(tabs: HTMLElement, value: string): void {
  const all = tabsOf(tabs);
  if (!all.some((tab) => tab.dataset.value === value)) return;
  for (const tab of all) {
    const selected = tab.dataset.value === value;
    tab.setAttribute('aria-selected', String(selected));
    tab.tabIndex = selected ? 0 : -1;
    const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
    panel?.toggleAttribute('data-active', selected);
  }
}

function neighbour(tabs: HTMLElement, tab: HTMLElement, key: string): HTMLElement | undefined {
  const all = tabsOf(tabs);
  const at = all.indexOf(tab);
  const rtl = getComputedStyle(tabs).direction === 'rtl' ? -1 : 1;
  if (key === 'ArrowRight') return all[(at + rtl + all.length) % all.length];
  if (key === 'ArrowLeft') return all[(at - rtl + all.length) % all.length];
  if (key === 'Home') return all[0];
  return key === 'End' ? all.at(-1) : undefined;
}

function fromQuery(tabs: HTMLElement): string | null {
  const name = queryName(tabs);
  return name ? new URLSearchParams(location.search).get(name) : null;
}

function queryName(tabs: HTMLElement): string | undefined {
  return tabs.dataset.queryString || undefined;
}

function tabsOf(tabs: HTMLElement): HTMLElement[] {
  return [...tabs.querySelectorAll<HTMLElement>('[role=tab]')].filter((tab) => tab.closest('[data-tabs]') === tabs);
}

function findTab(target: EventTarget | null): { tab?: HTMLElement | null; tabs?: HTMLElement | null } {
  const tab = target instanceof Element ? target.closest<HTMLElement>('[role=tab]') : null;
  return { tab, tabs: tab?.closest<HTMLElement>('[data-tabs]') };
}
