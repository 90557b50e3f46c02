/** JSON schemas for editors: completion, descriptions and errors in front matter, category, authors and tags files. */

const TITLES = {
  doc: 'Front matter of a doc',
  post: 'Front matter of a blog post',
  page: 'Front matter of a Markdown page',
  category: '_category_.json or _category_.yml',
  authors: 'authors.yml',
  tags: 'tags.yml',
};

/**
 * @param {{ [key: string]: any }} schema
 * @param {keyof typeof TITLES} name
 */
export function toEditorSchema(schema, name) {
  const { $schema, ...rest } = /** @type {any} */ (clean(schema));
  // A JSON file names its schema itself.
  const own = rest.properties && { $schema: { type: 'string' } };
  return { $schema, title: TITLES[name], ...rest, ...(own && { properties: { ...own, ...rest.properties } }) };
}

/** Without what only the types of the config use. @param {unknown} value @returns {unknown} */
function clean(value) {
  if (Array.isArray(value)) return value.map(clean);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([key]) => key !== 'tsType' && key !== 'tsKind');
  return Object.fromEntries(entries.map(([key, inner]) => [key, clean(inner)]));
}
