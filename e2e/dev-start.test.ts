import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, rmSync, utimesSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { freePort, isOpen, startDev, startYaprak, type RunningSite } from './site-server.ts';
import { createTinySite, readDigests, type TinySite } from './tiny-site.ts';

const CONFIG = `{ title: 'Deneme', url: 'https://ornek.test', blog: false }`;
const FILES = {
  'package.json': '{ "private": true }',
  'yaprak.config.mjs': `export default ${CONFIG};`,
  'docs/giris.md': '# Giriş\n\nBirinci metin.\n',
  'docs/ikinci.md': '---\nsidebar_position: 2\n---\n\n# İkinci\n\n[Giriş](./giris.md)\n',
};

let site: TinySite;
let running: RunningSite | undefined;
beforeEach(() => {
  site = createTinySite(FILES);
  site.write({});
});
afterEach(async () => {
  await running?.close();
  running = undefined;
  site.remove();
});

const waitFor = async (isDone: () => Promise<boolean>): Promise<void> => {
  while (!(await isDone())) await new Promise((resolve) => setTimeout(resolve, 50));
};

async function endProcess(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

describe('yaprak dev, at its start', () => {
  it('answers a request that comes before the site is loaded, once it is', async () => {
    site.write({
      'yaprak.config.mjs': `export default async () => { await new Promise((done) => setTimeout(done, 1500)); return ${CONFIG}; };`,
    });
    const port = await freePort();
    const { child, output } = startYaprak(['dev', site.dir, '--port', String(port), '--host', '127.0.0.1']);
    try {
      let early: string | undefined;
      let response: Response | undefined;
      await waitFor(async () => {
        early = output();
        response = await fetch(`http://127.0.0.1:${port}/docs/giris`).catch(() => undefined);
        return response !== undefined;
      });
      expect(early).not.toContain('Yaprak is at');
      expect(response?.status).toBe(200);
      expect(await response?.text()).toContain('Birinci metin.');
      expect(output()).toContain(`Yaprak is at http://127.0.0.1:${port}/`);
    } finally {
      await endProcess(child);
    }
  });

  it('says so when the port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    const { child, output } = startYaprak(['dev', site.dir, '--port', String(port), '--host', '127.0.0.1']);
    const [code] = (await once(child, 'close')) as [number];
    other.close();
    expect(code).toBe(1);
    expect(output()).toContain(`Port ${port} is already in use.`);
    expect(output()).toContain(`--port ${port + 1}`);
  });

  it.runIf(process.platform === 'linux')('lets what works ahead of it step back, and not itself', async () => {
    const port = await freePort();
    const { child } = startYaprak(['dev', site.dir, '--port', String(port), '--host', '127.0.0.1']);
    onTestFinished(() => endProcess(child));
    await waitFor(() => isOpen(port));
    // The nineteenth field of a thread's line; its name may hold spaces, and the thread may be gone by now.
    const priorityOf = (thread: string): number => {
      const file = `/proc/${child.pid}/task/${thread}/stat`;
      const line = existsSync(file) ? readFileSync(file, 'utf8') : '';
      return Number(line.split(') ').at(-1)?.split(' ')[16]);
    };
    const own = priorityOf(String(child.pid));
    const others = (): number[] => readdirSync(`/proc/${child.pid}/task`).map(priorityOf);
    await waitFor(async () => others().some((priority) => priority > own));
    expect(priorityOf(String(child.pid))).toBe(own);
  });

  it('shows what is wrong with a config that is broken from the start, and recovers', async () => {
    writeFileSync(join(site.dir, 'yaprak.config.mjs'), `export default { titel: 'Deneme' };`);
    running = await startDev(site.dir);
    const broken = await fetch(`${running.url}/docs/giris`);
    expect(broken.status).toBe(500);
    expect(await broken.text()).toContain('titel');
    writeFileSync(join(site.dir, 'yaprak.config.mjs'), FILES['yaprak.config.mjs']);
    await waitFor(async () => (await fetch(`${running?.url}/docs/giris`)).status === 200);
    expect(running.isAlive()).toBe(true);
  });

  it('shows the same page when it is started again, with all that it kept or with a broken rest of it', async () => {
    const show = async (): Promise<string> => {
      running = await startDev(site.dir);
      const html = await (await fetch(`${running.url}/docs/ikinci`)).text();
      await running.close();
      // How much it has told, which begins anew with every start.
      return html.replace(/<meta name="yaprak-told"[^>]*>/, '');
    };
    const first = await show();
    expect(first).toContain('href="/docs/giris"');
    expect(await show()).toBe(first);
    const file = join(site.dir, '.yaprak/parsed.json');
    writeFileSync(file, readFileSync(file, 'utf8').slice(0, -20));
    expect(await show()).toBe(first);
  });

  it('shows a page of Markdown before Vite is there, and it is the page that Vite makes', async () => {
    site.write({
      'static/yaprak.txt': 'yaprak',
      'docs/dolu.md': [
        '---\ntitle: Dolu\ntags: [bir]\n---',
        ':::tip[Öneri]\n\n![Resim](./resim.svg) ve `kod`\n\n:::',
        '```ts title="a.ts" {1}\nconst a = 1;\n```',
        '| a | b |\n| --- | --- |\n| 1 | 2 |',
        '```mermaid\nflowchart LR\n  A --> B\n```',
      ].join('\n\n'),
      'docs/resim.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>',
      'docs/canli.mdx': `import Sayac from '@site/src/Sayac.jsx';\n\n# Canlı\n\n<Sayac />\n`,
      'src/Sayac.jsx': `import { useState } from 'react';\nexport default function Sayac() { const [n] = useState(7); return <b>{'adet ' + n}</b>; }`,
    });
    const port = await freePort();
    const { child } = startYaprak(['dev', site.dir, '--port', String(port), '--host', '127.0.0.1']);
    onTestFinished(() => endProcess(child));
    await waitFor(() => isOpen(port));
    const order: string[] = [];
    const read = async (path: string): Promise<string> => {
      const response = await fetch(`http://127.0.0.1:${port}${path}`);
      order.push(path);
      return (await response.text()).replace(/<meta name="yaprak-told"[^>]*>/, '');
    };
    const styles = `/@fs${join(import.meta.dirname, '../engine/src/theme/styles/index.css')}`;
    const asked = ['/@vite/client', '/docs/canli', styles, '/docs/dolu'];
    const [client, live, css, early] = (await Promise.all(asked.map(read))) as [string, string, string, string];
    expect(order.slice(0, 2).sort()).toEqual([styles, '/docs/dolu'].sort());
    expect(live).toContain('adet 7');
    expect(client).toContain('WebSocket');
    expect(early).toContain(`href="${styles}"`);
    expect(await read('/docs/dolu')).toBe(early);
    expect(await read(/url\(([^)]+)\)/.exec(css)?.[1] ?? '/none')).toContain('<svg');
    const image = /<img[^>]* src="([^"]+)"/.exec(early)?.[1];
    expect(await read(image ?? '/none')).toContain('<svg');
  });
});

