import { ISLAND } from '../islands/protocol.ts';
import { mergeSidebar } from './merge-sidebar.ts';
import { announcePage } from './page-events.ts';
import { outline, rememberPage, rememberRegions, type ArrivedMarkup } from './regions.ts';

/**
 * Puts a fetched page in place of the present one. The page is made of regions (announcement, navbar, sidebar, main, footer); a region
 * whose markup is the same stays as it is, with its scroll, its open menus and its living islands.
 */
export interface Swapper {
  /** False when the page belongs to another build or another language, so that only a full load is right. */
  fits(next: Document): boolean;
  /** The same regions, so that the page stays and only what is in them changes. */
  isAlike(next: Document): boolean;
  swap(next: Document): void;
  /** What is on the screen is no longer what arrived: the next swap replaces it all. */
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
      // A region may hold others (main holds the sidebar): those live on and are swapped for themselves.
      inner.forEach((child, index) => swapRegion(child, nextInner[index] as Element));
      replaceAround(inner, { region, next, nextInner });
    } else {
      region.replaceChildren(...next.childNodes);
      remember(regionsIn(region));
    }
    return true;
  }

  return {
    // Components that are loaded keep the language they were loaded with.
    fits: (next) => filesOf(next) === filesOf(document) && next.documentElement.lang === document.documentElement.lang,
    isAlike: (next) => shape(regionsIn(document.body)) === shape(regionsIn(next.body)),
    swap(next) {
      swapHead(next);
      const now = outerRegions(document);
      const then = outerRegions(next);
      const isSameAround = arrived.get(document.body) === outline(next.body);
      if (shape(now) === shape(then) && isSameAround && !isWhole(document) && !isWhole(next))
        // Told when all is in place, so that what is measured then is laid out once.
        now.filter((region, index) => swapRegion(region, then[index] as Element)).forEach(announcePage);
      else {
        document.body.replaceWith(next.body);
        rememberPage(arrived);
        announcePage(document.body);
      }
    },
    forget: () => {
      arrived = new WeakMap();
    },
  };
}

/** Whatever is the same stays: taking a viewport or a direction away, if only to bring it back, would have the whole page styled twice. */
function swapHead(next: Document): void {
  document.title = next.title;
  const coming = new Map([...next.head.querySelectorAll(MANAGED)].map((tag) => [tag.outerHTML, tag]));
  for (const tag of document.head.querySelectorAll(MANAGED)) if (!coming.delete(tag.outerHTML)) tag.remove();
  document.head.append(...coming.values());
  copyAttributes(next.documentElement, document.documentElement, ['data-theme', 'class']);
}

function copyAttributes(from: Element, to: Element, except: readonly string[] = []): void {
  for (const { name, value } of from.attributes)
    if (!except.includes(name) && to.getAttribute(name) !== value) to.setAttribute(name, value);
}

const areChildren = (regions: Element[]): boolean =>
  regions.every((region) => region.parentElement?.closest(REGION) === region.parentElement);

/** Gives a region the content of another and leaves those inside it where they are: moved, they would be styled and laid out anew. */
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
  return [...page.querySelectorAll('head script[type=module][src],head link[rel=stylesheet]:not([data-late])')]
    .map((tag) => tag.getAttribute('src') ?? tag.getAttribute('href'))
    .filter((file) => file?.includes('/assets/'))
    .join();
}

const regionsIn = (root: Element): Element[] => [...root.querySelectorAll(REGION)];

function outerRegions(page: Document): Element[] {
  return regionsIn(page.body).filter((region) => !region.parentElement?.closest(REGION));
}

const shape = (regions: Element[]): string => regions.map((region) => region.getAttribute('data-region')).join();

/** A page that is an island as a whole: its regions belong to React, and are taken away whole. */
const isWhole = (page: Document): boolean => page.querySelector(`${ISLAND} ${REGION}`) !== null;
