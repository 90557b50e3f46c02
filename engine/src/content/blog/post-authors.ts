import { nearest } from '../../errors/hints.ts';
import { severityOf, type Policy } from '../../errors/index.ts';
import type { Author, Problem, SourceFile } from '../../shared/model.ts';
import type { ContentContext } from '../context.ts';
import { findKey, findValue } from '../front-matter-schema.ts';
import { resolveImage, resolveLink, type AuthorsFile } from './authors-file.ts';
import { resolveSocials, type InlineAuthor, type PostFrontMatter } from './post-front-matter.ts';

export interface PostAuthorsOptions {
  file: SourceFile;
  known?: AuthorsFile;
  /** Name of the authors file, for messages. */
  authorsMapPath: string;
  policy: Policy;
  context: Pick<ContentContext, 'baseUrl' | 'rootUrl' | 'trailingSlash'>;
}

/** Resolves the authors of a post: keys of the authors file, inline authors, or the legacy fields (`author`, `author_url`). */
export function resolvePostAuthors(
  frontMatter: PostFrontMatter,
  options: PostAuthorsOptions,
): { authors: Author[]; problems: Problem[] } {
  const { authors: written = [] } = frontMatter;
  const authors: Author[] = [];
  const problems: Problem[] = [];
  for (const entry of Array.isArray(written) ? written : [written]) {
    const inline: InlineAuthor = typeof entry === 'string' ? { key: entry } : entry;
    const known = inline.key === undefined ? undefined : options.known?.get(inline.key);
    if (inline.key !== undefined && !known) problems.push(unknownAuthor(inline.key, options));
    else authors.push({ ...known, ...toAuthor(inline, options) });
  }
  const legacy = readLegacyAuthor(frontMatter, options);
  if (legacy && authors.length > 0) problems.push(mixedAuthors(frontMatter, options));
  else if (legacy) authors.push(legacy);
  return {
    authors,
    problems: [...problems, ...checkInlineAuthors(authors, options), ...checkRepeatedAuthors(authors, options)],
  };
}

/** Only the fields that the post has; they override those of the authors file. */
function toAuthor(inline: InlineAuthor, { context }: PostAuthorsOptions): Author {
  const { image_url: image, socials, page, url, ...rest } = inline;
  const imageURL = resolveImage(image ?? rest.imageURL, context);
  const permalink = resolveLink(page?.permalink, context);
  return {
    ...rest,
    ...(url !== undefined && { url: resolveLink(url, context) }),
    // `true` gives an author of the authors file a page; one of a post has none of their own.
    ...('page' in inline && { page: permalink === undefined ? undefined : { permalink } }),
    ...(imageURL !== undefined && { imageURL }),
    ...(socials && { socials: resolveSocials(socials) }),
  };
}

function readLegacyAuthor(frontMatter: PostFrontMatter, options: PostAuthorsOptions): Author | undefined {
  const name = frontMatter.author;
  const title = frontMatter.author_title ?? frontMatter.authorTitle;
  const url = resolveLink(frontMatter.author_url ?? frontMatter.authorURL, options.context);
  const imageURL = resolveImage(frontMatter.author_image_url ?? frontMatter.authorImageURL, options.context);
  return (name ?? title ?? url ?? imageURL) ? { name, title, url, imageURL } : undefined;
}

function placeOf(options: PostAuthorsOptions, key = 'authors'): Pick<Problem, 'file' | 'line' | 'column'> {
  return { file: options.file.source, ...findKey(options.file.text, key) };
}

function unknownAuthor(key: string, options: PostAuthorsOptions): Problem {
  const { known, authorsMapPath } = options;
  const keys = [...(known?.keys() ?? [])];
  const meant = nearest(key, keys);
  return {
    code: 'unknown-author',
    severity: 'error',
    message: known
      ? `Blog author with key "${key}" not found in ${authorsMapPath}, but ${options.file.source} names it.`
      : `${options.file.source} names the author "${key}" by key, but the blog has no ${authorsMapPath}.`,
    file: options.file.source,
    ...findValue(options.file.text, { key: 'authors', word: key }),
    hint: meant
      ? `Did you mean "${meant}"?`
      : keys.length > 0
        ? `Known keys are: ${keys.slice(0, 10).join(', ')}.`
        : `Add the author to ${authorsMapPath}.`,
  };
}

function mixedAuthors(frontMatter: PostFrontMatter, options: PostAuthorsOptions): Problem {
  const key = ['author', 'author_title', 'authorTitle', 'author_url', 'authorURL', 'author_image_url'].find(
    (name) => name in frontMatter,
  );
  return {
    code: 'mixed-authors',
    severity: 'error',
    message: `${options.file.source} has both "authors" and "${key}" in its front matter.`,
    ...placeOf(options, key),
    hint: `Keep "authors", and remove "${key}".`,
  };
}

function checkInlineAuthors(authors: readonly Author[], options: PostAuthorsOptions): Problem[] {
  const severity = severityOf(options.policy);
  const inline = authors.filter((author) => author.key === undefined);
  if (severity === undefined || inline.length === 0) return [];
  const names = inline.map((author) => author.name ?? author.imageURL ?? author.url).join(', ');
  return [
    {
      code: 'inline-author',
      severity,
      message: `Some blog authors used in ${options.file.source} are not defined in ${options.authorsMapPath}: ${names}.`,
      ...placeOf(options),
      hint: `Add them to ${options.authorsMapPath} and use their keys, or set onInlineAuthors to "ignore".`,
    },
  ];
}

function checkRepeatedAuthors(authors: readonly Author[], options: PostAuthorsOptions): Problem[] {
  const keys = authors.flatMap((author) => author.key ?? []);
  const repeated = [...new Set(keys.filter((key, index) => keys.indexOf(key) !== index))];
  if (repeated.length === 0) return [];
  return [
    {
      code: 'repeated-author',
      severity: 'error',
      message: `${options.file.source} names the author ${repeated.map((key) => `"${key}"`).join(', ')} more than once.`,
      ...placeOf(options),
    },
  ];
}
