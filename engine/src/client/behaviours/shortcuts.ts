import { readStored } from '../storage.ts';
import type { Shortcut } from './shortcut-help.ts';

const find = (selector: string) => (): HTMLElement | null => document.querySelector(selector);

const SHORTCUTS: readonly Shortcut[] = [
  { key: '/', text: 'shortcuts.search', find: find('[data-search] :is(input,button)') },
  { key: 'n', text: 'shortcuts.next', find: find('main a[rel=next]') },
  { key: 'p', text: 'shortcuts.previous', find: find('main a[rel=prev]') },
  { key: 't', text: 'shortcuts.top', find: find('[data-back-to-top]') },
  { key: 'm', text: 'shortcuts.colorMode', find: find('[data-color-mode-toggle]') },
];

/** `off` where the reader does not want shortcuts of a single key. */
const STORAGE_KEY = 'yaprak.shortcuts';

/**
 * Shortcuts of a single key. They do nothing while the reader types, and can be switched off in the list that `?` opens. `earlyKeys` were pressed
 * before this script was here: they count unless the reader has moved on to something else.
 */
export function startShortcuts(earlyKeys: readonly KeyboardEvent[]): void {
  const onKey = (event: KeyboardEvent): void => {
    const target = event.target as HTMLElement;
    const { key } = event;
    const shortcut = SHORTCUTS.find((one) => one.key === key);
    const isHelp = key === '?';
    if (!(shortcut || isHelp) || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (target.isContentEditable || target.closest('input,textarea,select,dialog,[role=textbox],[role=combobox]'))
      return;
    if (!isHelp && readStored(STORAGE_KEY) === 'off') return;
    const element = shortcut?.find();
    if (key === '/' && !element) return;
    event.preventDefault();
    if (isHelp)
      void import('./shortcut-help.ts').then(({ openShortcutHelp }) => openShortcutHelp(SHORTCUTS, STORAGE_KEY));
    if (key === '/') element?.focus();
    element?.click();
  };
  document.addEventListener('keydown', onKey);
  for (const event of earlyKeys) if (event.target === document.activeElement) onKey(event);
}
