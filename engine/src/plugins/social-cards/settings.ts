import { hash } from 'node:crypto';
import path from 'node:path';
import { readBytes } from '../../content/read.ts';
import { isExternal } from '../../shared/url.ts';
import { findImageEncoder } from '../../store/image-encoder.ts';
import { engineSrc } from '../../vite/paths.ts';
import type { LoadContext } from '../plugin.ts';

/** All that cards are made from besides what is on them. It is sent to threads, so it names files instead of holding them. */
export interface CardSettings {
  /** Of the bytes of the fonts and the logo, and of the colour. */
  stamp: string;
  /** Name and version of what encodes. */
  encoder: string;
  accent: string;
  /** Absolute paths, ours last. */
  fonts: Record<FontRole, string[]>;
  /** Absolute path. */
  logo?: string;
}

export type FontRole = 'heading' | 'text';

const ROLES: readonly FontRole[] = ['heading', 'text'];
const OUR_FONTS = path.join(engineSrc, 'plugins/social-cards/fonts');

/** Nothing where a site has no cards, or what draws them is not installed. */
export function loadCardSettings(context: LoadContext): CardSettings | undefined {
  const { socialCards } = context.config;
  if (socialCards === false) return undefined;
  const encoder = findImageEncoder();
  if (encoder === undefined) {
    context.report({
      code: 'sharp-missing',
      severity: 'warning',
      message: 'no cards are made, since the package `sharp`, which draws them, is not installed.',
      hint: 'Install it with `npm install sharp`, or set `socialCards: false`.',
      configKey: ['socialCards'],
    });
    return undefined;
  }
  const read = (file: string): Buffer | undefined => {
    context.watch(file);
    return readBytes(file);
  };
  const { accent } = socialCards;
  const digests: string[] = [accent];
  const fontsOf = (role: FontRole): string[] => {
    const own = socialCards.fonts[role].map((file) => path.resolve(context.siteDir, file));
    return [...own, path.join(OUR_FONTS, `${role}.ttf`)].filter((file, index) => {
      const bytes = read(file);
      if (!isFont(bytes)) reportFont(context, { role, index, isFound: bytes !== undefined });
      digests.push(role, hash('sha1', bytes ?? ''));
      return isFont(bytes);
    });
  };
  const [heading, text] = ROLES.map(fontsOf) as [string[], string[]];
  const logo = findLogo(context);
  digests.push(hash('sha1', (logo && read(logo)) ?? ''));
  return { stamp: hash('sha1', digests.join(' ')), encoder, accent, fonts: { heading, text }, logo };
}

/** TrueType, OpenType, or a collection of them. Files for browsers (WOFF) are packed. */
function isFont(bytes: Buffer | undefined): boolean {
  return bytes !== undefined && ['\0\x01\0\0', 'OTTO', 'true', 'ttcf'].includes(bytes.toString('latin1', 0, 4));
}

function reportFont(
  { config, report }: LoadContext,
  { role, index, isFound }: { role: FontRole; index: number; isFound: boolean },
): void {
  const name = config.socialCards === false ? '' : config.socialCards.fonts[role][index];
  report({
    code: 'card-font',
    severity: 'error',
    message: isFound
      ? `the font "${name}" is neither a TrueType nor an OpenType file.`
      : `the font "${name}" does not exist.`,
    configKey: ['socialCards', 'fonts', role, index],
    hint: isFound
      ? 'Name the .ttf or .otf file of the font: .woff and .woff2 are for browsers.'
      : 'The path is relative to the site folder.',
  });
}

/** The file of the navbar's logo, where it is one of the site. */
function findLogo({ config, siteDir }: LoadContext): string | undefined {
  const src = config.navbar.logo?.src;
  if (src === undefined || isExternal(src)) return undefined;
  return config.staticDirectories
    .map((folder) => path.resolve(siteDir, folder, src.replace(/^\//, '')))
    .find((file) => readBytes(file) !== undefined);
}
