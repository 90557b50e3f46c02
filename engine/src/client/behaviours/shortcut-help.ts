import type { TextId } from '../../shared/texts.ts';
import { readStored, store } from '../storage.ts';
import { loadText } from '../texts.ts';

export interface Shortcut {
  key: string;
  text: TextId;
  find: () => HTMLElement | null;
}

/** Lists the shortcuts that work on this page, with a switch for single keys: speech input and typing mistakes may trigger them. */
export async function openShortcutHelp(shortcuts: readonly Shortcut[], storageKey: string): Promise<void> {
  const dialog = document.createElement('dialog');
  dialog.className = 'shortcuts';
  const title = createElement('h2', await loadText('shortcuts'));
  title.id = 'y-shortcuts';
  dialog.setAttribute('aria-labelledby', title.id);
  const list = document.createElement('dl');
  const help = { key: '?', text: 'shortcuts.help' } as const;
  for (const { key, text } of [...shortcuts.filter(({ find }) => find()), help]) {
    const term = document.createElement('dt');
    term.append(createElement('kbd', key));
    list.append(term, createElement('dd', await loadText(text)));
  }
  dialog.append(title, await buildClose(dialog), list, await buildSwitch(storageKey));
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

function createElement(name: string, textContent: string): HTMLElement {
  return Object.assign(document.createElement(name), { textContent });
}

async function buildSwitch(storageKey: string): Promise<HTMLElement> {
  const label = document.createElement('label');
  const box = Object.assign(document.createElement('input'), {
    type: 'checkbox',
    checked: readStored(storageKey) !== 'off',
  });
  box.addEventListener('change', () => store(storageKey, box.checked ? null : 'off'));
  label.append(box, ` ${await loadText('shortcuts.on')}`);
  return label;
}

async function buildClose(dialog: HTMLDialogElement): Promise<HTMLElement> {
  const button = Object.assign(document.createElement('button'), {
    type: 'button',
    className: 'icon-button icon-close',
    ariaLabel: await loadText('close'),
  });
  button.addEventListener('click', () => dialog.close());
  return button;
}
