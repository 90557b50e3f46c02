import { store, VERSION_KEY } from '../storage.ts';

/**
 * Links to the same page in another version or language carry over the parts of the address that `data-keep` names. They are added in the
 * capture phase of the click, so that navigation and new tabs get the whole address. `data-docs` names the docs section for which the
 * version `data-name` becomes the reader's choice.
 */
export function startVersionLinks(): void {
  document.addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest?.<HTMLAnchorElement>('a[data-keep],a[data-docs]');
      if (!link) return;
      const { keep = '', name = '', docs } = link.dataset;
      if (keep.includes('query')) link.search = location.search;
      if (keep.includes('hash')) link.hash = location.hash;
      if (docs === undefined) return;
      // Without waiting: the link may unload the page.
      store(VERSION_KEY + docs, name);
      void import('./preferred-version.ts').then(({ showVersion }) => showVersion(document));
    },
    true,
  );
}
