import path from 'node:path';
import type { CommandOptions } from './command-options.ts';
import { loadConfig } from '../config/load.ts';
import { exists } from '../content/read.ts';
import { createStaticServer } from '../dev/static/static-server.ts';
import { YaprakError } from '../errors/index.ts';
import { recoverSite } from '../output/staging.ts';
import { announceServer } from '../terminal/open-browser.ts';
import { showPath } from '../terminal/summary.ts';
import { untilStopped } from '../terminal/signals.ts';

/** `yaprak serve`: the built site on localhost, as a good static host would serve it. */
export async function serve(options: CommandOptions): Promise<number> {
  const siteDir = path.resolve(options.siteDir);
  const { config } = await loadConfig(siteDir, { configFile: options.configFile });
  const dir = path.resolve(options.outDir ?? path.join(siteDir, 'build'));
  if (!exists(dir)) recoverSite(dir);
  if (!exists(path.join(dir, 'index.html')) && !exists(path.join(dir, '404.html'))) {
    throw new YaprakError({
      code: 'not-built',
      severity: 'error',
      message: `There is no built site in ${showPath(dir)}.`,
      hint: 'Run `yaprak build` first, or name the folder with --out-dir.',
    });
  }
  const { baseUrl, trailingSlash } = config;
  const server = createStaticServer({ dir, baseUrl, trailingSlash, allowedHosts: options.allowedHosts });
  const running = await server.start({ port: options.port ?? 3000, host: options.host ?? 'localhost' });
  const { host, open } = options;
  announceServer(running.url, { text: `Serving ${showPath(dir)} at`, host, open });
  await untilStopped();
  await running.close();
  return 0;
}
