import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listCompiled } from '../../bench/compiled-pages.mjs';
import type { SidebarItem } from '../../engine/src/shared/model.ts';
import { buildSite, copySite, runYaprak, type CommandResult } from '../setup/site-server.ts';
import { findProblem, readDigests, type ExpectedProblem } from '../setup/tiny-site.ts';

/** The commands on a site in three languages: what is made again, what is refused, what is written for translators. */

const scratch: string[] = [];
const createCopy = (): string => {
  const dir = copySite('diller');
  scratch.push(dir);
  return dir;
};
const edit = (file: string, change: (text: string) => string): void =>
  writeFileSync(file, change(readFileSync(file, 'utf8')));

/** A site that was built once, and is as it was before each test. */
let site = '';
let out = '';
let first: Record<string, string> = {};
let compiled: string[] = [];
beforeAll(async () => {
  site = createCopy();
  out = await buildSite(site);
  scratch.push(dirname(out));
  first = readDigests(out);
  compiled = listCompiled(site);
});
afterAll(() => {
  for (const dir of scratch) rmSync(dir, { recursive: true, force: true });
});

const TR = 'i18n/tr';
const DOCS = `${TR}/docusaurus-plugin-content-docs`;
const build = (): Promise<CommandResult> => runYaprak(['build', site, '--out-dir', out]);
const htmlFiles = (files: Record<string, string>, language: RegExp): string[] =>
  Object.keys(files).filter((file) => file.endsWith('.html') && language.test(file));
/** Pages that the build has made, not taken over from the last one. */
const madeBy = ({ output }: CommandResult): number => {
  const [, pages, kept] = /Built (\d+) pages.* (\d+) from cache/.exec(output) ?? [];
  return Number(pages) - Number(kept);
};

/** Builds with some files changed, and puts them back. */
async function buildWith(changes: Record<string, (text: string) => string>): Promise<CommandResult> {
  const before = new Map(Object.keys(changes).map((file) => [file, readFileSync(join(site, file))]));
  try {
    for (const [file, change] of Object.entries(changes)) edit(join(site, file), change);
    return await build();
  } finally {
    for (const [file, bytes] of before) writeFileSync(join(site, file), bytes);
  }
}

/** How many pages a build with some files changed makes, and which are others than before. The site in place is the first one again. */
async function rebuildWith(changes: Record<string, (text: string) => string>) {
  const result = await buildWith(changes);
  const now = readDigests(out);
  await build();
  const changed = Object.keys(now).filter((file) => file.endsWith('.html') && now[file] !== first[file]);
  return { ...result, made: madeBy(result), changed };
}

