import { onClick, onPage } from '../page-events.ts';
import { decodeHash } from '../navigation/place.ts';

/** Marks the section being read in the table of contents: the last one whose heading has passed the upper fifth of the window. */
export function startToc(): void {
  // Where it is a popover, it covers the text.
  onClick('.toc-list a', (link) => link.closest<HTMLElement>('.toc[popover]')?.hidePopover());
  let observer: IntersectionObserver | undefined;
  onPage(() => {
    observer?.disconnect();
    const links = new Map<Element, HTMLElement>();
    for (const link of document.querySelectorAll<HTMLAnchorElement>('.toc-list a, .table-of-contents__link')) {
      const heading = document.getElementById(decodeHash(link.hash));
      if (heading) links.set(heading, link);
    }
    const passed = new Set<Element>();
    // Everything above counts as visible, so that a jump over many headings is noticed like a slow scroll past one.
    observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) passed[isIntersecting ? 'add' : 'delete'](target);
        let active: HTMLElement | undefined;
        for (const [heading, link] of links) {
          link.removeAttribute('aria-current');
          if (passed.has(heading)) active = link;
        }
        if (active) mark(active);
      },
      { rootMargin: '9999999px 0px -80%' },
    );
    for (const heading of links.keys()) observer.observe(heading);
  });
}

function mark(link: HTMLElement): void {
  link.setAttribute('aria-current', 'location');
  const toc = link.closest('.toc');
  if (toc && toc.scrollHeight > toc.clientHeight) toc.scrollTop = link.offsetTop - toc.clientHeight / 2;
}
