import { expect, test } from '../setup/fixtures.ts';
import { usePartsSite } from '../setup/parts-site.ts';

const base = usePartsSite();
const ran = () => Reflect.get(window, 'betikler') as unknown;

test('scripts that the config and a page write into it run under the policy', async ({ page }) => {
  await page.goto(`${base()}/betik`);
  expect(await page.evaluate(ran)).toEqual(['config', 'head', 'text']);
});

test.describe('a script that nobody wrote', () => {
  test.use({ expectedErrors: [/Content Security Policy/] });
  test('does not run', async ({ page }) => {
    const response = await page.goto(`${base()}/docs/giris`);
    expect(response?.headers()['content-security-policy']).toMatch(/script-src 'self' 'sha256-/);
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = "window.betikler.push('injected')";
      document.body.append(script);
    });
    expect(await page.evaluate(ran)).toEqual(['config']);
  });
});
