import { announce } from './place.ts';
import { say } from './say.ts';

const FEEDBACK_MS = 1500;

/** Puts a text on the clipboard, and shows and says on the button that was pressed whether that worked. */
export async function copyText(text: string, button: HTMLElement): Promise<void> {
  const done = await navigator.clipboard.writeText(text).then(
    () => true,
    () => copyBySelection(text),
  );
  button.classList.add(done ? 'is-copied' : 'is-failed');
  setTimeout(() => button.classList.remove('is-copied', 'is-failed'), FEEDBACK_MS);
  announce(await say(done ? 'copied' : 'copyFailed'));
}

/** Where the clipboard API is refused (plain http on another machine). */
function copyBySelection(text: string): boolean {
  const area = document.createElement('textarea');
  area.value = text;
  document.body.append(area);
  area.select();
  const done = document.execCommand('copy');
  area.remove();
  return done;
}
