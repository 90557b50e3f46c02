import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { test } from './fixtures.ts';
import { buildSite, serveSite, type RunningSite } from './site-server.ts';

/** Builds and serves the site of optional parts for the specs of a file; the answer tells its address with baseUrl. */
export function usePartsSite(): () => string {
  let out = '';
  let served: RunningSite | undefined;
  test.beforeAll(async () => {
    out = await buildSite('parts');
    served = await serveSite('parts', out);
  });
  test.afterAll(async () => {
    await served?.close();
    rmSync(dirname(out), { recursive: true, force: true });
  });
  return () => `${served?.url ?? ''}/kok`;
}
