import type { SidebarCategory, SidebarItem, SidebarLink } from '../../shared/model.ts';

export const link = (label: string, more: Partial<SidebarLink> = {}): SidebarLink => ({
  type: 'link',
  label,
  href: `/${label}`,
  docId: label,
  ...more,
});

export const category = (
  label: string,
  items: SidebarItem[],
  more: Partial<SidebarCategory> = {},
): SidebarCategory => ({ type: 'category', label, items, collapsible: true, collapsed: true, ...more });
