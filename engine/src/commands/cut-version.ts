import path from 'node:path';
import { loadConfig, loadModuleFile } from '../config/load.ts';
import type { DocsSection, SiteConfig } from '../config/schema.ts';
import { findSidebarPath, FROM_FOLDERS } from '../content/docs/load-sidebars.ts';
import { parseSidebars } from '../content/docs/parse-sidebars.ts';
import { checkVersionName, loadVersionsFile, CURRENT_VERSION, versionPaths } from '../content/docs/versions-file.ts';
import { compileGlobs, listFiles } from '../content/list-files.ts';
import { findsSidebarsFile } from '../content/load.ts';
import { sectionFolder } from '../content/context.ts';
import { exists, readBytes } from '../content/read.ts';
import { YaprakError } from '../errors/index.ts';
import { nearest } from '../errors/hints.ts';
import { createFileWriter, placeFolder, removeFolder, writeAtomic } from '../output/write.ts';
import type { CommandOptions } from './command-options.ts';

/** `yaprak version <name>`: keep the docs and their sidebars as they are now. Whatever goes wrong, the site stays as it was. */
export async function cutVersion(options: CommandOptions): Promise<number> {
  const name = options.versionName ?? '';
  const siteDir = path.resolve(options.siteDir);
  const { config } = await loadConfig(siteDir, { configFile: options.configFile });
  const section = findSection(config, options.docsId ?? 'default');
  const paths = versionPaths(section.id);
  const names = readNames(name, { section, siteDir });
  const files = listDocs(section, { siteDir });
  const sidebars = await readSidebars(section, { siteDir, config });

  const docsDir = paths.docsDir(name);
  const draft = path.join(siteDir, path.dirname(docsDir), `.${path.basename(docsDir)}.tmp`);
  const sidebarsFile = path.join(siteDir, paths.sidebarsFile(name));
  const target = path.join(siteDir, docsDir);
  const made: string[] = [draft];
  try {
    removeFolder(draft);
    const writer = createFileWriter(draft, { name: docsDir });
    for (const file of files) writer.copy(file, path.join(siteDir, section.path, file));
    copyTranslations(name, { section, config, onWrite: (file) => made.push(file) });
    if (sidebars) {
      writeAtomic(sidebarsFile, printJson(sidebars));
      made.push(sidebarsFile);
    }
    placeFolder(draft, target);
    made.push(target);
    // Last, since it is what makes the version count.
    writeAtomic(path.join(siteDir, paths.versionsFile), printJson([name, ...names]));
  } catch (error) {
    for (const file of made) removeFolder(file);
    throw error;
  }
  const count = `${files.length} ${files.length === 1 ? 'file' : 'files'}`;
  process.stdout.write(`Cut version ${name}: ${count} copied from ${section.path} to ${docsDir}.\n`);
  return 0;
}

/** The translations of the current docs become those of the version. Reports each file and folder before it is written. */
function copyTranslations(
  name: string,
  { section, config, onWrite }: { section: DocsSection; config: SiteConfig; onWrite: (file: string) => void },
): void {
  const { i18n, siteDir } = config;
  for (const { path: folder, translate } of Object.values(i18n.localeConfigs)) {
    const base = path.join(siteDir, i18n.path, folder, sectionFolder('docs', section.id));
    const from = { dir: path.join(base, CURRENT_VERSION), messages: path.join(base, `${CURRENT_VERSION}.json`) };
    const to = { dir: path.join(base, `version-${name}`), messages: path.join(base, `version-${name}.json`) };
    if (!translate) continue;
    if (exists(from.dir) && !exists(to.dir)) {
      onWrite(to.dir);
      const writer = createFileWriter(to.dir, { name: path.relative(siteDir, to.dir) });
      for (const file of listFiles(from.dir, { dotFiles: true }).files) writer.copy(file, path.join(from.dir, file));
    }
    const messages = exists(to.messages) ? undefined : readBytes(from.messages);
    if (!messages) continue;
    onWrite(to.messages);
    writeAtomic(to.messages, renameVersion(messages, name));
  }
}

