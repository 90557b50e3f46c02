const DEBOUNCE_MS = 20;

/** Once, when the window has come to rest in a new size. */
export function onResize(run: () => void): void {
  let timer = 0;
  window.addEventListener('resize', () => {
    clearTimeout(timer);
    timer = window.setTimeout(run, DEBOUNCE_MS);
  });
}
