/** A taller branch takes longer to open, but not in proportion: the eye follows the edge, not the area. */
export function slideDuration(height: number): number {
  return Math.round(Math.min(400, 80 + 10 * Math.sqrt(height)));
}

/** Moves an element that has just been shown, or that is shown no more, to its full height or to none. */
export async function slide(element: HTMLElement, open: boolean): Promise<void> {
  if (isStill()) return;
  // What closes is still to be seen until it has closed.
  if (!open) element.style.display = 'block';
  for (const running of element.getAnimations()) running.cancel();
  const height = element.scrollHeight;
  const [from, to] = open ? [0, height] : [height, 0];
  const animation = element.animate(
    { height: [`${from}px`, `${to}px`], overflow: ['clip', 'clip'] },
    { duration: slideDuration(height), easing: 'ease-out' },
  );
  await animation.finished.catch(() => {});
  if (animation.playState === 'finished') element.style.display = '';
}

/** `<details>` open and close by themselves; here they do so in motion. */
export function startCollapse(): void {
  document.addEventListener('click', (event) => {
    const target = event.target as Element;
    const details = target.closest?.('summary')?.parentElement;
    if (!(details instanceof HTMLDetailsElement) || !details.matches('.menu *,.markdown *')) return;
    if (event.defaultPrevented || target.closest('a,button') || isStill()) return;
    event.preventDefault();
    const [running] = details.getAnimations();
    if (running) running.finish();
    else void toggle(details);
  });
}

async function toggle(details: HTMLDetailsElement): Promise<void> {
  const opens = !details.open;
  const from = details.offsetHeight;
  details.open = opens;
  const to = details.offsetHeight;
  // What closes is still to be seen until it has closed.
  details.open = true;
  const animation = details.animate(
    { height: [`${from}px`, `${to}px`], overflow: ['clip', 'clip'] },
    { duration: slideDuration(Math.abs(to - from)), easing: 'ease-out' },
  );
  await animation.finished;
  details.open = opens;
}

function isStill(): boolean {
  return matchMedia('(prefers-reduced-motion:reduce)').matches;
}
