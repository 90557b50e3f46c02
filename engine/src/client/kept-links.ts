import { store } from './storage.ts';
import { VERSION_KEY } from './version-key.ts';

/**
 * Links to the same page in another version or language carry parts of the address over: `data-keep` names them. It is filled in while the
 * click goes down, so that navigation, and a new tab too, find the whole address. `data-docs` names the docs section for which the version
 * `data-name` is then the reader's choice.
 */
export function startKeptLinks(): void {
  document.addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest?.<HTMLAnchorElement>('a[data-keep],a[data-docs]');
      if (!link) return;
      const { keep = '', name = '', docs } = link.dataset;
      if (keep.includes('query')) link.search = location.search;
      if (keep.includes('hash')) link.hash = location.hash;
      if (docs === undefined) return;
      // At once: the link may take the whole page with it.
      store(VERSION_KEY + docs, name);
      void import('./preferred-version.ts').then(({ showVersion }) => showVersion(document));
    },
    true,
  );
}
