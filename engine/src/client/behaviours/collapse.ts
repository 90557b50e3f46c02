/** A taller element takes longer to open, but not in proportion: the eye follows the edge, not the area. */
export function slideDuration(height: number): number {
  return Math.round(Math.min(400, 80 + 10 * Math.sqrt(height)));
}

/** Animates the height of an element that has just been opened or closed. */
export async function slide(element: HTMLElement, open: boolean): Promise<void> {
  if (isStill()) return;
  // Visible until the animation ends.
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

/** Animates `<details>` while they open and close. */
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
  // Visible until the animation ends.
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
