import { onClick } from './on-click.ts';
import { focusMain } from './place.ts';
import { store } from './storage.ts';

/** Closes the announcement and remembers its id: another announcement shows again. The inline script reads the same two keys. */
export function startAnnouncement(): void {
  onClick('[data-announcement-close]', (button) => {
    const bar = button.closest<HTMLElement>('[data-announcement]');
    store('docusaurus.announcement.id', bar?.dataset.announcement ?? '');
    store('docusaurus.announcement.dismiss', 'true');
    document.documentElement.dataset.announcementClosed = '';
    // The button is gone, and whoever is on the keyboard should not be lost with it.
    focusMain();
  });
}
