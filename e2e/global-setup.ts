import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { buildSite, createScratchDir, serveSite } from './setup/site-server.ts';

/** Builds the fixture site once for all specs and serves it; its address reaches the workers through the environment. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const out = await buildSite('basic');
  const served = await serveSite('basic', out);
  const builds = createScratchDir('builds');
  process.env.YAPRAK_E2E_URL = served.url;
  // Where useSite keeps what it has built.
  process.env.YAPRAK_E2E_BUILDS = builds;
  return async () => {
    await served.close();
    rmSync(dirname(out), { recursive: true, force: true });
    rmSync(builds, { recursive: true, force: true });
  };
}
