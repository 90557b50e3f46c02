import { join } from 'node:path';
import { z } from 'zod';
import type { Author, Problem } from '../../shared/model.ts';
import { applyTrailingSlash, joinUrl, placeInSite } from '../../shared/url.ts';
import { findInFolder, type ContentFolder } from '../content-folder.ts';
import type { ContentContext } from '../context.ts';
import { findKey, formatPath, text as textField } from '../front-matter-schema.ts';
import { parseYamlMap } from '../front-matter.ts';
import { kebabCase } from '../kebab-case.ts';
import { exists, readSource } from '../read.ts';
import { resolveSocials, authorFields } from './post-front-matter.ts';

/** Authors of the authors file, by key and in its order. */
export type AuthorsFile = ReadonlyMap<string, Author>;

const author = z
  .looseObject(
    {
      ...authorFields,
      /** A few sentences on the author, for the page of the author. */
      description: textField.optional(),
      /** Address for mail. */
      email: textField.optional(),
      /** `true`: the author has a page with all posts; a map sets its address. Default: none. */
      page: z
        .union(
          [
            z.boolean(),
            z.strictObject(
              { /** Its path. */ permalink: textField },
              'must be true, false or a map with "permalink" alone',
            ),
          ],
          'must be true, false or a map with "permalink"',
        )
        .optional(),
    },
    'must be a map with "name", "title" and the like',
  )
  .refine((value) => value.name ?? value.image_url ?? value.imageURL, 'needs a "name" or an "image_url"');
/** What an authors file holds: authors by key. */
export const authorsSchema = z.record(z.string(), author);

export interface LoadAuthorsOptions {
  folder: ContentFolder;
  /** Name of the file, in the blog's folder. */
  authorsMapPath: string;
  /** Url of the list of authors. */
  authorsPath: string;
  context: Pick<ContentContext, 'siteDir' | 'baseUrl' | 'rootUrl' | 'trailingSlash'>;
}

export interface LoadedAuthors {
  authors?: AuthorsFile;
  /** The file they are in. */
  source?: string;
  problems: Problem[];
}

/** Loads the authors file of a blog, if there is one. */
export function loadAuthorsFile(options: LoadAuthorsOptions): LoadedAuthors {
  const { context } = options;
  const source = findInFolder(options.folder, { siteDir: context.siteDir, path: options.authorsMapPath });
  if (!exists(join(context.siteDir, source))) return { problems: [] };
  const read = readSource(context.siteDir, source);
  if (!read.file) return { problems: [read.problem] };
  const { text } = read.file;
  // JSON is YAML too, so both forms of the file are read here.
  const { data, problems } = parseYamlMap(text, { source, what: 'authors file' });
  if (problems.length > 0) return { problems };
  const checked = authorsSchema.safeParse(data);
  if (!checked.success) {
    return {
      problems: checked.error.issues.map((issue) => ({
        code: 'invalid-authors-file',
        severity: 'error',
        message: `In the authors file ${source} the value "${formatPath(issue.path)}" ${issue.message}.`,
        file: source,
        ...findKey(text, String(issue.path[0] ?? '')),
      })),
    };
  }
  const known = new Map(Object.entries(checked.data).map(([key, value]) => [key, toAuthor(key, { value, options })]));
  return { authors: known, source, problems: checkAuthorPages(known, { source, text }) };
}

function toAuthor(
  key: string,
  { value, options }: { value: z.output<typeof author>; options: LoadAuthorsOptions },
): Author {
  const { page, socials, image_url: image, ...rest } = value;
  const slug = typeof page === 'object' ? page.permalink : kebabCase(key);
  return {
    ...rest,
    key,
    url: resolveLink(value.url, options.context),
    imageURL: resolveImage(image ?? value.imageURL, options.context),
    ...(socials && { socials: resolveSocials(socials) }),
    ...(page && { page: { permalink: applyTrailingSlash(joinUrl(options.authorsPath, slug), options.context) } }),
  };
}

/** A path of the site becomes its address in the language being built; anything else stays. */
export function resolveLink(
  link: string | undefined,
  context: Pick<ContentContext, 'baseUrl' | 'rootUrl' | 'trailingSlash'>,
): string | undefined {
  return link?.startsWith('/') && !link.startsWith('//')
    ? applyTrailingSlash(placeInSite(link, context), context)
    : link;
}

/** A path of the site gets its base; anything else stays. */
export function resolveImage(image: string | undefined, { rootUrl }: { rootUrl: string }): string | undefined {
  return image?.startsWith('/') && !image.startsWith('//') ? joinUrl(rootUrl, image) : image;
}

function checkAuthorPages(known: AuthorsFile, { source, text }: { source: string; text: string }): Problem[] {
  const first = new Map<string, string>();
  const problems: Problem[] = [];
  for (const [key, author] of known) {
    const page = author.page?.permalink;
    const other = page === undefined ? undefined : first.get(page);
    if (other !== undefined) {
      problems.push({
        code: 'duplicate-author-page',
        severity: 'error',
        message: `In the authors file ${source} "${other}" and "${key}" have their page at the same address, ${page}.`,
        file: source,
        ...findKey(text, key),
        hint: 'Give one of them a "permalink" of its own under "page".',
      });
    } else if (page !== undefined) first.set(page, key);
  }
  return problems;
}
