/** LinkPlaceholder tokens: plain ASCII that passes unchanged through Markdown, JSX and HTML escaping. See LinkPlaceholder in model.ts. */

const PATTERN = /ylink-([0-9a-f]{8})-(\d+)-z/g;

export function placeholderToken(digest: string, index: number): string {
  return `ylink-${digest.slice(0, 8)}-${index}-z`;
}

/** Put an answer in place of every token. */
export function fillPlaceholders(html: string, answer: (digest: string, index: number) => string): string {
  return html.replace(PATTERN, (_token, digest: string, index: string) => answer(digest, Number(index)));
}
