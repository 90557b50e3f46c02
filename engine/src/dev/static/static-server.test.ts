import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { get, request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { YaprakError } from '../../errors/index.ts';
import { createStaticServer, type RunningServer } from './static-server.ts';

const LONG = `<!doctype html>${'<p>Sipariş akışı.</p>'.repeat(200)}`;
const FILES: Record<string, string | Buffer> = {
  'index.html': '<h1>Ana sayfa</h1>',
  '404.html': '<h1>Yok</h1>',
  'docs/index.html': '<h1>Belgeler</h1>',
  'docs/uzun/index.html': LONG,
  'docs/düz.html': '<h1>Düz</h1>',
  'docs/ikiz/index.html': '<h1>İkiz</h1>',
  'docs/ikiz.md': '# İkiz\n',
  'index.md': '# Ana sayfa\n',
  'both.html': 'file',
  'both/index.html': 'folder',
  'assets/app-B3dk_9aZ.js': 'export const a = 1;'.repeat(100),
  'assets/my-document.js': 'plain',
  'assets/ready-Abcd1234.css': 'a{}',
  'assets/ready-Abcd1234.css.br': 'BROTLI',
  'assets/ready-Abcd1234.css.gz': 'GZIP',
  'video.mp4': Buffer.from('0123456789'),
  _headers:
    '# hosts\n/*\n  X-Frame-Options: DENY\n  Content-Length: 3\n  bad name: x\n/docs/:page/\n  X-Page: yes\n  X-Page: really\n  X-Frame-Options: SAMEORIGIN\n',
};

let folder: string;
let server: RunningServer;

async function startServer(options: { baseUrl?: string; trailingSlash?: boolean } = {}): Promise<RunningServer> {
  return createStaticServer({ dir: path.join(folder, 'build'), ...options }).start({ port: 0, host: '127.0.0.1' });
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'yaprak-serve-'));
  for (const [name, body] of Object.entries(FILES)) {
    const file = path.join(folder, 'build', name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, body);
  }
  writeFileSync(path.join(folder, 'secret.txt'), 'SECRET');
  mkdirSync(path.join(folder, 'build-other'));
  writeFileSync(path.join(folder, 'build-other', 'secret.txt'), 'SECRET');
  symlinkSync(path.join(folder, 'secret.txt'), path.join(folder, 'build', 'link.txt'));
  symlinkSync(path.join(folder, 'build-other'), path.join(folder, 'build', 'linked'));
  server = await startServer();
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** `http.request` sends the path as it is, unlike `fetch`, which normalises it. */
function fetchPath(target: string, options: { method?: string; headers?: Record<string, string>; port?: number } = {}) {
  return new Promise<Reply>((resolve, reject) => {
    const { port = server.port, method = 'GET', headers } = options;
    const call = httpRequest({ host: '127.0.0.1', port, path: target, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    call.on('error', reject);
    call.end();
  });
}

function requestRaw(target: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(server.port, '127.0.0.1', () =>
      socket.write(`GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`),
    );
    let text = '';
    socket.on('data', (chunk) => (text += chunk.toString()));
    socket.on('end', () => resolve(text));
    socket.on('error', reject);
  });
}

describe('Markdown twins', () => {
  const ask = async (target: string, accept?: string) => {
    const { status, headers, body } = await fetchPath(target, accept === undefined ? {} : { headers: { accept } });
    return { status, type: headers['content-type'], vary: headers.vary, text: body.toString() };
  };
  const markdown = { status: 200, type: 'text/markdown; charset=utf-8', vary: 'Accept, Accept-Encoding' };

  it.each([
    'text/markdown',
    'text/markdown, text/html;q=0.9, */*;q=0.1',
    'text/html, text/markdown',
    'TEXT/Markdown;q=0.5',
  ])('are sent to whoever asks for %s', async (accept) => {
    expect(await ask('/docs/ikiz', accept.toLowerCase())).toEqual({ ...markdown, text: '# İkiz\n' });
    expect(await ask('/', accept.toLowerCase())).toEqual({ ...markdown, text: '# Ana sayfa\n' });
  });

  it.each([
    undefined,
    'text/html,application/xhtml+xml,*/*;q=0.8',
    'text/markdown;q=0',
    'text/html, text/markdown;q=0.5',
    '*/*',
  ])('are not sent for %s', async (accept) => {
    const reply = await ask('/docs/ikiz', accept);
    expect(reply).toMatchObject({ status: 200, type: 'text/html; charset=utf-8', vary: 'Accept, Accept-Encoding' });
  });

  it('have an address of their own, and a page without one stays HTML', async () => {
    expect(await ask('/docs/ikiz.md')).toMatchObject({ type: 'text/markdown; charset=utf-8', text: '# İkiz\n' });
    expect(await ask('/docs', 'text/markdown')).toMatchObject({
      type: 'text/html; charset=utf-8',
      vary: 'Accept-Encoding',
    });
    expect(await ask('/yok', 'text/markdown')).toMatchObject({ status: 404, type: 'text/html; charset=utf-8' });
  });
});

