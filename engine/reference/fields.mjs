/** The fields of a schema as a flat list, for the reference: full name, type, default, sentence. */

/** @typedef {{ [key: string]: any }} Node A node of a JSON Schema. */
/**
 * @typedef {object} Field
 * @property {string} name full: `docs.sidebar.hideable`; `[]` is each item of a list, `*` each key of a map
 * @property {string} type
 * @property {string} [signature] of a function
 * @property {string} [default] in words or as a value
 * @property {true} [required]
 * @property {string} text
 * @property {{ label: string, fields: Field[] }[]} [variants] kinds of objects that may stand here
 */

/**
 * @param {Node} schema of an object, or of a map of objects
 * @returns {Field[]}
 */
export function listFields(schema) {
  if (schema.properties) return fieldsOf(schema, { prefix: '', isDeep: true });
  const [kind] = objectsIn(schema.additionalProperties ?? {});
  return kind ? fieldsOf(kind.node, { prefix: '', isDeep: true }) : [];
}

/**
 * @param {Node} node
 * @param {{ prefix: string, isDeep: boolean }} options
 * @returns {Field[]}
 */
function fieldsOf(node, { prefix, isDeep }) {
  const required = new Set(node.required);
  return Object.entries(node.properties ?? {}).flatMap(([key, inner]) => {
    const field = toField(inner, { name: prefix + key, isRequired: required.has(key) });
    if (!isDeep) return [field];
    const kinds = objectsIn(inner);
    const [only] = kinds;
    if (kinds.length > 1) {
      const variants = kinds.map(({ node: kind }) => ({
        label: labelOf(kind),
        fields: fieldsOf(kind, { prefix: '', isDeep: false }).filter(({ name }) => name !== 'type'),
      }));
      return [{ ...field, variants }];
    }
    return only ? [field, ...fieldsOf(only.node, { prefix: `${field.name}${only.step}.`, isDeep })] : [field];
  });
}

/**
 * @param {Node} node
 * @param {{ name: string, isRequired: boolean }} options
 * @returns {Field}
 */
function toField(node, { name, isRequired }) {
  const { text, inWords } = splitDefault(node.description ?? '');
  const value = inWords ?? printDefault(node.default);
  const signature = signatureOf(node);
  return {
    name,
    type: printType(node),
    ...(signature && { signature }),
    ...(value !== undefined && { default: value }),
    ...(isRequired && { required: /** @type {const} */ (true) }),
    text,
  };
}

/** `What it is. Default: this.` @param {string} description */
function splitDefault(description) {
  const [, text = '', inWords] = /^([^]*?)\s*(?:Default: ([^]+?)\.)?$/.exec(description) ?? [];
  return { text, inWords };
}

/** @param {unknown} value */
function printDefault(value) {
  // Of an object, its fields say their defaults themselves.
  const json = JSON.stringify(value) ?? '""';
  return json === '""' || json === '[]' || json.includes('{"') || json === '{}' ? undefined : `\`${quoteAll(json)}\``;
}

/** The objects with fields that may stand at a place, each once, and how one gets to their fields. @param {Node} node @returns {{ node: Node, step: string }[]} */
function objectsIn(node) {
  if (node.tsType) return [];
  if (node.properties) return [{ node, step: '' }];
  const inner = (/** @type {Node} */ child, /** @type {string} */ step) =>
    objectsIn(child).map((kind) => ({ node: kind.node, step: step + kind.step }));
  const all = [
    ...(node.anyOf ?? node.oneOf ?? []).flatMap((/** @type {Node} */ kind) => inner(kind, '')),
    ...(node.items ? inner(node.items, '[]') : []),
    ...(typeof node.additionalProperties === 'object' ? inner(node.additionalProperties, '.*') : []),
  ];
  const seen = new Set();
  return all.filter(({ node: kind }) => {
    const json = JSON.stringify(kind.properties);
    return seen.has(json) ? false : seen.add(json);
  });
}

/** @param {Node} node */
function labelOf({ properties = {}, required = [] }) {
  const type = properties.type?.const ?? properties.type?.enum?.join(', ');
  return type ?? `with ${(required.length > 0 ? required : Object.keys(properties).slice(0, 1)).join(' and ')}`;
}

/** @param {Node} node @returns {string | undefined} */
function signatureOf(node) {
  if (node.tsType) return node.tsKind === 'editUrl' || !node.tsType.includes('=>') ? undefined : node.tsType;
  return (node.anyOf ?? []).map(signatureOf).find(Boolean);
}

/** @param {Node} node @returns {string} */
function printType(node) {
  if (node.tsType) return printNamed(node);
  if ('const' in node) return quote(node.const);
  if (node.enum) return node.enum.map(quote).join(' | ');
  const kinds = node.anyOf ?? node.oneOf;
  if (kinds) return [...new Set(kinds.map(printType))].join(' | ');
  if (Array.isArray(node.type)) return node.type.join(' | ');
  if (node.type === 'array') {
    const item = printType(node.items ?? {});
    return item.includes(' | ') ? `(${item})[]` : `${item}[]`;
  }
  if (node.type !== 'object') return node.type ?? 'any';
  const others = node.additionalProperties;
  const isMap = !node.properties && typeof others === 'object' && Object.keys(others).length > 0;
  return isMap ? `Record<string, ${printType(others)}>` : 'object';
}

/** @param {Node} node */
function printNamed({ tsType, tsKind }) {
  if (tsKind === 'custom') return 'Plugin';
  if (tsKind === 'editUrl') return 'string | function';
  if (tsKind === 'functionValue' || tsType.includes('=>')) return 'function';
  return /^\w+$/.test(tsType) ? tsType : 'object';
}

/** @param {unknown} value */
const quote = (value) => quoteAll(JSON.stringify(value));

/** Texts as a config has them. @param {string} json */
const quoteAll = (json) => json.replaceAll('"', "'").replaceAll("','", "', '");