describe('a site that replaces parts of the theme', () => {
  const footer = (text: string): string =>
    `import sign from '../sign.js';\nexport default function Footer() { return <footer>${text} {sign}</footer>; }\n`;
  const shown = async (): Promise<string | undefined> =>
    /<footer[^>]*>(.*?)<\/footer>/s
      .exec(await (await fetch(`${running?.url}/docs/giris`)).text())?.[1]
      ?.replace(/<!--.*?-->/g, '');

  it('sees what its parts become', async () => {
    site.write({ 'src/theme/Footer.jsx': footer('Birinci'), 'src/sign.js': `export default '©';\n` });
    running = await startDev(site.dir);
    expect(await shown()).toBe('Birinci ©');
    const save = async (file: string, text: string, expected: string): Promise<void> => {
      writeFileSync(join(site.dir, file), text);
      await waitFor(async () => (await shown()) === expected);
    };
    // What a part imports, the part itself, and both once more.
    await save('src/sign.js', `export default '®';\n`, 'Birinci ®');
    await save('src/theme/Footer.jsx', footer('İkinci'), 'İkinci ®');
    await save('src/sign.js', `export default '™';\n`, 'İkinci ™');
    await save('src/theme/Footer.jsx', footer('Üçüncü'), 'Üçüncü ™');
    // Without the part the theme's own is there again.
    rmSync(join(site.dir, 'src/theme/Footer.jsx'));
    await waitFor(async () => !(await shown())?.includes('Üçüncü'));
    await save('src/theme/Footer.jsx', footer('Dördüncü'), 'Dördüncü ™');
  });
});

