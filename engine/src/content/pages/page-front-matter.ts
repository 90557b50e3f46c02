import { z } from 'zod';
import { anyText, checkCommonFields, commonFields, text } from '../front-matter-schema.ts';

/** Front matter of a Markdown page; keys that are not here are kept as they are. */
export const pageFrontMatter = z
  .looseObject({ ...commonFields, wrapperClassName: text.optional(), custom_edit_url: anyText.nullable().optional() })
  .superRefine(checkCommonFields);

export type PageFrontMatter = z.output<typeof pageFrontMatter>;
