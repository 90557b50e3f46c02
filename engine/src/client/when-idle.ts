export function whenIdle(run: () => void): void {
  (window.requestIdleCallback ?? ((later: () => void) => setTimeout(later, 200)))(run);
}
