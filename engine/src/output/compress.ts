import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** What a static host looks for beside a file: the ending it adds, and how it is made. */
export interface Encoding {
  ending: '.br' | '.gz';
  compress(bytes: Uint8Array): Promise<Uint8Array>;
}

/** Brotli's two highest levels cost ten to twenty times the time of the one below them for a few hundredths of the size. */
const BROTLI_QUALITY = 9;
/** Smaller files fit one packet either way. */
const WORTH_COMPRESSING = 1024;
const TEXT = /\.(?:html?|css|m?js|json|xml|svg|txt|md|csv|map|webmanifest|rss|atom|ics|vtt|wasm)$/i;

export const ENCODINGS: readonly Encoding[] = [
  {
    ending: '.br',
    compress: (bytes) =>
      promisify(brotliCompress)(bytes, {
        params: {
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      }),
  },
  { ending: '.gz', compress: (bytes) => promisify(gzip)(bytes, { level: 9 }) },
];

/** Text over 1 KB; pictures and fonts are compressed already. */
export function isWorthCompressing(file: { name: string; size: number }): boolean {
  return file.size > WORTH_COMPRESSING && TEXT.test(file.name);
}
