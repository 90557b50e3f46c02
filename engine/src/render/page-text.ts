/** What a reader sees of a page's main part, as plain text: for pages that are a component and have no Markdown. */
export function readPageText(html: string): string {
  const start = html.search(/<main\b/);
  const from = start < 0 ? html.search(/<div data-region="main"/) : start;
  if (from < 0) return '';
  const end = html.indexOf('</main>', from);
  return html
    .slice(from, end < 0 ? html.indexOf('<footer', from) : end)
    .replace(/<(script|style|template|svg|noscript)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:amp|quot|lt|gt|nbsp|#39|#x27);/g, (entity) => ENTITIES[entity] ?? ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&quot;': '"',
  '&lt;': '<',
  '&gt;': '>',
  '&#39;': "'",
  '&#x27;': "'",
};
