/** Runs a change of the page as a view transition, where the browser has them and the reader has nothing against movement. */
export async function changeView(still: boolean, change: () => void): Promise<void> {
  if (still || !document.startViewTransition || matchMedia('(prefers-reduced-motion:reduce)').matches) return change();
  const transition = document.startViewTransition(change);
  // One that another overtakes is cut short, which is no error.
  transition.ready.catch(() => {});
  transition.finished.catch(() => {});
  await transition.updateCallbackDone;
}
