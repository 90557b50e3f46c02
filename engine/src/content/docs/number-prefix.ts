export interface PrefixedName {
  name: string;
  position?: number;
}

/** Splits a file or folder name (without extension) into its position and the rest. */
export type NumberPrefixReader = (name: string) => PrefixedName;

/** `2021-03-x`, `1.2.3-x`: a date or a version, not a prefix. */
const DATE_OR_VERSION = /^\d+[-_.]\d+/;
const PREFIX = /^(\d+)\s*[-_.]+\s*([^-_.\s].*)$/s;

/** `01-intro` -> `intro` at position 1. */
export function parseNumberPrefix(name: string): PrefixedName {
  const found = DATE_OR_VERSION.test(name) ? null : PREFIX.exec(name);
  if (!found?.[1] || found[2] === undefined) return { name };
  return { name: found[2], position: Number.parseInt(found[1], 10) };
}

/** For sites that switch prefixes off. */
export function keepNumberPrefix(name: string): PrefixedName {
  return { name };
}

type ConfiguredReader = boolean | ((fileName: string) => { filename: string; numberPrefix?: number });

/** The reader that `numberPrefixParser` of the config asks for. */
export function resolvePrefixReader(option: ConfiguredReader): NumberPrefixReader {
  if (option === true) return parseNumberPrefix;
  if (option === false) return keepNumberPrefix;
  return (name) => {
    const { filename, numberPrefix } = option(name);
    return { name: filename, position: numberPrefix };
  };
}

/** Names of folders come again with every file in them. */
export function rememberPrefixes(read: NumberPrefixReader): NumberPrefixReader {
  const known = new Map<string, PrefixedName>();
  return (name) => {
    const prefixed = known.get(name) ?? read(name);
    known.set(name, prefixed);
    return prefixed;
  };
}

/** The same for whole folders: `01-a/02-b` -> `a/b`. */
export function rememberFolders(read: NumberPrefixReader): (path: string) => string {
  const known = new Map<string, string>();
  return (path) => {
    const stripped = known.get(path) ?? stripNumberPrefixes(path, read);
    known.set(path, stripped);
    return stripped;
  };
}

/** `01-a/02-b` -> `a/b`. */
export function stripNumberPrefixes(path: string, read: NumberPrefixReader): string {
  return path
    .split('/')
    .map((segment) => read(segment).name)
    .join('/');
}
