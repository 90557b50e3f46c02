import { saveScroll } from '../navigation/place.ts';

/**
 * What an open slide-out needs besides what the browser does for a popover: the page behind it is inert, the Tab key stays inside, and
 * going back closes it before it leaves the page. Loaded when the first one is opened.
 */

const DRAWER = '[popover].drawer';
const OPEN = `${DRAWER}:popover-open`;
const FOCUSABLE = 'a[href],button,summary,input,[tabindex="0"]';

export function startOpenDrawer(first: HTMLElement): void {
  let inert: HTMLElement[] = [];
  let leaving = false;
  const release = (): void => {
    for (const element of inert) element.inert = false;
    inert = [];
  };
  const onOpen = (drawer: HTMLElement): void => {
    if (!drawer.matches(':popover-open')) return;
    release();
    inert = outsideOf(drawer);
    for (const element of inert) element.inert = true;
    if (!drawer.contains(document.activeElement)) focusables(drawer)[0]?.focus();
    // A closed slide-out has no height to scroll in.
    drawer.querySelector('.menu [aria-current=page]')?.scrollIntoView({ block: 'nearest' });
    if (hasEntry()) return;
    saveScroll();
    history.pushState({ ...(history.state as object | null), drawer: true }, '');
  };
  // Before the browser returns the focus to where it was, which must not be inert by then.
  listen('beforetoggle', (event) => event.newState === 'closed' && release());
  listen('toggle', (event, drawer) => {
    if (event.newState === 'open') return onOpen(drawer);
    // The main menu is opened on top of the docs menu; they close together.
    for (const other of document.querySelectorAll<HTMLElement>(OPEN)) other.hidePopover();
    // The browser returns the focus only for the first of them.
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>('.navbar-toggle')?.focus({ preventScroll: true });
    if (!hasEntry() || leaving) return;
    // Closed otherwise than by going back: its history entry is removed, and navigation does not handle that.
    leaving = true;
    const left = (event: PopStateEvent): void => {
      event.stopImmediatePropagation();
      leaving = false;
    };
    window.addEventListener('popstate', left, { once: true, capture: true });
    history.back();
  });
  document.addEventListener('keydown', (event) => {
    const drawer = (event.target as Element).closest<HTMLElement>(OPEN);
    if (drawer && event.key === 'Tab') keepInside(drawer, event);
  });
  onOpen(first);
}

function listen(type: 'beforetoggle' | 'toggle', run: (event: ToggleEvent, drawer: HTMLElement) => unknown): void {
  document.addEventListener(
    type,
    (event) => {
      const drawer = event.target as HTMLElement;
      if (drawer.matches(DRAWER)) run(event as ToggleEvent, drawer);
    },
    true,
  );
}

/** The siblings of the slide-out and of its ancestors. */
function outsideOf(drawer: HTMLElement): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let at = drawer; at.parentElement && at !== document.body; at = at.parentElement)
    for (const sibling of at.parentElement.children)
      if (sibling !== at && sibling instanceof HTMLElement && !sibling.inert) found.push(sibling);
  return found;
}

function focusables(drawer: HTMLElement): HTMLElement[] {
  return [...drawer.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((element) => element.checkVisibility());
}

function keepInside(drawer: HTMLElement, event: KeyboardEvent): void {
  const all = focusables(drawer);
  const [edge, other] = event.shiftKey ? [all[0], all.at(-1)] : [all.at(-1), all[0]];
  if (event.target !== edge) return;
  event.preventDefault();
  other?.focus();
}

function hasEntry(): boolean {
  return (history.state as { drawer?: boolean } | null)?.drawer === true;
}
