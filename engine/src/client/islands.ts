import { ISLAND, SLOT } from '../islands/protocol.ts';

/**
 * Islands in the browser. The element holds the server's markup and says where its component is; React and the component are loaded
 * when its policy says so, or at once when the reader reaches for it. A click that came too early is done again.
 */

const REACH = ['pointerenter', 'pointerdown', 'focusin', 'touchstart', 'keydown'] as const;

class Island extends HTMLElement {
  #started = false;
  #ready = false;
  #early: Event | undefined;
  #end: (() => void) | undefined;

  connectedCallback(): void {
    if (this.#started) return;
    const start = (): void => void this.#hydrate();
    for (const type of REACH) this.addEventListener(type, start, { once: true, passive: true });
    this.addEventListener('click', this.#keepClick, { capture: true });
    this.addEventListener('submit', this.#keepClick, { capture: true });
    const policy = this.dataset.hydrate;
    if (policy === 'load') start();
    else if (policy === 'idle') (window.requestIdleCallback ?? setTimeout)(start);
    else if (policy === 'visible') whenVisible(this, start);
  }

  /** A swap takes islands away, and moves those that stay: only what is gone for good is ended. */
  disconnectedCallback(): void {
    setTimeout(() => {
      if (this.isConnected) return;
      this.#end?.();
      this.#end = undefined;
    });
  }

  /** Hold a click until the component can hear it. A click inside a nested island is that island's own. */
  #keepClick = (event: Event): void => {
    const target = event.target as HTMLElement;
    if (this.#ready || target.closest(ISLAND) !== this) return;
    // A plain link works without the component: let it.
    if (event.type === 'click' && target.closest('a[href],summary,label,input,select,textarea')) return;
    event.preventDefault();
    event.stopPropagation();
    this.#early = event;
    void this.#hydrate();
  };

  async #hydrate(): Promise<void> {
    if (this.#started) return;
    this.#started = true;
    try {
      // Every component needs the elements; asked for here, they come with React and not after the component.
      const [{ hydrateIsland }] = await Promise.all([
        import('./hydrate.ts'),
        import('./elements.ts'),
        prepareLanguage(),
      ]);
      this.#end = await hydrateIsland(this, () => import('./reach.ts'));
      this.dataset.hydrated = '';
    } catch (error) {
      console.error(`The component ${this.dataset.name} failed to load.`, error);
      this.#started = false;
      return;
    }
    this.#ready = true;
    this.removeEventListener('click', this.#keepClick, { capture: true });
    this.removeEventListener('submit', this.#keepClick, { capture: true });
    if (this.#early) repeat(this.#early);
    this.#early = undefined;
  }
}

/** Modules of components may ask for their language while they are loaded. It is not in React's file, where the words of `say` would need it. */
async function prepareLanguage(): Promise<void> {
  if (document.documentElement.dataset.language === undefined) return;
  const { loadLanguage } = await import('./language.ts');
  await loadLanguage();
}

/** Do again what came too early: a form is submitted, anything else clicked. */
function repeat({ type, target }: Event): void {
  const element = target as HTMLElement;
  if (!element.isConnected) return;
  if (type === 'submit') (element as HTMLFormElement).requestSubmit();
  else element.click();
}

/** The element has no box of its own (`display: contents`), so what is in it stands for it. */
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

/** Slots and islands in it have none either: an island may draw nothing but what it was given. */
function boxesIn(element: Element): Element[] {
  return [...element.children].flatMap((child) => {
    if (child.localName === 'template') return [];
    return child.localName === SLOT || child.localName === ISLAND ? boxesIn(child) : [child];
  });
}

export function startIslands(): void {
  if (!customElements.get(ISLAND)) customElements.define(ISLAND, Island);
}
