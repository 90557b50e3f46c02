const TAG = /<(?:a|area|img|source|video|audio|iframe|embed|track)\s[^>]*>/gi;
const ADDRESS = /(\s(?:href|src|poster)\s*=\s*)("[^"]*"|'[^']*')/gi;
const SRCSET = /(\ssrcset\s*=\s*)("[^"]*"|'[^']*')/gi;

/** Make the links and pictures of an HTML text absolute, for readers that show it away from its page. */
export function resolveHtmlUrls(html: string, { base }: { base: string }): string {
  return html.replace(TAG, (tag) =>
    tag
      .replace(
        ADDRESS,
        (_whole, name: string, value: string) => name + rewrite(value, (url) => resolveAddress(url, base)),
      )
      .replace(
        SRCSET,
        (_whole, name: string, value: string) => name + rewrite(value, (list) => resolveSrcset(list, base)),
      ),
  );
}

/** Change an attribute's value inside its quotes. */
function rewrite(quoted: string, change: (value: string) => string): string {
  const quote = quoted[0] ?? '"';
  const changed = change(quoted.slice(1, -1).replaceAll('&amp;', '&'));
  return quote + changed.replaceAll('&', '&amp;').replaceAll(quote, quote === '"' ? '&quot;' : '&#39;') + quote;
}

function resolveAddress(url: string, base: string): string {
  // `data:` pictures are long and already whole.
  if (/^[a-z][a-z0-9+.-]*:/i.test(url) || !URL.canParse(url, base)) return url;
  return new URL(url, base).href;
}

function resolveSrcset(list: string, base: string): string {
  return list
    .split(/,\s+/)
    .map((candidate) => {
      const [url = '', ...descriptors] = candidate.trim().split(/\s+/);
      return [resolveAddress(url, base), ...descriptors].join(' ');
    })
    .join(', ');
}
