import type { BlogSection } from '../../config/schema.ts';
import type { BlogPost, Problem, SourceFile } from '../../shared/model.ts';
import { applyTrailingSlash, joinUrl } from '../../shared/url.ts';
import type { ContentFolder } from '../content-folder.ts';
import {
  fileLang,
  formatOf,
  isOmitted,
  isUnlisted,
  type ContentContext,
  joinEditUrl,
  resolveEditUrl,
} from '../context.ts';
import { parseExcerpt } from '../excerpt.ts';
import { checkFrontMatter } from '../front-matter-schema.ts';
import { parseDate, parseFrontMatter } from '../front-matter.ts';
import type { HookedPage } from '../hooked-page.ts';
import { checkInlineTags, resolveTags, type TagsFile } from '../tags.ts';
import { splitTextTitle } from '../text-title.ts';
import type { AuthorsFile } from './authors-file.ts';
import { resolvePostAuthors } from './post-authors.ts';
import { postFrontMatter, type PostFrontMatter } from './post-front-matter.ts';
import { computeReadingTime } from './reading-time.ts';

/** The options of a blog that loading it depends on. */
export type BlogOptions = Omit<BlogSection, 'feedOptions' | 'admonitions'>;

interface LoadPostOptions {
  /** Relative to the blog's folder. */
  path: string;
  /** Whether the file is a translation. */
  translated: boolean;
  folder: ContentFolder;
  /** Url of the blog and of its tags. */
  blogPath: string;
  tagsPath: string;
  authors?: AuthorsFile;
  tagsFile?: TagsFile;
  options: BlogOptions;
  context: ContentContext;
  /** The page as a plugin has read it. */
  hooked?: HookedPage | undefined;
}

/** A post whose date may still have to come from its history. */
export interface LoadedPost {
  post: Omit<BlogPost, 'date' | 'lastUpdate'>;
  date?: Date;
  frontMatter: PostFrontMatter;
  /** Its front matter or name is invalid, which is already reported: its date may be missing for that reason. */
  isFaulty: boolean;
}

/** Loads a post from its file; undefined for a draft in a build. With invalid front matter it is loaded without front matter. */
export function loadPost(file: SourceFile, given: LoadPostOptions): { loaded?: LoadedPost; problems: Problem[] } {
  const { path, options, context } = given;
  const parsed = given.hooked ? { ...given.hooked, problems: [] } : parseFrontMatter(file);
  const text = given.hooked?.text ?? file.text;
  const checked = checkFrontMatter(parsed.frontMatter, { schema: postFrontMatter, file });
  const problems = [...parsed.problems, ...checked.problems];
  const frontMatter: PostFrontMatter = checked.value ?? {};
  if ((frontMatter.draft && context.mode === 'build') || isOmitted(frontMatter, given)) return { problems };

  const named = parseFileName(path);
  const date = frontMatter.date === undefined ? named.date : parseDate(frontMatter.date);
  if (named.invalidDate !== undefined && !date) problems.push(invalidDate(file.source, named.invalidDate));
  const slug = frontMatter.slug ?? named.slug;
  const permalink = applyTrailingSlash(joinUrl(given.blogPath, slug), context);
  const body = text.slice(parsed.bodyOffset);
  // The title is not part of the description and the reading time.
  const { title: contentTitle, rest: content } = splitTextTitle(body);
  const truncateAt = findTruncation(text, { bodyOffset: parsed.bodyOffset, marker: options.truncateMarker });
  const authors = resolvePostAuthors(frontMatter, {
    file,
    known: given.authors,
    authorsMapPath: options.authorsMapPath,
    policy: options.onInlineAuthors,
    context,
  });
  const tags = resolveTags(frontMatter.tags, { tagsPath: given.tagsPath, tagsFile: given.tagsFile, ...context });
  problems.push(...authors.problems);
  if (tags.length > 0) {
    const tagsFileName = options.tags || 'tags.yml';
    const policy = options.onInlineTags;
    problems.push(
      ...checkInlineTags(tags, {
        file,
        tagsFile: given.tagsFile,
        tagsFileName,
        policy,
      }),
    );
  }
  const post: LoadedPost['post'] = {
    id: slug,
    instance: options.id,
    source: file.source,
    digest: file.digest,
    format: formatOf(file.source, { format: context.format, frontMatter }),
    title: titleOf(frontMatter, { contentTitle, named }),
    lang: fileLang({ own: frontMatter.lang }, given),
    contentTitle,
    description: frontMatter.description ?? parseExcerpt(content) ?? '',
    permalink,
    frontMatter,
    authors: authors.authors,
    tags,
    readingTime: readingTimeOf(content, { frontMatter, given }),
    // A marker in the line of the title cuts the preview, but gives no "read more" link, as in Docusaurus.
    hasTruncateMarker: content.search(options.truncateMarker) >= 0,
    truncateAt,
    unlisted: isUnlisted(frontMatter, context),
    untranslated: given.translated || context.untranslated === undefined ? undefined : true,
    editUrl: resolveEditUrl(frontMatter.custom_edit_url, () => editUrlOf(permalink, given)),
  };
  const isFaulty = parsed.problems.length + checked.problems.length > 0 || named.invalidDate !== undefined;
  return { loaded: { post, date, frontMatter, isFaulty }, problems };
}

