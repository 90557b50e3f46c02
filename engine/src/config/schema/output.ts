import { z } from 'zod';
import { TARGET_NAMES } from '../../shared/host-targets.ts';
import { textList } from './values.ts';

export const outputSchema = z.strictObject({
  /** Write `.br` and `.gz` beside each text file over 1 KB, for hosts that send them as they are. Default: false. */
  precompress: z.boolean().default(false),
  /** Host for which to write what it reads, as `--target` does. */
  target: z.enum(TARGET_NAMES).optional(),
  /** For how many further builds to keep files of `assets/` that the new site does not have. Default: 0. */
  keepAssets: z.number().int().min(0).max(100).default(0),
});

export const checkSchema = z.strictObject({
  /** Links to other sites that `--external` leaves out; `*` stands for any text: `https://intranet.example/*`. */
  ignoreLinks: textList.default([]),
  /** Addresses of pages that no link need lead to, as globs. */
  ignoreOrphans: textList.default([]),
});
