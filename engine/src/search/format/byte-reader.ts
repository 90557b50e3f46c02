/** Reads what a ByteWriter wrote. Past the end it reads zeros and says so in `failed`, so that a loop over broken bytes ends. */
export interface ByteReader {
  varint(): number;
  /** A run of bytes with its length before it. */
  column(): Uint8Array;
  failed(): boolean;
}

export function createByteReader(bytes: Uint8Array, start = 0): ByteReader {
  let at = start;
  const reader: ByteReader = {
    varint() {
      let value = 0;
      for (let shift = 0; shift < 35; shift += 7) {
        const byte = bytes[at++] ?? 0;
        value += (byte & 127) * 2 ** shift;
        if (byte < 128) break;
      }
      return value;
    },
    column() {
      const length = reader.varint();
      const column = bytes.subarray(at, at + length);
      at += length;
      return column;
    },
    failed: () => at > bytes.length,
  };
  return reader;
}