/** The label of the current version is not that of the one that was cut. A file that cannot be read is kept as it is. */
function renameVersion(messages: Uint8Array, name: string): string | Uint8Array {
  try {
    const texts = JSON.parse(
      Buffer.from(messages)
        .toString('utf8')
        .replace(/^\uFEFF/, ''),
    ) as Record<string, { message: string }>;
    if (!texts['version.label']) return messages;
    return printJson({ ...texts, 'version.label': { message: name, description: `The label for version ${name}` } });
  } catch {
    return messages;
  }
}

function findSection(config: SiteConfig, id: string): DocsSection {
  const section = config.docs.find((one) => one.id === id);
  if (section) return section;
  const ids = config.docs.map((one) => one.id);
  const near = nearest(id, ids);
  const hint = near ? `Did you mean \`--docs ${near}\`?` : 'Name one of them with --docs.';
  throw refused(`There is no docs section with the id "${id}"; there are: ${ids.join(', ') || 'none'}.`, hint);
}

/** The versions there are. Refuses a name that cannot be added to them. */
function readNames(name: string, { section, siteDir }: { section: DocsSection; siteDir: string }): string[] {
  const wrong = checkVersionName(name);
  if (wrong !== undefined)
    throw refused(`The name "${name}" cannot be used: a version name ${wrong}.`, 'Choose a name such as 2.0.');
  if (section.disableVersioning)
    throw refused(
      `The docs "${section.id}" have disableVersioning set, so no version can be cut.`,
      'Remove it from the config.',
    );
  const paths = versionPaths(section.id);
  const { names, problems } = loadVersionsFile(siteDir, { source: paths.versionsFile });
  if (problems.length > 0) throw new YaprakError(problems);
  if (names.includes(name))
    throw refused(`The version "${name}" exists already.`, `Choose a name that is not in ${paths.versionsFile}.`);
  const left = [paths.docsDir(name), paths.sidebarsFile(name)].find((file) => exists(path.join(siteDir, file)));
  if (left !== undefined)
    throw refused(
      `${left} exists already, though ${paths.versionsFile} does not name the version "${name}".`,
      'Remove or rename it, or add the name to the list.',
    );
  return names;
}

/** Everything in the docs folder, pictures and partials too. Refuses a folder without any doc. */
function listDocs(section: DocsSection, { siteDir }: { siteDir: string }): string[] {
  const { files, problems } = listFiles(path.join(siteDir, section.path), { label: section.path, dotFiles: true });
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new YaprakError(errors);
  const wanted = compileGlobs(section.include);
  const unwanted = compileGlobs(section.exclude);
  if (files.some((file) => wanted(file) && !unwanted(file))) return files;
  throw refused(
    `There are no docs in the folder "${section.path}", so there is nothing to cut a version from.`,
    'Write a doc first, or correct docs.path in the config.',
  );
}

/** What the sidebars file exports, as it is: autogenerated parts are made from the copied folder. Undefined: there are no sidebars. */
async function readSidebars(
  section: DocsSection,
  { siteDir, config }: { siteDir: string; config: SiteConfig },
): Promise<unknown> {
  const source = findSidebarPath(section, { siteDir, findSidebarsFile: findsSidebarsFile(config) });
  if (source === false) return undefined;
  if (source === undefined) return FROM_FOLDERS;
  const file = path.resolve(siteDir, source);
  if (!exists(file))
    throw refused(`The sidebars file "${source}" does not exist.`, 'Correct docs.sidebarPath in the config.');
  const exported = await loadModuleFile(file, { siteDir });
  const { sidebars, problems } = parseSidebars(exported, { source });
  if (problems.length > 0) throw new YaprakError(problems);
  return Object.keys(sidebars).length > 0 ? exported : undefined;
}

function printJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

function refused(message: string, hint: string): YaprakError {
  return new YaprakError({ code: 'version-refused', severity: 'error', message, hint });
}
