import type { SidebarHtml, SidebarLink, WrittenLink } from '../../shared/model.ts';
import { readLinks } from '../../shared/read-links.ts';
import { applyTrailingSlash, isExternal, placeInSite, type SiteRoots, type TrailingSlash } from '../../shared/url.ts';
import type { MessagesFile } from '../messages.ts';
import type { HtmlNode, LinkNode } from './sidebar-node.ts';
import { translateLabel } from './sidebar-texts.ts';

/** An address that the author wrote into a sidebar. */
export type SidebarAddress = Omit<WrittenLink, 'at'>;

interface LinkBuilding extends SiteRoots {
  /** Of the sidebar. */
  name: string;
  trailingSlash: TrailingSlash;
  translate: MessagesFile['translate'];
  /** Takes every address, so that it can be checked once all pages are known. */
  links: SidebarAddress[];
}

export function buildHtmlItem({ value, defaultStyle, className }: HtmlNode, building: LinkBuilding): SidebarHtml {
  for (const href of readLinks(value))
    building.links.push({ holder: holderOf(building), href, written: href, isRaw: true });
  return { type: 'html', value, defaultStyle, className };
}

function holderOf({ name }: LinkBuilding): string {
  return `The sidebar "${name}"`;
}

export function buildLinkItem(node: LinkNode, building: LinkBuilding): SidebarLink {
  const href = resolveHref(node.href, { ...building, addBaseUrl: node.autoAddBaseUrl !== false });
  building.links.push({
    holder: holderOf(building),
    href,
    written: node.href,
    ...(node.href.startsWith('pathname://') && { isUnchecked: true }),
  });
  return {
    type: 'link',
    label: translateLabel(node, building),
    href,
    description: node.description,
    className: node.className,
    customProps: node.customProps,
  };
}

function resolveHref(href: string, options: SiteRoots & { trailingSlash: TrailingSlash; addBaseUrl: boolean }): string {
  if (href.startsWith('pathname://')) return href.slice('pathname://'.length);
  if (isExternal(href) || !href.startsWith('/')) return href;
  const based = options.addBaseUrl ? placeInSite(href, options) : href;
  return applyTrailingSlash(based, options);
}
