import { onClick } from './on-click.ts';
import { onPage } from './page-events.ts';
import { say } from './say.ts';
import { readStored, store } from './storage.ts';

export type ColorMode = 'light' | 'dark';
type Choice = ColorMode | 'system';

const KEY = 'theme';
const DARK = '(prefers-color-scheme:dark)';
const TOGGLE = '[data-color-mode-toggle]';

/** The switch, another tab, and the reader's system. The first colour is set before paint by the inline script. */
export function startColorMode(): void {
  onClick(TOGGLE, () => {
    const all: Choice[] = fallback() === 'system' ? ['system', 'light', 'dark'] : ['light', 'dark'];
    const now = document.documentElement.dataset.themeChoice as Choice;
    chooseColorMode(all[(all.indexOf(now) + 1) % all.length] ?? 'light');
  });
  window.addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) applyStoredMode();
  });
  matchMedia(DARK).addEventListener('change', () => {
    if (document.documentElement.dataset.themeChoice === 'system') applyStoredMode();
  });
}

/** The switch says what it is set to. */
export function startColorModeNames(): void {
  onPage(() => void nameToggles());
}

/** Sets what the reader asked for and keeps it; `null` is back to what the site starts with. */
export function chooseColorMode(choice: Choice | null): void {
  store(KEY, choice === 'system' ? null : choice);
  apply(choice ?? fallback());
}

/** What another tab has stored, or the system's own colours after they changed. */
function applyStoredMode(): void {
  // Without a switch the reader has no say.
  const stored = document.querySelector(TOGGLE) ? readStored(KEY) : null;
  apply(stored === 'light' || stored === 'dark' ? stored : fallback());
}

/** Where a reader stands who has chosen nothing. */
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
  const mode = await say(`nav.colorMode.${choice}`);
  const label = await say('nav.colorModeNow', { mode });
  for (const toggle of document.querySelectorAll<HTMLElement>(TOGGLE)) {
    toggle.setAttribute('aria-label', label);
    toggle.title = label;
  }
}
