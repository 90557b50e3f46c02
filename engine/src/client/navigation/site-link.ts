/**
 * The base path of the site. The theme that is built with the engine does not know it, and derives it from the address of its own
 * script.
 */
export const siteBase =
  import.meta.env.BASE_URL === './'
    ? new URL(import.meta.url.replace(/assets\/js\/[^/]*$/, '')).pathname
    : import.meta.env.BASE_URL;

/** The link at `target`, if it leads to a page of this site in this window. With `click`, only if that click follows it here. */
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
    // Other addresses of this host do not belong to the site.
    !`${link.pathname}/`.startsWith(siteBase) ||
    link.hasAttribute('download') ||
    (link.target && link.target !== '_self') ||
    link.dataset.noNavigation !== undefined ||
    // Not prefetched: a click on it loads the rest of the level into the sidebar.
    (!click && link.dataset.sidebarMore !== undefined) ||
    /\.(?!html$)[a-z][a-z0-9]*$/i.test(link.pathname)
  )
    return null;
  return link;
}
