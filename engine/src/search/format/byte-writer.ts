/** Bytes that grow. */
export interface ByteWriter {
  byte(value: number): void;
  /** Seven bits a byte, the lowest first; the eighth says that more follow. */
  varint(value: number): void;
  bytes(value: Uint8Array): void;
  /** A run of bytes with its length before it. */
  column(value: Uint8Array): void;
  finish(): Uint8Array;
}

export function createByteWriter(): ByteWriter {
  let buffer = new Uint8Array(256);
  let length = 0;
  const reserve = (more: number): void => {
    if (length + more <= buffer.length) return;
    const larger = new Uint8Array(Math.max(length + more, buffer.length * 2));
    larger.set(buffer.subarray(0, length));
    buffer = larger;
  };
  const writer: ByteWriter = {
    byte(value) {
      reserve(1);
      buffer[length++] = value;
    },
    varint(value) {
      let rest = value;
      while (rest > 127) {
        writer.byte((rest & 127) | 128);
        rest >>>= 7;
      }
      writer.byte(rest);
    },
    bytes(value) {
      reserve(value.length);
      buffer.set(value, length);
      length += value.length;
    },
    column(value) {
      writer.varint(value.length);
      writer.bytes(value);
    },
    finish: () => buffer.slice(0, length),
  };
  return writer;
}
