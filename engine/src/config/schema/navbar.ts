import { z } from 'zod';
import { linkAttributes, linkFields, logo, markup, nonEmptyText, plainData, text, textList } from './values.ts';

const position = z.enum(['left', 'right']).default('left');

/** Fields of an item that leads to a page which the engine finds by itself. */
const foundFields = {
  /** Side of the bar. Default: `left`. */
  position,
  /** Text of the item. Default: the name of what it leads to. */
  label: text.optional(),
  /** Class of the item. */
  className: text.optional(),
  /** Text for screen readers, where the label is not enough. */
  'aria-label': text.optional(),
  /** Further HTML attributes. */
  attributes: linkAttributes.optional(),
  /** Which docs section is meant. Default: `default`. */
  docsPluginId: text.optional(),
};

/** Fields of one that is a link. */
const foundLink = {
  ...foundFields,
  /** HTML instead of a label. */
  html: linkFields.html,
};

const linkItem = {
  ...linkFields,
  /** Side of the bar. Default: `left`. */
  position,
  /** The item is active on every page whose address starts so. */
  activeBasePath: text.optional(),
  /** The item is active on every page whose address matches. */
  activeBaseRegex: text.optional(),
};

const docItem = z.strictObject({ type: z.literal('doc'), ...foundLink, /** Id of the doc. */ docId: nonEmptyText });
const docSidebarItem = z.strictObject({
  type: z.literal('docSidebar'),
  ...foundLink,
  /** Name of the sidebar. */ sidebarId: nonEmptyText,
});
const docsVersionItem = z.strictObject({
  type: z.literal('docsVersion'),
  ...foundLink,
  /** A page instead of the version's first. */ to: text.optional(),
});
const htmlItem = z.strictObject({
  type: z.literal('html'),
  /** Side of the bar. Default: `left`. */
  position,
  /** Class of the item. */
  className: text.optional(),
  /** Raw HTML. */ value: markup,
});

const needsAddress = { error: 'needs either `to` (a page of this site) or `href` (any address), and not both' };
const hasOneAddress = (item: { to?: string; href?: string }): boolean =>
  (item.to === undefined) !== (item.href === undefined);

const subLink = z
  .strictObject({ type: z.literal(['default', 'link']).optional(), ...linkItem })
  .refine(hasOneAddress, needsAddress);

/** An item that a component of the site renders. Its fields are not checked. */
const customItem = z
  .looseObject({})
  .refine(isCustom, { error: 'navbar item' })
  .pipe(plainData)
  .pipe(
    z.looseObject({
      type: z.templateLiteral(['custom-', z.string()]),
      /** Side of the bar. Default: `left`. */
      position,
      /** Text of the item. */
      label: text.optional(),
      /** Class of the item. */
      className: text.optional(),
    }),
  )
  .transform(({ type: name, ...fields }) => {
    const { position: side, label, className } = fields;
    return { type: 'custom' as const, name, position: side, label, className, fields };
  })
  .meta({ tsType: '{ type: `custom-${string}`; position?: "left" | "right"; [field: string]: unknown }' });

/** The items of a dropdown. */
const dropdownItem = z.union([
  customItem,
  z.discriminatedUnion('type', [subLink, docItem, docSidebarItem, docsVersionItem, htmlItem], { error: unknownType }),
]);

const topLink = z
  .strictObject({
    type: z.literal(['default', 'link']).optional(),
    ...linkItem,
    /** With items the link becomes a dropdown. */ items: z.array(dropdownItem).optional(),
  })
  .refine((item) => item.items !== undefined || hasOneAddress(item), needsAddress);

const dropdown = z.strictObject({
  type: z.literal('dropdown'),
  ...linkItem,
  /** What it opens. */ items: z.array(dropdownItem),
});

/** Links around those that a version or locale dropdown makes. */
const aroundFields = {
  /** Items above those that the engine makes. */
  dropdownItemsBefore: z.array(dropdownItem).default([]),
  /** Items below those that the engine makes. */
  dropdownItemsAfter: z.array(dropdownItem).default([]),
};

const versionDropdown = z.strictObject({
  type: z.literal('docsVersionDropdown'),
  ...foundFields,
  ...aroundFields,
  /** Mark the version of the page as active. */
  dropdownActiveClassDisabled: z.boolean().default(false),
  /** Only these versions, in this order, or by name with their labels. */
  versions: z
    .union([textList, z.record(z.string(), z.strictObject({ /** Its name in the list. */ label: text.optional() }))])
    .optional(),
});

const localeDropdown = z.strictObject({
  type: z.literal('localeDropdown'),
  ...foundFields,
  ...aroundFields,
  /** Query string to add to the links. */
  queryString: text.optional(),
});

const searchItem = z.strictObject({
  type: z.literal('search'),
  /** Side of the bar. Default: `left`. */
  position,
  /** Class of the item. */
  className: text.optional(),
});

const navbarItem = z.union([
  customItem,
  z.discriminatedUnion(
    'type',
    [
      topLink,
      dropdown,
      htmlItem,
      searchItem,
      docItem,
      docSidebarItem,
      docsVersionItem,
      versionDropdown,
      localeDropdown,
    ],
    { error: unknownType },
  ),
]);

function isCustom({ type }: { type?: unknown }): boolean {
  return typeof type === 'string' && type.startsWith('custom-');
}

/** The issue that zod hands to an error function; only the part that is used. */
interface RawIssue {
  code?: string;
  input?: unknown;
}

function unknownType(issue: RawIssue): string | undefined {
  if (issue.code !== 'invalid_union') return undefined;
  const type = (issue.input as { type?: unknown } | undefined)?.type;
  return `No NavbarItem component found for type ${JSON.stringify(type)}`;
}

export const navbarSchema = z.strictObject({
  /** Text beside the logo. Default: the title of the site, where there is no logo. */
  title: text.default(''),
  /** Logo at the start of the bar. */
  logo: logo.optional(),
  /** Colours of the bar. Default: those of the page. */
  style: z.enum(['dark', 'primary']).optional(),
  /** Hide the bar while scrolling down. Default: false. */
  hideOnScroll: z.boolean().default(false),
  /** Links, menus and the search box. */
  items: z.array(navbarItem).default([]),
});

export type NavbarItem = z.output<typeof navbarItem>;
export type DropdownItem = z.output<typeof dropdownItem>;
