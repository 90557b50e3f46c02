import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { once } from 'node:events';
import path from 'node:path';
import type { AddressInfo } from 'node:net';

export interface PlainHost {
  url: string;
  close: () => Promise<void>;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** A host that knows nothing of the site: it serves files, the index of a folder, and the 404 page of the root for everything else. */
export async function openPlainHost(root: string, baseUrl: string): Promise<PlainHost> {
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(`http://host${request.url ?? '/'}`);
    const file = path.join(root, decodeURIComponent(pathname).slice(baseUrl.length - 1));
    void (async () => {
      const stats = pathname.includes('//') ? undefined : await stat(file).catch(() => undefined);
      if (stats?.isDirectory() && !pathname.endsWith('/'))
        return void response.writeHead(301, { location: `${pathname}/${search}` }).end();
      const found = stats?.isDirectory() ? path.join(file, 'index.html') : stats && file;
      const body = found && (await readFile(found).catch(() => undefined));
      const type = TYPES[path.extname(body ? found : '404.html')] ?? 'application/octet-stream';
      response.writeHead(body ? 200 : 404, { 'content-type': type });
      response.end(body ?? (await readFile(path.join(root, '404.html'))));
    })();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
