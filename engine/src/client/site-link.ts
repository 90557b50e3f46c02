import { siteBase } from './site-base.ts';

/** A link that leads to another page of this site in this window, and that this event, if it is a click, does not send elsewhere. */
export function siteLink(target: EventTarget | null, click?: MouseEvent): HTMLAnchorElement | null {
  if (
    click &&
    (click.defaultPrevented || click.button || click.metaKey || click.ctrlKey || click.shiftKey || click.altKey)
  )
    return null;
  const link = (target as Element | null)?.closest?.<HTMLAnchorElement>('a[href]');
  if (
    !link ||
    link.origin !== location.origin ||
    // What else stands on this host is not ours to fetch.
    !`${link.pathname}/`.startsWith(siteBase) ||
    link.hasAttribute('download') ||
    (link.target && link.target !== '_self') ||
    link.dataset.noNavigation !== undefined ||
    // Where it leads is not looked at ahead: what it stands for comes here when it is clicked.
    (!click && link.dataset.sidebarMore !== undefined) ||
    /\.(?!html$)[a-z][a-z0-9]*$/i.test(link.pathname)
  )
    return null;
  return link;
}
