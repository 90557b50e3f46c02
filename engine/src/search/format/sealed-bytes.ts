import { readByteText, writeByteText } from './byte-text.ts';

/** Raised whenever the meaning of the bytes changes. An index of another version is not read. */
export const FORMAT_VERSION = 1;
const SEAL_LENGTH = 5;

/** FNV-1a. It finds what a bad line or a half-written file does to bytes; it is no defence against an attacker. */
export function checksum(bytes: Uint8Array): number {
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}

/** Put the version and a checksum before the bytes, and write them as text. */
export function sealBytes(bytes: Uint8Array): string {
  const sealed = new Uint8Array(bytes.length + SEAL_LENGTH);
  sealed[0] = FORMAT_VERSION;
  new DataView(sealed.buffer).setUint32(1, checksum(bytes));
  sealed.set(bytes, SEAL_LENGTH);
  return writeByteText(sealed);
}

/** The bytes that were sealed, or nothing when the text is anything else than what sealing made. */
export function openBytes(text: unknown): Uint8Array | undefined {
  const sealed = typeof text === 'string' ? readByteText(text) : undefined;
  if (!sealed || sealed.length < SEAL_LENGTH || sealed[0] !== FORMAT_VERSION) return undefined;
  const bytes = sealed.subarray(SEAL_LENGTH);
  return new DataView(sealed.buffer).getUint32(1) === checksum(bytes) ? bytes : undefined;
}
