import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { Card } from './card.ts';
import { COLOURS, drawCard } from './draw-card.ts';
import { openTypeface } from './typeface.ts';

const read = (name: string): Buffer => readFileSync(path.join(import.meta.dirname, 'fonts', name));
const faces = { heading: openTypeface([read('heading.ttf')]), text: openTypeface([read('text.ttf')]) };
const CARD: Card = { site: 'Belgeler', title: 'Giriş', path: ['Altyapı'], note: '', isRightToLeft: false };
const draw = (changes: Partial<Card> = {}): string => drawCard({ ...CARD, ...changes }, { faces, accent: '#2b6a35' });
const glyphs = (svg: string): number => svg.match(/<path transform="translate\(/g)?.length ?? 0;
/** The leaf and the mark of a site without a logo. */
const SIGNS = glyphs(draw({ site: '', title: '', path: [] }));

it('draws every letter as an outline, also those that SVG would read as markup', async () => {
  const svg = draw({ title: '<b>&amp;"İıŞşĞğ' });
  expect(glyphs(svg) - SIGNS).toBe('<b>&amp;"İıŞşĞğ'.length + 'Belgeler'.length + 'Altyapı'.length);
  expect(svg).not.toMatch(/<text|font-family|&amp;|İ/);
  expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({ format: 'svg', width: 1200, height: 630 });
});

it('has at most three lines of a title, and cuts what is longer', () => {
  // Name and title are in the same ink.
  const lines = (title: string): number => (draw({ title }).match(/fill="#12170e"/g)?.length ?? 0) - 1;
  expect(lines('kısa')).toBe(1);
  expect(lines('Arama servisini nasıl üç kat hızlandırdık')).toBe(2);
  for (const title of ['uzun bir başlık '.repeat(20), 'Muvaffakiyetsizleştiriciler'.repeat(9)])
    expect(lines(title)).toBe(3);
  expect(draw({ title: 'a '.repeat(400) })).toBe(draw({ title: 'a '.repeat(900) }));
});

it('leaves out letters that no font has, and shows the name of the site where nothing is left', () => {
  expect(draw({ title: 'Giriş 漢字🎉' })).toBe(draw());
  expect(draw({ title: '漢字', path: [] })).toBe(draw({ title: CARD.site, path: [] }));
  expect(faces.heading.missing('a漢 👩‍💻\n\u200b')).toEqual(['漢', '👩‍💻']);
});

it('puts everything on the other side for a language that is read from right to left', () => {
  expect(draw({ isRightToLeft: true })).toContain('matrix(-1 0 0 1 1200 0)');
  expect(draw({ isRightToLeft: true })).not.toBe(draw());
});

it('has the colours of the theme', () => {
  const tokens = readFileSync(path.join(import.meta.dirname, '../../theme/styles/base/tokens.css'), 'utf8');
  expect(tokens).toContain(`--y-paper: light-dark(${COLOURS.paper}`);
  expect(tokens).toContain(`--y-ink-strong: light-dark(${COLOURS.inkStrong}`);
  expect(tokens).toContain(`--y-ink-soft: light-dark(${COLOURS.inkSoft}`);
  expect(tokens).toContain('light-dark(#2b6a35');
  expect(drawCard(CARD, { faces, accent: '#f00' })).toContain('fill="#f00"');
});
