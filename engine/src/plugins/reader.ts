import { parseFrontMatter } from '../content/front-matter.ts';
import { readHookedPage, type ParsePage } from '../content/hooked-page.ts';
import type { PageReading } from '../markdown/page-reader.ts';
import type { BodyReader } from '../render/page/read-body.ts';

/**
 * Reads some pages in the place of the engine, for plugins that bring a parser of their own. It must depend on its arguments and on what
 * `key` names: pages are read in threads, and cached.
 */
export interface PageReader {
  /** Identifies everything that its results depend on besides the text of the page. */
  key: string;
  /** How it reads a file, given relative to the site. Nothing for a file that it leaves to the engine. */
  of(source: string): PageReading | undefined;
  /** Parses the front matter of every page. */
  parsePage?: ParsePage;
}

/** The reader as pages are compiled with it. */
export function toBodyReader({ key, of, parsePage }: PageReader): BodyReader {
  return {
    key,
    of: (source) => of(source) ?? (parsePage && {}),
    read: async (file) =>
      parsePage ? readHookedPage(file, parsePage) : { ...parseFrontMatter(file), text: file.text },
  };
}
