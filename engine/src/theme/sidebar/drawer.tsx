import { useText } from '../use-text.ts';

/** What the buttons of a narrow window open. */
export const MENU_ID = 'y-menu';
export const SIDEBAR_ID = 'y-sidebar';

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
