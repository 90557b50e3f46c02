/** `https://host/repo/edit/main/` + folder + file, single slashes between. */
export function joinEditUrl(base: string, ...pieces: string[]): string {
  const tail = pieces.filter((piece) => piece !== '').map((piece) => piece.replace(/^\/+|\/+$/g, ''));
  return [base.replace(/\/+$/, ''), ...tail].join('/');
}

/** `custom_edit_url` of the front matter wins: a url, or null for no link. */
export function resolveEditUrl(custom: unknown, computed: () => string | undefined): string | undefined {
  if (custom === undefined) return computed();
  return typeof custom === 'string' && custom !== '' ? custom : undefined;
}
