import { ISLAND } from '../islands/protocol.ts';
import { onPage } from './page-events.ts';
import { say } from './say.ts';

const IMAGE = `.markdown img:not(a *,button *,${ISLAND} *,.no-zoom)`;

/** Pictures that are shown smaller than they are can be enlarged: by a click, or by the keyboard. The rest is loaded with the first one. */
export function startZoom(): void {
  onPage((root) => {
    for (const image of root.querySelectorAll<HTMLImageElement>(IMAGE)) {
      if (image.complete) void offer(image);
      else image.addEventListener('load', () => void offer(image), { once: true });
    }
  });
  const open = (image: Element): void =>
    void import('./zoom-dialog.ts').then(({ openZoom }) => openZoom(image as HTMLImageElement));
  document.addEventListener('click', ({ target }) => {
    if ((target as Element).matches('[data-zoom]')) open(target as Element);
  });
  document.addEventListener('keydown', (event) => {
    const image = event.target as Element;
    if (!image.matches('[data-zoom]') || (event.key !== 'Enter' && event.key !== ' ')) return;
    event.preventDefault();
    open(image);
  });
}

async function offer(image: HTMLImageElement): Promise<void> {
  // A drawing without pixels of its own can always grow.
  const isDrawing = /\.svg(?:$|[?#])/i.test(image.src) && image.width < window.innerWidth * 0.7 && image.width > 200;
  if (image.naturalWidth <= image.width * 1.1 && !isDrawing) return;
  image.dataset.zoom = '';
  image.tabIndex = 0;
  image.setAttribute('role', 'button');
  image.setAttribute('aria-label', await say('zoom', { image: image.alt }));
}
