import { z } from 'zod';
import { linkFields, logo, markup, nonEmptyText, text } from './values.ts';

const footerLink = z
  .strictObject(linkFields)
  .refine((link) => link.html !== undefined || (link.to === undefined) !== (link.href === undefined), {
    error: 'needs one of `to` (a page of this site), `href` (any address) and `html`',
  });

const footerColumn = z.strictObject({
  /** Heading of the column. */
  title: z.union([z.string(), z.null()]).optional(),
  /** Class of the column. */
  className: text.optional(),
  /** Its links. */
  items: z.array(footerLink),
});

export const footerSchema = z.strictObject({
  /** Colours of the foot: `light` lies on the paper of the page, `dark` is a block of its own. Default: `light`. */
  style: z.enum(['light', 'dark']).default('light'),
  /** Logo above the last line. */
  logo: logo.optional(),
  /** Line at the bottom, may hold HTML. */
  copyright: markup.optional(),
  /** Columns with `items`, or plain links for one row; not both. */
  links: z
    .array(z.union([footerColumn, footerLink]))
    .refine((links) => new Set(links.map((link) => 'items' in link)).size < 2, {
      error: 'mixes columns (with `items`) and plain links; use one kind',
    })
    .default([]),
});

export type FooterColumn = z.output<typeof footerColumn>;
export type FooterLinkConfig = z.output<typeof footerLink>;

export const announcementBarSchema = z.strictObject({
  /** A new id shows the bar again to those who closed it. Default: `announcement-bar`. */
  id: nonEmptyText.default('announcement-bar'),
  /** What it says; may hold HTML. */
  content: markup.min(1),
  /** Colour behind the text. */
  backgroundColor: text.optional(),
  /** Colour of the text. */
  textColor: text.optional(),
  /** Readers can close it. Default: true. */
  isCloseable: z.boolean().default(true),
});

export const colorModeSchema = z.strictObject({
  /** The mode of a first visit. Default: `light`. */
  defaultMode: z.enum(['light', 'dark']).default('light'),
  /** Take the switch away. Default: false. */
  disableSwitch: z.boolean().default(false),
  /** Start with what the reader's system prefers. Default: false. */
  respectPrefersColorScheme: z.boolean().default(false),
});

const headingLevel = z.int().min(2).max(6);

export const tableOfContentsSchema = z
  .strictObject({
    /** First level of headings in the list, from 2 to 6. Default: 2. */
    minHeadingLevel: headingLevel.default(2),
    /** Last level of headings in the list, from 2 to 6, not below the other. Default: 3. */
    maxHeadingLevel: headingLevel.default(3),
  })
  .refine((levels) => levels.minHeadingLevel <= levels.maxHeadingLevel, {
    error: 'has a `minHeadingLevel` above its `maxHeadingLevel`',
  });
