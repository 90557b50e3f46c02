import { copyText } from './copy-text.ts';
import { onClick } from './on-click.ts';

/** The link beside a heading goes there, and puts the address on the clipboard too. */
export function startHeadingLinks(): void {
  onClick<HTMLAnchorElement>('a.hash-link', (link, event) => {
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey) void copyText(link.href, link);
  });
}
