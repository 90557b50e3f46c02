import { chmodSync, mkdirSync, readdirSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTinySite } from '../setup/tiny-site.ts';
import { runYaprak } from '../setup/site-server.ts';
import { hostFiles } from './host-site.ts';
import { SERVERS, startHost, type RunningHost } from './servers.ts';

interface Answer {
  status: number;
  location: string | undefined;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** Without following redirects and without undoing compression. */
function request(url: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(url, { headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          location: response.headers.location,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    }).on('error', reject);
  });
}

const SLASHES = [
  { trailingSlash: undefined, page: '/kok/docs/taban' },
  { trailingSlash: true, page: '/kok/docs/taban/' },
  { trailingSlash: false, page: '/kok/docs/taban' },
];
const names = Object.keys(SERVERS) as (keyof typeof SERVERS)[];

describe.each(names)('%s', (name) => {
  describe.each(SLASHES)('with trailingSlash $trailingSlash', ({ trailingSlash, page }) => {
    const site = createTinySite({});
    const last = trailingSlash ? '/' : '';
    let host: RunningHost;
    const ask = (path: string, headers?: Record<string, string>) => request(host.url + path, headers);
    /** Where a chain of redirects on this host ends. */
    const follow = async (path: string): Promise<{ status: number; path: string }> => {
      let at = path;
      for (let hop = 0; hop < 4; hop++) {
        const { status, location } = await ask(at);
        if (status < 300 || status >= 400 || location === undefined) return { status, path: at };
        at = location.replace(/^https?:\/\/127\.0\.0\.1(?::\d+)?/, '');
      }
      return { status: 0, path: at };
    };
    beforeAll(async () => {
      site.write(hostFiles(`trailingSlash: ${trailingSlash}, output: { precompress: true },`));
      const root = site.beside('www');
      mkdirSync(root);
      // Servers give up their rights where they are started with all of them.
      chmodSync(site.beside('.'), 0o755);
      const dir = join(root, 'kok');
      const { code, output } = await runYaprak(['build', site.dir, '--out-dir', dir, '--target', name]);
      if (code !== 0) throw new Error(output);
      host = await startHost(name, { root, dir, work: site.beside('work') });
    });
    afterAll(async () => {
      await host?.close();
      site.remove();
    });

    it('serves pages at one address', async () => {
      const found = await ask(page);
      expect(found).toMatchObject({ status: 200, headers: { 'content-type': 'text/html; charset=utf-8' } });
      expect(found.body.toString()).toContain('<h1>Taban</h1>');
      expect((await ask('/kok/')).status).toBe(200);
      expect(await follow('/kok')).toEqual({ status: 200, path: '/kok/' });
      expect(await follow('/kok/index.html?a=1')).toEqual({ status: 200, path: '/kok/?a=1' });
      // Without folders there is no index in them.
      const long = ['/kok/docs/taban.html', ...(trailingSlash === false ? [] : ['/kok/docs/taban/index.html'])];
      for (const one of long) expect(await follow(`${one}?a=1`), one).toEqual({ status: 200, path: `${page}?a=1` });
      const other = trailingSlash ? '/kok/docs/taban' : '/kok/docs/taban/';
      expect(await follow(`${other}?a=1`)).toEqual({
        status: 200,
        path: `${trailingSlash === undefined ? other : page}?a=1`,
      });
      expect(await follow('/kok/docs/klasor/')).toMatchObject({ status: 200 });
      expect((await ask(`/kok/docs/node.js${last}`)).status).toBe(200);
    });

    it('knows letters beyond ASCII', async () => {
      const encoded = `/kok/docs/${encodeURIComponent('şube')}`;
      expect((await ask(encoded + last)).status).toBe(200);
      const moved = await follow(`${encoded}.html`);
      expect(moved.status).toBe(200);
      expect(decodeURI(moved.path)).toBe(`/kok/docs/şube${last}`);
      expect(await follow('/kok/docs/sube')).toEqual({ status: 200, path: encoded + last });
    });

    it('redirects with the query of the request', async () => {
      const to = async (path: string) => {
        const { status, location } = await ask(path);
        return [status, location?.replace(host.url, '')];
      };
      expect(await to('/kok/eski?a=1&b=%20c')).toEqual([301, `${page}?a=1&b=%20c`]);
      expect(await to('/kok/eski/')).toEqual([301, page]);
      expect(await to('/kok/baslik?a=1')).toEqual([301, `${page}?a=1#metin`]);
      expect(await to(`/kok/${encodeURIComponent('kapı numarası')}?a=1`)).toEqual([301, `${page}?x=1#y`]);
      expect(await to('/kok/kapi$1')).toEqual([301, `${page}?x=1#y`]);
      expect(await to('/kok/disari')).toEqual([301, 'https://example.org/a']);
      expect(await to('/kok/en/docs/klasor')).toEqual([302, expect.stringMatching(/^\/kok\/docs\/klasor\/?$/)]);
    });

    it('shows the page of the language for what is not there', async () => {
      const missing = await ask('/kok/yok/oyle');
      expect(missing.status).toBe(404);
      expect(missing.body.toString()).toContain('<html lang="tr"');
      const english = await ask('/kok/en/yok.html');
      expect(english.status).toBe(404);
      expect(english.body.toString()).toContain('<html lang="en"');
      for (const file of ['_headers', 'nginx.conf', 'Caddyfile', '.htaccess'])
        expect((await ask(`/kok/${file}`)).status, file).toBeGreaterThanOrEqual(403);
      expect((await ask('/kok/assets/js/yok-12345678.js')).headers['cache-control']).not.toContain('immutable');
    });

    it('sends the headers of _headers, and caches by name', async () => {
      const { headers } = await ask(page);
      expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' });
      expect(headers['content-security-policy']).toMatch(/^default-src 'self'; script-src 'self' 'sha256-/);
      expect((await ask('/kok/yok')).headers['content-security-policy']).toBe(headers['content-security-policy']);
      const style = readdirSync(join(site.beside('www'), 'kok/assets/css')).find((file) => file.endsWith('.css'));
      const asset = await ask(`/kok/assets/css/${style}`);
      expect(asset.headers).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-type': expect.stringContaining('text/css'),
        'x-content-type-options': 'nosniff',
      });
    });

    it('gives a page as Markdown to those who ask for it', async () => {
      const asks = async (path: string, accept: string) => {
        const { status, headers, body } = await ask(path, { accept });
        return [status, headers['content-type'], body.toString().startsWith('---\ntitle:')];
      };
      const markdown = [200, 'text/markdown; charset=utf-8', true];
      const html = [200, 'text/html; charset=utf-8', false];
      for (const accept of ['text/markdown', 'text/markdown;q=1.0, text/html;q=0.8', 'text/plain, TEXT/Markdown;q=0.4'])
        expect(await asks(page, accept), accept).toEqual(markdown);
      for (const accept of ['text/html,*/*;q=0.8', 'text/html, text/markdown;q=0.5', 'text/markdown;q=0, */*', '*/*'])
        expect(await asks(page, accept), accept).toEqual(html);
      expect(await asks('/kok/docs/taban.md', '*/*')).toEqual(markdown);
      expect(await asks('/kok/', 'text/markdown')).toEqual(markdown);
      expect(await asks(`/kok/docs/${encodeURIComponent('şube')}${last}`, 'text/markdown')).toEqual(markdown);
      expect((await ask('/kok/yok', { accept: 'text/markdown' })).status).toBe(404);
      expect(String((await ask(page)).headers.vary)).toMatch(/\bAccept\b(?!-)/);
      expect((await ask('/kok/belge.txt', { accept: 'text/markdown' })).headers['content-type']).toContain(
        'text/plain',
      );
    });

    it('sends what the build has compressed', async () => {
      for (const path of [page, '/kok/belge.txt']) {
        const plain = await ask(path);
        const packed = await ask(path, { 'accept-encoding': 'gzip' });
        expect(packed.headers['content-encoding']).toBe('gzip');
        expect(packed.headers['content-type']).toBe(plain.headers['content-type']);
        expect(packed.headers.vary).toContain('Accept-Encoding');
        expect(packed.body.length).toBeLessThan(plain.body.length);
      }
    });
  });
});
