import { ISLAND, SLOT } from '../islands/protocol.ts';
import type { Hydrated } from './slot.ts';

/**
 * Islands in the browser. The element holds the server's markup and the url of its component. React and the component are loaded
 * as its policy decides, or at once when the reader touches it. A click that came too early is repeated.
 */

const SIGNS = ['pointerenter', 'pointerdown', 'focusin', 'touchstart', 'keydown'] as const;

class Island extends HTMLElement {
  #hydrating: Promise<void> | undefined;
  #ready = false;
  #early: Event | undefined;
  #end: (() => void) | undefined;

  connectedCallback(): void {
    if (this.#hydrating) return;
    const start = (): void => void this.hydrate();
    for (const type of SIGNS) this.addEventListener(type, start, { once: true, passive: true });
    this.addEventListener('click', this.#delayClick, { capture: true });
    this.addEventListener('submit', this.#delayClick, { capture: true });
    const policy = this.dataset.hydrate;
    if (policy === 'load') start();
    else if (policy === 'idle') (window.requestIdleCallback ?? setTimeout)(start);
    else if (policy === 'visible') whenVisible(this, start);
  }

  /** Navigation removes islands, and moves those that stay: only those that stay away are unmounted. */
  disconnectedCallback(): void {
    setTimeout(() => {
      if (this.isConnected) return;
      this.#end?.();
      this.#end = undefined;
    });
  }

  /** Delays a click until the component is hydrated. A click inside a nested island belongs to that one. */
  #delayClick = (event: Event): void => {
    const target = event.target as HTMLElement;
    if (this.#ready || target.closest(ISLAND) !== this) return;
    // A plain link works without the component: let it.
    if (event.type === 'click' && target.closest('a[href],summary,label,input,select,textarea')) return;
    event.preventDefault();
    event.stopPropagation();
    this.#early = event;
    void this.hydrate();
  };

  /** For islands inside this one, too. */
  hydrate(): Promise<void> {
    return (this.#hydrating ??= this.#hydrate());
  }

  async #hydrate(): Promise<void> {
    let find: Hydrated['find'];
    try {
      // Every component needs the JSX runtime; requested here, it loads beside React and not after the component.
      const [{ hydrateIsland }] = await Promise.all([
        import('./hydrate.ts'),
        import('./elements.ts'),
        prepareLanguage(),
      ]);
      ({ end: this.#end, find } = await hydrateIsland(this, () => import('./interactive.ts')));
      this.dataset.hydrated = '';
    } catch (error) {
      console.error(`The component ${this.dataset.name} failed to load.`, error);
      this.#hydrating = undefined;
      return;
    }
    this.#ready = true;
    this.removeEventListener('click', this.#delayClick, { capture: true });
    this.removeEventListener('submit', this.#delayClick, { capture: true });
    if (this.#early) repeat(this.#early.type, find(this.#early.target as Element));
    this.#early = undefined;
  }
}

/** Modules of components may use their language while they load. It is not in React's file, since `loadText` needs it without React. */
async function prepareLanguage(): Promise<void> {
  if (document.documentElement.dataset.language === undefined) return;
  const { loadLanguage } = await import('./language.ts');
  await loadLanguage();
}

/** Repeats what came too early: a form is submitted, anything else clicked. */
function repeat(type: string, element: Element | undefined): void {
  if (!element?.isConnected) return;
  if (type === 'submit') (element as HTMLFormElement).requestSubmit();
  else (element as HTMLElement).click();
}

/** The element has no box of its own (`display: contents`), so its children are observed instead. */
function whenVisible(island: HTMLElement, start: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      start();
    },
    { rootMargin: '200px' },
  );
  const boxes = boxesIn(island);
  for (const box of boxes) observer.observe(box);
  if (boxes.length === 0) start();
}

/** Slots and nested islands have no box either: an island may render nothing but its children. */
function boxesIn(element: Element): Element[] {
  return [...element.children].flatMap((child) => {
    if (child.localName === 'template') return [];
    return child.localName === SLOT || child.localName === ISLAND ? boxesIn(child) : [child];
  });
}

export function startIslands(): void {
  if (!customElements.get(ISLAND)) customElements.define(ISLAND, Island);
}
