import { join, posix } from 'node:path';
import { z } from 'zod';
import { nearest } from '../errors/hints.ts';
import { findQuoted, placeOf, jsonOffset } from '../errors/place.ts';
import type { Problem, SourceFile } from '../shared/model.ts';
import { checkCharacters } from './front-matter.ts';
import { isFile, readSource } from './read.ts';

/** A text that can be translated, in the default language, with a description for the translator. */
export interface Message {
  message: string;
  description?: string;
}

/** A translation file. It records which keys the site uses, to report unused keys and to write missing ones. */
export interface MessagesFile {
  /** The text under `key` in this language, otherwise the original text. */
  translate(key: string, written: Message): string;
  /** All texts of the file. */
  all: ReadonlyMap<string, string>;
  /** The texts that the site uses. */
  used: ReadonlyMap<string, Message>;
  /** Turns the check for unused keys off: the pages that use these texts are not part of this language. */
  release(): void;
  isReleased: boolean;
}

/** The files of translations of one language. */
export interface Translations {
  /** Its folder, relative to the site. Absent in a language without translations. */
  dir?: string;
  /** `name` is relative to the folder. */
  file(name: string): MessagesFile;
  /** All files that were loaded, by name. */
  files: ReadonlyMap<string, MessagesFile>;
  sources: SourceFile[];
  /** Files that could not be read. */
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
  const used = new Map<string, Message>();
  const file: MessagesFile = {
    all,
    used,
    isReleased: false,
    release: () => void (file.isReleased = true),
    translate(key, written) {
      used.set(key, written);
      return all.get(key) ?? written.message;
    },
  };
  return file;
}

/** Parses a translation file. An invalid file has no texts, only problems. */
export function parseMessages({ source, text }: SourceFile): { all: Map<string, string>; problems: Problem[] } {
  const all = new Map<string, string>();
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    return { all, problems: [invalidJson(source, { text, error: error as SyntaxError })] };
  }
  const invalid = checkCharacters(data, { source, what: 'translation file' });
  if (invalid.length > 0) return { all, problems: invalid };
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
    message: `The translation file ${source} is not valid JSON: ${error.message}.`,
    file: source,
    ...placeOf(text, Math.max(0, offset)),
  };
}

/** Reports texts that the site does not use: a typo in the key, or a text of something that was removed. */
export function checkUnknownMessages({ dir, files, sources }: Translations): Problem[] {
  if (dir === undefined) return [];
  const problems: Problem[] = [];
  for (const [name, { all, used, isReleased }] of files) {
    // The texts that components use are not known.
    if (name === CODE_FILE || isReleased) continue;
    const source = posix.join(dir, name);
    const text = sources.find((file) => file.source === source)?.text ?? '';
    for (const key of all.keys()) {
      if (used.has(key)) continue;
      const near = nearest(key, used.keys());
      problems.push({
        code: 'unknown-translation',
        severity: 'warning',
        message: `The translation file ${source} has a text for "${key}", which the site does not use.`,
        file: source,
        ...findQuoted(text, key),
        hint: near ? `Did you mean "${near}"?` : 'Correct the key, or remove it.',
      });
    }
  }
  return problems;
}
