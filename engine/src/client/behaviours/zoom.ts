import { ISLAND } from '../../islands/protocol.ts';
import { onPage } from '../page-events.ts';
import { loadText } from '../texts.ts';

const IMAGE = `.markdown img:not(a *,button *,${ISLAND} *,.no-zoom)`;

/** Images that are shown smaller than they are can be enlarged by a click or the keyboard. */
export function startZoom(): void {
  onPage((root) => {
    for (const image of root.querySelectorAll<HTMLImageElement>(IMAGE)) {
      if (image.complete) void offer(image);
      else image.addEventListener('load', () => void offer(image), { once: true });
    }
  });
  const open = (image: Element): void => void openZoom(image as HTMLImageElement);
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
  // An SVG has no size in pixels: it can always be larger.
  const isDrawing = /\.svg(?:$|[?#])/i.test(image.src) && image.width < window.innerWidth * 0.7 && image.width > 200;
  // With several files to choose from, the browser's own answer is how wide the place is.
  const own = image.srcset ? Number(image.getAttribute('width')) : image.naturalWidth;
  if (own <= image.width * 1.1 && !isDrawing) return;
  image.dataset.zoom = '';
  image.tabIndex = 0;
  image.setAttribute('role', 'button');
  image.setAttribute('aria-label', await loadText('zoom', { image: image.alt }));
}

/** Shows an image in its own size, or as large as the window allows. Escape, the button and a click anywhere close it. */
async function openZoom(image: HTMLImageElement): Promise<void> {
  const dialog = document.createElement('dialog');
  dialog.className = 'zoom';
  dialog.setAttribute('aria-label', image.alt || (await loadText('zoom.dialog')));
  const large = Object.assign(new Image(), { src: image.src, alt: image.alt });
  const button = Object.assign(document.createElement('button'), {
    type: 'button',
    className: 'icon-button icon-close',
    ariaLabel: await loadText('close'),
  });
  dialog.append(large, button);
  dialog.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
