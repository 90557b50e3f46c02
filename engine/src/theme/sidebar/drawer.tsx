import { createContext } from 'react';
import { useText } from '../use-text.ts';

/** Ids of the drawers of a narrow window. */
export const MENU_ID = 'y-menu';
export const SIDEBAR_ID = 'y-sidebar';

/** True inside a drawer. */
export const DrawerContext = createContext(false);

/** Closes a drawer: a popover, so it needs no script. */
export function DrawerClose({ id }: { id: string }) {
  const t = useText();
  return (
    <button
      type="button"
      className="icon-button icon-close"
      autoFocus
      popoverTarget={id}
      popoverTargetAction="hide"
      aria-label={t('close')}
    />
  );
}
