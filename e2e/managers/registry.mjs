import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { basename } from 'node:path';

/**
 * A registry that has the packages of this repository, as they would be published, and passes all other requests on.
 * @param {readonly { manifest: Record<string, any>, file: string }[]} packages the archive of each
 * @param {{ upstream: string }} options
 * @returns {Promise<{ url: string, close: () => void }>}
 */
export async function startRegistry(packages, { upstream }) {
  const server = createServer((request, response) => {
    answer(request.url ?? '/', request.headers.accept).catch((error) => {
      response.writeHead(502).end(String(error));
    });

    /** @param {string} path @param {string | undefined} accept */
    async function answer(path, accept) {
      const own = packages.find(({ manifest, file }) => [`/${manifest.name}`, `/-/${basename(file)}`].includes(path));
      if (own && path.endsWith('.tgz')) {
        response.writeHead(200, { 'content-type': 'application/octet-stream' }).end(readFileSync(own.file));
      } else if (own) {
        response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(describe(own)));
      } else {
        const found = await fetch(upstream + path.slice(1), accept ? { headers: { accept } } : {});
        const body = Buffer.from(await found.arrayBuffer());
        const type = found.headers.get('content-type') ?? 'application/json';
        response.writeHead(found.status, { 'content-type': type }).end(body);
      }
    }
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`;

  /** @param {{ manifest: Record<string, any>, file: string }} own */
  function describe({ manifest, file }) {
    const { name, version } = manifest;
    const data = readFileSync(file);
    const dist = {
      tarball: `${url}-/${basename(file)}`,
      integrity: `sha512-${createHash('sha512').update(data).digest('base64')}`,
      shasum: createHash('sha1').update(data).digest('hex'),
    };
    return { name, 'dist-tags': { latest: version }, versions: { [version]: { ...manifest, dist } } };
  }
  return { url, close: () => server.close() };
}
