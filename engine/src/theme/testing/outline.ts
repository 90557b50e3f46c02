/** What a reader's software sees of a page, for tests. */

export const mainOf = (html: string): string => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';

export const headings = (html: string): string[] =>
  [...html.matchAll(/<h([1-6])[^>]*>(.*?)<\/h\1>/g)].map(
    ([, level, inner]) => `h${level} ${inner?.replace(/<[^>]*>/g, '')}`,
  );
