import type { ComponentType } from 'react';

/** The fields of the item in the config, without its type. Each component declares the fields it uses. */
export type CustomItem = Record<string, unknown> & {
  /** Set for the copy in the narrow menu. */
  mobile?: boolean;
};

/** Components for a site's own kinds of items, by type (`custom-…`). The theme has none; `src/theme/NavbarItem/ComponentTypes` adds them. */
export const navbarTypes: Readonly<Record<string, ComponentType<CustomItem>>> = {};
