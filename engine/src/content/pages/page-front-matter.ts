import type { z } from 'zod';
import { anyText, commonFields, defineFrontMatter, text } from '../front-matter-schema.ts';

/** Front matter of a Markdown page; keys that are not here are kept as they are. */
export const pageFrontMatter = defineFrontMatter({
  ...commonFields,
  wrapperClassName: text.optional(),
  custom_edit_url: anyText.nullable().optional(),
});

export type PageFrontMatter = z.output<typeof pageFrontMatter>;
