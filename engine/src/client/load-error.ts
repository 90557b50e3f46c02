/** A red box with the error and a Retry button in place of the page that did not come. */
export function showLoadError(error: unknown, retry: () => void): void {
  const box = Object.assign(document.createElement('div'), { className: 'load-error' });
  box.setAttribute('role', 'alert');
  const text = Object.assign(document.createElement('p'), {
    textContent: error instanceof Error ? error.message : String(error),
  });
  const button = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Retry' });
  button.addEventListener('click', retry);
  box.append(text, button);
  const main = document.querySelector('main') ?? document.body;
  main.replaceChildren(box);
  button.focus();
}
