import { onPage } from '../page-events.ts';
import { readStored, store, VERSION_KEY } from '../storage.ts';

/** The version of each docs section that the reader chose last. Pages of a version show that version; all others follow the choice. */

/** The version the reader chose, if it is one of those that exist. */
export function readPreferredVersion(docs: string, versions: readonly string[]): string | null {
  const chosen = readStored(VERSION_KEY + docs);
  return chosen !== null && versions.includes(chosen) ? chosen : null;
}

export function startPreferredVersion(): void {
  onPage(showVersion);
}

/** Navbar items with `data-of-docs` lead to the chosen version; `data-versions` has its address. */
export function showVersion(root: ParentNode): void {
  const known = document.querySelector<HTMLElement>('[data-doc-versions]')?.dataset['docVersions'];
  if (known === undefined) return;
  for (const [docs, versions] of Object.entries(JSON.parse(known) as Record<string, string[]>)) {
    const chosen = readStored(VERSION_KEY + docs);
    if (chosen === null) continue;
    // A version that no longer exists is forgotten.
    if (!versions.includes(chosen)) {
      store(VERSION_KEY + docs, null);
      continue;
    }
    for (const item of root.querySelectorAll<HTMLElement>('[data-of-docs]'))
      if (item.dataset['ofDocs'] === docs) lead(item, chosen);
  }
}

function lead(item: HTMLElement, version: string): void {
  if (item instanceof HTMLAnchorElement) {
    const [href, label] = (JSON.parse(item.dataset['versions'] ?? '{}') as Record<string, string[]>)[version] ?? [];
    if (href !== undefined) item.setAttribute('href', href);
    if (label !== undefined) item.textContent = label;
    return;
  }
  const choice = [...item.querySelectorAll<HTMLElement>('[data-name]')].find(
    ({ dataset }) => dataset['name'] === version,
  );
  const shown = item.querySelector('summary .wide-only');
  if (choice && shown) shown.textContent = choice.textContent;
}
