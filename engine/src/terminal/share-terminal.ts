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
 * Observes everything that others write to a terminal: a `console.log` of a component, also in a thread, or a warning of the bundler.
 * Node has no event for it, so `write` is replaced. The returned function restores it.
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
