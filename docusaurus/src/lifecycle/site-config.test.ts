import { expect, it } from 'vitest';
import { completeSiteConfig } from './site-config.ts';

it('has the settings of the bundler by both names: a plugin may be older or newer than the config', () => {
  const futureOf = (future: object) =>
    completeSiteConfig({ future }, { configFile: 'x.js', useInstalled: false })['future'];
  const faster = { rspackBundler: true };
  expect(futureOf({ experimental_faster: faster })).toMatchObject({ faster, experimental_faster: faster });
  expect(futureOf({ faster: true })).toMatchObject({ faster: true, experimental_faster: true });
  expect(futureOf({})).toEqual({ v4: {}, faster: {}, experimental_faster: {} });
});
