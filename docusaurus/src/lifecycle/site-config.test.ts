import { expect, it } from 'vitest';
import { completeSiteConfig, putsMediaLast } from './site-config.ts';

it('has the settings of the bundler by both names: a plugin may be older or newer than the config', () => {
  const futureOf = (future: object) =>
    completeSiteConfig({ future }, { configFile: 'x.js', useInstalled: false })['future'];
  const faster = { rspackBundler: true };
  expect(futureOf({ experimental_faster: faster })).toMatchObject({ faster, experimental_faster: faster });
  expect(futureOf({ faster: true })).toMatchObject({ faster: true, experimental_faster: true });
  expect(futureOf({})).toEqual({ v4: {}, faster: {}, experimental_faster: {} });
});

it.each([
  [{}, true],
  [{ v4: { removeLegacyPostBuildHeadAttribute: true } }, true],
  [{ faster: false, v4: true }, true],
  [{ faster: { lightningCssMinimizer: false }, v4: true }, true],
  [{ experimental_faster: { swcJsLoader: true } }, true],
  [{ faster: true }, false],
  [{ experimental_faster: true }, false],
  [{ faster: { lightningCssMinimizer: true } }, false],
  [{ v4: true }, false],
  [{ v4: { fasterByDefault: true } }, false],
])('with %j media queries are last in the stylesheet: %s', (future, expected) => {
  expect(putsMediaLast({ future })).toBe(expected);
  const complete = completeSiteConfig({ future }, { configFile: 'x.js', useInstalled: false });
  expect(putsMediaLast(complete)).toBe(expected);
});
