import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../setup/fixtures.ts';
import { copySite, runYaprak, serveSite, startDev } from '../setup/site-server.ts';
import { useSite } from '../setup/use-site.ts';

const url = useSite('ortu');

test('a file in src/theme replaces that part on every page, and may use the original', async ({ page }) => {
  for (const path of ['/', '/docs/giris']) {
    await page.goto(url() + path);
    await expect(page.locator('[data-kok]')).toHaveText('Her sayfada');
    await expect(page.locator('[data-ust]')).toHaveText('Alt bilginin üstü');
    await expect(page.getByRole('contentinfo')).toContainText('Örtü 2024');
    await expect(page.locator('.layout.sarili')).toHaveCount(1);
    await expect(page.locator('[data-oge] .navbar-link')).toHaveText(['Ana', 'Belge', 'Daha', 'İkinci']);
    await expect(page.locator('[data-oge=Belge], [data-oge=custom-saat]')).toHaveCount(2);
  }
  await expect(page.locator('[data-belge-alti="1"] .tags')).toContainText('bir');
});

test('a navbar item of the site’s own kind is drawn by its component, in the menu of a phone too', async ({ page }) => {
  await page.goto(url());
  const shown = page.locator('[data-saat]:visible');
  await expect(shown).toHaveAttribute('data-saat', 'geniş');
  await shown.click();
  await expect(shown).toHaveText('Europe/Istanbul 1');
  await page.setViewportSize({ width: 390, height: 800 });
  await page.locator('.navbar-toggle').click();
  await expect(shown).toHaveAttribute('data-saat', 'dar');
  await shown.click();
  await expect(shown).toHaveText('Europe/Istanbul 1');
});

test('a navbar item of a kind that has no component is refused by its name', async () => {
  const dir = copySite('ortu');
  rmSync(join(dir, 'src/theme/NavbarItem'), { recursive: true });
  const { code, output } = await runYaprak(['build', dir, '--out-dir', join(dir, 'build')]);
  rmSync(dir, { recursive: true, force: true });
  expect(code).toBe(1);
  expect(output).toMatch(/A theme navbar item failed to render: \{.*"name":"custom-saat".*\}\./);
  expect(output).toContain('No NavbarItem component found for type "custom-saat"');
});

test('parts of the text are replaced in plain Markdown too', async ({ page }) => {
  await page.goto(`${url()}/docs/giris`);
  await expect(page.locator('[data-kutu=tip] .admonition-box-heading')).toHaveText('Başlık');
  await expect(page.locator('[data-kod] .code-block-title')).toHaveText('a.js');
  await expect(page.locator('[data-kod] .token.keyword')).toHaveText('const');
  await expect(page.locator('h2[data-baslik]')).toHaveAttribute('id', 'bölüm');
  await expect(page.locator('h2[data-baslik] .hash-link')).toHaveCount(1);
  await expect(page.locator('[data-cizim] figure.mermaid .node text')).toHaveText(['A', 'B']);
  await expect(page.locator('figure[data-resim] img')).toHaveAttribute('alt', 'Yaprak');
});

test('a part with hooks is an island in the layout', async ({ page }) => {
  await page.goto(`${url()}/docs/giris`);
  const button = page.locator('[data-yukari]');
  await expect(page.locator('y-island').filter({ has: button })).toHaveAttribute('data-hydrated', /.*/);
  await button.click();
  await expect(button).toHaveText('Yukarı 1');
});

test('an island around a part leaves the part itself to the server', async ({ page }) => {
  await page.goto(`${url()}/docs/giris`);
  const island = page.locator('y-island').filter({ has: page.locator('[data-kirinti]') });
  await expect(island.locator('y-slot .breadcrumbs [aria-current=page]')).toHaveCount(1);
  expect(await island.getAttribute('data-view')).toBeNull();
  await island.getByRole('button').click();
  await expect(island.getByRole('button')).toHaveText('Kopyala 1');
  await expect(page.locator('.breadcrumbs')).toHaveCount(1);
});

test('what is put around the layout of a doc knows the doc', async ({ page }) => {
  await page.goto(`${url()}/docs/giris`);
  await expect(page.locator('.page-body > [data-belge=giris]')).toHaveText('Bölüm');
  await expect(page.locator('[data-belge] ~ article [data-belge-alti]')).toHaveCount(1);
});

test('what a part puts around the regions of a page changes with the page', async ({ page }) => {
  await page.goto(`${url()}/docs/giris`);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await page.locator('.pagination a').first().click();
  await expect(page.locator('[data-kok="/docs/ikinci"]')).toHaveCount(1);
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
});

test('a sidebar with something around it stays beside the text', async ({ page }) => {
  await page.goto(`${url()}/docs/giris`);
  const box = (selector: string) =>
    page.locator(selector).evaluate((element) => element.getBoundingClientRect().toJSON());
  // What stands around it is in the frame too, which is the drawer of a phone.
  const [sidebar, text] = [await box('.sidebar:has([data-kenar])'), await box('main')];
  expect(sidebar.right).toBeLessThanOrEqual(text.left);
  expect((await box('[data-kenar] nav')).right).toBeLessThanOrEqual(text.left);
});

