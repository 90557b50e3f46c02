import { connect } from 'node:net';
import { expect, test } from '../setup/fixtures.ts';

/** One raw request, so that no client tidies the path up first. */
function rawGet(base: string, path: string): Promise<string> {
  const { hostname, port } = new URL(base);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    const chunks: Buffer[] = [];
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('end', () => resolve(Buffer.concat(chunks).toString('utf8')));
    socket.on('error', reject);
    socket.write(`GET ${path} HTTP/1.1\r\nHost: ${hostname}\r\nConnection: close\r\n\r\n`);
  });
}

const asset = /(?:href|src)="(\/assets\/[^"]+\.(css|js))"/g;

test('pages revalidate, hashed files never change, each has its type', async ({ request }) => {
  const page = await request.get('/docs/intro');
  expect(page.status()).toBe(200);
  expect(page.headers()['content-type']).toMatch(/^text\/html; ?charset=utf-8$/i);
  expect(page.headers()['cache-control']).toMatch(/no-cache|max-age=0/);
  const files = [...(await page.text()).matchAll(asset)];
  expect(files.map((file) => file[2])).toEqual(expect.arrayContaining(['css', 'js']));
  for (const [, url = '', kind] of files) {
    const file = await request.get(url);
    expect(file.headers()['cache-control']).toContain('immutable');
    expect(file.headers()['content-type']).toMatch(kind === 'css' ? /^text\/css/ : /javascript/);
  }
  const again = await request.get('/docs/intro', { headers: { 'if-none-match': page.headers()['etag'] ?? '' } });
  expect(again.status()).toBe(304);
});

test('text travels compressed', async ({ request }) => {
  for (const encoding of ['br', 'gzip']) {
    const page = await request.get('/docs/intro', { headers: { 'accept-encoding': encoding } });
    expect(page.headers()['content-encoding']).toBe(encoding);
    expect(page.headers()['vary']).toMatch(/accept-encoding/i);
    expect(await page.text()).toContain('Giriş');
  }
});

test('a page’s policy allows no foreign script', async ({ request }) => {
  const policy = (await request.get('/docs/intro')).headers()['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'self'");
  expect(policy).not.toMatch(/script-src[^;]*'unsafe-(inline|eval)'/);
});

test('an unknown address is the not-found page with status 404', async ({ request }) => {
  const missing = await request.get('/docs/yok');
  expect(missing.status()).toBe(404);
  expect(await missing.text()).toMatch(/<h1[^>]*>[^<]+/);
});

test('.html and /index.html lead to the plain path, query kept', async ({ request }) => {
  for (const [from, to] of [
    ['/docs/intro.html?a=1', '/docs/intro?a=1'],
    ['/docs/intro/index.html', '/docs/intro'],
    ['/index.html', '/'],
  ] as const) {
    const answer = await request.get(from, { maxRedirects: 0 });
    expect([301, 308]).toContain(answer.status());
    expect(answer.headers()['location']?.replace(/\/(?=\?|$)/, '') || '/').toBe(to === '/' ? '/' : to);
  }
});

test('no spelling of a path leaves the folder', async ({ baseURL }) => {
  const paths = [
    '/../package.json',
    '/..%2fpackage.json',
    '/%2e%2e/%2e%2e/package.json',
    '/..%5c..%5cpackage.json',
    '/%252e%252e/x',
    '/docs/%00',
    '//etc/passwd',
    '/%ff',
  ];
  for (const path of paths) {
    const answer = await rawGet(baseURL ?? '', path);
    expect(answer.split('\r\n')[0], path).toMatch(/^HTTP\/1\.1 (30\d|400|403|404) /);
    expect(answer, path).not.toMatch(/"name":|root:x:0/);
  }
  expect(await rawGet(baseURL ?? '', '/docs/intro')).toContain('Giriş');
});

test('only GET and HEAD are answered', async ({ request }) => {
  expect((await request.post('/docs/intro')).status()).toBe(405);
  const head = await request.head('/docs/intro');
  expect(head.status()).toBe(200);
  expect(await head.body()).toHaveLength(0);
});
