import { YaprakError } from '../errors/index.ts';
import { readingFailed } from '../errors/reading-failed.ts';
import { findFrontMatter } from '../shared/front-matter.ts';
import type { FrontMatter, Problem, SourceFile } from '../shared/model.ts';
import { parseFrontMatter } from './front-matter.ts';

/** Parses the front matter of a page in the place of the engine. Gives it, and the text below it. */
export type ParsePage = (file: PageToSplit) => Promise<SplitPage>;

export interface PageToSplit {
  /** Relative to the site. */
  source: string;
  text: string;
  /** What the engine would do. Throws where the front matter is not valid. */
  parse(text: string): SplitPage;
}

interface SplitPage {
  frontMatter: FrontMatter;
  content: string;
}

/** A page whose front matter a plugin has parsed. */
export interface HookedPage {
  frontMatter: FrontMatter;
  /** The text, in which the plugin may have replaced what is below the front matter. */
  text: string;
  bodyOffset: number;
}

/** Parses the front matter of a page with a plugin. Throws a YaprakError where it fails. */
export async function readHookedPage(file: Pick<SourceFile, 'source' | 'text'>, parse: ParsePage): Promise<HookedPage> {
  const { source, text } = file;
  const bodyOffset = findFrontMatter(text)?.bodyOffset ?? 0;
  const given = await parse({ source, text, parse: (own) => parseDefault(source, own) }).catch((error: unknown) =>
    readingFailed(error, { file: source }),
  );
  if (given.content.trim() === text.slice(bodyOffset).trim())
    return { frontMatter: given.frontMatter, text, bodyOffset };
  // As many empty lines as the front matter has, so that line numbers hold.
  const blank = text.slice(0, bodyOffset).replace(/[^\n]+/g, '');
  return { frontMatter: given.frontMatter, text: blank + given.content, bodyOffset: blank.length };
}

function parseDefault(source: string, text: string): SplitPage {
  const { frontMatter, bodyOffset, problems } = parseFrontMatter({ source, text, digest: '' });
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new YaprakError(errors);
  return { frontMatter, content: text.slice(bodyOffset).trim() };
}

/** Parses the front matter of pages with a plugin, by source. One that fails is reported, and read without the plugin. */
export async function readHookedPages(
  files: readonly SourceFile[],
  parse: ParsePage,
): Promise<{ pages: Map<string, HookedPage>; problems: Problem[] }> {
  const pages = new Map<string, HookedPage>();
  const problems: Problem[] = [];
  for (const file of files) {
    try {
      pages.set(file.source, await readHookedPage(file, parse));
    } catch (error) {
      if (!(error instanceof YaprakError)) throw error;
      problems.push(...error.problems);
    }
  }
  return { pages, problems };
}
