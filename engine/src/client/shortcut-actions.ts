import type { TextId } from '../shared/texts.ts';
import { findSearch, SHORTCUTS_KEY } from './find-search.ts';
import { say } from './say.ts';
import { readStored, store } from './storage.ts';

interface Shortcut {
  keys: string[];
  text: TextId;
  find: () => HTMLElement | null;
}

const SHORTCUTS: readonly Shortcut[] = [
  { keys: ['/'], text: 'shortcuts.search', find: findSearch },
  { keys: ['n'], text: 'shortcuts.next', find: () => document.querySelector('main a[rel=next]') },
  { keys: ['p'], text: 'shortcuts.previous', find: () => document.querySelector('main a[rel=prev]') },
  { keys: ['t'], text: 'shortcuts.top', find: () => document.querySelector('[data-back-to-top]') },
  { keys: ['m'], text: 'shortcuts.colorMode', find: () => document.querySelector('[data-color-mode-toggle]') },
];

export async function runShortcut(key: string): Promise<void> {
  if (key === '?') return openHelp();
  const element = SHORTCUTS.find(({ keys }) => keys.includes(key))?.find();
  if (key === '/') element?.focus();
  element?.click();
}

/** The list of those that work on this page, with a box to switch single keys off: not everybody who speaks or types means them. */
async function openHelp(): Promise<void> {
  const dialog = document.createElement('dialog');
  dialog.className = 'shortcuts';
  const title = Object.assign(document.createElement('h2'), { id: 'y-shortcuts', textContent: await say('shortcuts') });
  dialog.setAttribute('aria-labelledby', title.id);
  const list = document.createElement('dl');
  for (const { keys, text, find } of SHORTCUTS) {
    if (!find()) continue;
    const term = document.createElement('dt');
    term.append(...keys.map((key) => Object.assign(document.createElement('kbd'), { textContent: key })));
    list.append(term, Object.assign(document.createElement('dd'), { textContent: await say(text) }));
  }
  const help = document.createElement('dt');
  help.append(Object.assign(document.createElement('kbd'), { textContent: '?' }));
  list.append(help, Object.assign(document.createElement('dd'), { textContent: await say('shortcuts.help') }));
  dialog.append(title, await buildClose(dialog), list, await buildSwitch());
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

async function buildSwitch(): Promise<HTMLElement> {
  const label = document.createElement('label');
  const box = Object.assign(document.createElement('input'), {
    type: 'checkbox',
    checked: readStored(SHORTCUTS_KEY) !== 'off',
  });
  box.addEventListener('change', () => store(SHORTCUTS_KEY, box.checked ? null : 'off'));
  label.append(box, ` ${await say('shortcuts.on')}`);
  return label;
}

async function buildClose(dialog: HTMLDialogElement): Promise<HTMLElement> {
  const button = Object.assign(document.createElement('button'), {
    type: 'button',
    className: 'icon-button icon-close',
    ariaLabel: await say('close'),
  });
  button.addEventListener('click', () => dialog.close());
  return button;
}
