/** Changes of the colour mode that do not come from this page: another tab, or the reader's system. */
export function followColorMode(): void {
  const load = () => import('./reach.ts');
  window.addEventListener('storage', ({ key }) => {
    if (key === 'theme' || key === null) void load().then(({ applyStoredMode }) => applyStoredMode());
  });
  matchMedia('(prefers-color-scheme:dark)').addEventListener('change', () => {
    if (document.documentElement.dataset.themeChoice === 'system')
      void load().then(({ applyStoredMode }) => applyStoredMode());
  });
}
