import { spawn } from 'node:child_process';
import { networkInterfaces } from 'node:os';

interface Opener {
  command: string;
  args: readonly string[];
}

/** How a platform opens an address. `BROWSER` names another program; `none` opens nothing. */
export function browserCommand(
  url: string,
  { platform, env }: { platform: NodeJS.Platform; env: Record<string, string | undefined> },
): Opener | undefined {
  const chosen = env['BROWSER'];
  if (chosen === 'none') return undefined;
  if (chosen) return { command: chosen, args: [url] };
  if (platform === 'darwin') return { command: 'open', args: [url] };
  // `start` takes its first quoted word for the title of a window.
  if (platform === 'win32') return { command: 'cmd', args: ['/c', 'start', '', url.replaceAll('&', '^&')] };
  return { command: 'xdg-open', args: [url] };
}

/** A machine without a browser is no error: the address is printed anyway. */
export function openBrowser(url: string): void {
  const opener = browserCommand(url, { platform: process.platform, env: process.env });
  if (!opener) return;
  const child = spawn(opener.command, opener.args, { detached: true, stdio: 'ignore' });
  child.on('error', () => process.stderr.write(`No browser could be opened with \`${opener.command}\`.\n`));
  child.unref();
}

type Interfaces = ReturnType<typeof networkInterfaces>;

/** Addresses by which other machines reach a server that listens on every address of this one. */
export function networkAddresses(
  url: string,
  { host, interfaces = networkInterfaces() }: { host: string | undefined; interfaces?: Interfaces },
): string[] {
  if (host !== '0.0.0.0' && host !== '::') return [];
  const found = Object.values(interfaces).flatMap((all) => all ?? []);
  return found.flatMap(({ address, family, internal }) => {
    if (internal || family !== 'IPv4') return [];
    const own = new URL(url);
    own.hostname = address;
    return own.href;
  });
}

/** The lines that a server prints once it listens, and the browser, if it was asked for. */
export function announceServer(
  url: string,
  { text, host, open }: { text: string; host: string | undefined; open: boolean | undefined },
): void {
  const others = networkAddresses(url, { host }).map((address) => `On your network: ${address}\n`);
  process.stdout.write(`${text} ${url}\n${others.join('')}`);
  if (open) openBrowser(url);
}
