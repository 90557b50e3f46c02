import type { ComponentType } from 'react';

/** What the config says of the item but its type. An own type, since each component asks for what it knows. */
export type CustomItem = Record<string, unknown> & {
  /** Set where the item is drawn for the menu of a narrow window. */
  mobile?: boolean;
};

/** Components for items of a kind of the site's own, by type (`custom-…`). The theme has none: `src/theme/NavbarItem/ComponentTypes` adds them. */
export const navbarTypes: Readonly<Record<string, ComponentType<CustomItem>>> = {};
