/** The part of a terminal or file stream that is needed. */
export interface OutputStream {
  isTTY?: boolean;
  write(text: string): unknown;
}

interface Sharing {
  /** Something is about to be written. */
  before: () => void;
  /** It was. */
  after: (text: string) => void;
}

/**
 * Hears of everything that others write to a terminal: a `console.log` of a component, also of one that runs in a thread, a warning of the
 * bundler. There is no other way than to stand in for `write`; the function that comes back steps aside again.
 */
export function shareTerminal(streams: readonly OutputStream[], { before, after }: Sharing): () => void {
  const undo = streams
    .filter(({ isTTY }) => isTTY)
    .map((stream) => {
      const { write } = stream;
      stream.write = (chunk: string | Uint8Array, ...rest: unknown[]) => {
        before();
        const result: unknown = Reflect.apply(write, stream, [chunk, ...rest]);
        after(typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString());
        return result;
      };
      return () => {
        stream.write = write;
      };
    });
  return () => undo.forEach((step) => step());
}
