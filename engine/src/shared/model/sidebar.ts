export type SidebarItem = SidebarLink | SidebarCategory | SidebarHtml;

export interface SidebarLink {
  type: 'link';
  label: string;
  /** See Doc. */
  lang?: string;
  href: string;
  docId?: string;
  unlisted?: boolean;
  className?: string;
  description?: string;
  customProps?: Record<string, unknown>;
}

export interface SidebarCategory {
  type: 'category';
  label: string;
  /** See Doc. */
  lang?: string;
  items: SidebarItem[];
  /** The category's own page, if any. */
  href?: string;
  linkUnlisted?: boolean;
  collapsible: boolean;
  collapsed: boolean;
  className?: string;
  description?: string;
  customProps?: Record<string, unknown>;
  /**
   * Only in a SidebarView: this branch is closed and its items are left out of the page. `href` is then where its row leads without
   * script: its own page, else its first doc.
   */
  closed?: boolean;
  /** Only in a SidebarView: the items are part of a long level. */
  cut?: SidebarCut;
}

/** What a page leaves out of a level of its sidebar. */
export interface SidebarCut {
  before?: SidebarRest;
  after?: SidebarRest;
}

export interface SidebarRest {
  /** The number of rows before the cut, of all rows of the level that pages may show. */
  at: number;
  /** The nearest page that is left out on this side: its own sidebar shows further. */
  href: string;
}

export interface SidebarHtml {
  type: 'html';
  value: string;
  defaultStyle?: boolean;
  className?: string;
}
