import { closeTags } from '../../shared/close-tags.ts';
import { readLinks } from '../../shared/html.ts';
import type { SidebarHtml, SidebarLink, WrittenLink } from '../../shared/model.ts';
import {
  applyTrailingSlash,
  isExternal,
  isOutside,
  outsideHref,
  placeInSite,
  type SiteRoots,
  type TrailingSlash,
} from '../../shared/url.ts';
import type { MessagesFile } from '../messages.ts';
import type { HtmlNode, LinkNode, CategoryNode, SidebarNode } from './sidebar-node.ts';

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
  return { type: 'html', value: closeTags(value), defaultStyle, className };
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
    ...(isOutside(node.href) && { isUnchecked: true }),
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
  if (isOutside(href)) return outsideHref(href, options);
  if (isExternal(href) || !href.startsWith('/')) return href;
  const based = options.addBaseUrl ? placeInSite(href, options) : href;
  return applyTrailingSlash(based, options);
}

interface SidebarTexts {
  /** Of the sidebar. */
  name: string;
  translate: MessagesFile['translate'];
}

/** The label of an item in the language being built. Items of one name share their translation. */
export function translateLabel(
  node: Pick<SidebarNode, 'type' | 'key'> & { label: string },
  { translate, name }: SidebarTexts,
): string {
  const message = node.label;
  const description = `The label for the ${node.type} '${message}' in sidebar '${name}'`;
  return translate(`sidebar.${name}.${node.type}.${node.key ?? message}`, { message, description });
}

/** A text of a generated category page. */
export function translateIndex(
  node: CategoryNode,
  { translate, name, field, message }: SidebarTexts & { field: 'title' | 'description'; message: string },
): string {
  const description = `The generated-index page ${field} for category '${node.label}' in sidebar '${name}'`;
  const key = `sidebar.${name}.category.${node.key ?? node.label}.link.generated-index.${field}`;
  return translate(key, { message, description });
}
