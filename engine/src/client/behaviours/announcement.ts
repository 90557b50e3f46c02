import { onClick } from '../page-events.ts';
import { focusMain } from '../navigation/place.ts';
import { store } from '../storage.ts';

/** Closes the announcement and remembers its id, so that another announcement is shown. The inline script reads the same two keys. */
export function startAnnouncement(): void {
  onClick('[data-announcement-close]', (button) => {
    const bar = button.closest<HTMLElement>('[data-announcement]');
    store('docusaurus.announcement.id', bar?.dataset.announcement ?? '');
    store('docusaurus.announcement.dismiss', 'true');
    document.documentElement.dataset.announcementClosed = '';
    // The button is gone; a keyboard user continues in the main part.
    focusMain();
  });
}
