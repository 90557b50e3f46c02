import path from 'node:path';
import { stringify } from 'yaml';
import { loadConfig } from '../config/load.ts';
import type { SiteConfig } from '../config/schema.ts';
import { listFiles } from '../content/list-files.ts';
import { exists, readBytes } from '../content/read.ts';
import { YaprakError } from '../errors/index.ts';
import { writeAtomic } from '../output/write.ts';
import { toAscii } from '../plugins/aliases.ts';
import { showPath } from '../terminal/summary.ts';
import type { CommandOptions } from './command-options.ts';

/** A page that is about to be written: its folder and name, front matter and text. */
interface Draft {
  folder: string;
  name: string;
  frontMatter: Readonly<Record<string, unknown>>;
  text: string;
}

/** `yaprak new doc|post|adr <title>`: a page with the front matter that its kind needs. A file that exists is never written over. */
export async function newPage(options: CommandOptions): Promise<number> {
  const { kind, title = '' } = options;
  const siteDir = path.resolve(options.siteDir);
  const { config } = await loadConfig(siteDir, { configFile: options.configFile });
  const slug = slugOf(title);
  if (slug === '')
    throw refused(`The title "${title}" has no letter or digit.`, 'Give one from which a file name can be made.');
  const root = path.resolve(siteDir, sectionPath(config, options));
  const inside = { title, slug, root, files: listFiles(root).files, folder: options.folder, config };
  const draft = kind === 'post' ? draftPost(inside) : kind === 'adr' ? draftRecord(inside) : draftDoc(inside);
  const file = path.join(root, draft.folder, `${draft.name}.md`);
  if (!file.startsWith(root + path.sep))
    throw refused(`\`--in ${options.folder}\` leads out of ${showPath(root)}.`, 'Name a folder inside it.');
  const taken = ['md', 'mdx'].map((ending) => file.replace(/md$/, ending)).find(exists);
  if (taken) throw refused(`${showPath(taken)} exists already.`, 'Choose another title, or edit that page.');
  writeAtomic(file, `---\n${stringify(draft.frontMatter)}---\n\n${draft.text}`);
  process.stdout.write(`Written: ${showPath(file)}\n`);
  return 0;
}

/** Words in plain small letters with hyphens between them. Letters of other scripts stay. */
export function slugOf(title: string): string {
  return toAscii(title)
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

function sectionPath(config: SiteConfig, { kind, docsId = 'default' }: CommandOptions): string {
  const sections = kind === 'post' ? config.blog : config.docs;
  const found = kind === 'post' ? sections[0] : sections.find(({ id }) => id === docsId);
  if (found) return found.path;
  const what = kind === 'post' ? 'blog' : `docs section "${docsId}"`;
  const ids = sections.map(({ id }) => id).join(', ');
  throw refused(`The site has no ${what}.`, ids ? `Name one of these with --docs: ${ids}.` : 'Add it to the config.');
}

interface Inside {
  title: string;
  slug: string;
  /** Of the section, absolute. */
  root: string;
  /** In it. */
  files: readonly string[];
  folder: string | undefined;
  config: Pick<SiteConfig, 'i18n'>;
}

/** After the last page of its folder, where those have a place of their own. */
function draftDoc({ title, slug, root, files, folder = '' }: Inside): Draft {
  const siblings = files.filter(
    (file) => path.posix.dirname(file) === path.posix.join(folder || '.') && /\.mdx?$/.test(file),
  );
  const places = siblings.flatMap((file) => positionOf(readBytes(path.join(root, file))?.toString('utf8') ?? '') ?? []);
  const next = places.length === 0 ? {} : { sidebar_position: Math.floor(Math.max(...places)) + 1 };
  return { folder, name: slug, frontMatter: { title, ...next }, text: '' };
}

function positionOf(text: string): number | undefined {
  const found = /^---\r?\n(?:(?!---)[^\n]*\n)*?sidebar_position:\s*(-?[\d.]+)\s*$/m.exec(text)?.[1];
  return found === undefined ? undefined : Number(found);
}

function draftPost({ title, slug, folder = '' }: Inside): Draft {
  const now = new Date();
  const date = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0'));
  return {
    folder,
    name: `${date.join('-')}-${slug}`,
    frontMatter: { slug, title, authors: [], tags: [] },
    text: '\n\n<!-- truncate -->\n',
  };
}

/** Folders in which a site has its records, and the names of those. */
const RECORD = /^(?:(.*)\/)?(adrs?|decisions|decision-records|kararlar)\/(\d{2,})(-[^/]*)?\.mdx?$/i;
const HEADINGS = {
  en: ['Status', 'Context', 'Decision', 'Consequences'],
  tr: ['Durum', 'Bağlam', 'Karar', 'Sonuçlar'],
};

/** The next number, in the folder where the others are, named as they are. */
function draftRecord({ title, slug, files, folder, config }: Inside): Draft {
  const records = files.flatMap((file) => {
    const [, above, own = '', number = '', words] = RECORD.exec(file) ?? [];
    const place = above === undefined ? own : `${above}/${own}`;
    return number === '' || (folder !== undefined && path.posix.join(folder) !== place)
      ? []
      : [{ place, number, words }];
  });
  const target = folder ?? records.at(-1)?.place ?? 'adr';
  const near = records.filter(({ place }) => place === target);
  const last = Math.max(0, ...near.map(({ number }) => Number(number)));
  const number = String(last + 1).padStart(near[0]?.number.length ?? 4, '0');
  const isBare = near.length > 0 && near.every(({ words }) => words === undefined);
  const headings = HEADINGS[/^tr\b/.test(config.i18n.defaultLocale) ? 'tr' : 'en'];
  return {
    folder: target,
    name: isBare ? number : `${number}-${slug}`,
    frontMatter: { title: `ADR ${number}: ${title}`, sidebar_label: `${number}: ${title}`, sidebar_position: last + 1 },
    text: headings.map((heading) => `## ${heading}\n`).join('\n'),
  };
}

function refused(message: string, hint: string): YaprakError {
  return new YaprakError({ code: 'new-refused', severity: 'error', message, hint });
}