it('a site with code of its own has the pages that Vite alone would make, though most modules of the theme come ready', async () => {
  site.write({
    'src/theme/Footer.jsx': `import Footer from '@theme-original/Footer';\nexport default function Own(props) { return <div id="bizim"><Footer {...props} /></div>; }\n`,
    'src/pages/index.jsx': [
      `import { useState } from 'react';`,
      `import Layout from '@theme/Layout';`,
      `import Link from '@docusaurus/Link';`,
      `import { translate } from '@docusaurus/Translate';`,
      `export default function Home() {`,
      `  const [count, setCount] = useState(3);`,
      `  return <Layout title={translate({ message: 'Ana sayfa' })}><Link to="/docs/giris">Giriş</Link><button onClick={() => setCount(count + 1)}>{count}</button></Layout>;`,
      `}`,
    ].join('\n'),
  });
  const read = async (env: Record<string, string>): Promise<string[]> => {
    running = await startDev(site.dir, { env });
    const pages: string[] = [];
    for (const address of ['/', '/docs/giris', '/yok'])
      pages.push((await (await fetch(running.url + address)).text()).replace(/<meta name="yaprak-told"[^>]*>/, ''));
    await running.close();
    return pages;
  };
  const ready = await read({});
  expect(ready[0]).toContain('>3</button>');
  expect(ready[1]).toContain('id="bizim"');
  // With a debugger attached all modules come from Vite, with their maps.
  expect(await read({ NODE_OPTIONS: '--inspect=0' })).toEqual(ready);
});

describe('what is kept of pages', () => {
  const outDir = (): string => site.beside('out');
  const build = async (): Promise<string> => {
    const { code, output } = await site.build(outDir());
    expect(code, output).toBe(0);
    return readFileSync(join(outDir(), 'docs/giris/index.html'), 'utf8');
  };

  it('is never older than the file: an edit that keeps its size and its time is seen', async () => {
    const file = join(site.dir, 'docs/giris.md');
    const long = new Date(Date.now() - 3_600_000);
    utimesSync(file, long, long);
    await build();
    // Old enough to be kept.
    await new Promise((resolve) => setTimeout(resolve, 2500));
    await build();
    const before = statSync(file);
    writeFileSync(file, FILES['docs/giris.md'].replace('# Giriş', '# Bitiş').replace('Birinci', 'Sonuncu'));
    utimesSync(file, before.atime, before.mtime);
    expect(statSync(file).size).toBe(before.size);
    const html = await build();
    expect(html).toContain('Bitiş');
    expect(html).toContain('Sonuncu metin.');
  });

  it('is left alone when it cannot be read', async () => {
    await build();
    const good = readDigests(outDir());
    for (const text of ['', '{"version":', 'null']) {
      for (const name of ['parsed.json', 'manifest.json']) writeFileSync(join(site.dir, '.yaprak', name), text);
      await build();
      expect(readDigests(outDir())).toEqual(good);
    }
  });
});