describe('pages', () => {
  it.each([
    ['/', 'Ana sayfa'],
    ['/docs', 'Belgeler'],
    ['/docs/', 'Belgeler'],
    ['/docs/d%C3%BCz?a=1', 'Düz'],
  ])('serves %s', async (target, text) => {
    const reply = await fetchPath(target);
    expect(reply.status).toBe(200);
    expect(reply.body.toString()).toContain(text);
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(reply.headers['cache-control']).toBe('no-cache');
  });

  it.each([
    ['/index.html', '/'],
    ['/docs/index.html?a=1&b', '/docs?a=1&b'],
    ['/docs/d%C3%BCz.html', '/docs/d%C3%BCz'],
    ['/docs/uzun.html', '/docs/uzun'],
    ['//docs//uzun', '/docs/uzun'],
  ])('redirects %s to %s', async (target, location) => {
    const reply = await fetchPath(target);
    expect(reply.status).toBe(301);
    expect(reply.headers.location).toBe(location);
  });

  it('keeps the long name of a file whose plain path is another page', async () => {
    expect((await fetchPath('/both')).body.toString()).toBe('folder');
    expect((await fetchPath('/both.html')).body.toString()).toBe('file');
  });

  it('honours the site-wide choice of last slash', async () => {
    const withSlash = await startServer({ trailingSlash: true });
    const without = await startServer({ trailingSlash: false });
    expect((await fetchPath('/docs?x=1', withSlash)).headers.location).toBe('/docs/?x=1');
    expect((await fetchPath('/docs/index.html', withSlash)).headers.location).toBe('/docs/');
    expect((await fetchPath('/docs/', withSlash)).status).toBe(200);
    expect((await fetchPath('/docs/', without)).headers.location).toBe('/docs');
    expect((await fetchPath('/both', without)).body.toString()).toBe('file');
    expect((await fetchPath('/video.mp4', withSlash)).status).toBe(200);
    await Promise.all([withSlash.close(), without.close()]);
  });

  it('stands under a base url', async () => {
    const based = await startServer({ baseUrl: '/kök/' });
    expect(based.url).toBe(`http://127.0.0.1:${based.port}/kök/`);
    expect((await fetchPath('/', based)).headers.location).toBe('/k%C3%B6k/');
    expect((await fetchPath('/k%C3%B6k', based)).headers.location).toBe('/k%C3%B6k/');
    expect((await fetchPath('/k%C3%B6k/docs', based)).status).toBe(200);
    expect((await fetchPath('/docs', based)).status).toBe(404);
    await based.close();
  });

  it('serves the 404 page for unknown addresses', async () => {
    for (const target of ['/yok', '/docs/yok.html', '/video.mp4/', '/404', '/yok/404.html', '/_headers']) {
      const reply = await fetchPath(target);
      expect([target, reply.status]).toEqual([target, 404]);
      expect(reply.body.toString()).toBe('<h1>Yok</h1>');
      expect(reply.headers.etag).toBeUndefined();
    }
    expect((await fetchPath('/404.html?x')).status).toBe(200);
  });
});

describe('paths that try to leave the folder', () => {
  it.each([
    '/../secret.txt',
    '/docs/../../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/%2e%2e%2fsecret.txt',
    '/..%5csecret.txt',
    '/..\\secret.txt',
    '/%252e%252e%252fsecret.txt',
    '/link.txt',
    '/linked/secret.txt',
    '/../build-other/secret.txt',
    '//../secret.txt',
    '/%2fetc%2fpasswd',
    'http://x/../secret.txt',
    '/docs/../video.mp4',
    '/docs%2findex.html',
  ])('%s', async (target) => {
    const text = await requestRaw(target);
    expect(text).toMatch(/^HTTP\/1.1 404 /);
    expect(text).not.toContain('SECRET');
  });

  it.each(['/%', '/%zz', '/%ff', '/a%00.html', '*'])('refuses the malformed %s', async (target) => {
    expect(await requestRaw(target)).toMatch(/^HTTP\/1.1 400 /);
  });

  it('never redirects to another host', async () => {
    for (const target of ['//docs/index.html', '/\\docs/index.html', '//docs%2findex.html']) {
      expect(await requestRaw(target)).not.toMatch(/^location: (?:\/[/\\]|http)/im);
    }
  });
});

