import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import engine from '../../engine/package.json' with { type: 'json' };
import type { Manager } from './packages.ts';
import type { Language } from './parse-args.ts';

export interface SiteChoices {
  /** Absolute. */
  dir: string;
  name: string;
  language: Language;
  blog: boolean;
  /** Of the engine to install, as in package.json. */
  engine: string;
  /** Day of the first post: `2026-01-31`. */
  today: string;
  manager: Manager;
}

const template = join(dirname(fileURLToPath(import.meta.url)), '../template');

/** npm leaves files of these names out of a package, or reads them itself. */
const RENAMED: Readonly<Record<string, string>> = {
  dockerignore: '.dockerignore',
  gitignore: '.gitignore',
  'package.json.txt': 'package.json',
};

/** Whether a new site may be written into a folder: it is not there, or holds nothing but what an empty repository has. */
export function isFree(dir: string): boolean {
  if (!existsSync(dir)) return true;
  return readdirSync(dir).every((name) => ['.git', '.gitignore', '.DS_Store', 'LICENSE', 'README.md'].includes(name));
}

/** Writes all files of a new site. A file that is there stays. Gives the paths that were written. */
export function writeSite(choices: SiteChoices): string[] {
  const written: string[] = [];
  for (const from of ['common', choices.language]) {
    const folder = join(template, from);
    for (const file of listFiles(folder)) {
      if (!choices.blog && file.startsWith('blog/')) continue;
      const target = toName(file, choices);
      if (existsSync(join(choices.dir, target))) continue;
      mkdirSync(dirname(join(choices.dir, target)), { recursive: true });
      const text = fill(readFileSync(join(folder, file), 'utf8'), choices);
      writeFileSync(join(choices.dir, target), target === 'package.json' ? forManager(text, choices) : text);
      written.push(target);
    }
  }
  return written.sort();
}

/** Yarn gives Vite a Rolldown of its own, newer than the one that the engine names: two of them, with 20 MB each. */
function forManager(manifest: string, { manager }: SiteChoices): string {
  if (manager !== 'yarn') return manifest;
  const { rolldown } = engine.dependencies;
  return `${JSON.stringify({ ...(JSON.parse(manifest) as object), resolutions: { rolldown } }, null, 2)}\n`;
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    );
}

function toName(file: string, { today }: SiteChoices): string {
  const parts = file.replace('DATE', today).split('/');
  const last = parts.pop() ?? '';
  return [...parts, RENAMED[last] ?? last].join('/');
}

/** Placeholders are `{{name}}`; a line that ends with `{{blog}}` is of sites with a blog only. */
function fill(text: string, { name, language, blog, engine, today }: SiteChoices): string {
  const lines = text.split('\n').filter((line) => blog || !line.endsWith('{{blog}}'));
  const words: Record<string, string> = {
    name,
    nameText: JSON.stringify(name).slice(1, -1).replaceAll("'", "\\'"),
    package: packageName(name),
    language,
    engine,
    today,
  };
  return lines
    .map((line) => line.replace(/ *(?:\/\/|<!--|#)? *\{\{blog\}\}(?: *-->)?$/, ''))
    .join('\n')
    .replaceAll(/\{\{(\w+)\}\}/g, (whole, word: string) => words[word] ?? whole);
}

/** A name that npm allows: small letters, digits and hyphens. */
export function packageName(name: string): string {
  const plain = name
    .toLocaleLowerCase('en')
    .replaceAll('ı', 'i')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
  return plain || 'my-docs';
}
