import { onClick, onPage } from '../page-events.ts';
import { loadText } from '../texts.ts';
import { readStored, store, storedName } from '../storage.ts';

export type ColorMode = 'light' | 'dark';
type Choice = ColorMode | 'system';

const KEY = 'theme';
const DARK = '(prefers-color-scheme:dark)';
const TOGGLE = '[data-color-mode-toggle]';

/** Follows the switch, other tabs and the reader's system. The inline script sets the first mode, before paint. */
export function startColorMode(): void {
  onClick(TOGGLE, () => {
    const all: Choice[] = fallback() === 'system' ? ['system', 'light', 'dark'] : ['light', 'dark'];
    const now = document.documentElement.dataset.themeChoice as Choice;
    chooseColorMode(all[(all.indexOf(now) + 1) % all.length] ?? 'light');
  });
  window.addEventListener('storage', ({ key }) => {
    if (key === storedName(KEY) || key === null) applyStoredMode();
  });
  matchMedia(DARK).addEventListener('change', () => {
    if (document.documentElement.dataset.themeChoice === 'system') applyStoredMode();
  });
}

/** Labels the switch with the current mode. */
export function startColorModeNames(): void {
  onPage(() => void nameToggles());
}

/** Applies and stores a mode; `null` returns to the default of the site. */
export function chooseColorMode(choice: Choice | null): void {
  store(KEY, choice === 'system' ? null : choice);
  apply(choice ?? fallback());
}

/** Applies what another tab has stored, or the mode of the system after a change. */
function applyStoredMode(): void {
  // Without a switch the stored choice does not count.
  const stored = document.querySelector(TOGGLE) ? readStored(KEY) : null;
  apply(stored === 'light' || stored === 'dark' ? stored : fallback());
}

/** The mode for readers who have chosen nothing. */
function fallback(): Choice {
  const { themeChoice } = document.documentElement.dataset;
  return (document.querySelector<HTMLElement>(TOGGLE)?.dataset.colorModeToggle ?? themeChoice ?? 'light') as Choice;
}

function apply(choice: Choice): void {
  const { dataset } = document.documentElement;
  const isDark = choice === 'system' ? matchMedia(DARK).matches : choice === 'dark';
  dataset.theme = isDark ? 'dark' : 'light';
  dataset.themeChoice = choice;
  void nameToggles();
}

async function nameToggles(): Promise<void> {
  const choice = document.documentElement.dataset.themeChoice as Choice;
  const mode = await loadText(`nav.colorMode.${choice}`);
  const label = await loadText('nav.colorModeNow', { mode });
  for (const toggle of document.querySelectorAll<HTMLElement>(TOGGLE)) {
    toggle.setAttribute('aria-label', label);
    toggle.title = label;
  }
}
