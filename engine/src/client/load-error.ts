import { say } from './say.ts';

/** A red box with the error and a Retry button in place of the page that did not come. */
export async function showLoadError(error: unknown, retry: () => void): Promise<void> {
  const title = await say('error.load');
  const label = await say('error.retry');
  const box = Object.assign(document.createElement('div'), { className: 'load-error' });
  box.setAttribute('role', 'alert');
  const text = document.createElement('div');
  text.append(
    Object.assign(document.createElement('h1'), { textContent: title }),
    Object.assign(document.createElement('p'), { textContent: error instanceof Error ? error.message : String(error) }),
  );
  const button = Object.assign(document.createElement('button'), { type: 'button', textContent: label || 'Retry' });
  button.addEventListener('click', retry);
  box.append(text, button);
  const main = document.querySelector('main') ?? document.body;
  main.replaceChildren(box);
  button.focus();
}
