import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isPrivate, requestLink } from './request-link.ts';

type Answer = number | [status: number, headers: Record<string, string>] | Error;

/** A web that gives these answers, one after the other, by method and address. */
function createWeb(pages: Record<string, Answer[]>) {
  const asked: string[] = [];
  const waits: number[] = [];
  const options = {
    wait: async (milliseconds: number) => void waits.push(milliseconds),
    fetch: (async (url: string, { method }: { method: string }) => {
      asked.push(`${method} ${url}`);
      const left = pages[`${method} ${url}`] ?? pages[url] ?? [404];
      const answer = left.length > 1 ? left.shift() : left[0];
      if (answer instanceof Error) throw answer;
      const [status, headers] = typeof answer === 'number' ? [answer, {}] : (answer ?? [404, {}]);
      return new Response(null, { status, headers });
    }) as unknown as typeof fetch,
  };
  return { ask: (url: string) => requestLink(url, options), asked, waits };
}

describe('requestLink', () => {
  it('asks by HEAD, and by GET where that is refused', async () => {
    const web = createWeb({ 'https://a.test/': [200], 'HEAD https://b.test/': [405], 'GET https://b.test/': [200] });
    expect(await web.ask('https://a.test/')).toEqual({ kind: 'fine' });
    expect(await web.ask('https://b.test/')).toEqual({ kind: 'fine' });
    expect(web.asked).toEqual(['HEAD https://a.test/', 'HEAD https://b.test/', 'GET https://b.test/']);
  });

  it('knows what is gone from what may be back', async () => {
    const noHost = Object.assign(new TypeError('fetch failed'), { cause: { code: 'ENOTFOUND' } });
    const refused = Object.assign(new TypeError('fetch failed'), { cause: { code: 'ECONNREFUSED' } });
    const web = createWeb({ 'https://x.test/': [noHost], 'https://y.test/': [refused], 'https://z.test/': [503] });
    expect(await web.ask('https://a.test/')).toEqual({ kind: 'gone', reason: 'which answers with 404' });
    expect(await web.ask('https://x.test/')).toMatchObject({ kind: 'gone' });
    expect(await web.ask('https://y.test/')).toMatchObject({
      kind: 'unsure',
      reason: expect.stringContaining('ECONNREFUSED'),
    });
    expect(await web.ask('https://z.test/')).toMatchObject({ kind: 'unsure' });
  });

  it('asks a server that is silent or hangs up once more by GET, and says what happened', async () => {
    const silent = Object.assign(new Error('timeout'), { name: 'TimeoutError' });
    const failed = (code: string) => Object.assign(new TypeError('fetch failed'), { cause: { code } });
    const web = createWeb({
      'https://a.test/': [silent],
      'https://b.test/': [failed('UND_ERR_SOCKET')],
      'https://c.test/': [failed('CERT_HAS_EXPIRED')],
      'HEAD https://d.test/': [silent],
      'GET https://d.test/': [200],
    });
    expect(await web.ask('https://a.test/')).toEqual({
      kind: 'unsure',
      reason: 'which did not answer in time',
      leaveHost: true,
    });
    expect(web.asked).toEqual(['HEAD https://a.test/', 'GET https://a.test/']);
    expect(await web.ask('https://b.test/')).toEqual({
      kind: 'unsure',
      reason: 'whose server closes the connection (UND_ERR_SOCKET)',
    });
    expect(await web.ask('https://c.test/')).toMatchObject({ reason: expect.stringContaining('certificate') });
    expect(await web.ask('https://d.test/')).toEqual({ kind: 'fine' });
  });

  it('waits as a busy host asks, and does not wait long', async () => {
    const web = createWeb({
      'https://a.test/': [[429, { 'retry-after': '3' }], 200],
      'https://b.test/': [[429, { 'retry-after': '600' }]],
    });
    expect(await web.ask('https://a.test/')).toEqual({ kind: 'fine' });
    expect(await web.ask('https://b.test/')).toEqual({ kind: 'fine', leaveHost: true });
    expect(web.waits).toEqual([3000]);
    expect(web.asked.filter((line) => line.includes('b.test'))).toHaveLength(1);
  });

  it('follows redirects, and reports those that are for good', async () => {
    const web = createWeb({
      'https://a.test/': [[301, { location: '/b' }]],
      'https://a.test/b': [200],
      'https://c.test/': [[302, { location: 'https://a.test/b' }]],
      'https://d.test/': [[301, { location: 'https://d.test/' }]],
    });
    expect(await web.ask('https://a.test/')).toEqual({ kind: 'fine', movedTo: 'https://a.test/b' });
    expect(await web.ask('https://c.test/')).toEqual({ kind: 'fine' });
    expect(await web.ask('https://d.test/')).toMatchObject({ kind: 'unsure' });
  });

  it('asks hosts of the own network only as the author wrote them', async () => {
    const web = createWeb({
      'http://wiki/': [200],
      'https://a.test/': [[302, { location: 'http://10.0.0.1/admin' }]],
      'http://10.0.0.2/': [[302, { location: '/x' }]],
      'http://10.0.0.2/x': [200],
    });
    expect(await web.ask('http://wiki/')).toEqual({ kind: 'fine' });
    expect(await web.ask('http://10.0.0.2/')).toEqual({ kind: 'fine' });
    expect(await web.ask('https://a.test/')).toMatchObject({ kind: 'unsure' });
    expect(web.asked).not.toContain('HEAD http://10.0.0.1/admin');
  });
});

