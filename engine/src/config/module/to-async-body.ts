/** A line with which the bundler imports a module: what it binds (default, names or all), and the module. */
const IMPORT_LINE = /^import (?:(.+?) from )?("(?:[^"\\\n]|\\.)*");$/gm;
const EXPORT_LINE = /^export \{(.*)\};$/gm;

/**
 * A bundle of the format `esm` as the body of a function that returns a promise of its exports: what waits while it is loaded (`await` outside
 * of a function) cannot be CommonJS. Every line stays where it is, for the source map.
 */
export function toAsyncBody(code: string, { url, load }: { url: string; load: string }): string {
  const body = code
    .replace(IMPORT_LINE, (_line, bound: string | undefined, specifier: string) => {
      const pattern = bound === undefined ? '' : `const ${toPattern(bound)} = `;
      return `${pattern}await ${load}(${specifier});`;
    })
    .replace(
      EXPORT_LINE,
      (_line, names: string) => `return { __esModule: true, ${renamed(names, (own, outer) => `${outer}: ${own}`)} };`,
    )
    .replaceAll('import.meta.url', JSON.stringify(url));
  return `return (async () => { ${body}\n})();`;
}

/** `a, { b as c }` as `{ default: a, b: c }`, and `* as a` as `a`. */
function toPattern(bound: string): string {
  const all = /^\* as (.+)$/.exec(bound)?.[1];
  if (all !== undefined) return all;
  const [, given, names] = /^([^{},]+)?(?:, )?(?:\{(.*)\})?$/.exec(bound) ?? [];
  const parts = [given && `default: ${given}`, names && renamed(names, (outer, own) => `${outer}: ${own}`)];
  return `{ ${parts.filter(Boolean).join(', ')} }`;
}

/** Each `a as b` of a list, or `a`, which is `a as a`. */
function renamed(names: string, write: (first: string, second: string) => string): string {
  return names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .map((name) => {
      const [first = '', second = first] = name.split(' as ');
      return write(first, second);
    })
    .join(', ');
}

/** A module that was imported, with what a module of CommonJS calls `default` as its default import, as loaders such as Docusaurus's have it. */
export function withNamedDefault(found: unknown): unknown {
  const { default: given } = found as { default?: { __esModule?: boolean; default?: unknown } };
  return given?.__esModule && 'default' in given ? { ...(found as object), default: given.default } : found;
}