test.describe('the page for addresses that do not exist', () => {
  test.use({ expectedErrors: [/404/] });

  test('has the site’s own words in the theme’s layout', async ({ page }) => {
    await page.goto(`${url()}/yok`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Burada bir şey yok');
    await expect(page.locator('.not-found')).toHaveCount(1);
  });
});

test('in dev a part is replaced too, and saving it shows', async ({ page }) => {
  const dir = copySite('ortu');
  const dev = await startDev(dir);
  try {
    await page.goto(`${dev.url}/docs/giris`);
    await expect(page.locator('[data-ust]')).toHaveText('Alt bilginin üstü');
    await page.waitForLoadState('networkidle');
    writeFileSync(
      join(dir, 'src/theme/Footer.tsx'),
      'export default function Footer() {\n  return <footer data-region="footer">Yeni alt bilgi</footer>;\n}\n',
    );
    await expect(page.getByText('Yeni alt bilgi')).toBeVisible();
    rmSync(join(dir, 'src/theme/Footer.tsx'));
    await expect(page.getByText('Yeni alt bilgi')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toContainText('Örtü 2024');
  } finally {
    await dev.close();
    rmSync(dir, { recursive: true, force: true });
  }
});

/** A site with a search box of its own around the theme's. `body` is what its component does. */
function copyWithBox(body: string): string {
  const dir = copySite('ortu');
  const config = join(dir, 'yaprak.config.mjs');
  writeFileSync(config, readFileSync(config, 'utf8').replace('blog: false', 'blog: false, search: true'));
  writeFileSync(
    join(dir, 'src/theme/SearchBar.tsx'),
    `import { useState } from 'react';
import SearchBar from '@theme-original/SearchBar';

export default function Arama(props) {${body}
}
`,
  );
  return dir;
}

test('a search box of the site’s own may hold the theme’s', async ({ page }) => {
  const dir = copyWithBox(`
  const [count, setCount] = useState(0);
  return <div><button type="button" data-arama onClick={() => setCount(count + 1)}>Ara {count}</button><SearchBar {...props} /></div>;`);
  const out = join(dir, 'build');
  const { code, output } = await runYaprak(['build', dir, '--out-dir', out]);
  expect(code, output).toBe(0);
  const served = await serveSite('ortu', out);
  try {
    await page.goto(`${served.url}/docs/giris`);
    await page.locator('[data-arama]').click();
    await expect(page.locator('[data-arama]')).toHaveText('Ara 1');
    await page.getByRole('combobox').fill('ikinci');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.locator('[data-arama]').click();
    await expect(page.locator('[data-arama]')).toHaveText('Ara 2');
    await expect(page.getByRole('option')).toHaveCount(0);
  } finally {
    await served.close();
    rmSync(dir, { recursive: true, force: true });
  }
});

for (const [kind, hook] of Object.entries({ 'with state': 'useState(0)', 'without a hook': 'null' }))
  test(`a component may show a search box of the site’s own (${kind}) twice, and draw one anew`, async ({ page }) => {
    const dir = copyWithBox(`
  void ${hook};
  return <section data-kutu><SearchBar {...props} /></section>;`);
    writeFileSync(
      join(dir, 'src/theme/Iki.tsx'),
      `import { useState } from 'react';
import SearchBar from '@theme/SearchBar';

export default function Iki() {
  const [count, setCount] = useState(0);
  return <div data-iki><button type="button" onClick={() => setCount(count + 1)}>Yeni {count}</button><div key={count}><SearchBar /></div><SearchBar /></div>;
}
`,
    );
    writeFileSync(join(dir, 'docs/iki.mdx'), "import Iki from '@theme/Iki';\n\n# İki\n\n<Iki />\n");
    const out = join(dir, 'build');
    const { code, output } = await runYaprak(['build', dir, '--out-dir', out]);
    expect(code, output).toBe(0);
    expect(output).not.toContain('warning');
    const served = await serveSite('ortu', out);
    try {
      await page.goto(`${served.url}/docs/iki`);
      const boxes = page.locator('[data-iki]').getByRole('combobox');
      await expect(boxes).toHaveCount(2);
      await page.getByRole('button', { name: 'Yeni 0' }).click();
      await expect(page.getByRole('button', { name: 'Yeni 1' })).toBeVisible();
      await expect(boxes).toHaveCount(2);
      for (const index of [0, 1]) {
        await boxes.nth(index).fill('ikinci');
        await expect(page.locator('[data-iki] section').nth(index).getByRole('option').first()).toBeVisible();
        await boxes.nth(index).fill('');
      }
    } finally {
      await served.close();
      rmSync(dir, { recursive: true, force: true });
    }
  });

test('a part without a default export is refused with its file', async () => {
  const dir = copySite('ortu');
  writeFileSync(join(dir, 'src/theme/Footer.tsx'), 'export function Footer() {\n  return null;\n}\n');
  const { code, output } = await runYaprak(['build', dir, '--out-dir', join(dir, 'build')]);
  rmSync(dir, { recursive: true, force: true });
  expect(code).toBe(1);
  expect(output).toMatch(/error {2}.*default/);
  expect(output).toContain('src/theme/Footer.tsx');
});

test('a navbar item of the site’s own that throws is reported with its configuration', async () => {
  const dir = copySite('ortu');
  writeFileSync(
    join(dir, 'src/theme/NavbarItem/index.tsx'),
    "export default function NavbarItem({ item }) {\n  if (item.label === 'Belge') throw new Error('öge kırık');\n  return <b>{item.label}</b>;\n}\n",
  );
  const { code, output } = await runYaprak(['build', dir, '--out-dir', join(dir, 'build')]);
  rmSync(dir, { recursive: true, force: true });
  expect(code).toBe(1);
  expect(output).toMatch(/A theme navbar item failed to render: \{.*"label":"Belge".*\}\./);
  expect(output).toContain('caused by öge kırık');
});
