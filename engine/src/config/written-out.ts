import type { z } from 'zod';
import type { siteSchema } from './schema.ts';
import type { blogSchema } from './schema/blog.ts';
import type { docsSchema } from './schema/docs.ts';
import type { pagesSchema } from './schema/pages.ts';

/**
 * Types that zod infers, for build-types.mjs alone: the compiler writes the type of a constant out field by field. So the declarations that
 * are published do not name zod, and a site does not install its 6 MB for types.
 */
declare function writeOut<T>(): { [Name in keyof T]: T[Name] };

export const site = writeOut<z.output<typeof siteSchema>>();
export const docs = writeOut<z.output<typeof docsSchema>>();
export const blog = writeOut<z.output<typeof blogSchema>>();
export const pages = writeOut<z.output<typeof pagesSchema>>();
