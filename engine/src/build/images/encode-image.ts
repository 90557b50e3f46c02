import type { SiteConfig } from '../../config/schema.ts';
import { loadSharp } from '../../store/image-encoder.ts';

export type ImageOptions = Exclude<SiteConfig['images'], false>;

export interface EncodedImage {
  width: number;
  height: number;
  format: ImageOptions['formats'][number];
  bytes: Uint8Array;
}

export interface EncodedImages {
  /** The narrowest first. */
  files: EncodedImage[];
  /** Nothing smaller was found for the widest place. */
  withOriginal: boolean;
}

/** As it is: small, moving, or never smaller than it was. */
const NOTHING: EncodedImages = { files: [], withOriginal: true };

/** A file of this size is not worth a second one. */
const SMALL_BYTES = 10_000;
/** A variant must save at least a tenth. */
const WORTH = 0.9;

/** The image in the widths and formats that make it smaller. Throws what is wrong with it. */
export async function encodeImage(original: Uint8Array, options: ImageOptions): Promise<EncodedImages> {
  if (original.length < SMALL_BYTES || isAnimatedPng(original)) return NOTHING;
  const sharp = await loadSharp();
  const { pages = 1, autoOrient } = await sharp(original).metadata();
  const targets = targetWidths(autoOrient.width, options.widths);
  if (pages > 1 || targets.length === 0) return NOTHING;
  const encode = async (width: number, format: EncodedImage['format']): Promise<EncodedImage> => {
    // A warning of the decoder is no reason to refuse an image that browsers show.
    const image = sharp(original, { failOn: 'error' }).autoOrient().resize({ width });
    const { quality } = options;
    const encoder = format === 'webp' ? image.webp({ quality, smartSubsample: true }) : image.avif({ quality });
    const { data, info } = await encoder.toBuffer({ resolveWithObject: true });
    return { width, height: info.height, format, bytes: data };
  };
  const files: EncodedImage[] = [];
  for (const width of targets) {
    const made = await Promise.all(options.formats.map((format) => encode(width, format)));
    const smallest = made.reduce((best, file) => (file.bytes.length < best.bytes.length ? file : best));
    if (smallest.bytes.length < original.length * WORTH) files.push(smallest);
  }
  return { files, withOriginal: files.at(-1)?.width !== targets.at(-1) };
}

/** The asked widths below that of the image, and its own, unless that is wider than any. Nothing for a narrow image. */
function targetWidths(own: number, widths: readonly number[]): number[] {
  const asked = [...new Set(widths)].toSorted((a, b) => a - b);
  if (own <= (asked[0] ?? own)) return [];
  const widest = Math.min(own, asked.at(-1) ?? own);
  return [...asked.filter((width) => width < widest), widest];
}

const PNG = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

/** The chunk that makes a PNG move stands before its pixels. Decoders that do not know it see the first picture alone. */
function isAnimatedPng(bytes: Uint8Array): boolean {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (!buffer.subarray(0, PNG.length).equals(PNG)) return false;
  const control = buffer.indexOf('acTL', 0, 'latin1');
  return control >= 0 && control < buffer.indexOf('IDAT', 0, 'latin1');
}
