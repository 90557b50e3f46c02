/** Makes a failing set of files smaller: fewer files, then less text. */

/** @typedef {import('./inputs.mjs').Files} Files */
/** @typedef {(files: Files) => Promise<boolean>} StillFails */

/**
 * @param {Files} files
 * @param {{ base: Files, fails: StillFails, tries: number }} options
 * @returns {Promise<Files>}
 */
export async function shrinkFiles(files, { base, fails, tries }) {
  let left = tries;
  /** @type {StillFails} */
  const check = async (candidate) => left-- > 0 && (await fails(candidate));
  const names = [...files.keys()].filter((file) => files.get(file) !== base.get(file));
  /** @param {readonly string[]} kept */
  const only = (kept) =>
    new Map([...base, ...kept.map((file) => /** @type {const} */ ([file, files.get(file) ?? '']))]);
  const kept = await shrinkList(names, (some) => check(only(some)));
  const small = only(kept);
  for (const file of kept) {
    const content = small.get(file);
    if (typeof content !== 'string') continue;
    const withText = (/** @type {string} */ text) => new Map(small).set(file, text);
    const lines = await shrinkList(content.split('\n'), (some) => check(withText(some.join('\n'))));
    const signs = await shrinkList([...lines.join('\n')], (some) => check(withText(some.join(''))));
    small.set(file, signs.join(''));
  }
  return small;
}

/**
 * Leaves out halves, then quarters, and so on.
 * @template T
 * @param {readonly T[]} all
 * @param {(some: T[]) => Promise<boolean>} fails
 * @returns {Promise<T[]>}
 */
async function shrinkList(all, fails) {
  let kept = [...all];
  for (let size = Math.ceil(kept.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let start = 0; start < kept.length;) {
      const without = [...kept.slice(0, start), ...kept.slice(start + size)];
      if (without.length < kept.length && (await fails(without))) kept = without;
      else start += size;
    }
  }
  return kept;
}
