import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { test } from './fixtures.ts';
import { buildSite, serveSite, type RunningSite } from './site-server.ts';

/** Builds and serves a fixture site for the specs of a file; the answer tells its address. */
export function useSite(name: string): () => string {
  let out = '';
  let served: RunningSite | undefined;
  test.beforeAll(async () => {
    out = await buildSite(name);
    served = await serveSite(name, out);
  });
  test.afterAll(async () => {
    await served?.close();
    rmSync(dirname(out), { recursive: true, force: true });
  });
  return () => served?.url ?? '';
}
