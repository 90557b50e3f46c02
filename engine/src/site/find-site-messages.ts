import path from 'node:path';
import type { Message } from '../content/messages.ts';
import { listFiles } from '../content/list-files.ts';
import { readSource } from '../content/read.ts';
import type { CompileBody } from '../render/context.ts';
import type { Problem, RouteBody } from '../shared/model.ts';
import { extractMessages, TRANSLATE_MODULES, type ExtractOptions } from '../vite/extract-messages.ts';
import type { LoadedSite } from './load-site.ts';

/** Every text of the site's own components and MDX pages that can be translated, by id. */
export async function findSiteMessages(
  site: LoadedSite,
  options: { compile: CompileBody },
): Promise<{ messages: Map<string, Message>; problems: Problem[] }> {
  const { siteDir } = site.config;
  const messages = new Map<string, Message>();
  const problems: Problem[] = [];
  const look = (code: string, given: ExtractOptions): void => {
    const found = extractMessages(code, given);
    problems.push(...found.problems);
    for (const { id, ...message } of found.messages) messages.set(id, message);
  };
  for (const [file, text] of readComponents(path.join(siteDir, 'src')))
    look(text, { file: path.posix.join('src', file), lang: langOf(file) ?? 'jsx' });
  for (const folder of site.plugins.flatMap(({ plugin }) => plugin.theme ?? []))
    for (const [file, text] of readComponents(folder))
      // What is wrong with them is not for the author of the site to mend.
      for (const { id, ...message } of extractMessages(text, { file, lang: langOf(file) ?? 'jsx' }).messages)
        if (!messages.has(id)) messages.set(id, message);
  const bodies = new Map<string, RouteBody>();
  for (const { routes } of site.languages)
    for (const route of routes) for (const body of route.bodies) bodies.set(body.source, body);
  for (const body of bodies.values()) {
    const code =
      body.format === 'mdx'
        ? await pageCode(body, { text: site.sources.get(body.source)?.text, ...options })
        : undefined;
    if (code !== undefined) look(code, { file: body.source, lang: 'js' });
  }
  return { messages, problems };
}

/** The scripts of a folder with their texts. */
function readComponents(folder: string): [string, string][] {
  return listFiles(folder, { label: path.basename(folder) }).files.flatMap((file): [string, string][] => {
    if (langOf(file) === undefined || /\.(?:test|spec|d)\.\w+$/.test(file)) return [];
    const text = readSource(folder, file).file?.text;
    return text === undefined ? [] : [[file, text]];
  });
}

function langOf(file: string): ExtractOptions['lang'] | undefined {
  const lang = /\.([jt]sx?)$/.exec(file)?.[1];
  // JavaScript of a site may hold JSX whatever its name says.
  return (lang === 'js' ? 'jsx' : lang) as ExtractOptions['lang'] | undefined;
}

const IMPORT = new RegExp(`^import\\s[^'"]*['"](?:${TRANSLATE_MODULES.join('|')})['"]`, 'gm');

/** What an MDX page compiles to, behind its own imports; nothing where it translates nothing. */
async function pageCode(
  body: RouteBody,
  options: { text: string | undefined; compile: CompileBody },
): Promise<string | undefined> {
  const imports = options.text?.match(IMPORT);
  if (!imports) return undefined;
  const compiled = await options.compile({ source: body.source, format: body.format });
  return compiled.body.kind === 'mdx' ? `${imports.join(';')};function page() {${compiled.body.code}}` : undefined;
}
