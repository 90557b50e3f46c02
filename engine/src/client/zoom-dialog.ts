import { say } from './say.ts';

/** Shows a picture as large as it is, or as the window allows. Escape, the button and a click anywhere close it. */
export async function openZoom(image: HTMLImageElement): Promise<void> {
  const dialog = document.createElement('dialog');
  dialog.className = 'zoom';
  dialog.setAttribute('aria-label', image.alt || (await say('zoom.dialog')));
  const large = Object.assign(new Image(), { src: image.currentSrc || image.src, alt: image.alt });
  const button = Object.assign(document.createElement('button'), {
    type: 'button',
    className: 'icon-button icon-close',
    ariaLabel: await say('close'),
  });
  dialog.append(large, button);
  dialog.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
