import { z } from 'zod';

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
