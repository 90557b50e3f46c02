import { store } from './storage.ts';

/**
 * Links to the same page in another version or language carry parts of the address over: `data-keep` names them. It is filled in while the
 * click goes down, so that navigation, and a new tab too, find the whole address.
 */
export function startKeptLinks(): void {
  document.addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest?.<HTMLAnchorElement>('a[data-keep]');
      if (!link) return;
      const { keep = '', name = '' } = link.dataset;
      if (keep.includes('query')) link.search = location.search;
      if (keep.includes('hash')) link.hash = location.hash;
      if (keep.includes('version')) store('docs-preferred-version-default', name);
    },
    true,
  );
}