describe('requestLink and a real server', () => {
  let server: Server;
  let origin = '';
  let busy = 0;
  beforeAll(async () => {
    server = createServer((request, response) => {
      const isHead = request.method === 'HEAD';
      if (request.url === '/hang' || (request.url === '/head-hangs' && isHead)) return;
      if (request.url === '/close') request.socket.destroy();
      else if (request.url === '/301') response.writeHead(301, { location: '/200' }).end();
      else if (request.url === '/302') response.writeHead(302, { location: '/200' }).end();
      else if (request.url === '/405') response.writeHead(isHead ? 405 : 200).end();
      else if (request.url === '/busy') response.writeHead(busy++ === 0 ? 429 : 200, { 'retry-after': '1' }).end();
      else if (request.url === '/429') response.writeHead(429, { 'retry-after': '3600' }).end();
      else response.writeHead(Number(request.url?.slice(1)) || 200).end(isHead ? undefined : 'x');
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  it.each([
    ['/200', { kind: 'fine' }],
    ['/301', { kind: 'fine', movedTo: expect.stringMatching(/\/200$/) }],
    ['/302', { kind: 'fine' }],
    ['/404', { kind: 'gone', reason: 'which answers with 404' }],
    ['/410', { kind: 'gone', reason: 'which answers with 410' }],
    ['/403', { kind: 'fine' }],
    ['/405', { kind: 'fine' }],
    ['/busy', { kind: 'fine' }],
    ['/429', { kind: 'fine', leaveHost: true }],
    ['/500', { kind: 'unsure', reason: 'which answers with 500' }],
    ['/head-hangs', { kind: 'fine' }],
    ['/hang', { kind: 'unsure', reason: 'which did not answer in time', leaveHost: true }],
    ['/close', { kind: 'unsure', reason: expect.stringContaining('closes the connection') }],
  ])('%s', async (path, answer) => {
    expect(await requestLink(origin + path, { timeout: 1000, wait: async () => {} })).toEqual(answer);
  });

  it('nobody there', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    await new Promise((resolve) => other.close(resolve));
    expect(await requestLink(`http://127.0.0.1:${port}/`)).toMatchObject({ kind: 'unsure', leaveHost: true });
  });
});

it('knows private hosts', () => {
  for (const host of ['localhost', '127.0.0.1', '[::1]', '192.168.0.1', '172.20.1.1', 'wiki', 'a.local', '[fd00::1]'])
    expect(isPrivate(host), host).toBe(true);
  for (const host of ['example.com', '8.8.8.8', '172.32.0.1', '[2001:db8::1]'])
    expect(isPrivate(host), host).toBe(false);
});
