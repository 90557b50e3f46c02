import { join, posix } from 'node:path';
import { z } from 'zod';
import { nearest } from '../errors/hints.ts';
import { findQuoted, placeOf, jsonOffset } from '../errors/place.ts';
import type { Problem, SourceFile } from '../shared/model.ts';
import { isFile, readSource } from './read.ts';

/** A text that may be translated: as the author wrote it, and what helps a translator. */
export interface Message {
  message: string;
  description?: string;
}

/** One file of translations. It remembers what it was asked for: what it holds beyond that is a slip, and what it lacks can be written. */
export interface MessagesFile {
  /** The text under `key` in this language, else as the author wrote it. */
  translate(key: string, written: Message): string;
  /** Everything the file holds. */
  all: ReadonlyMap<string, string>;
  /** Everything that was asked for. */
  asked: ReadonlyMap<string, Message>;
  /** What asks for these texts is left out of this language: none of them is a slip. */
  release(): void;
  isReleased: boolean;
}

/** The files of translations of one language. */
export interface Translations {
  /** Its folder, relative to the site; absent where everything is as the author wrote it. */
  dir?: string;
  /** `name` is relative to the folder. */
  file(name: string): MessagesFile;
  /** All that were asked for, by name. */
  files: ReadonlyMap<string, MessagesFile>;
  sources: SourceFile[];
  /** What could not be read. */
  problems: Problem[];
}

/** Texts of the site's own components and of the theme. */
export const CODE_FILE = 'code.json';

const messages = z.record(
  z.string(),
  z.strictObject(
    { message: z.string('must be text'), description: z.string('must be text').optional() },
    'must be a map with "message"',
  ),
);

export function createTranslations({ siteDir, dir }: { siteDir: string; dir?: string }): Translations {
  const files = new Map<string, MessagesFile>();
  const translations: Translations = {
    ...(dir === undefined ? {} : { dir }),
    files,
    sources: [],
    problems: [],
    file(name) {
      const known = files.get(name);
      if (known) return known;
      const source = dir === undefined ? undefined : posix.join(dir, name);
      const found = source !== undefined && isFile(join(siteDir, source)) ? readSource(siteDir, source) : undefined;
      if (found?.problem) translations.problems.push(found.problem);
      if (found?.file) translations.sources.push(found.file);
      const { all, problems } = found?.file
        ? parseMessages(found.file)
        : { all: new Map<string, string>(), problems: [] };
      translations.problems.push(...problems);
      const file = createMessagesFile(all);
      files.set(name, file);
      return file;
    },
  };
  return translations;
}

function createMessagesFile(all: ReadonlyMap<string, string>): MessagesFile {
  const asked = new Map<string, Message>();
  const file: MessagesFile = {
    all,
    asked,
    isReleased: false,
    release: () => void (file.isReleased = true),
    translate(key, written) {
      asked.set(key, written);
      return all.get(key) ?? written.message;
    },
  };
  return file;
}

/** The texts of a translation file. One that cannot be used has none, and says why. */
export function parseMessages({ source, text }: SourceFile): { all: Map<string, string>; problems: Problem[] } {
  const all = new Map<string, string>();
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    return { all, problems: [invalidJson(source, { text, error: error as SyntaxError })] };
  }
  const checked = messages.safeParse(data);
  if (checked.success) {
    for (const [key, { message }] of Object.entries(checked.data)) all.set(key, message);
    return { all, problems: [] };
  }
  const problems = checked.error.issues.map((issue): Problem => {
    const key = String(issue.path[0] ?? '');
    return {
      code: 'invalid-translation',
      severity: 'error',
      message:
        key === ''
          ? `The translation file ${source} must be a map of texts.`
          : `In the translation file ${source} the text "${key}" is wrong: ${[...issue.path.slice(1), issue.message].join(' ')}.`,
      file: source,
      ...findQuoted(text, key),
      hint: 'A text is written as {"message": "…", "description": "…"}; the description may be left out.',
    };
  });
  return { all, problems };
}

function invalidJson(source: string, { text, error }: { text: string; error: SyntaxError }): Problem {
  const offset = jsonOffset(error.message, { text });
  return {
    code: 'invalid-translation',
    severity: 'error',
    message: `The translation file ${source} is no valid JSON: ${error.message}.`,
    file: source,
    ...placeOf(text, Math.max(0, offset)),
  };
}

/** Texts that nothing on the site asks for: a typing error, or what is left of something that was removed. */
export function checkUnknownMessages({ dir, files, sources }: Translations): Problem[] {
  if (dir === undefined) return [];
  const problems: Problem[] = [];
  for (const [name, { all, asked, isReleased }] of files) {
    // Nobody can tell which texts components will ask for.
    if (name === CODE_FILE || isReleased) continue;
    const source = posix.join(dir, name);
    const text = sources.find((file) => file.source === source)?.text ?? '';
    for (const key of all.keys()) {
      if (asked.has(key)) continue;
      const near = nearest(key, asked.keys());
      problems.push({
        code: 'unknown-translation',
        severity: 'warning',
        message: `The translation file ${source} has a text for "${key}", which nothing on this site asks for.`,
        file: source,
        ...findQuoted(text, key),
        hint: near ? `Did you mean "${near}"?` : 'Correct the key, or remove it.',
      });
    }
  }
  return problems;
}
