import type { Problem } from 'yaprak';

/** An object whose fields are not known yet. */
export type Fields = Record<string, unknown>;

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function fieldsOf(value: unknown): Fields {
  return isFields(value) ? value : {};
}

export function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** A base address as Docusaurus reads it: with a slash at both ends, written or not. What is no text is left for the schema. */
export function readBaseUrl(written: unknown): unknown {
  return typeof written === 'string' ? `/${written}/`.replace(/\/{2,}/g, '/') : written;
}

/** The settings of single languages, with their addresses as Docusaurus reads them. */
export function readLocaleConfigs(written: unknown): unknown {
  if (!isFields(written)) return written;
  const read = (own: unknown): unknown =>
    isFields(own) && 'baseUrl' in own ? { ...own, baseUrl: readBaseUrl(own['baseUrl']) } : own;
  return Object.fromEntries(Object.entries(written).map(([name, own]) => [name, read(own)]));
}

/** What every part of the mapping needs. */
export interface MapContext {
  /** `effect`: what it means for readers; without it, they lose something. */
  warn: (message: string, effect?: Problem['effect']) => void;
  /** The package that a function comes from. */
  packageName: (value: unknown) => string | undefined;
  /** There are plugins that may read `themeConfig`. */
  hasPlugins?: boolean | undefined;
  /** Whether a package that the config imports is not installed. */
  isMissing: (name: string) => boolean;
}

/** An entry of `presets`, `plugins`, `themes` or `remarkPlugins`: a thing, or a thing and its options. */
export interface Entry {
  /** Package or file name; for a function its own name. */
  name: string;
  options: Fields;
}

/** Reads an entry; `false` and `null` are how authors switch one off. */
export function readEntry(written: unknown, context: MapContext): Entry | undefined {
  const [subject, options] = Array.isArray(written) ? (written as unknown[]) : [written];
  if (typeof subject === 'string') return { name: packageOf(subject), options: fieldsOf(options) };
  if (typeof subject === 'function')
    return {
      name: context.packageName(subject) ?? (subject.name || 'a function without a name'),
      options: fieldsOf(options),
    };
  return isFields(subject)
    ? {
        name: typeof subject['name'] === 'string' ? subject['name'] : 'an object without a name',
        options: fieldsOf(options),
      }
    : undefined;
}

/** `require.resolve` gives a file inside the package. */
function packageOf(name: string): string {
  const inside = name.replaceAll('\\', '/').split('/node_modules/').at(-1) ?? name;
  return inside === name ? name : (/^(?:@[^/]+\/)?[^/]+/.exec(inside)?.[0] ?? name);
}

/** `@docusaurus/plugin-content-docs`, `plugin-content-docs` and `content-docs` are one. */
export function shortName(name: string, kind: 'preset' | 'plugin' | 'theme'): string {
  return name
    .replace(/^@docusaurus\//, '')
    .replace(/^docusaurus-/, '')
    .replace(new RegExp(`^${kind}-`), '');
}