describe('transfer', () => {
  it('compresses text by the best encoding the reader accepts', async () => {
    const best = await fetchPath('/docs/uzun', { headers: { 'Accept-Encoding': 'gzip, deflate, br' } });
    expect(best.headers['content-encoding']).toBe('br');
    expect(best.headers.vary).toBe('Accept-Encoding');
    expect(brotliDecompressSync(best.body).toString()).toBe(LONG);
    const weighted = await fetchPath('/docs/uzun', { headers: { 'Accept-Encoding': 'br;q=0.2, gzip;q=0.9' } });
    expect(gunzipSync(weighted.body).toString()).toBe(LONG);
    const none = await fetchPath('/docs/uzun', { headers: { 'Accept-Encoding': 'br;q=0, identity' } });
    expect(none.headers['content-encoding']).toBeUndefined();
    expect(none.body.toString()).toBe(LONG);
  });

  it('prefers files compressed at build time', async () => {
    const reply = await fetchPath('/assets/ready-Abcd1234.css', { headers: { 'Accept-Encoding': 'br' } });
    expect(reply.body.toString()).toBe('BROTLI');
    expect(reply.headers['content-type']).toBe('text/css; charset=utf-8');
    expect(
      (await fetchPath('/assets/ready-Abcd1234.css', { headers: { 'Accept-Encoding': 'gzip' } })).body.toString(),
    ).toBe('GZIP');
    expect((await fetchPath('/assets/ready-Abcd1234.css')).body.toString()).toBe('a{}');
  });

  it('caches hashed files for ever and revalidates the rest', async () => {
    expect((await fetchPath('/assets/app-B3dk_9aZ.js')).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    );
    expect((await fetchPath('/assets/my-document.js')).headers['cache-control']).toBe('no-cache');
  });

  it('responds 304 to a known etag or date', async () => {
    const first = await fetchPath('/docs/uzun');
    const { etag = '', 'last-modified': modified = '' } = first.headers;
    const same = await fetchPath('/docs/uzun', {
      headers: { 'If-None-Match': `"x", ${etag}`, 'Accept-Encoding': 'br' },
    });
    expect([same.status, same.body.length, same.headers.etag]).toEqual([304, 0, etag]);
    expect((await fetchPath('/docs/uzun', { headers: { 'If-Modified-Since': modified } })).status).toBe(304);
    expect(
      (await fetchPath('/docs/uzun', { headers: { 'If-None-Match': '"x"', 'If-Modified-Since': modified } })).status,
    ).toBe(200);
  });

  it('answers HEAD with the same headers and no body', async () => {
    const headers = { 'Accept-Encoding': 'br' };
    const [head, whole] = [
      await fetchPath('/docs/uzun', { method: 'HEAD', headers }),
      await fetchPath('/docs/uzun', { headers }),
    ];
    expect(head.body.length).toBe(0);
    expect(head.headers['content-length']).toBe(String(whole.body.length));
  });

  it.each([
    ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
    ['bytes=7-', 206, '789', 'bytes 7-9/10'],
    ['bytes=-3', 206, '789', 'bytes 7-9/10'],
    ['bytes=0-999', 206, '0123456789', 'bytes 0-9/10'],
    ['bytes=10-', 416, '', 'bytes */10'],
    ['bytes=-0', 416, '', 'bytes */10'],
    ['bytes=4-2', 200, '0123456789', undefined],
    ['bytes=0-1,3-4', 200, '0123456789', undefined],
  ])('answers the range %s', async (range, status, body, contentRange) => {
    const reply = await fetchPath('/video.mp4', { headers: { Range: range } });
    expect([reply.status, reply.body.toString(), reply.headers['content-range']]).toEqual([status, body, contentRange]);
    expect(reply.headers['content-type']).toBe('video/mp4');
  });

  it('sends the whole file when If-Range does not hold', async () => {
    const stale = { Range: 'bytes=2-4', 'If-Range': 'Thu, 01 Jan 1970 00:00:00 GMT' };
    expect((await fetchPath('/video.mp4', { headers: stale })).status).toBe(200);
  });

  it('refuses other methods', async () => {
    const reply = await fetchPath('/', { method: 'POST' });
    expect([reply.status, reply.headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  it('adds the headers of the _headers file, except what describes the bytes', async () => {
    const page = await fetchPath('/docs/uzun/');
    expect(page.headers['x-frame-options']).toBe('SAMEORIGIN');
    expect(page.headers['x-page']).toBe('yes, really');
    expect(Number(page.headers['content-length'])).toBe(Buffer.byteLength(LONG));
    const other = await fetchPath('/docs/');
    expect([other.headers['x-page'], other.headers['x-frame-options']]).toEqual([undefined, 'DENY']);
  });
});

describe('lifetime', () => {
  it('names an occupied port and what to do', async () => {
    const second = createStaticServer({ dir: path.join(folder, 'build') });
    const failure: unknown = await second
      .start({ port: server.port, host: '127.0.0.1' })
      .catch((cause: unknown) => cause);
    expect(failure).toBeInstanceOf(YaprakError);
    const [problem] = (failure as YaprakError).problems;
    expect(problem?.message).toContain(`Port ${server.port}`);
    expect(problem?.hint).toContain('--port');
  });

  it('reports when there is nothing to serve', () => {
    expect(() => createStaticServer({ dir: path.join(folder, 'nowhere') })).toThrow(/no folder/);
  });

  it('closes while a reader keeps a connection open', async () => {
    const short = await startServer();
    await new Promise<void>((resolve) => get(short.url, () => resolve()));
    await short.close();
    await expect(fetchPath('/', short)).rejects.toThrow(/ECONNREFUSED/);
  });
});
