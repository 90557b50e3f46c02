import { END_LENGTH } from '../format/index-file.ts';
import { digestTexts } from './digest-texts.ts';
import type { IndexSink } from './part-sizes.ts';

/** Write files that change together. Gives the digest of all of them, after `onEnd` was told how their names end. */
export function writeTogether(
  values: readonly unknown[],
  { sink, onEnd, name }: { sink: IndexSink; onEnd: (end: string) => void; name: (place: number) => string },
): string {
  const texts = values.map((value) => JSON.stringify(value));
  const digest = digestTexts(texts);
  onEnd(nameEnd(digest));
  texts.forEach((text, place) => {
    if (!sink.has(name(place), digest)) sink.write({ name: name(place), text }, digest);
  });
  return digest;
}

/** Digits and small letters, since some disks do not tell capitals apart. */
export const nameEnd = (digest: string): string =>
  (Number.parseInt(digest.slice(0, 12), 16) % 36 ** END_LENGTH).toString(36).padStart(END_LENGTH, '0');
