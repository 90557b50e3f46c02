import path from 'node:path';
import { parseArgs } from 'node:util';
import { openAddress, openFolder } from './site-files.ts';
import { openSitePages, type SitePages } from './site-pages.ts';

const USAGE = 'Usage: yaprak mcp [site folder, built folder or address] [--http] [--port 3333] [--host 127.0.0.1]';
const SDK = '@modelcontextprotocol/sdk';

/** `yaprak mcp`: a built site for assistants, over stdin and stdout, or over HTTP. */
export async function runMcp({ siteDir, args }: { siteDir: string; args: readonly string[] }): Promise<number> {
  const options = readArguments(args);
  if (!options) return fail(USAGE, 2);
  const source = options.source ?? siteDir;
  const site = await openSource(source, siteDir);
  if (!site)
    return fail(
      `There is no built site with a \`page-list.json\` at ${source}. Run \`yaprak build\` first, with \`machines\` in the config not \`false\`.`,
      1,
    );
  const sdk = await loadSdk();
  if (!sdk)
    return fail(`\`yaprak mcp\` needs the package ${SDK}, which is not installed. Run \`npm install ${SDK}\`.`, 1);
  const today = (): string => new Date().toISOString().slice(0, 10);
  const create = () => sdk.createMcpServer(site, { today });
  const stopped = new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
  if (options.http) {
    const running = await sdk.serveHttp({ ...options.http, createServer: create });
    process.stderr.write(`Serving ${source} to assistants at ${running.url}\n`);
    await stopped;
    await running.close();
    return 0;
  }
  const server = create();
  // Too long a line closes the connection, and nobody would listen any more.
  const ended = new Promise<void>((resolve) => {
    process.stdin.once('end', resolve).once('close', resolve);
    process.stdout.once('error', () => resolve());
    // oxlint-disable-next-line unicorn/prefer-add-event-listener -- it has no other way
    server.onclose = resolve;
  });
  await server.connect(new sdk.StdioServerTransport());
  await Promise.race([ended, stopped]);
  await server.close();
  return 0;
}

function readArguments(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { http: { type: 'boolean' }, port: { type: 'string' }, host: { type: 'string' } },
    });
    const port = Number(values.port ?? 3333);
    if (positionals.length > 1 || !Number.isInteger(port) || port < 0 || port > 65_535) return undefined;
    const isHttp = values.http || values.port !== undefined || values.host !== undefined;
    return { source: positionals[0], http: isHttp ? { port, host: values.host ?? '127.0.0.1' } : undefined };
  } catch {
    return undefined;
  }
}

async function openSource(source: string, siteDir: string): Promise<SitePages | undefined> {
  try {
    const files = /^https?:\/\//.test(source) ? openAddress(source) : await openFolder(path.resolve(siteDir, source));
    return files && (await openSitePages(files));
  } catch {
    // The server of an address does not answer.
    return undefined;
  }
}

/** Not a dependency: it brings some hundred packages, and most sites never start this server. See decisions/0033. */
async function loadSdk() {
  try {
    const [{ createMcpServer }, { serveHttp }, { StdioServerTransport }] = await Promise.all([
      import('./create-server.ts'),
      import('./serve-http.ts'),
      import('@modelcontextprotocol/sdk/server/stdio.js'),
    ]);
    return { createMcpServer, serveHttp, StdioServerTransport };
  } catch (error) {
    if ((error as { code?: string }).code === 'ERR_MODULE_NOT_FOUND' && String(error).includes(SDK)) return undefined;
    throw error;
  }
}

function fail(message: string, code: number): number {
  process.stderr.write(`${message}\n`);
  return code;
}
