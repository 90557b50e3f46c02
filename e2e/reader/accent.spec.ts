import type { Page } from '@playwright/test';
import { createAxe, expect, test } from '../setup/fixtures.ts';
import { useSite } from '../setup/use-site.ts';

const url = useSite('okur');
/** The theme's own leaf, a brand's red and blue, and one so light that words on it must be dark. */
const ACCENTS = {
  leaf: 'light-dark(#2b6a35, #93cf8a)',
  red: 'light-dark(#a3302a, #f0958c)',
  blue: 'light-dark(#1d4ed8, #93b4ff)',
};

/** What paints with the accent: the selection has no element to ask. */
const TOKENS = ['--y-accent-soft', '--y-code-line', '--y-green', '--y-on-accent'];

async function open(page: Page, path: string, { theme, accent }: { theme: string; accent: string }): Promise<void> {
  await page.goto(url() + path);
  await page.evaluate(
    ({ theme, accent }) => {
      document.documentElement.setAttribute('data-theme', theme);
      document.documentElement.style.setProperty('--y-accent', accent);
    },
    { theme, accent },
  );
}

/** Colours as the screen shows them. */
function shownColors(page: Page, colors: string[]): Promise<number[][]> {
  return page.evaluate((colors) => {
    const probe = document.body.appendChild(document.createElement('i'));
    const context = document.createElement('canvas').getContext('2d');
    const shown = colors.map((color) => {
      probe.style.color = color;
      if (context) context.fillStyle = getComputedStyle(probe).color;
      context?.fillRect(0, 0, 1, 1);
      return [...(context?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3);
    });
    probe.remove();
    return shown;
  }, colors);
}

function luminance([red = 0, green = 0, blue = 0]: number[]): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: number[], other: number[]): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

for (const theme of ['light', 'dark']) {
  for (const [name, accent] of Object.entries(ACCENTS)) {
    test(`an accent of ${name} alone recolours a ${theme} page, and all of it is read`, async ({ page }) => {
      await open(page, '/docs/etiketli', { theme, accent });
      const { violations } = await createAxe(page).withRules(['color-contrast']).analyze();
      expect(violations.flatMap(({ nodes }) => nodes.map(({ target }) => target.join(' ')))).toEqual([]);
    });
  }

  test(`the tints of a ${theme} page follow the accent; a tip stays green`, async ({ page }) => {
    const shown: Record<string, number[][]> = {};
    for (const [name, accent] of Object.entries(ACCENTS)) {
      await open(page, '/docs/giris', { theme, accent });
      shown[name] = await shownColors(
        page,
        TOKENS.map((token) => `var(${token})`),
      );
    }
    const of = (name: string): number[][] => shown[name] ?? [];
    for (const at of [0, 1]) {
      const [red = 0, , blue = 0] = of('red')[at] ?? [];
      expect(red).toBeGreaterThan(blue);
      const [less = 0, , more = 0] = of('blue')[at] ?? [];
      expect(more).toBeGreaterThan(less);
    }
    expect(of('red')[2]).toEqual(of('leaf')[2]);
    const [red = 0, green = 0] = of('red')[2] ?? [];
    expect(green).toBeGreaterThan(red);
  });
}

test('words on the accent are read whatever it is', async ({ page }) => {
  await page.goto(`${url()}/docs/giris`);
  for (const accent of ['#000', '#fff', '#767676', '#f00', '#00f', '#0a0', '#ff0', '#e11d48', '#0ea5e9', '#2b6a35']) {
    await page.evaluate((color) => document.documentElement.style.setProperty('--y-accent', color), accent);
    const [ground = [], words = []] = await shownColors(page, ['var(--y-accent)', 'var(--y-on-accent)']);
    expect(contrast(ground, words), accent).toBeGreaterThanOrEqual(4.5);
  }
});
