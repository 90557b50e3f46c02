import { copyText } from './copy.ts';

/** What the buttons of the menu beside a title do. Loaded with the first of them that is pressed. */
export async function runPageMenu(button: HTMLElement): Promise<void> {
  const menu = button.closest<HTMLDetailsElement>('.page-menu');
  const summary = menu?.querySelector('summary');
  if (!menu || !summary) return;
  const text = button.dataset.pageMenu === 'section' ? addressOfSection() : await fetchTwin(menu.dataset.twin ?? '');
  menu.open = false;
  summary.focus();
  await copyText(text, summary);
}

/** The page as Markdown; where it cannot be loaded, its address. */
async function fetchTwin(url: string): Promise<string> {
  try {
    const response = await fetch(url);
    if (response.ok) return await response.text();
  } catch {
    // No network: the address is better than nothing.
  }
  return location.href;
}

/** How far below the top of the window a heading counts as read: the height of the bar, and a line. */
const READ = 120;

/** The address of the last heading above what is being read. */
function addressOfSection(): string {
  const headings = [...document.querySelectorAll<HTMLElement>('.markdown :is(h2,h3,h4,h5,h6)[id]')];
  const last = headings.findLast((heading) => heading.getBoundingClientRect().top <= READ);
  const address = new URL(location.href);
  address.hash = last ? encodeURIComponent(last.id) : '';
  return address.href;
}
