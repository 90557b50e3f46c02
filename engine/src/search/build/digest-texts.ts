/** Sixteen hex digits that change with any of the texts: two runs of FNV-1a. */
export function digestTexts(texts: Iterable<string>): string {
  let [one, two] = [0x811c9dc5, 0x01000193];
  for (const text of texts)
    for (let index = 0; index <= text.length; index++) {
      // A text's end counts, too, so that moving a letter over it is seen.
      const code = index === text.length ? 0xffff : text.charCodeAt(index);
      one = Math.imul(one ^ code, 0x01000193);
      two = Math.imul(two ^ code, 0x5bd1e995);
    }
  return [one, two].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
}

/** A number below 2 to the power of 32 that a text stands for: FNV-1a, its upper bits mixed into the lower ones. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}
