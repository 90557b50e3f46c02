const SETTLED_AFTER_MS = 500;

/** A number that is worth saying aloud: only when it has stood for a while, so that typing is not talked over. Gives what ends the wait. */
export function whenSettled(count: number | undefined, tell: (count: number | undefined) => void): () => void {
  const timer = setTimeout(() => tell(count), count === undefined ? 0 : SETTLED_AFTER_MS);
  return () => clearTimeout(timer);
}
