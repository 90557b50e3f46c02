/** `@docusaurus/utils-common`: plain functions on addresses and texts, the same in Node and in the browser. */

export const DEFAULT_PLUGIN_ID = 'default';
export const blogPostContainerID = '__blog-post-container';

export function addPrefix(text: string, prefix: string): string {
  return text.startsWith(prefix) ? text : prefix + text;
}

export function removePrefix(text: string, prefix: string): string {
  return text.startsWith(prefix) ? text.slice(prefix.length) : text;
}

export function addSuffix(text: string, suffix: string): string {
  return text.endsWith(suffix) ? text : text + suffix;
}

export function removeSuffix(text: string, suffix: string): string {
  return suffix !== '' && text.endsWith(suffix) ? text.slice(0, -suffix.length) : text;
}

export function addLeadingSlash(path: string): string {
  return addPrefix(path, '/');
}

export function addTrailingSlash(path: string): string {
  return addSuffix(path, '/');
}

export function removeTrailingSlash(path: string): string {
  return removeSuffix(path, '/');
}

/** Gives an address the end that the site wants. Query, hash and the base url stay as they are. */
export function applyTrailingSlash(
  path: string,
  { trailingSlash, baseUrl }: { trailingSlash: boolean | undefined; baseUrl: string },
): string {
  if (path.startsWith('#') || trailingSlash === undefined) return path;
  const [pathname = ''] = path.split(/[#?]/);
  const suffix = path.slice(pathname.length);
  if (pathname === '/' || pathname === baseUrl) return path;
  return (trailingSlash ? addTrailingSlash(pathname) : removeTrailingSlash(pathname)) + suffix;
}

/** An error, its cause, the cause of that, and so on. */
export function getErrorCausalChain(error: Error): [Error, ...Error[]] {
  const { cause } = error;
  return cause instanceof Error ? [error, ...getErrorCausalChain(cause)] : [error];
}
