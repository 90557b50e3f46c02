import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from './fixtures.ts';
import { buildSite, serveSite, type RunningSite } from './site-server.ts';

/** Serves a fixture site for the specs of a file; returns its address. */
export function useSite(name: string): () => string {
  let served: RunningSite | undefined;
  test.beforeAll(async () => {
    served = await serveSite(name, await buildOnce(name));
  });
  test.afterAll(() => served?.close());
  return () => served?.url ?? '';
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