function titleOf(
  frontMatter: PostFrontMatter,
  { contentTitle, named }: { contentTitle: string | undefined; named: PostFileName },
): string {
  return frontMatter.title ?? contentTitle ?? named.text;
}

function readingTimeOf(
  content: string,
  { frontMatter, given }: { frontMatter: PostFrontMatter; given: LoadPostOptions },
): number | undefined {
  if (!given.options.showReadingTime || frontMatter['hide_reading_time'] === true) return undefined;
  const { locale } = given.context;
  const custom = given.options.readingTime;
  if (!custom) return computeReadingTime(content, { locale });
  return custom({
    content: content.trim(),
    frontMatter,
    locale,
    defaultReadingTime: (input) =>
      computeReadingTime(input.content, { locale: input.locale ?? locale, ...input.options }),
  });
}

function editUrlOf(
  permalink: string,
  { path, folder, translated, options, context }: LoadPostOptions,
): string | undefined {
  if (typeof options.editUrl === 'function') {
    return options.editUrl({
      blogDirPath: (translated && folder.translatedDir) || folder.dir,
      blogPath: path,
      permalink,
      locale: context.locale,
    });
  }
  const ownDir = translated && options.editLocalizedFiles ? folder.translatedDir : undefined;
  return options.editUrl === undefined ? undefined : joinEditUrl(options.editUrl, ownDir ?? folder.dir, path);
}

function invalidDate(source: string, date: string): Problem {
  return {
    code: 'invalid-post-date',
    severity: 'error',
    message: `The name of ${source} holds the date ${date}, which does not exist.`,
    file: source,
    hint: 'Correct the name, or set "date" in the front matter.',
  };
}

/**
 * The offset at which the preview of a post ends. The marker is searched in the raw text, so it also counts inside a line or a code block,
 * as in Docusaurus.
 */
function findTruncation(text: string, options: { bodyOffset: number; marker: RegExp }): number | undefined {
  const index = text.slice(options.bodyOffset).search(options.marker);
  return index < 0 ? undefined : options.bodyOffset + index;
}

/** Date, title and slug from the path of a post. */
interface PostFileName {
  /** Midnight UTC of the date in the path. */
  date?: Date;
  /** The date in the path, when it does not exist. */
  invalidDate?: string;
  /** The rest of the name: the title of a post without another. */
  text: string;
  /** Below the blog's root, with a first slash. */
  slug: string;
}

// The last date of the path counts: in the name of the file, of a folder, or over several folders.
const DATED = /^(?<folder>.*)(?<date>\d{4}[-/]\d{1,2}[-/]\d{1,2})[-/]?(?<text>.*?)(?:\/index)?\.mdx?$/s;

/** `path` is relative to the blog's folder. */
export function parseFileName(path: string): PostFileName {
  const { folder = '', date, text = '' } = DATED.exec(path)?.groups ?? {};
  if (date === undefined) {
    const bare = path.replace(/(?:\/index)?\.mdx?$/, '');
    return { text: bare, slug: `/${bare}` };
  }
  // Digits stay as written: `2024-7-1` is `/2024/7/1`.
  const slug = `/${date.replaceAll('-', '/')}/${folder}${text}`;
  const [year = 0, month = 0, day = 0] = date.split(/[-/]/).map(Number);
  if (month < 1 || month > 12 || day < 1 || day > 31) return { invalidDate: date, text, slug };
  return { date: new Date(Date.UTC(year, month - 1, day)), text, slug };
}
