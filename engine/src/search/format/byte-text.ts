/**
 * Bytes as a text that may stand in JSON. Each byte is one character that needs no escape: the first ones ASCII, the rest of two UTF-8
 * bytes, which compression takes back. Base64 would move the bytes off their places, and costs a seventh after brotli.
 */
const CHARACTERS: readonly string[] = listCharacters();
const BYTES: ReadonlyMap<string, number> = new Map(CHARACTERS.map((character, byte) => [character, byte]));

function listCharacters(): string[] {
  const characters: string[] = [];
  for (let code = 32; characters.length < 256; code++) {
    const character = String.fromCharCode(code);
    // Quotes, what JSON escapes, control characters, and spaces and hyphens that cannot be seen.
    if (!/["\\\u007f-\u00a0\u00ad]/.test(character)) characters.push(character);
  }
  return characters;
}

export function writeByteText(bytes: Uint8Array): string {
  const pieces: string[] = [];
  for (const byte of bytes) pieces.push(CHARACTERS[byte] ?? '');
  return pieces.join('');
}

/** Nothing when the text holds what no byte is written as. */
export function readByteText(text: string): Uint8Array | undefined {
  const bytes = new Uint8Array(text.length);
  for (let index = 0; index < text.length; index++) {
    const byte = BYTES.get(text.charAt(index));
    if (byte === undefined) return undefined;
    bytes[index] = byte;
  }
  return bytes;
}
