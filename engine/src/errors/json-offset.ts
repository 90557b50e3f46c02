/**
 * Where `JSON.parse` met what it could not read, from its message: -1 when that cannot be told. Node tells the position, or only the
 * character with ten others on either side of it.
 */
export function jsonOffset(message: string, { text }: { text: string }): number {
  const told = /at position (\d+)/.exec(message)?.[1];
  if (told !== undefined) return Number(told);
  if (message.startsWith('Unexpected end')) return text.length;
  const [, token = '', cutBefore, around = '', cutAfter] =
    /^Unexpected token '(.)', (\.\.\.)?"([^]*)"(\.\.\.)? is not valid JSON/u.exec(message) ?? [];
  if (cutBefore) return text.indexOf(around) + 10;
  if (cutAfter) return around.length - 10;
  return token !== '' && text.indexOf(token) === text.lastIndexOf(token) ? text.indexOf(token) : -1;
}
