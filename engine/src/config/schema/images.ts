import { z } from 'zod';
import { textList } from './values.ts';

/** Smaller files of the images of pages. Needs the package `sharp`. */
export const imagesSchema = z.strictObject({
  /** Each width gets the smallest file of these formats. `avif` is small, and slow to make. Default: `['webp']`. */
  formats: z
    .array(z.enum(['webp', 'avif']))
    .min(1)
    .default(['webp']),
  /** Widths in pixels; none is wider than the image itself. Default: `[480, 800, 1200, 1600]`. */
  widths: z.array(z.int().min(16).max(8192)).min(1).default([480, 800, 1200, 1600]),
  /** From 1 to 100. Default: 80. */
  quality: z.int().min(1).max(100).default(80),
});

/** A picture of each page for links to it. Needs the package `sharp`. */
export const socialCardsSchema = z.strictObject({
  /** Colour of the leaf and the bar. Default: the green of the theme, `#2b6a35`. */
  accent: z
    .string()
    .regex(/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i, 'colour such as "#2b6a35"')
    .default('#2b6a35'),
  /** Font files of the site (`.ttf`, `.otf`). A letter is looked for in each in turn, and last in the fonts of the theme. */
  fonts: z
    .strictObject({
      /** For titles. */
      heading: textList.default([]),
      /** For everything else. */
      text: textList.default([]),
    })
    .prefault({}),
});
