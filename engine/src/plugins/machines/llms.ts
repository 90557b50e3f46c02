import { hash } from 'node:crypto';
import type { LlmsConfig } from '../../config/schema/machines.ts';
import { compileGlobs } from '../../content/list-files.ts';
import type { Route, SiteView } from '../../shared/model.ts';
import { twinUrlOf } from '../../shared/twin.ts';
import { encodePath, fileBelow, joinUrl } from '../../shared/url.ts';
import type { EmitLanguage, EmitOutput, EmitSite } from '../plugin.ts';
import { listCollections, type Collection, type LlmsSection } from './collections.ts';
import { titleOf } from './page-facts.ts';

export interface LlmsContext {
  settings: LlmsConfig;
  site: SiteView;
  page: EmitSite['page'];
  out: EmitOutput;
}

/** Writes `llms.txt` of a language and of each older version, and the whole texts that they name. */
export async function writeLlms(language: EmitLanguage, context: LlmsContext): Promise<void> {
  const { settings, site, out } = context;
  const { baseUrl, rootUrl } = language.config;
  const globs = compileGlobs(settings.ignorePatterns);
  const ignores = (url: string): boolean => globs(joinUrl('/', url.slice(baseUrl.length)));
  const collections = listCollections(language, { ignores });
  for (const collection of collections) {
    const files = settings.full ? await writeTexts(collection, { ...context, rootUrl }) : [];
    const others = collection.version ? [] : listOthers(collections, site);
    const text = printLlms(collection, { site, settings, files, others });
    out.file(fileBelow(`${collection.base}llms.txt`, rootUrl), text);
  }
}

/** A file with whole texts, for the list. */
interface TextLink {
  label: string;
  url: string;
}

interface PrintOptions {
  site: SiteView;
  settings: Pick<LlmsConfig, 'description' | 'sections'>;
  files: readonly TextLink[];
  others: readonly TextLink[];
}

/** See https://llmstxt.org: a title, what the site is, and links by section. */
export function printLlms({ version, sections }: Collection, { site, settings, files, others }: PrintOptions): string {
  const blocks = [`# ${version ? `${site.title} ${version.label}` : site.title}`];
  if (site.tagline) blocks.push(`> ${oneLine(site.tagline)}`);
  if (settings.description) blocks.push(settings.description.trim());
  blocks.push('Each link leads to the page as Markdown. The page itself is at the same address without `.md`.');
  for (const section of sections) {
    const description = settings.sections[section.title] ?? section.description;
    const links = section.pages.map((route) => printPage(route, site)).join('\n');
    blocks.push(`## ${oneLine(section.title)}`, ...(description ? [oneLine(description)] : []), links);
  }
  const further = [...files, ...others].map(({ label, url }) => `- [${label}](${url})`);
  if (further.length > 0) blocks.push('## Optional', further.join('\n'));
  return `${blocks.join('\n\n')}\n`;
}

function printPage(route: Route, site: SiteView): string {
  const label = oneLine(titleOf(route) || route.url).replace(/[[\]]/g, '\\$&');
  const description = route.description ? `: ${oneLine(route.description)}` : '';
  return `- [${label}](${twinAddress(route, site)})${description}`;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function twinAddress({ url }: Route, site: SiteView): string {
  return site.url + encodePath(twinUrlOf(url, site));
}

/** Where the other versions and languages have theirs. */
function listOthers(collections: readonly Collection[], site: SiteView): TextLink[] {
  const versions = collections.flatMap(({ base, version }) =>
    version ? [{ label: oneLine(version.label), url: `${site.url}${encodePath(base)}llms.txt` }] : [],
  );
  const languages = site.locales
    .filter(({ name }) => name !== site.locale.name)
    .map(({ label, url, baseUrl }) => ({ label, url: `${url}${encodePath(baseUrl)}llms.txt` }));
  return [...versions, ...languages];
}

/** `llms-full.txt`, and a file for each section where there are several. Only what has changed is made again. */
async function writeTexts(collection: Collection, context: LlmsContext & { rootUrl: string }): Promise<TextLink[]> {
  const { base, sections } = collection;
  // A page of a category is a list of what follows it there.
  const textsOf = ({ pages }: LlmsSection): Route[] => pages.filter(({ page }) => page.kind !== 'category');
  const all = sections.flatMap(textsOf);
  const links = [{ label: 'The whole text', url: await writeText('llms-full', all, { ...context, base }) }];
  for (const section of sections.length > 1 ? sections : ([] as LlmsSection[]))
    links.push({
      label: `The whole text of ${oneLine(section.title)}`,
      url: await writeText(`llms/${section.slug}`, textsOf(section), { ...context, base }),
    });
  return links;
}

async function writeText(
  name: string,
  pages: readonly Route[],
  { settings, site, page, out, base, rootUrl }: LlmsContext & { base: string; rootUrl: string },
): Promise<string> {
  const sized = pages.flatMap((route) => {
    const finished = page(route.url);
    return finished && finished.markdownHash !== '' ? [{ route, finished, size: finished.markdownSize }] : [];
  });
  const parts = splitBySize(sized, settings.maxBytes);
  const urlOf = (index: number): string => `${base}${name}${index === 0 ? '' : `.${index + 1}`}.txt`;
  for (const [index, part] of parts.entries()) {
    const next = index + 1 < parts.length ? site.url + encodePath(urlOf(index + 1)) : undefined;
    const made = hash(
      'sha1',
      JSON.stringify([next, part.map(({ route, finished }) => [twinAddress(route, site), finished.markdownHash])]),
    );
    await out.makeFile(fileBelow(urlOf(index), rootUrl), made, async () => {
      const pieces: Uint8Array[] = [];
      for (const { route, finished } of part)
        pieces.push(...nameSource(await finished.markdown(), twinAddress(route, site)), BETWEEN);
      if (next === undefined) pieces.pop();
      else pieces.push(Buffer.from(`The text goes on at ${next}\n`));
      return Buffer.concat(pieces);
    });
  }
  return site.url + encodePath(urlOf(0));
}

const BETWEEN = Buffer.from('\n---\n\n');
const LINE_END = '\n'.charCodeAt(0);

/** A page's text with a line below its title that says where it stands, as pieces to put together. A text ends with one line end. */
export function nameSource(markdown: Uint8Array, url: string): Uint8Array[] {
  const hasTitle = markdown[0] === '#'.charCodeAt(0) && markdown[1] === ' '.charCodeAt(0);
  const end = hasTitle ? markdown.indexOf(LINE_END) + 1 : 0;
  let rest = end;
  while (markdown[rest] === LINE_END) rest++;
  return [markdown.subarray(0, end), Buffer.from(`${hasTitle ? '\n' : ''}Source: ${url}\n\n`), markdown.subarray(rest)];
}

/** Runs of pages whose texts together stay below a size. A page is never cut. */
export function splitBySize<Page extends { size: number }>(pages: readonly Page[], most: number): Page[][] {
  const parts: Page[][] = [];
  let room = 0;
  for (const page of pages) {
    if (parts.length === 0 || page.size > room) {
      parts.push([]);
      room = most;
    }
    parts.at(-1)?.push(page);
    room -= page.size;
  }
  return parts;
}
