import { ADDRESS_FILE, findShownAt, type AddressList } from '../../shared/address-list.ts';
import { decodePath, encodePath } from '../../shared/url.ts';
import type { NavigationOptions } from '../navigation/navigation.ts';
import { announce, settle } from '../navigation/place.ts';
import { loadLateStyles } from '../late-styles.ts';
import { findMeantPage, findNearPages, wordsOf, type NearPage } from './near-pages.ts';

/**
 * The 404 page: goes to the page that the address means, or becomes the page that is shown at such addresses, if there is one; otherwise shows the
 * nearest pages. The stylesheet hides the page for a moment, so that the reader sees it in the last case only.
 */
export async function startNotFound(root: HTMLElement, tools: PageTools): Promise<void> {
  const path = decodePath(location.pathname);
  const field = root.querySelector<HTMLInputElement>('input[name=q]');
  if (field && field.value === '') field.value = wordsOf(path);
  loadLateStyles();
  try {
    const list = await loadAddresses(path, JSON.parse(root.dataset.notFound ?? '[]') as string[]);
    const meant = findMeantPage(path, list);
    if (meant !== undefined && (await goTo(meant))) return;
    const shown = findShownAt(path, list);
    if (shown !== undefined && (await showInPlace(shown, tools))) return;
    showNear(root, findNearPages(path, list));
  } catch (error) {
    console.warn('The nearest pages could not be found.', error);
  }
  root.dataset.settled = '';
}

type PageTools = Pick<NavigationOptions, 'fetcher' | 'arrived'>;

/** Puts another page in place of this one, at the address of this one. False if it is not there, or belongs to another build. */
async function showInPlace(url: string, { fetcher, arrived }: PageTools): Promise<boolean> {
  const { createPageParser, createSwapper } = await import('../interactive.ts');
  const { next } = await createPageParser(fetcher).take(new URL(encodePath(url), location.href).href);
  const swapper = createSwapper(arrived);
  // A host that lacks the page sends its 404 page for it, which would ask for it again.
  if (next.querySelector('[data-not-found]') || !swapper.fits(next)) return false;
  swapper.swap(next);
  if (location.hash) settle();
  announce(document.title);
  return true;
}

/** Each language has its own list, and most hosts one 404 page for all of them. */
async function loadAddresses(path: string, bases: readonly string[]): Promise<AddressList> {
  const inside = bases.filter((base) => path.startsWith(base)).sort((one, other) => other.length - one.length);
  const response = await fetch((inside[0] ?? bases[0] ?? '/') + ADDRESS_FILE);
  if (!response.ok) throw new Error(`HTTP status ${response.status}.`);
  return (await response.json()) as AddressList;
}

/** False if the host does not have that page. A host may send its 404 page as if it were found: going there would never end. */
async function goTo(url: string): Promise<boolean> {
  const address = encodePath(url);
  const response = await fetch(address, { headers: { accept: 'text/html' } });
  if (!response.ok || (await response.text()).includes('data-not-found=')) return false;
  const href = new URL(address + location.search + location.hash, location.href).href;
  // Boot may have put the plain address there; with a hash in it, going there again would load nothing.
  if (href === location.href) location.reload();
  else location.replace(href);
  return true;
}

function showNear(root: HTMLElement, pages: readonly NearPage[]): void {
  const box = root.querySelector<HTMLElement>('[data-near]');
  const list = box?.querySelector('ul');
  if (!box || !list || pages.length === 0) return;
  list.replaceChildren(
    ...pages.map(([url, title]) => {
      const link = Object.assign(document.createElement('a'), { href: encodePath(url) });
      link.append(title, Object.assign(document.createElement('span'), { textContent: url }));
      const item = document.createElement('li');
      item.append(link);
      return item;
    }),
  );
  box.hidden = false;
}
