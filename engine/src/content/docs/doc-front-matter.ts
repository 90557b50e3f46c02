import { z } from 'zod';
import { anyText, commonFields, defineFrontMatter, flag, number, tagList, text } from '../front-matter-schema.ts';

/** Front matter of a doc; keys that are not here are kept as they are. */
export const docFrontMatter = defineFrontMatter({
  ...commonFields,
  id: text
    .refine((id) => !id.includes('/'), "must not contain a slash: the folder is already part of a doc's id")
    .optional(),
  hide_title: flag.optional(),
  sidebar_label: text.optional(),
  sidebar_position: number.optional(),
  sidebar_class_name: text.optional(),
  sidebar_key: text.optional(),
  sidebar_custom_props: z.record(z.string(), z.unknown(), 'must be a map').optional(),
  displayed_sidebar: text.nullable().optional(),
  tags: tagList.optional(),
  pagination_label: text.optional(),
  pagination_next: text.nullable().optional(),
  pagination_prev: text.nullable().optional(),
  custom_edit_url: anyText.nullable().optional(),
  parse_number_prefixes: flag.optional(),
});

export type DocFrontMatter = z.output<typeof docFrontMatter>;
