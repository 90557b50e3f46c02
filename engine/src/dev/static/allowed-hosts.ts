import { isIP } from 'node:net';
import { hostname } from 'node:os';

export interface HostOptions {
  /** The address that the server listens on, if one was given. */
  host?: string;
  /** Further names: `a.example`, `.example` for all below it, `*` for any. */
  allowedHosts?: readonly string[];
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '::1']);
const WILDCARDS = new Set(['0.0.0.0', '::']);

/**
 * Whether the server answers for a `Host` header. A page of another site can give its own name the address of this machine and so read
 * what is served here, which the name it asks for gives away. It cannot do so with an address in place of a name.
 */
export function createHostCheck({ host, allowedHosts = [] }: HostOptions): (header: string | undefined) => boolean {
  const names = new Set([...LOOPBACK, ...allowedHosts]);
  if (host !== undefined) names.add(host.toLowerCase());
  if (host !== undefined && WILDCARDS.has(host)) names.add(hostname().toLowerCase());
  const endings = ['.localhost', ...allowedHosts.filter((name) => name.startsWith('.'))];
  const isOpen = host !== undefined && !LOOPBACK.has(host.toLowerCase());

  return (header) => {
    // Only HTTP/1.0 leaves it out, and no browser speaks that.
    if (header === undefined || names.has('*')) return true;
    const name = nameOf(header);
    return names.has(name) || (isOpen && isIP(name) !== 0) || endings.some((ending) => name.endsWith(ending));
  };
}

/** Without port, brackets and the last dot. */
function nameOf(header: string): string {
  const found = /^(?:\[([\da-f:.]+)\]|([^:]*?)\.?)(?::\d*)?$/i.exec(header.trim());
  return (found?.[1] ?? found?.[2] ?? '').toLowerCase();
}
