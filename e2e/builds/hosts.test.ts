import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hostFiles } from '../hosts/host-site.ts';
import { runYaprak } from '../setup/site-server.ts';
import { createTinySite, readDigests } from '../setup/tiny-site.ts';

/** What the build writes for each host, as text. `npm run test:hosts` asks the real servers. */
const site = createTinySite({});
const out = site.beside('out');
let plain: Record<string, string> = {};
afterAll(() => site.remove());

async function build(...args: string[]): Promise<Record<string, string>> {
  const { code, output } = await runYaprak(['build', site.dir, '--out-dir', out, ...args]);
  expect(code, output).toBe(0);
  return readDigests(out);
}

const read = (file: string): string => readFileSync(join(out, file), 'utf8');

beforeAll(async () => {
  site.write(hostFiles(''));
  plain = await build();
});

describe('--target', () => {
  it.each([
    ['nginx', ['nginx.conf']],
    ['caddy', ['Caddyfile']],
    ['apache', ['.htaccess']],
    ['netlify', ['_redirects']],
    ['cloudflare', ['_redirects']],
    ['vercel', ['vercel.json']],
    ['github-pages', ['.nojekyll']],
    ['s3', ['cloudfront-function.js', 's3-deploy.sh']],
  ])('%s adds its files and changes no other', async (target, files) => {
    const { ...written } = await build('--target', target);
    const isMark = target === 'github-pages';
    for (const file of files) expect(read(file).length > 200).toBe(!isMark);
    expect(Object.keys(written).filter((file) => !(file in plain))).toEqual(files);
    for (const file of files) delete written[file];
    expect(written).toEqual(plain);
  });

  it('is what the config says, unless the author has a file of that name', async () => {
    site.write({ ...hostFiles(`output: { target: 'nginx' },`), 'static/nginx.conf': '# kendi\n' });
    await build();
    expect(read('nginx.conf')).toBe('# kendi\n');
    site.write(hostFiles(''));
    expect(await build()).toEqual(plain);
  });

  it('takes the headers of the author', async () => {
    site.write({ ...hostFiles(''), 'static/_headers': '/kok/docs/*\n  X-Deneme: "bir"\n' });
    await build('--target', 'nginx');
    expect(read('nginx.conf')).toContain('if ($uri ~ "^/kok/docs/.*$") { set $y_x_deneme "\\"bir\\""; }');
    expect(read('nginx.conf')).not.toContain('Content-Security-Policy');
  });

  it('has every redirect in the words of the host', async () => {
    site.write(hostFiles(''));
    await build('--target', 'nginx');
    expect(read('nginx.conf')).toContain('location = "/kok/eski/" { return 301 "/kok/docs/taban$is_args$args"; }');
    await build('--target', 'caddy');
    expect(read('Caddyfile')).toContain('"/kok/baslik/" "/kok/docs/taban" "#metin" "keep"');
    await build('--target', 'apache');
    expect(read('.htaccess')).toContain('RewriteRule "^eski/?$" "/kok/docs/taban" [R=301,NE,L]');
    await build('--target', 'netlify');
    expect(read('_redirects')).toContain('/kok/kap%C4%B1%20numaras%C4%B1 /kok/docs/taban?x=1#y 301!\n');
    expect(read('_redirects')).toContain('/kok/en/* /kok/en/404.html 404\n');
    await build('--target', 'cloudflare');
    expect(read('_redirects')).toContain('/kok/eski/ /kok/docs/taban 301\n');
    await build('--target', 'vercel');
    expect(JSON.parse(read('vercel.json'))).toMatchObject({
      cleanUrls: true,
      redirects: expect.arrayContaining([{ source: '/kok/eski', destination: '/kok/docs/taban', statusCode: 301 }]),
      headers: [
        { source: '/kok/(.*)', headers: expect.arrayContaining([{ key: 'x-content-type-options', value: 'nosniff' }]) },
        { source: '/kok/assets/(.*)' },
      ],
    });
  });
});

describe('s3', () => {
  beforeAll(async () => {
    site.write(hostFiles(''));
    await build('--target', 's3');
  });

  it('uploads assets first and pages after everything else', () => {
    const [log, bin] = [site.beside('aws.log'), site.beside('aws')];
    writeFileSync(bin, `#!/bin/sh\necho "$@" >> '${log}'\n`, { mode: 0o755 });
    const env = { ...process.env, PATH: `${site.beside('.')}:${process.env['PATH']}` };
    execFileSync('sh', [join(out, 's3-deploy.sh'), 's3://kova/kok'], { env });
    const lines = readFileSync(log, 'utf8').trim().split('\n');
    expect(lines).toHaveLength(4);
    expect(lines[0]).toMatch(/^s3 sync assets s3:\/\/kova\/kok\/assets .*immutable/);
    expect(lines[1]).toMatch(/--exclude assets\/\* .*--exclude \*\.html --cache-control no-cache$/);
    expect(lines[2]).toMatch(/--exclude \* --include \*\.html/);
    expect(lines[3]).toMatch(/--delete .*--exclude assets\/\*/);
    expect(() => execFileSync('sh', [join(out, 's3-deploy.sh')], { env, stdio: 'pipe' })).toThrow('Usage');
  });

  it('has a function for CloudFront that finds files and sets headers', () => {
    const code = read('cloudfront-function.js');
    const ask = (uri: string): string =>
      runInNewContext(
        `${code};handler({context:{eventType:'viewer-request'},request:{uri:${JSON.stringify(uri)}}}).uri`,
      );
    expect(
      ['/kok', '/kok/', '/kok/docs/taban', '/kok/docs/taban/', '/kok/belge.txt', '/kok/docs/node.js'].map(ask),
    ).toEqual([
      '/kok/index.html',
      '/kok/index.html',
      '/kok/docs/taban/index.html',
      '/kok/docs/taban/index.html',
      '/kok/belge.txt',
      '/kok/docs/node.js/index.html',
    ]);
    const headers = runInNewContext(
      `${code};handler({context:{eventType:'viewer-response'},request:{uri:'/kok/assets/a.js'},response:{headers:{}}}).headers`,
    ) as Record<string, { value: string }>;
    expect(headers['cache-control']?.value).toContain('immutable');
    expect(headers['content-security-policy']?.value).toContain("default-src 'self'");
  });
});
