/** The targets of a navbar item in several docs versions. The version of the page decides, then the version that the reader chose. */
export interface NavbarTargets {
  instance: string;
  /** By the version's name; those that lack the page are left out. `label` only where it differs from the last version's. */
  byVersion: Record<string, { href: string; label?: string; activeSidebar?: string; unlisted?: boolean }>;
}

/** What a navbar item names that leads to a doc, a sidebar or a version: for a part of the site's own that draws such items. */
export interface NamedTarget {
  type: 'doc' | 'docSidebar' | 'docsVersion';
  docId?: string;
  sidebarId?: string;
  docsPluginId?: string;
  /** Author's own. */
  label?: string;
  to?: string;
}

/** Of a link that a component draws: its `style` is an object of properties. */
export type LinkAttributes = Record<string, string | boolean | Record<string, string | number>>;

export interface VersionChoice {
  name: string;
  label: string;
  /** The version's main page; the same page in that version, where there is one, is in VersionSummary.alternates. */
  href: string;
}

/** What a link and a dropdown, which may be a link too, have in common. */
interface WrittenLink {
  label: string;
  position: 'left' | 'right';
  className?: string;
  external?: boolean;
  target?: string;
  rel?: string;
  /** Further HTML attributes, as the author wrote them. */
  attributes?: LinkAttributes;
  html?: string;
  activeBasePath?: string;
  activeBaseRegex?: string;
  ariaLabel?: string;
}

export type ResolvedNavbarItem =
  | (WrittenLink & {
      type: 'link';
      /** Only when the docs have several versions. */ targets?: NavbarTargets;
      /** Only of an item that was none in the config. */ named?: NamedTarget;
      href: string;
      /** Active on every page that shows this sidebar: `<docs instance>/<name>`. */ activeSidebar?: string;
      /** Leads to an unlisted doc: shown on that doc's own page alone. */ unlisted?: boolean;
    })
  | (WrittenLink & { type: 'dropdown'; href?: string; items: ResolvedNavbarItem[] })
  | { type: 'html'; value: string; position: 'left' | 'right'; className?: string }
  | { type: 'search'; position: 'left' | 'right'; className?: string }
  | {
      /** Rendered by a component of the site, which gets all fields of the config. */
      type: 'custom';
      /** `custom-…` */ name: string;
      position: 'left' | 'right';
      className?: string;
      fields: Record<string, unknown>;
    }
  | {
      type: 'versionDropdown';
      instance: string;
      /** Of the last version: pages of another show theirs. */ label: string;
      /** Author's own, shown on every page. */ fixedLabel?: string;
      position: 'left' | 'right';
      className?: string;
      marksActive: boolean;
      versions: VersionChoice[];
      before: ResolvedNavbarItem[];
      after: ResolvedNavbarItem[];
    }
  | {
      type: 'localeDropdown';
      label: string;
      position: 'left' | 'right';
      className?: string;
      before: ResolvedNavbarItem[];
      after: ResolvedNavbarItem[];
      /** Author's own, added to the links. */ queryString?: string;
    };
