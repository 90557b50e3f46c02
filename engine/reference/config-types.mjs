/** Prints the type of a config as an author writes it. Types that zod infers are right, but lose the comments that editors show. */

/** @typedef {{ [key: string]: any }} Node A node of a JSON Schema. */

/** Types that fields of the config name, and the modules that hold them. */
const IMPORTED = {
  './schema/docs.js': ['NumberPrefixParser', 'SidebarItemsGenerator'],
  './schema/blog.js': ['CreateFeedItems', 'ProcessBlogPosts', 'ReadingTimeFunction'],
  './schema/pages.js': ['CreateSitemapItems'],
  './schema/values.js': ['BlogEditUrlQuestion', 'DocsEditUrlQuestion', 'PagesEditUrlQuestion'],
  '../plugins/plugin.js': ['Plugin'],
};

/** An object with so many fields that stands at several places gets a name. */
const NAMED_FIELDS = 4;

/** @param {Node} schema the whole config */
export function printConfigTypes(schema) {
  const names = nameRepeated(schema);
  const root = { names, isRoot: true };
  const parts = [...names].map(
    ([json, name]) => `export interface ${name} ${printType(JSON.parse(json), { names, isRoot: true })}`,
  );
  const body = [
    ...parts,
    `/** What an author writes in \`yaprak.config.ts\`. */\nexport interface UserConfig ${printType(schema, root)}`,
  ].join('\n\n');
  const imports = Object.entries(IMPORTED).map(([from, all]) => {
    const used = all.filter((name) => new RegExp(`\\b${name}\\b`).test(body));
    return used.length > 0 ? `import type { ${used.join(', ')} } from '${from}';\n` : '';
  });
  return `/** Written by build-types.mjs from the schema of the config. */\n${imports.join('')}\n${body}\n`;
}

/**
 * @param {Node} schema
 * @returns {Map<string, string>} the JSON of an object that stands at several places -> its name
 */
function nameRepeated(schema) {
  /** @type {Map<string, { times: number, name: string }>} */
  const seen = new Map();
  const visit = (/** @type {Node} */ node, /** @type {string} */ key) => {
    if (Object.keys(node.properties ?? {}).length >= NAMED_FIELDS && node !== schema) {
      const json = JSON.stringify(typeOnly(node));
      const entry = seen.get(json) ?? { times: 0, name: nameOf(node, key) };
      seen.set(json, { ...entry, times: entry.times + 1 });
    }
    for (const [name, child] of Object.entries(node.properties ?? {})) visit(child, name);
    for (const child of [...(node.anyOf ?? []), ...(node.oneOf ?? [])]) visit(child, key);
    if (node.items) visit(node.items, key);
    if (isFields(node.additionalProperties)) visit(node.additionalProperties, key);
  };
  visit(schema, '');
  const names = new Map();
  for (const [json, { times, name }] of seen) {
    if (times < 2) continue;
    const taken = new Set(names.values());
    let free = name;
    for (let number = 2; taken.has(free); number++) free = `${name}${number}`;
    names.set(json, free);
  }
  return names;
}

/** @param {Node} node @param {string} key */
function nameOf(node, key) {
  const kind = pascal(node.properties?.type?.const ?? '');
  if (key === 'items') return `${kind || 'Link'}Item`;
  return `${kind}${pascal(key)}${key.endsWith('Options') ? '' : 'Options'}`;
}

/** @param {string} text */
const pascal = (text) => text.replaceAll(/(?:^|[^A-Za-z]+)([a-z])/g, (_, letter) => letter.toUpperCase());

/** Without what is about the field in which the object stands. @param {Node} node */
function typeOnly({ description: _description, default: _default, $schema: _schema, ...node }) {
  return node;
}

/** @param {unknown} value */
const isFields = (value) => typeof value === 'object' && value !== null && Object.keys(value).length > 0;

/**
 * @param {Node} node
 * @param {{ names: Map<string, string>, isRoot?: boolean }} options
 * @returns {string}
 */
function printType(node, { names, isRoot = false }) {
  if (node.tsType) return printNamed(node);
  if ('const' in node) return JSON.stringify(node.const);
  if (node.enum) return node.enum.map((/** @type {unknown} */ value) => JSON.stringify(value)).join(' | ');
  const kinds = node.anyOf ?? node.oneOf;
  if (kinds) return kinds.map((/** @type {Node} */ kind) => printType(kind, { names })).join(' | ');
  if (node.type === 'array') {
    const item = printType(node.items ?? {}, { names });
    return /^[\w.]+$/.test(item) ? `${item}[]` : `(${item})[]`;
  }
  if (node.type === 'object') {
    const name = isRoot ? undefined : names.get(JSON.stringify(typeOnly(node)));
    return name ?? printObject(node, { names });
  }
  return (
    { string: 'string', number: 'number', integer: 'number', boolean: 'boolean', null: 'null' }[
      /** @type {string} */ (node.type)
    ] ?? 'unknown'
  );
}

/** @param {Node} node */
function printNamed({ tsType, tsKind }) {
  if (tsKind === 'editUrl') return `string | ((question: ${tsType}) => string | undefined)`;
  // The schema knows of a plugin only that it has a name: its room must not import the plugins.
  if (tsKind === 'custom') return 'Plugin<any>';
  return tsType.includes('=>') ? `(${tsType})` : tsType;
}

/** @param {Node} node @param {{ names: Map<string, string> }} options */
function printObject(node, { names }) {
  const required = new Set(node.required);
  const lines = Object.entries(node.properties ?? {}).map(([key, field]) => {
    const name = /^[A-Za-z_$][\w$]*$/.test(key) ? key : JSON.stringify(key);
    const comment = field.description ? `/** ${field.description} */\n` : '';
    return `${comment}${name}${required.has(key) ? '' : '?'}: ${printType(field, { names })};`;
  });
  const others = node.additionalProperties;
  if (others)
    lines.push(
      `[key: string]: ${lines.length > 0 ? 'any' : isFields(others) ? printType(others, { names }) : 'unknown'};`,
    );
  return `{\n${lines.join('\n').replaceAll(/^/gm, '  ')}\n}`;
}
