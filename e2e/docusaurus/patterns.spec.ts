import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, leave, test } from '../setup/fixtures.ts';
import { serveSite, startDev, type RunningSite } from '../setup/site-server.ts';
import { createTinySite, type TinySite } from '../setup/tiny-site.ts';

/** Routes of plugins whose path stands for many addresses: the 404 page becomes their page, also one of the site's own. */
const FILES = {
  'package.json': '{ "private": true }',
  'docusaurus.config.js': `module.exports = {
  title: 'Deneme', url: 'https://ornek.test', baseUrl: '/', favicon: 'data:,', onBrokenLinks: 'throw',
  presets: [['classic', { docs: {}, blog: false }]],
  plugins: [() => ({
    name: 'urunler',
    contentLoaded({ actions: { addRoute } }) {
      addRoute({ path: '/urun/ozel', component: '@site/src/components/Urun.js', exact: true });
      addRoute({ path: '/urun/:kod(\\\\w+)', component: '@site/src/components/Urun.js', exact: true });
    },
  })],
};`,
  'docs/urunler.md':
    '---\nslug: /\n---\n# Ürünler\n\n[Elma](/urun/elma?renk=al), [özel](/urun/ozel) ve [Armut](/urun/armut)\n',
  'src/components/Urun.js': `import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import Layout from '@theme/Layout';
import Link from '@docusaurus/Link';
export default function Urun({ match, location }) {
  const [kez, setKez] = useState(0);
  const { kod = 'özel' } = useParams();
  const [ilk, setIlk] = useState('');
  useEffect(() => setIlk(kod), []);
  return (
    <Layout title={'Ürün ' + kod}>
      <main>
        <h1>{ilk} {match.params.kod} {location.search}</h1>
        <button onClick={() => setKez(kez + 1)}>Al {kez}</button>
        <Link to="/docs">Ürünler</Link>
      </main>
    </Layout>
  );
}
`,
};
const OWN_404 = `import Layout from '@theme/Layout';
export default function Yok() { return <Layout><main><h1>Böyle bir ürün yok</h1></main></Layout>; }
`;

// The host answers so where a page is shown at an address without a file, and the browser logs it.
test.use({ expectedErrors: [/status of 404/] });

let site: TinySite;
test.beforeAll(() => {
  site = createTinySite(FILES);
  site.write({});
});
test.afterAll(() => site.remove());

async function expectPages(page: Page, { url }: RunningSite, missing: string): Promise<void> {
  await page.goto(`${url}/urun/elma?renk=al`);
  const heading = page.locator('h1');
  await expect(heading).toHaveText('elma elma ?renk=al');
  await expect(page).toHaveURL(`${url}/urun/elma?renk=al`);
  await expect(page).toHaveTitle('Ürün elma | Deneme');
  await page.getByRole('button', { name: 'Al 0' }).click();
  await expect(page.getByRole('button', { name: 'Al 1' })).toBeVisible();
  await page.getByRole('link', { name: 'Ürünler' }).click();
  await expect(heading).toHaveText('Ürünler');
  await page.locator('main').getByRole('link', { name: 'Armut' }).click();
  await expect(heading).toHaveText('armut armut');
  await page.reload();
  await expect(heading).toHaveText('armut armut');
  await page.goBack();
  await expect(heading).toHaveText('Ürünler');
  await page.goto(`${url}/urun/ozel`);
  await expect(heading).toHaveText('özel');
  await page.goto(`${url}/urun/elma-armut`);
  await expect(heading).toHaveText(missing);
}

test('are shown in a build', async ({ page }) => {
  const out = join(site.dir, 'build');
  const { code, output } = await site.build(out);
  expect(output).not.toContain('warning');
  expect(code, output).toBe(0);
  const running = await serveSite(site.dir, out);
  try {
    await expectPages(page, running, 'Page Not Found');
  } finally {
    await leave(page);
    await running.close();
  }
});

test('are shown in dev, by a 404 page of the site, too', async ({ page }) => {
  site.write({ 'src/pages/404.js': OWN_404 });
  const running = await startDev(site.dir);
  try {
    await expectPages(page, running, 'Böyle bir ürün yok');
  } finally {
    await leave(page);
    await running.close();
  }
});
