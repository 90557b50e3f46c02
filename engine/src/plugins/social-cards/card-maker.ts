import { readBytes } from '../../content/read.ts';
import { loadSharp } from '../../store/image-encoder.ts';
import type { Card } from './card.ts';
import { drawCard, type DrawOptions } from './draw-card.ts';
import type { CardSettings } from './settings.ts';
import { openTypeface } from './typeface.ts';

/** Draws cards. It is made when the first card is needed: most builds draw none. */
export interface CardMaker {
  make(card: Card): Promise<Uint8Array>;
  /** The letters of a card that no font has. */
  missing(card: Card): string[];
}

export async function createCardMaker(settings: CardSettings): Promise<CardMaker> {
  const open = (files: readonly string[]) => openTypeface(files.flatMap((file) => readBytes(file) ?? []));
  const faces = { heading: open(settings.fonts.heading), text: open(settings.fonts.text) };
  let logo: Promise<DrawOptions['logo']> | undefined;
  return {
    async make(card) {
      const sharp = await loadSharp();
      const { accent } = settings;
      const svg = drawCard(card, { faces, accent, logo: await (logo ??= loadLogo(settings.logo)) });
      // A few colours on paper: a palette takes half the bytes, and more effort or dots between the colours save nothing.
      return sharp(Buffer.from(svg)).png({ palette: true, colours: 64, effort: 1, dither: 0 }).toBuffer();
    },
    missing: ({ site, title, path, note }) => [
      ...faces.heading.missing(title),
      ...[site, ...path, note].flatMap(faces.text.missing),
    ],
  };
}

/** In twice the height in which it is shown. */
const LOGO_HEIGHT = 112;

/**
 * The logo as a small picture. None where it cannot be read, or has texts: they would be drawn in a font of this machine, so that another
 * one made another card.
 */
async function loadLogo(file: string | undefined): Promise<DrawOptions['logo']> {
  const bytes = file === undefined ? undefined : readBytes(file);
  if (!bytes || /<text[\s>]/.test(bytes.toString('latin1'))) return undefined;
  const sharp = await loadSharp();
  try {
    const { data, info } = await sharp(bytes, { density: 288 })
      .resize({ height: LOGO_HEIGHT })
      .png()
      .toBuffer({ resolveWithObject: true });
    return { href: `data:image/png;base64,${data.toString('base64')}`, width: info.width, height: info.height };
  } catch {
    return undefined;
  }
}
