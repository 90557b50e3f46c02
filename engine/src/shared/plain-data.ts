/** Converts a value to plain JSON data, without functions. Undefined when JSON cannot hold it, as with a cycle. */
export function toPlainData(value: Record<string, unknown>): Record<string, unknown> | undefined {
  try {
    return JSON.parse(JSON.stringify(value)) as Record<string, unknown>;
  } catch {
    return undefined;
  }
}

/** The path of a key in a config. */
export type KeyPath = readonly PropertyKey[];

/** `['navbar', 'items', 2, 'to']` -> `navbar.items[2].to`. */
export function formatKeyPath(path: KeyPath): string {
  let text = '';
  for (const piece of path) {
    if (typeof piece === 'number') text += `[${piece}]`;
    else if (/^[A-Za-z_$][\w$]*$/.test(String(piece))) text += text === '' ? String(piece) : `.${String(piece)}`;
    else text += `[${JSON.stringify(String(piece))}]`;
  }
  return text;
}

/** The value at a path, if the path leads anywhere. */
export function valueAt(root: unknown, path: KeyPath): unknown {
  let value = root;
  for (const piece of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = (value as Record<PropertyKey, unknown>)[piece];
  }
  return value;
}
