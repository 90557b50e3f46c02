import {
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react';
import { DrawerContext, MENU_ID, SIDEBAR_ID, translate } from 'yaprak/client';
import { useScrollPosition } from './scroll.ts';

/** Hooks about the top bar and the menu of a narrow window. */

interface Positioned {
  position?: 'left' | 'right';
}

/** Items without a side are on the right, as in Docusaurus. */
export function splitNavbarItems<Item extends Positioned>(items: readonly Item[]): [left: Item[], right: Item[]] {
  const isLeft = (item: Item): boolean => item.position === 'left';
  return [items.filter(isLeft), items.filter((item) => !isLeft(item))];
}

/** That of a narrow window: a popover, which the browser itself opens and closes. */
function openDrawer(): HTMLElement | undefined {
  // Not at the top of the module: in dev a part of the site's that imports this one may be loaded before the theme.
  return [...document.querySelectorAll<HTMLElement>(`#${MENU_ID}, #${SIDEBAR_ID}`)].find((drawer) =>
    drawer.matches(':popover-open'),
  );
}

/** A popover reports its change by an event that does not bubble, but can be captured. */
function onDrawer(onChange: () => void): () => void {
  document.addEventListener('toggle', onChange, true);
  return () => document.removeEventListener('toggle', onChange, true);
}

export interface NavbarMobileSidebar {
  disabled: boolean;
  shouldRender: boolean;
  toggle: () => void;
  shown: boolean;
}

/** The menu of a narrow window: the theme's drawer, whoever opens it. */
export function useNavbarMobileSidebar(): NavbarMobileSidebar {
  const shown = useSyncExternalStore(
    onDrawer,
    () => openDrawer() !== undefined,
    () => false,
  );
  return { disabled: false, shouldRender: true, shown, toggle: toggleDrawer };
}

function toggleDrawer(): void {
  const open = openDrawer();
  if (open) return open.hidePopover();
  const [menu, sidebar] = [MENU_ID, SIDEBAR_ID].map((id) => document.getElementById(id));
  (sidebar?.popover ? sidebar : menu)?.showPopover();
}

interface SecondaryMenu {
  shown: boolean;
  hide: () => void;
  content: ReactNode;
}

/** The second page of the menu: here a drawer of its own, that of the sidebar, which the theme draws. */
export function useNavbarSecondaryMenu(): SecondaryMenu {
  const shown = useSyncExternalStore(
    onDrawer,
    () => openDrawer()?.id === SIDEBAR_ID,
    () => false,
  );
  return { shown, hide: () => document.getElementById(MENU_ID)?.showPopover(), content: undefined };
}

interface FillerProps<Props extends object> {
  component: ComponentType<Props & { toggleSidebar: () => void }>;
  props: Props;
}

/**
 * Puts a component into the menu of a narrow window. In the drawer of the sidebar it stands there; elsewhere it makes a drawer, with a
 * button that is shown where the window is narrow.
 */
export function NavbarSecondaryMenuFiller<Props extends object>({ component: Content, props }: FillerProps<Props>) {
  const id = useId();
  const content = <Content {...props} toggleSidebar={toggleDrawer} />;
  if (useContext(DrawerContext)) return content;
  return (
    <div className="narrow-only">
      <button type="button" className="button button--secondary" popoverTarget={id}>
        {translate({ id: 'theme.docs.sidebar.toggleSidebarButtonAriaLabel', message: 'Toggle navigation bar' })}
      </button>
      <aside id={id} popover="auto" className="sidebar drawer">
        <DrawerContext value={true}>{content}</DrawerContext>
      </aside>
    </div>
  );
}

export function NavbarProvider({ children }: { children?: ReactNode }) {
  return <>{children}</>;
}

/** Whether a bar that hides while the reader scrolls down is shown. `navbarRef` is for the bar, whose height counts. */
export function useHideableNavbar(hideOnScroll: boolean): {
  navbarRef: (element: HTMLElement | null) => void;
  isNavbarVisible: boolean;
} {
  const [isNavbarVisible, setVisible] = useState(hideOnScroll);
  const height = useRef(0);
  useScrollPosition(({ scrollY }, last) => {
    if (!hideOnScroll) return;
    if (scrollY < height.current || !last) return setVisible(true);
    setVisible(scrollY < last.scrollY);
  });
  const navbarRef = (element: HTMLElement | null): void => {
    if (element) height.current = element.getBoundingClientRect().height;
  };
  return { navbarRef, isNavbarVisible };
}

/** Keeps what is below an open layer from scrolling. */
export function useLockBodyScroll(lock = true): void {
  useEffect(() => {
    if (!lock) return undefined;
    const { style } = document.body;
    const before = style.overflow;
    style.overflow = 'hidden';
    return () => {
      style.overflow = before;
    };
  }, [lock]);
}

export const keyboardFocusedClassName = 'navigation-with-keyboard';

/** Nothing to do: the style sheets show the focus of a keyboard by `:focus-visible`. */
export function useKeyboardNavigation(): void {}
