import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from './fixtures.ts';
import { buildSite, serveSite, type RunningSite } from './site-server.ts';
import { createTinySite, type TinyFiles } from './tiny-site.ts';

/** Serves a fixture site for the specs of a file; returns its address. */
export function useSite(name: string): () => string {
  let served: RunningSite | undefined;
  test.beforeAll(async () => {
    served = await serveSite(name, await buildOnce(name));
  });
  test.afterAll(() => served?.close());
  return () => served?.url ?? '';
}

/** A tiny site that is built and served while the specs of a file run. */
export interface ServedTinySite {
  readonly url: string;
  readonly dir: string;
  readonly outDir: string;
  /** What the build printed. */
  readonly output: string;
}

/** Builds and serves a site of a few files for the specs of a file. Its folder is made when they run: Playwright also reads files that it does not run. */
export function useTinySite(files: TinyFiles, name?: string): ServedTinySite {
  const served = { url: '', dir: '', outDir: '', output: '' };
  let stop = async (): Promise<void> => {};
  test.beforeAll(async () => {
    const site = createTinySite(files, name);
    site.write({});
    const outDir = site.beside('out');
    const { code, output } = await site.build(outDir);
    if (code !== 0) throw new Error(output);
    const running = await serveSite(site.dir, outDir);
    Object.assign(served, { url: running.url, dir: site.dir, outDir, output });
    stop = async () => {
      await running.close();
      site.remove();
    };
  });
  test.afterAll(() => stop());
  return served;
}

/** Every spec of a run uses the same build: the first worker to ask makes it, the others wait. */
async function buildOnce(name: string): Promise<string> {
  const dir = join(process.env.YAPRAK_E2E_BUILDS ?? '', name);
  const out = join(dir, 'site');
  const done = join(dir, 'done');
  try {
    mkdirSync(dir);
  } catch {
    for (let attempt = 0; attempt < 1200 && !existsSync(done); attempt++)
      await new Promise((resolve) => setTimeout(resolve, 50));
    return out;
  }
  try {
    await buildSite(name, out);
  } finally {
    writeFileSync(done, '');
  }
  return out;
}
