/** Raised whenever the meaning of the columns changes. An index of another version is not read. */
export const FORMAT_VERSION = 2;

/** Texts under a seal: the version, a checksum, and the texts. */
export type SealedColumns = readonly [version: number, checksum: number, ...columns: string[]];

/** FNV-1a. It finds what a bad line or a half-written file does to a text; it is no defence against an attacker. */
function checksum(columns: readonly string[]): number {
  const text = columns.join('\n');
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}

export const sealColumns = (columns: readonly string[]): SealedColumns => [
  FORMAT_VERSION,
  checksum(columns),
  ...columns,
];

/** The columns that were sealed. Throws when the value is anything else than what sealing made. */
export function openColumns(sealed: unknown): string[] {
  const [version, sum, ...columns] = sealed as SealedColumns;
  if (version !== FORMAT_VERSION || sum !== checksum(columns)) throw new Error('It is damaged, or of another version.');
  return columns;
}
