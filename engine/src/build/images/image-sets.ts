import { hash } from 'node:crypto';
import path from 'node:path';
import { readBytes } from '../../content/read.ts';
import { describeUnknown, YaprakError } from '../../errors/index.ts';
import type { Asset } from '../../render/page/assets.ts';
import type { ImageSet, ImageSets } from '../../render/page/images.ts';
import { imageKey } from '../../store/site-record.ts';
import { keyOf, type Store } from '../../store/store.ts';
import { encodeImage, type EncodedImage, type ImageOptions } from './encode-image.ts';

export interface ImageSetOptions extends ImageOptions {
  /** Name and version of what encodes: part of every key. */
  encoder: string;
}

/** A value for the store. */
export interface StoredValue {
  key: string;
  value: string | Uint8Array;
}

export interface OpenImageSets extends ImageSets {
  /** What was made since the last call, for the store of the build. */
  takeNew(): StoredValue[];
}

/** What the store has of an image. The bytes of each file are a value of their own. */
interface SavedSet {
  files: (Omit<EncodedImage, 'bytes'> & { digest: string })[];
  withOriginal: boolean;
  failure?: string;
}

/** Formats that are encoded. A drawing has every size, and a GIF mostly moves. */
export const ENCODED = /\.(?:png|jpe?g|webp|avif)$/i;

/**
 * Smaller files of images, from the store or made now. `store` is only read: what is made goes to the one store of the build, since
 * threads do not see each other's values.
 */
export function openImageSets(
  images: ImageSetOptions,
  { store, rootUrl }: { store: Pick<Store, 'get'>; rootUrl: string },
): OpenImageSets {
  const { encoder, formats, widths, quality } = images;
  const known = new Map<string, SavedSet | undefined>();
  let made: StoredValue[] = [];
  const keyFor = (image: Asset): string => keyOf('image set', encoder, formats, widths, quality, image.digest);
  const find = (image: Asset): SavedSet | undefined => {
    const key = keyFor(image);
    if (!known.has(key)) {
      const value = store.get(key);
      known.set(key, value && (JSON.parse(value.toString('utf8')) as SavedSet));
    }
    return known.get(key);
  };
  return {
    of(image) {
      const saved = ENCODED.test(image.file) ? find(image) : undefined;
      return saved && toImageSet(saved, { image, rootUrl });
    },
    async prepare(image) {
      if (!ENCODED.test(image.file) || find(image)) return;
      const { saved, values } = await encode(readBytes(image.file) ?? new Uint8Array(), images);
      known.set(keyFor(image), saved);
      made.push(...values, { key: keyFor(image), value: JSON.stringify(saved) });
    },
    takeNew() {
      const taken = made;
      made = [];
      return taken;
    },
  };
}

async function encode(bytes: Uint8Array, options: ImageOptions): Promise<{ saved: SavedSet; values: StoredValue[] }> {
  try {
    const { files, withOriginal } = await encodeImage(bytes, options);
    const named = files.map(({ bytes: value, ...file }) => ({ value, file: { ...file, digest: hash('sha1', value) } }));
    return {
      saved: { files: named.map(({ file }) => file), withOriginal },
      values: named.map(({ file, value }) => ({ key: imageKey(file.digest), value })),
    };
  } catch (error) {
    if (error instanceof YaprakError) throw error;
    const [failure = ''] = describeUnknown(error).split('\n');
    return { saved: { files: [], withOriginal: true, failure }, values: [] };
  }
}

/** Two images of the same bytes and other names share the store's values, not the names of the output. */
function toImageSet(saved: SavedSet, { image, rootUrl }: { image: Asset; rootUrl: string }): ImageSet {
  const name = path.basename(image.file, path.extname(image.file));
  const variants = saved.files.map(({ width, height, format, digest }): Asset => {
    const output = `assets/images/${name}-${width}-${digest.slice(0, 10)}.${format}`;
    return { url: rootUrl + output, output, width, height, file: image.file, digest, key: imageKey(digest) };
  });
  return { variants, withOriginal: saved.withOriginal, failure: saved.failure };
}