describe('build --locale', () => {
  it('makes the files of these languages as a whole build does, and no others', async () => {
    const some = `${out}-some`;
    scratch.push(some);
    const { code, output } = await runYaprak(['build', site, '--out-dir', some, '--locale', 'ar', '-l', 'tr']);
    expect([code, output.includes('warning')]).toEqual([0, false]);
    const made = readDigests(some);
    const pagesOf = (files: Record<string, string>): [string, string][] =>
      Object.entries(files).filter(([file]) => /^(?:tr|ar)\/.*\.html$/.test(file));
    expect(pagesOf(made).length).toBeGreaterThan(10);
    expect(pagesOf(made)).toEqual(pagesOf(first));
    expect(htmlFiles(made, /^(?!(?:tr|ar)\/)/)).toEqual([]);
    const names = (files: Record<string, string>): string[] =>
      Object.keys(files).filter((file) => /^(?:tr|ar)\//.test(file));
    expect(names(made)).toEqual(names(first));
  });

  it('says which languages there are', async () => {
    const { code, output } = await runYaprak(['build', site, '--out-dir', out, '--locale', 'ter']);
    expect(code).toBe(1);
    expect(output).toContain('"ter" is not one of `i18n.locales`');
    expect(output).toContain('Did you mean `--locale tr`?');
  });
});

describe('building again', () => {
  it('takes over every page of every language, byte by byte', async () => {
    const again = await build();
    expect(again.output).toMatch(/Built 200 pages.* 200 from cache/);
    expect(readDigests(out)).toEqual(first);
  });

  it('makes only the page of a translation that was edited', async () => {
    const { made, changed } = await rebuildWith({
      [`${DOCS}/current/01-start/01-install.md`]: (text) => `${text}\nBir de sarısı var.\n`,
    });
    expect(made).toBe(1);
    expect(changed).toEqual(['tr/docs/next/start/kurulum/index.html']);
  });

  it('makes an edited original again in each language that shows it', async () => {
    const { made, changed } = await rebuildWith({
      'docs/intro.md': (text) => `${text}\nOnly where it is not translated.\n`,
      'docs/01-start/02-first-steps.md': (text) => `${text}\nEverywhere.\n`,
    });
    expect(made).toBe(5);
    expect(changed.sort()).toEqual([
      'ar/docs/next/intro/index.html',
      'ar/docs/next/start/first-steps/index.html',
      'docs/next/intro/index.html',
      'docs/next/start/first-steps/index.html',
      'tr/docs/next/start/first-steps/index.html',
    ]);
  });

  it('leaves the other languages alone when texts of one are edited', async () => {
    const { made, changed } = await rebuildWith({
      [`${TR}/code.json`]: (text) => text.replace('Her yaprak yerinde', 'Her yaprak dalında'),
      [`${TR}/docusaurus-theme-classic/navbar.json`]: (text) => text.replace('Hakkında', 'Biz kimiz'),
    });
    const pages = htmlFiles(first, /^tr\//).filter(
      (file) => !readFileSync(join(out, file), 'utf8').includes('http-equiv="refresh"'),
    );
    expect(made).toBe(pages.length);
    expect(changed.filter((file) => !file.startsWith('tr/'))).toEqual([]);
  });

  it('makes pages again whose address in another language has changed', async () => {
    const { code, changed } = await rebuildWith({
      [`${DOCS}/current/01-start/01-install.md`]: (text) => text.replace('slug: kurulum', 'slug: kur'),
    });
    expect(code).toBe(0);
    expect(changed).toEqual(
      expect.arrayContaining([
        'docs/next/start/install/index.html',
        'ar/docs/next/start/install/index.html',
        'tr/docs/next/intro/index.html',
        'tr/docs/next/start/first-steps/index.html',
      ]),
    );
    // The version before has it in its menu of versions.
    const others = changed.filter((file) => !/^(?:tr\/|ar\/)?docs\/next\//.test(file));
    expect(others).toEqual(['tr/docs/start/install/index.html']);
  });

  it('compiles a text that several languages show once', () => {
    const originals = { docs: 8 + 3, community: 3, posts: 30, pages: 2 };
    const translations = { docs: 3 + 1, community: 2, posts: 2, pages: 1 };
    const sum = (counts: Record<string, number>): number => Object.values(counts).reduce((all, count) => all + count);
    // Of a post there is the whole and what a list shows. Lists are made by two threads, all else of one text by one.
    const posts = originals.posts + translations.posts;
    const texts = sum(originals) + sum(translations) + posts;
    expect(new Set(compiled).size).toBe(texts);
    expect(compiled.length).toBeLessThanOrEqual(texts + posts);
  });
});

describe('a site that leaves out what is not translated', () => {
  let omitting = '';
  let result: CommandResult = { code: 1, output: '' };
  const target = (): string => join(omitting, 'out');
  beforeAll(async () => {
    omitting = createCopy();
    edit(join(omitting, 'yaprak.config.ts'), (text) =>
      text.replace("defaultLocale: 'en',", "defaultLocale: 'en', untranslated: 'omit',"),
    );
    // One page that is shown in English all the same.
    edit(join(omitting, 'community/01-rules.md'), (text) => `---\nuntranslated: fallback\n---\n\n${text}`);
    result = await runYaprak(['build', omitting, '--out-dir', target()]);
  });
  const pagesOf = (language: string): string[] =>
    htmlFiles(readDigests(join(target(), language)), /./)
      .filter((file) => !readFileSync(join(target(), language, file), 'utf8').includes('http-equiv="refresh"'))
      .filter((file) => !/^start\/|\/(?:tags|authors|archive|category|page)\//.test(file))
      .map((file) => `/${file.replace(/\/?index\.html$/, '')}`)
      .sort();

  it('is built', () => {
    expect(result.output).not.toMatch(/^error/m);
    expect(result.code).toBe(0);
  });

  it('has the pages of a language that are translated, and those without text of their own', () => {
    expect(pagesOf('tr')).toEqual([
      '/',
      '/404.html',
      '/about',
      '/blog',
      '/blog/2024/01/05/leaf-25',
      '/blog/otuzuncu',
      '/community',
      '/community/people',
      '/community/rules',
      '/docs/intro',
      '/docs/next/intro',
      '/docs/next/start/kurulum',
      '/docs/next/tips/one',
    ]);
    expect(pagesOf('ar').filter((page) => !page.startsWith('/blog'))).toEqual(['/', '/404.html', '/community/rules']);
  });

  it('has sidebars without them', () => {
    const file = join(target(), 'tr/sidebar-default-current-docs.json');
    const items = JSON.parse(readFileSync(file, 'utf8')) as SidebarItem[];
    const labels = (list: SidebarItem[]): unknown[] =>
      list.map((item) =>
        item.type === 'category' ? [item.label, ...labels(item.items)] : 'label' in item && item.label,
      );
    expect(labels(items)).toEqual(['Giriş yazısı', ['Başlarken', 'Kurulum'], 'Kaynak kodu']);
  });

  it('leads nobody to a page that is not there', () => {
    const files = readDigests(target());
    const leadsTo = (path: string): boolean =>
      [path, `${path}index.html`, `${path}/index.html`, `${path}.html`].some((file) => file in files);
    const dead = htmlFiles(files, /^(?:tr|ar)\//).flatMap((file) => {
      const html = readFileSync(join(target(), file), 'utf8');
      const paths = [...html.matchAll(/<a [^>]*href="\/([^"#?]*)/g)].map((found) => decodeURI(found[1] ?? ''));
      return paths.filter((path) => !leadsTo(path)).map((path) => `${file} leads to /${path}`);
    });
    expect(dead).toEqual([]);
  });

  it('says nothing of translations and folders that are right in the default language', () => {
    expect(result.output).toContain('Written to');
    expect(result.output).not.toContain('which the site does not use');
    expect(result.output).not.toContain('so no sidebar can be made from it');
  });
});

describe('bad input', () => {
  /** The problem that a build with other files reports. */
  async function problemOf(files: Record<string, string>, expected: ExpectedProblem) {
    const changes = Object.entries(files).map(([file, text]) => [file, () => text] as const);
    const { code: exit, output } = await buildWith(Object.fromEntries(changes));
    return { code: exit, lines: findProblem(output, expected) };
  }
  const code = `${TR}/code.json`;

  it('reports where a file of texts is no JSON', async () => {
    const text = '{\n  "home.title": { "message": "Yapraklar" },\n  "posts": { "message": "yazı", }\n}\n';
    const says = `The translation file ${code} is not valid JSON`;
    expect(await problemOf({ [code]: text }, { says })).toEqual({
      code: 1,
      lines: [`error  ${says}`, `  ${code}:3:33`, '    "posts": { "message": "yazı", }', `    ${' '.repeat(30)}^`],
    });
  });

  it('reports where a file of texts breaks off', async () => {
    const text = '{\n  "home.title": {\n    "message": ';
    const says = `The translation file ${code} is not valid JSON`;
    const { lines } = await problemOf({ [code]: text }, { says });
    expect(lines[1]).toMatch(new RegExp(`^ {2}${code}:3:`));
  });

  it('reports what is wrong with the shape of a text', async () => {
    const hint = 'A text is written as {"message": "…", "description": "…"}; the description may be left out.';
    const text = '{\n  "home.title": "Yapraklar"\n}\n';
    const says = `In the translation file ${code} the text "home.title" is wrong: must be a map with "message".`;
    expect(await problemOf({ [code]: text }, { says, hint })).toEqual({
      code: 1,
      lines: [`error  ${says}`, `  ${code}:2:3`, '    "home.title": "Yapraklar"', '    ^', `  ${hint}`],
    });
    const list = `The translation file ${code} must be a map of texts.`;
    const { lines } = await problemOf({ [code]: '["Yapraklar"]\n' }, { says: list, hint });
    expect(lines.slice(0, 2)).toEqual([`error  ${list}`, `  ${code}`]);
  });

  it('warns of a text that nothing asks for, and names the nearest', async () => {
    const file = `${TR}/docusaurus-theme-classic/navbar.json`;
    const text = '{\n  "item.label.Abuot": { "message": "Hakkında" }\n}\n';
    const says = 'has a text for "item.label.Abuot", which the site does not use.';
    const hint = 'Did you mean "item.label.About"?';
    expect(await problemOf({ [file]: text }, { says, hint })).toEqual({
      code: 0,
      lines: [
        `warning  ${says}`,
        `  ${file}:2:3`,
        '    "item.label.Abuot": { "message": "Hakkında" }',
        '    ^',
        `  ${hint}`,
      ],
    });
  });

  it('refuses a language that stands outside the site', async () => {
    const config = readFileSync(join(site, 'yaprak.config.ts'), 'utf8')
      .replace('favicon:', "baseUrl: '/root/',\n  favicon:")
      .replace("htmlLang: 'tr-TR' }", "htmlLang: 'tr-TR', baseUrl: '/turkce/' }");
    const line = config.split('\n').findIndex((text) => text.includes('/turkce/')) + 1;
    const says = '`i18n.localeConfigs.tr.baseUrl` is "/turkce/"; it must start with the site\'s `baseUrl`, "/root/"';
    const { code: exit, lines } = await problemOf({ 'yaprak.config.ts': config }, { says });
    expect(exit).toBe(1);
    expect(lines[1]).toMatch(new RegExp(`^ {2}yaprak\\.config\\.ts:${line}:\\d+$`));
  });

  it('refuses two languages at one address, and a language that is named twice', async () => {
    const config = readFileSync(join(site, 'yaprak.config.ts'), 'utf8');
    const together = config.replace("htmlLang: 'tr-TR' }", "htmlLang: 'tr-TR', baseUrl: '/ar/' }");
    const clash = await buildWith({ 'yaprak.config.ts': () => together });
    expect(clash.output).toMatch(/^error {2}.*`i18n\.localeConfigs\.tr\.baseUrl`.*\n {2}yaprak\.config\.ts:\d+:\d+$/m);
    expect(clash.code).toBe(1);
    const twice = await buildWith({ 'yaprak.config.ts': () => config.replace("'tr', 'ar'", "'tr', 'tr', 'ar'") });
    expect(twice.output).toMatch(/^error {2}.*`i18n\.locales.*"tr"/m);
    expect(twice.code).toBe(1);
  });

  it('warns of a page at an address of another language', async () => {
    const page = join(site, 'src/pages/tr/about.md');
    mkdirSync(dirname(page), { recursive: true });
    writeFileSync(page, '# Clash\n');
    const { code: exit, output } = await build();
    rmSync(dirname(page), { recursive: true });
    expect(exit).toBe(0);
    expect(output).toMatch(/^warning {2}.*\/tr\/about/m);
    expect(output).toContain('src/pages/tr/about.md');
  });

  it('warns of a translation without an original', async () => {
    const orphan = join(site, DOCS, 'current/itnro.md');
    cpSync(join(site, DOCS, 'current/intro.md'), orphan);
    const { code: exit, lines } = await problemOf({}, { says: 'translates a file that does not exist, docs/itnro.md' });
    rmSync(orphan);
    expect(exit).toBe(0);
    expect(lines).toEqual([
      'warning  translates a file that does not exist, docs/itnro.md',
      `  ${DOCS}/current/itnro.md`,
      '  Did you mean intro.md?',
    ]);
  });
});

describe('yaprak write-translations', () => {
  type Texts = Record<string, { message: string; description?: string } | undefined>;
  const texts = (dir: string, file: string): Texts => JSON.parse(readFileSync(join(dir, file), 'utf8')) as Texts;

  it('writes what a translator has to fill in, and keeps what is translated', async () => {
    const dir = createCopy();
    const before = texts(dir, `${TR}/code.json`);
    edit(join(dir, `${TR}/code.json`), (text) => text.replace('{', '{\n  "gone": { "message": "gitti" },'));
    const { code, output } = await runYaprak(['write-translations', dir]);
    expect({ code, output }).toEqual({ code: 0, output: expect.stringContaining('i18n/ar/code.json') as string });
    const written = texts(dir, `${TR}/code.json`);
    for (const [id, text] of Object.entries(before)) expect(written[id]?.message).toBe(text?.message);
    expect(written['gone']?.message).toBe('gitti');
    expect(written['home.slogan']?.description).toBe('Below the title');
    expect(written['theme.docs.paginator.next']?.message).toBe('Sonraki');
    const arabic = texts(dir, 'i18n/ar/code.json');
    const own = Object.keys(arabic).filter((id) => !id.startsWith('theme.'));
    expect(own.sort()).toEqual(
      ['Read on', 'greeter.hello', 'greeter.note', 'greeter.said', 'help.call', 'home.posts', 'home.slogan']
        .concat(['home.title', 'live.count', 'posts'])
        .sort(),
    );
    expect(arabic['greeter.hello']?.message).toBe('قل مرحبا');
    expect(arabic['greeter.note']?.message).toBe('This part wakes up when it is reached for.');
    expect(Object.keys(texts(dir, 'i18n/ar/docusaurus-plugin-content-docs/current.json')).sort()).toEqual([
      'sidebar.docs.category.Getting started',
      'sidebar.docs.category.Getting started.link.generated-index.description',
      'sidebar.docs.category.Getting started.link.generated-index.title',
      'sidebar.docs.category.Reference',
      'sidebar.docs.link.Source code',
      'sidebar.tips.category.Deep tips',
      'version.label',
    ]);
    expect(texts(dir, 'i18n/ar/docusaurus-plugin-content-docs-community/current.json')['version.label']?.message).toBe(
      'Next',
    );
    expect(texts(dir, 'i18n/ar/docusaurus-plugin-content-blog/options.json')['sidebar.title']?.message).toBe(
      'Recent posts',
    );
    expect(texts(dir, 'i18n/ar/docusaurus-theme-classic/footer.json')['copyright']?.message).toBe('Copyright Leaves');
    expect(existsSync(join(dir, 'i18n/en'))).toBe(false);

    // Nothing is left to write, and nothing of the site has changed its wording. Arabic counts in other forms than English does.
    const files = readDigests(join(dir, 'i18n'));
    expect((await runYaprak(['write-translations', dir])).code).toBe(0);
    expect(readDigests(join(dir, 'i18n'))).toEqual(files);
    const again = await buildSite(dir);
    scratch.push(dirname(again));
    const plain = (folder: string, file: string): string =>
      readFileSync(join(folder, file), 'utf8').replace(/ data-language="[^"]*"/, '');
    const differing = htmlFiles(first, /^(?!ar\/)/).filter((file) => plain(again, file) !== plain(out, file));
    expect(differing).toEqual([]);
  });

  it('writes for one language, over what is there, behind a prefix', async () => {
    const dir = createCopy();
    const others = readDigests(join(dir, 'i18n/ar'));
    const args = ['write-translations', dir, '--locale', 'tr', '--message-prefix', '(TR) '];
    expect((await runYaprak(args)).code).toBe(0);
    const footer = `${TR}/docusaurus-theme-classic/footer.json`;
    expect(texts(dir, footer)['link.item.label.Source']?.message).toBe('(TR) Source');
    expect(texts(dir, footer)['link.item.label.Introduction']?.message).toBe('Giriş');
    expect((await runYaprak([...args, '--override'])).code).toBe(0);
    expect(texts(dir, footer)['link.item.label.Introduction']?.message).toBe('(TR) Introduction');
    expect(texts(dir, `${TR}/code.json`)['home.title']?.message).toBe('(TR) Leaves of a tree');
    expect(readDigests(join(dir, 'i18n/ar'))).toEqual(others);
  });

  it('refuses a language that the site does not have, and a file it cannot read', async () => {
    const dir = createCopy();
    const wrong = await runYaprak(['write-translations', dir, '--locale', 'rt']);
    expect(wrong.code).toBe(1);
    expect(findProblem(wrong.output, { says: '"rt" is not one of `i18n.locales`: en, tr, ar.' })).toEqual([
      'error  "rt" is not one of `i18n.locales`: en, tr, ar.',
      '  Did you mean `--locale tr`?',
    ]);
    writeFileSync(join(dir, `${TR}/code.json`), '{ "home.title": ');
    const files = readDigests(join(dir, 'i18n'));
    expect((await runYaprak(['write-translations', dir])).code).toBe(1);
    expect(readDigests(join(dir, 'i18n'))).toEqual(files);
  });
});

describe('yaprak version', () => {
  it('keeps the translations of the current docs with the version', async () => {
    const dir = createCopy();
    expect((await runYaprak(['version', '2.0', dir])).code).toBe(0);
    expect(readDigests(join(dir, DOCS, 'version-2.0'))).toEqual(readDigests(join(dir, DOCS, 'current')));
    const cut = await buildSite(dir);
    scratch.push(dirname(cut));
    const install = readFileSync(join(cut, 'tr/docs/start/kurulum/index.html'), 'utf8');
    expect(install).toContain('Bir yaprak alın.');
    expect(install).toContain('Sürüm: 2.0');
    const file = join(cut, 'tr/sidebar-default-2.0-docs.json');
    const [intro, category] = JSON.parse(readFileSync(file, 'utf8')) as { label: string; href: string }[];
    expect([intro?.label, category?.label]).toEqual(['Giriş yazısı', 'Başlarken']);
    expect(category?.href).toBe('/tr/docs/category/getting-started');
    expect(existsSync(join(cut, 'tr/docs/1.0/intro/index.html'))).toBe(true);
    expect(existsSync(join(dir, 'i18n/ar/docusaurus-plugin-content-docs'))).toBe(false);
  });

  it('keeps those of another section too', async () => {
    const dir = createCopy();
    expect((await runYaprak(['version', '2023', dir, '--docs', 'community'])).code).toBe(0);
    const section = join(dir, TR, 'docusaurus-plugin-content-docs-community');
    expect(readDigests(join(section, 'version-2023'))).toEqual(readDigests(join(section, 'current')));
    expect(existsSync(join(dir, DOCS, 'version-2023'))).toBe(false);
  });
});
