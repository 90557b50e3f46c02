import path from 'node:path';
import { CODE_FILE, type Message } from '../content/messages.ts';
import { readSource } from '../content/read.ts';
import { codeIdOf, toCodeText } from '../content/theme-texts.ts';
import { chooseLanguages } from '../site/choose-languages.ts';
import { writeAtomic } from '../output/write.ts';
import { TEXTS } from '../shared/text-table.ts';
import { isTextId } from '../shared/texts.ts';
import { createSurvey } from '../site/bundle-input.ts';
import type { CommandOptions } from './command-options.ts';
import { engineDigest } from '../store/engine-digest.ts';
import { findSiteMessages } from '../site/find-site-messages.ts';
import { loadSite, type LoadedLanguage, type LoadedSite } from '../site/load-site.ts';
import { openStore, storeDir } from '../store/store.ts';
import { printProblems } from '../terminal/print-problems.ts';

/** `yaprak write-translations`: the files that a translator fills in. What is translated already stays. */
export async function writeTranslations(options: CommandOptions): Promise<number> {
  const siteDir = path.resolve(options.siteDir);
  const site = await loadSite(siteDir, { mode: 'build', configFile: options.configFile });
  const languages = options.locales === undefined ? otherLanguages(site) : chooseLanguages(site, options.locales);
  const store = openStore(storeDir(path.join(siteDir, '.yaprak')));
  const { compile } = createSurvey(site, { store, engine: engineDigest() });
  const found = await findSiteMessages(site, { compile });
  store.flush();
  printProblems(found.problems, { siteDir });
  for (const { translations, view } of languages) {
    const { dir } = translations;
    if (dir === undefined) continue;
    const ofPlugins = textsOfPlugins(site, view.locale.name);
    const code = new Map([...found.messages, ...themeMessages(view.locale.htmlLang)]);
    for (const [id, message] of ofPlugins.messages) {
      const known = found.messages.get(id);
      if (known) code.set(id, { ...known, message });
    }
    const files: (readonly [string, ReadonlyMap<string, Message>])[] = [...translations.files].map(
      ([name, { used }]) => [name, name === CODE_FILE ? code : used],
    );
    files.push(...ofPlugins.files);
    for (const [name, wanted] of files) {
      if (wanted.size === 0) continue;
      const source = path.posix.join(dir, name);
      const merged = mergeMessages(wanted, { kept: readKept(siteDir, source), ...options });
      writeAtomic(path.join(siteDir, source), `${JSON.stringify(merged.texts, null, 2)}\n`);
      process.stdout.write(`${source}: ${wanted.size} ${wanted.size === 1 ? 'text' : 'texts'}, ${merged.added} new\n`);
    }
  }
  return 0;
}

/** Those that are not the language the site is written in. */
function otherLanguages({ languages, config }: LoadedSite): readonly LoadedLanguage[] {
  const { defaultLocale } = config.i18n;
  return languages.length === 1 ? languages : languages.filter(({ view }) => view.locale.name !== defaultLocale);
}

/** What plugins say of one language: their own files, and how they word texts of components. */
function textsOfPlugins({ plugins }: LoadedSite, locale: string) {
  const files = plugins.flatMap(({ plugin, data }) => Object.entries(plugin.translations?.({ data, locale }) ?? {}));
  const messages = plugins.flatMap(({ plugin, data }) => Object.entries(plugin.messages?.({ data, locale }) ?? {}));
  return { files: files.map(([name, texts]) => [name, new Map(Object.entries(texts))] as const), messages };
}

/** Our own texts, as we would word them in that language. */
function* themeMessages(lang: string): Iterable<[string, Message]> {
  for (const id of Object.keys(TEXTS).filter(isTextId)) {
    const wording = TEXTS[id][lang === 'tr' || lang.startsWith('tr-') ? 'tr' : 'en'];
    const message = typeof wording === 'string' ? wording : wording.join('|');
    yield [codeIdOf(id), { message: toCodeText(message, id), description: `Text of the theme: ${id}` }];
  }
}

type Texts = Record<string, Message>;

function mergeMessages(
  wanted: ReadonlyMap<string, Message>,
  options: { kept: Texts; override?: boolean; messagePrefix?: string },
): { texts: Texts; added: number } {
  // Texts that nothing asks for stay too: a translator's work is not ours to throw away.
  const texts: Texts = { ...options.kept };
  let added = 0;
  for (const [key, { message, description }] of wanted) {
    const kept = options.kept[key];
    if (!kept) added += 1;
    const text = kept && !options.override ? kept.message : (options.messagePrefix ?? '') + message;
    texts[key] = { message: text, ...(description === undefined ? {} : { description }) };
  }
  return { texts, added };
}

/** The file as it is. It was read and checked when the site was loaded. */
function readKept(siteDir: string, source: string): Texts {
  const { file } = readSource(siteDir, source);
  return file ? (JSON.parse(file.text) as Texts) : {};
}
