import { realpathSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { YaprakError } from '../../errors/index.ts';
import { decodePath, type TrailingSlash } from '../../shared/url.ts';
import { addressOf, listen } from '../http.ts';
import { createHostCheck } from './allowed-hosts.ts';
import { createBoundedServer, type Handle, type ServerLimits } from './bounded-server.ts';
import { parseHeadersFile, resolveHeaders, type HeaderRule } from '../../plugins/headers-file.ts';
import { createBodies, createLookups } from './memory.ts';
import {
  findNotFoundPage,
  findStaticFile,
  isNotFoundPage,
  resolveStaticPath,
  type StaticFile,
  type StaticResult,
  type StaticSite,
} from './resolve-static-path.ts';
import { wantsMarkdown } from './request-headers.ts';
import { sendStaticFile, type FileMemory } from './send-static-file.ts';

export interface StaticServerOptions {
  /** The folder to serve. */
  dir: string;
  /** Base path of the site, for example `/docs/`. */
  baseUrl?: string;
  /** The site's setting: pages with a last slash, without, or either. */
  trailingSlash?: TrailingSlash;
  /** Names that the server answers for, beside `localhost` and the host that it listens on. */
  allowedHosts?: readonly string[];
  limits?: Partial<ServerLimits>;
}

export interface RunningServer {
  /** Address of the site's first page. */
  url: string;
  port: number;
  /** Finishes the responses that are under way. */
  close: () => Promise<void>;
}

export interface StaticServer {
  start: (options: { port: number; host?: string }) => Promise<RunningServer>;
}

const FOREIGN_HOST =
  'This server does not answer for the host name in the address. Start it with `--allowed-hosts <name>` if it should.';

/** Serves a built site as a good static host would. By hand: decisions/0020-serve-by-hand.md lists what `sirv` lacks. */
export function createStaticServer(options: StaticServerOptions): StaticServer {
  const site: StaticSite = {
    root: resolveRoot(options.dir),
    baseUrl: decodePath(options.baseUrl ?? '/'),
    trailingSlash: options.trailingSlash,
  };
  const results = createLookups<Exclude<StaticResult, { kind: 'missing' }>>();
  const memory: FileMemory = { ready: createLookups(), bodies: createBodies() };
  const rulesOf = createRulesReader(site);

  const serve: Handle = async (request, response, nextTurn) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      sendText(response, { status: 405, text: 'Only GET and HEAD are served here.', headers: { Allow: 'GET, HEAD' } });
      return;
    }
    const target = request.url ?? '/';
    const found = results.get(target, () => {
      const result = resolveStaticPath(target, site);
      return result.kind === 'missing' ? undefined : result;
    });
    if (found?.kind === 'malformed') {
      sendText(response, { status: 400, text: 'This address is not written correctly.' });
      return;
    }
    if (found?.kind === 'redirect') {
      const status = found.permanent ? 301 : 302;
      sendText(response, { status, text: `See ${found.location}`, headers: { Location: found.location } });
      return;
    }
    const twin = wantsMarkdown(request.headers.accept) ? found?.twin : undefined;
    const file: StaticFile | undefined = twin ?? found?.file ?? findNotFoundPage(target, site);
    if (!file) {
      sendText(response, { status: 404, text: 'There is no page at this address.' });
      return;
    }
    const headers = resolveHeaders(decodePath(target.replace(/[?#].*$/s, '')), { rules: await rulesOf() });
    // By its own name it is a file, as other hosts have it: a service worker that keeps all files would keep none.
    const isAskedFor = found?.kind === 'file' && /\/404\.html(?:[?#]|$)/.test(target);
    const status = isNotFoundPage(file.name) && !isAskedFor ? 404 : 200;
    const varies = found?.twin !== undefined;
    await sendStaticFile(file, { request, response, site, status, headers, memory, varies, nextTurn });
  };

  /** A new build may have taken a file away that was found a moment ago. */
  const serveAgain: Handle = async (...asked) => {
    results.clear();
    memory.ready.clear();
    await serve(...asked);
  };

  const handle: Handle = async (...asked) => {
    const [, response] = asked;
    try {
      await serve(...asked).catch((error: unknown) => {
        if (response.headersSent) throw error;
        return serveAgain(...asked);
      });
    } catch {
      // The file cannot be read or the reader went away: this response is lost, the server goes on.
      if (response.headersSent) response.destroy();
      else sendText(response, { status: 500, text: 'The page could not be read.' });
    }
  };

  return {
    async start({ port, host }) {
      const isAllowed = createHostCheck({ host, allowedHosts: options.allowedHosts });
      const { server, close } = createBoundedServer(async (request, response, nextTurn) => {
        if (isAllowed(request.headers.host)) await handle(request, response, nextTurn);
        else sendText(response, { status: 403, text: FOREIGN_HOST });
      }, options.limits);
      const bound = await listen(server, { port, host });
      return { url: addressOf({ port: bound, host, baseUrl: site.baseUrl }), port: bound, close };
    },
  };
}

function resolveRoot(dir: string): string {
  try {
    return realpathSync(dir);
  } catch (cause) {
    throw new YaprakError(
      {
        code: 'serve-folder-missing',
        severity: 'error',
        message: `There is no folder ${dir} to serve.`,
        hint: 'Build the site first with `yaprak build`.',
      },
      { cause },
    );
  }
}

/** The rules of the folder's `_headers` file, read again when a new build has replaced it. */
function createRulesReader(site: StaticSite): () => Promise<readonly HeaderRule[]> {
  const lookups = createLookups<StaticFile>();
  let known: { stamp: string; rules: readonly HeaderRule[] } = { stamp: '', rules: [] };
  return async () => {
    const found = lookups.get('_headers', () => findStaticFile('_headers', site));
    const stamp = found ? `${found.stats.mtimeMs} ${found.stats.size}` : '';
    if (stamp !== known.stamp)
      known = { stamp, rules: found ? parseHeadersFile(await readFile(found.file, 'utf8')) : [] };
    return known.rules;
  };
}

function sendText(
  response: ServerResponse,
  content: { status: number; text: string; headers?: Record<string, string> },
): void {
  const body = `${content.text}\n`;
  response.writeHead(content.status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-cache',
    ...content.headers,
  });
  response.end(response.req.method === 'HEAD' ? undefined : body);
}
