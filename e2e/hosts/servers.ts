import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../setup/site-server.ts';

export interface HostedSite {
  /** Holds the output folder at the path of baseUrl. */
  root: string;
  /** The output folder. */
  dir: string;
  /** For logs and the server's own config. */
  work: string;
}

interface HostServer {
  /** Where Debian has it. */
  program: string;
  /** Its package. */
  needs: string;
  /** Writes the server's config, which takes in what the build wrote, and gives the arguments. */
  configure(site: HostedSite, port: number): string[];
}

export const SERVERS: Record<'nginx' | 'caddy' | 'apache', HostServer> = {
  nginx: {
    program: '/usr/sbin/nginx',
    needs: 'nginx',
    configure({ root, dir, work }, port) {
      const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (name) => `${name}_temp_path ${work}/${name};`,
      );
      writeFileSync(
        join(work, 'server.conf'),
        `daemon off; pid ${work}/pid; error_log ${work}/error.log; events {}
http { include /etc/nginx/mime.types; access_log off; ${temp.join(' ')}
  server { listen 127.0.0.1:${port}; root ${root}; include ${dir}/nginx.conf; } }`,
      );
      return ['-c', join(work, 'server.conf'), '-e', join(work, 'error.log')];
    },
  },
  caddy: {
    program: '/usr/bin/caddy',
    needs: 'caddy',
    configure({ root, dir, work }, port) {
      writeFileSync(
        join(work, 'server.caddy'),
        `{\n\tadmin off\n\tauto_https off\n}\nhttp://127.0.0.1:${port} {\n\troot * ${root}\n\timport ${dir}/Caddyfile\n}\n`,
      );
      return ['run', '--config', join(work, 'server.caddy'), '--adapter', 'caddyfile'];
    },
  },
  apache: {
    program: '/usr/sbin/apache2',
    needs: 'apache2',
    configure({ root, work }, port) {
      const modules = [
        'mpm_event',
        'authz_core',
        'dir',
        'mime',
        'rewrite',
        'headers',
        'deflate',
        'filter',
        'env',
        'setenvif',
      ];
      const load = modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`);
      writeFileSync(
        join(work, 'apache.conf'),
        `${load.join('\n')}
ServerRoot ${work}\nServerName 127.0.0.1\nPidFile ${work}/pid\nErrorLog ${work}/error.log\nTypesConfig /etc/mime.types
Mutex file:${work} default\nListen 127.0.0.1:${port}\nDocumentRoot ${root}
<Directory ${root}>\n  AllowOverride All\n  Require all granted\n</Directory>\n`,
      );
      return ['-X', '-f', join(work, 'apache.conf')];
    },
  },
};

export interface RunningHost {
  url: string;
  close: () => Promise<void>;
}

/** Starts a real server. One that is not installed is an error that says what to install, not a test that is left out. */
export async function startHost(name: keyof typeof SERVERS, site: HostedSite): Promise<RunningHost> {
  const { program, needs, configure } = SERVERS[name];
  if (!existsSync(program))
    throw new Error(
      `${program} is not installed. Run \`apt-get install ${needs}\`, then \`npm run test:hosts\` again.`,
    );
  mkdirSync(site.work, { recursive: true });
  const port = await freePort();
  const child = spawn(program, configure(site, port), {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, HOME: site.work },
  });
  const log: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => log.push(text));
  const url = `http://127.0.0.1:${port}`;
  for (let attempt = 0; attempt < 100; attempt++) {
    if (child.exitCode !== null) throw new Error(`${name} ended with ${child.exitCode}:\n${log.join('')}`);
    if (
      await fetch(url, { redirect: 'manual' }).then(
        () => true,
        () => false,
      )
    )
      return { url, close: () => stop(child) };
    await sleep(100);
  }
  await stop(child);
  throw new Error(`${name} does not listen:\n${log.join('')}`);
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'close');
}
