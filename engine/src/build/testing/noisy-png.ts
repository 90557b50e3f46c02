import { crc32, deflateSync } from 'node:zlib';

export interface PngOptions {
  width: number;
  height: number;
  /** Another picture of the same size. */
  seed?: number;
  /** Further chunks before the pixels. */
  chunks?: Buffer[];
}

/** A picture that PNG cannot pack well: a large file, of which WebP makes a small one. The same options give the same bytes. */
export function noisyPng({ width, height, seed = 1, chunks = [] }: PngOptions): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits each of red, green and blue.
  header.set([8, 2], 8);
  const rows = Buffer.alloc(height * (1 + width * 3));
  let random = seed;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width * 3; x++) {
      random = (random * 1103515245 + 12345) & 0x7fffffff;
      rows[y * (1 + width * 3) + 1 + x] = ((x + y) / 8 + (random >> 24)) & 0xff;
    }
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    ...chunks,
    pngChunk('IDAT', deflateSync(rows)),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

export function pngChunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([ends.subarray(0, 4), named, ends.subarray(4)]);
}
