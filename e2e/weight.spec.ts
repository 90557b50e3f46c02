import { gzipSync } from 'node:zlib';
import { expect, test } from './fixtures.ts';

test('a docs page loads at most 6 KB of script and 12 KB of style before the reader reaches for anything', async ({
  page,
}) => {
  const weights = { script: 0, stylesheet: 0 };
  const bodies: Promise<void>[] = [];
  page.on('response', (response) => {
    const type = response.request().resourceType();
    if (type !== 'script' && type !== 'stylesheet') return;
    bodies.push(response.body().then((body) => void (weights[type] += gzipSync(body).length)));
  });
  await page.goto('/docs/intro');
  await page.waitForLoadState('networkidle');
  await Promise.all(bodies);
  expect(weights.script).toBeGreaterThan(0);
  expect(weights.script).toBeLessThanOrEqual(6 * 1024);
  expect(weights.stylesheet).toBeGreaterThan(0);
  expect(weights.stylesheet).toBeLessThanOrEqual(12 * 1024);
});
