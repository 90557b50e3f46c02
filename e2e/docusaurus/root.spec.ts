import { expect, leave, test } from '../setup/fixtures.ts';
import { useTinySite } from '../setup/use-site.ts';

/** What a site's `Root` provides reaches every component of every page, as in Docusaurus, though each is an island behind server-drawn text. */
const FILES = {
  'package.json': '{ "private": true }',
  'docusaurus.config.js': `module.exports = {
  title: 'Deneme', url: 'https://ornek.test', baseUrl: '/', favicon: 'data:,',
  presets: [['classic', { docs: { routeBasePath: '/' }, blog: false }]],
};`,
  'src/components/Sepet.tsx': `import React, { createContext, useContext, useState } from 'react';
const Sepet = createContext(null);
export function SepetSaglar({ children }) {
  const [adet, setAdet] = useState(1);
  return <Sepet.Provider value={{ adet, ekle: () => setAdet(adet + 1) }}>{children}</Sepet.Provider>;
}
export function useSepet() {
  const sepet = useContext(Sepet);
  if (!sepet) throw new Error('useSepet belongs inside SepetSaglar.');
  return sepet;
}
`,
  'src/components/Ekle.tsx': `import { useSepet } from './Sepet';
export default function Ekle({ ad }) {
  const { adet, ekle } = useSepet();
  return <button type="button" data-ekle={ad} onClick={ekle}>Sepette {adet}</button>;
}
`,
  'src/components/Kutular.tsx': `import { useSepet } from './Sepet';
const Artir = () => { const { adet, ekle } = useSepet(); return <button type="button" data-artir onClick={ekle}>Kutuda {adet}</button>; };
const Dolu = ({ children }) => (useSepet().adet > 0 ? children : null);
export const Kutular = { Artir, Dolu };
`,
  'src/theme/Root.tsx': `import { SepetSaglar } from '../components/Sepet';
export default function Root({ children }) { return <SepetSaglar>{children}</SepetSaglar>; }
`,
  'docs/giris.mdx': `---
slug: /
---

import Ekle from '@site/src/components/Ekle';

# Giriş

Metin <Ekle ad="satir" /> içinde, [ikinci sayfa](./ikinci.mdx).

:::note

<Ekle ad="not" />

:::
`,
  'docs/ikinci.mdx': `import Ekle from '@site/src/components/Ekle';
import { Kutular } from '@site/src/components/Kutular';

# İkinci

<Ekle ad="ikinci" />

<Kutular.Artir />

<Kutular.Dolu>

Kutu dolu.

</Kutular.Dolu>

[Canlı sayfa](/canli)
`,
  'src/pages/canli.tsx': `import { useState } from 'react';
import Layout from '@theme/Layout';
import { useSepet } from '../components/Sepet';
export default function Canli() {
  const [kez, setKez] = useState(0);
  const { adet } = useSepet();
  return <Layout title="Canlı"><main><button type="button" data-canli onClick={() => setKez(kez + 1)}>Sepette {adet}, {kez}</button></main></Layout>;
}
`,
};

const site = useTinySite(FILES);

test('all components of a page share it, and it stays from page to page', async ({ page }) => {
  await page.goto(site.url);
  const button = (name: string) => page.locator(`[data-ekle=${name}]`);
  await button('satir').click();
  for (const name of ['satir', 'not']) await expect(button(name)).toHaveText('Sepette 2');
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await page.getByRole('link', { name: 'ikinci sayfa' }).click();
  await expect(button('ikinci')).toHaveText('Sepette 2');
  await button('ikinci').click();
  await expect(button('ikinci')).toHaveText('Sepette 3');
  // A page that is an island as a whole.
  await page.getByRole('link', { name: 'Canlı sayfa' }).click();
  await page.locator('[data-canli]').click();
  await expect(page.locator('[data-canli]')).toHaveText('Sepette 3, 1');
  await page.goBack();
  await expect(button('ikinci')).toHaveText('Sepette 3');
  await page.goBack();
  await expect(button('not')).toHaveText('Sepette 3');
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  await leave(page);
});

test('components under one name share it too', async ({ page }) => {
  await page.goto(`${site.url}/ikinci`);
  await expect(page.getByText('Kutu dolu.')).toBeVisible();
  await page.locator('[data-artir]').click();
  for (const [name, text] of [
    ['[data-artir]', 'Kutuda 2'],
    ['[data-ekle=ikinci]', 'Sepette 2'],
  ] as const)
    await expect(page.locator(name)).toHaveText(text);
  await leave(page);
});

test('what the keyboard is on stays so when the component arrives', async ({ page }) => {
  await page.goto(site.url);
  const button = page.locator('[data-ekle=satir]');
  await button.focus();
  await expect(page.locator('y-island').filter({ has: button }).last()).toHaveAttribute('data-hydrated', /.*/);
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button).toHaveText('Sepette 2');
  await leave(page);
});

test('the text is whole without script', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(site.url);
  await expect(page.locator('[data-ekle=not]')).toHaveText('Sepette 1');
  await context.close();
});

test.describe('where Root draws something else in the browser', () => {
  const other = useTinySite({
    ...FILES,
    'src/theme/Root.tsx': `import { useState } from 'react';
import { SepetSaglar } from '../components/Sepet';
export default function Root({ children }) {
  const [gelen] = useState(typeof window !== 'undefined');
  return <SepetSaglar><div className={gelen ? 'a' : 'b'}>{gelen && <b data-gelen>Geldi</b>}{children}</div></SepetSaglar>;
}
`,
    'src/theme/DocItem/Content/index.tsx': `import { useState } from 'react';
import Content from '@theme-original/DocItem/Content';
import { useSepet } from '@site/src/components/Sepet';
export default function Own(props) {
  const [kez] = useState(0);
  return <section data-kat={useSepet().adet + kez}><Content {...props} /></section>;
}
`,
  });
  // React says so itself, as there: it draws the page anew.
  test.use({ expectedErrors: [/React error #418/] });

  test('islands in islands are drawn in it, and those that it has replaced are left alone', async ({ page }) => {
    await page.goto(other.url);
    await expect(page.locator('[data-gelen]')).toBeVisible();
    const button = page.locator('[data-ekle=not]');
    await expect(page.locator('y-island').filter({ has: button }).last()).toHaveAttribute('data-hydrated', /.*/);
    await button.click();
    await expect(page.locator('[data-ekle=satir]')).toHaveText('Sepette 2');
    await expect(page.locator('[data-kat]')).toHaveAttribute('data-kat', '2');
    await leave(page);
  });
});
