import { ISLAND, SLOT } from '../../islands/protocol.ts';
import { mergeSidebar } from '../sidebar/merge-sidebar.ts';
import { dispatchPage } from '../page-events.ts';
import { givenTo, outline, rememberPage, rememberRegions, type ArrivedMarkup } from './regions.ts';

/**
 * Swaps a fetched page in. The page has regions (announcement, navbar, sidebar, main, footer); a region whose markup is the same stays
 * as it is, with its scroll position, open menus and hydrated islands.
 */
export interface Swapper {
  /** False when the page belongs to another build or another language, so that only a full load is right. */
  fits(next: Document): boolean;
  /** Whether both pages have the same regions. */
  isAlike(next: Document): boolean;
  swap(next: Document): void;
  /** The page on the screen is no longer the one that arrived: the next swap replaces everything. */
  forget(): void;
}

const REGION = '[data-region]';
const MANAGED = 'meta[name],meta[property],link[rel=canonical],link[rel=alternate],script[type="application/ld+json"]';

export function createSwapper(start: ArrivedMarkup): Swapper {
  let arrived = start;
  const remember = (regions: Iterable<Element>): void => void rememberRegions(regions, arrived);

  /** False where nothing has changed. */
  function swapRegion(region: Element, next: Element): boolean {
    const markup = next.innerHTML;
    if (arrived.get(region) === markup) return false;
    arrived.set(region, markup);
    const merged = mergeSidebar(region as HTMLElement, next as HTMLElement);
    copyAttributes(next, region);
    if (merged) return true;
    const inner = regionsIn(region);
    const nextInner = regionsIn(next);
    if (inner.length > 0 && shape(inner) === shape(nextInner) && areChildren(inner) && areChildren(nextInner)) {
      // A region may contain others (main contains the sidebar): those stay and are swapped one by one.
      inner.forEach((child, index) => swapRegion(child, nextInner[index] as Element));
      replaceAround(inner, { region, next, nextInner });
    } else {
      region.replaceChildren(...next.childNodes);
      remember(regionsIn(region));
    }
    return true;
  }

  return {
    // Loaded components keep the language they were loaded with.
    fits: (next) => filesOf(next) === filesOf(document) && next.documentElement.lang === document.documentElement.lang,
    isAlike: (next) => shape(regionsIn(document.body)) === shape(regionsIn(next.body)),
    swap(next) {
      swapHead(next);
      const now = outerRegions(document);
      const then = outerRegions(next);
      const isSameAround = arrived.get(document.body) === outline(next.body);
      if (shape(now) === shape(then) && isSameAround && !isWhole(document) && !isWhole(next))
        // Dispatched when everything is in place, so that measuring then causes one layout only.
        now.filter((region, index) => swapRegion(region, then[index] as Element)).forEach(dispatchPage);
      else {
        const [slot, nextSlot] = [rootSlot(document), rootSlot(next)];
        if (slot && nextSlot && givenTo(slot.closest(ISLAND)) === givenTo(nextSlot.closest(ISLAND)))
          slot.replaceChildren(...nextSlot.childNodes);
        else document.body.replaceWith(next.body);
        rememberPage(arrived);
        dispatchPage(document.body);
      }
    },
    forget: () => {
      arrived = new WeakMap();
    },
  };
}

/** Tags that are the same stay: removing a viewport or a direction, even to add it again, would style the whole page twice. */
function swapHead(next: Document): void {
  document.title = next.title;
  const coming = new Map([...next.head.querySelectorAll(MANAGED)].map((tag) => [tag.outerHTML, tag]));
  for (const tag of document.head.querySelectorAll(MANAGED)) if (!coming.delete(tag.outerHTML)) tag.remove();
  document.head.append(...coming.values());
  const { documentElement: root } = document;
  const wordsOf = ({ dataset }: HTMLElement): string[] => dataset.pageClass?.split(' ') ?? [];
  root.classList.remove(...wordsOf(root));
  root.classList.add(...wordsOf(next.documentElement));
  delete root.dataset.pageClass;
  copyAttributes(next.documentElement, root, ['data-theme', 'class']);
}

function copyAttributes(from: Element, to: Element, except: readonly string[] = []): void {
  for (const { name, value } of from.attributes)
    if (!except.includes(name) && to.getAttribute(name) !== value) to.setAttribute(name, value);
}

const areChildren = (regions: Element[]): boolean =>
  regions.every((region) => region.parentElement?.closest(REGION) === region.parentElement);

/** Gives a region the content of another and leaves the regions inside it in place: moving them would style and lay them out again. */
function replaceAround(
  living: Element[],
  { region, next, nextInner }: { region: Element; next: Element; nextInner: Element[] },
): void {
  // Copies, since both lists change on the way.
  for (const node of Array.from(region.childNodes)) if (!living.includes(node as Element)) node.remove();
  let following: ChildNode | null = region.firstChild;
  for (const node of Array.from(next.childNodes)) {
    const twin = living[nextInner.indexOf(node as Element)];
    if (twin) following = twin.nextSibling;
    else region.insertBefore(node, following);
  }
}

/** The built files a page was made with. In dev they carry no hash and never differ. */
function filesOf(page: Document): string {
  return [...page.querySelectorAll('head script[type=module][src],head link[rel=stylesheet]:not([data-extra])')]
    .map((tag) => tag.getAttribute('src') ?? tag.getAttribute('href'))
    .filter((file) => file?.includes('/assets/'))
    .join();
}

const regionsIn = (root: Element): Element[] => [...root.querySelectorAll(REGION)];

function outerRegions(page: Document): Element[] {
  return regionsIn(page.body).filter((region) => !region.parentElement?.closest(REGION));
}

const shape = (regions: Element[]): string => regions.map((region) => region.getAttribute('data-region')).join();

/** The whole page is an island: its regions belong to React, and are replaced together. Those in a slot belong to the server. */
const isWhole = (page: Document): boolean =>
  regionsIn(page.body).some((region) => region.closest(`${ISLAND},${SLOT}`)?.localName === ISLAND);

/** The page inside an island around it: a `Root` with hooks, which lives on from page to page. */
const rootSlot = (page: Document): Element | null =>
  page.querySelector(`body > ${ISLAND} ${SLOT}[name=children]:has(${REGION})`);

/** Runs a change of the page as a view transition, if the browser has them and the reader accepts motion. */
export async function changeView(still: boolean, change: () => void): Promise<void> {
  if (still || !document.startViewTransition || matchMedia('(prefers-reduced-motion:reduce)').matches) return change();
  const transition = document.startViewTransition(change);
  // A transition that another one interrupts rejects; that is no error.
  transition.ready.catch(() => {});
  transition.finished.catch(() => {});
  await transition.updateCallbackDone;
}
