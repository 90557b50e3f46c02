/** Whether a stream should get colours: what the environment says (no-color.org, and FORCE_COLOR as Node reads it), else on a terminal. */
export function wantsColor(stream: { isTTY?: boolean }, env: Record<string, string | undefined>): boolean {
  if (env['NO_COLOR']) return false;
  const forced = env['FORCE_COLOR'];
  return forced === undefined ? stream.isTTY === true : forced !== '0' && forced !== 'false';
}
