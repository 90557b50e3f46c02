import { z } from 'zod';
import { attributes, nonEmptyText, text } from './values.ts';

/** A tag of the head of every page. */
export const headTag = z.strictObject({
  /** Name of the element: `link`. */
  tagName: nonEmptyText,
  /** Its attributes. */
  attributes: attributes.default({}),
  /** What it holds, for `script` and `style`. */
  innerHTML: text.optional(),
});

/** The fields of a plugin: see Plugin in plugins/plugin.ts. */
const DOORS =
  'name load pages messages translations markdown reader replaceMissing head body emit finish theme look client bundle policy looseLinks commands'.split(
    ' ',
  );

/** Not copied: a plugin may be an object of any class. */
export const plugin = z.custom<{ name: string }>(
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    typeof (value as { name?: unknown }).name === 'string' &&
    Object.keys(value).every((key) => DOORS.includes(key)),
  { error: `must be a plugin: an object with a \`name\` and some of ${DOORS.slice(1).join(', ')}` },
);
