import { END_LENGTH } from '../format/index-file.ts';
import type { IndexSink } from './part-sizes.ts';

/** A digest of texts, sixteen hex digits: two runs of FNV-1a. */
export function digestTexts(texts: Iterable<string>): string {
  let [one, two] = [0x811c9dc5, 0x01000193];
  for (const text of texts)
    for (let index = 0; index <= text.length; index++) {
      // The end of a text counts, so that moving a letter to the next text changes the digest.
      const code = index === text.length ? 0xffff : text.charCodeAt(index);
      one = Math.imul(one ^ code, 0x01000193);
      two = Math.imul(two ^ code, 0x5bd1e995);
    }
  return [one, two].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
}

/** A 32-bit hash of a text: FNV-1a, with its upper bits mixed into the lower ones. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** Writes files that change together. Returns the digest of all of them, and passes the suffix of their names to `onEnd` before. */
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

/** Digits and lowercase letters, since some file systems ignore case. */
export const nameEnd = (digest: string): string =>
  (Number.parseInt(digest.slice(0, 12), 16) % 36 ** END_LENGTH).toString(36).padStart(END_LENGTH, '0');
