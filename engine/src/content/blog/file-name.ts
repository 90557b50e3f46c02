/** What a post's path says about it. */
export interface PostFileName {
  /** Midnight UTC of the date in the path. */
  date?: Date;
  /** The date has no such month or day. */
  invalidDate?: string;
  /** What is left of the name: the title of a post that has no other. */
  text: string;
  /** Below the blog's root, with a first slash. */
  slug: string;
}

// The last date of the path counts, wherever it stands: in the file's name, in a folder's, or over several folders.
const DATED = /^(?<folder>.*)(?<date>\d{4}[-/]\d{1,2}[-/]\d{1,2})[-/]?(?<text>.*?)(?:\/index)?\.mdx?$/s;

/** `path` is relative to the blog's folder. */
export function parseFileName(path: string): PostFileName {
  const { folder = '', date, text = '' } = DATED.exec(path)?.groups ?? {};
  if (date === undefined) {
    const bare = path.replace(/(?:\/index)?\.mdx?$/, '');
    return { text: bare, slug: `/${bare}` };
  }
  // The address keeps the digits as they were typed: `2024-7-1` is `/2024/7/1`.
  const slug = `/${date.replaceAll('-', '/')}/${folder}${text}`;
  const [year = 0, month = 0, day = 0] = date.split(/[-/]/).map(Number);
  if (month < 1 || month > 12 || day < 1 || day > 31) return { invalidDate: date, text, slug };
  return { date: new Date(Date.UTC(year, month - 1, day)), text, slug };
}
