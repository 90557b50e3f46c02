import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, posix } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeSite } from '../../create/src/write-site.ts';
import { parseRequest } from '../../create/src/parse-args.ts';
import { loadConfig } from '../../engine/src/config/load.ts';
import { YaprakError } from '../../engine/src/errors/index.ts';
import { checkSample, listPages, readSamples, splitCommand, type Sample } from './docs-samples.ts';
import { repository } from '../setup/packed.ts';
import { createScratchDir, runYaprak } from '../setup/site-server.ts';

/** The documentation of Yaprak: the site itself, its tutorial step by step, and every code sample. */

const docs = join(repository, 'docs');
const scratch = createScratchDir('docs');
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const read = (...path: string[]): string => readFileSync(join(...path), 'utf8');
const plain = (html: string): string =>
  html
    .replaceAll(/<(?:script|style)[^>]*>.*?<\/(?:script|style)>/gs, ' ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ');

describe('the site', () => {
  const out = join(scratch, 'site');
  let result = { code: 1, output: '' };
  beforeAll(async () => {
    result = await runYaprak(['build', docs, '--out-dir', out]);
  }, 180_000);

  it('builds without a broken link and without a warning', () => {
    expect(result.output).not.toMatch(/^(?:error|warning) /m);
    expect(result.code).toBe(0);
  });

  it('has every config field, with a sentence', () => {
    const { fields } = JSON.parse(read(repository, 'engine/dist/reference.json')) as {
      fields: Record<string, { name: string; text: string }[]>;
    };
    const list = (folder: string): string[] =>
      listPages(join(docs, folder)).map((page) =>
        read(out, folder, page.replace(/(?:\/?index)?\.mdx?$/, ''), 'index.html'),
      );
    const configPages = list('docs/reference/config');
    const allPages = list('docs/reference');
    for (const [schema, all] of Object.entries(fields))
      for (const { name, text } of all) {
        expect({ schema, name, text }).not.toMatchObject({ text: '' });
        const id = `${schema === 'config' ? '' : `${schema}-`}${name.replaceAll(/\[\]|\.\*/g, '').replaceAll('.', '-')}`;
        const places = (schema === 'config' ? configPages : allPages).filter((html) =>
          html.includes(`<h3 id="${id}"`),
        ).length;
        expect({ schema, name, places }).toEqual({ schema, name, places: 1 });
      }
  });

  it('has every command, part, door and message', () => {
    const { commands, parts, types, problems } = JSON.parse(read(repository, 'engine/dist/reference.json')) as {
      commands: { name: string }[];
      parts: { name: string; isReplaceable: boolean }[];
      types: { name: string; members: { name: string }[] }[];
      problems: { code: string }[];
    };
    const page = (name: string): string => read(out, 'docs/reference', name, 'index.html').replaceAll('<wbr>', '');
    const wanted = {
      cli: commands.map(({ name }) => ` id="${name}"`),
      parts: parts.filter(({ isReplaceable }) => isReplaceable).map(({ name }) => ` id="${name.replaceAll('/', '-')}"`),
      plugins: (types[0]?.members ?? []).map(({ name }) => ` id="Plugin-${name}"`),
      problems: problems.map(({ code }) => ` id="${code}"`),
    };
    const missing = Object.entries(wanted).flatMap(([name, all]) => {
      const html = page(name);
      return all.filter((text) => !html.includes(text));
    });
    expect(missing).toEqual([]);
    expect(problems.length).toBeGreaterThan(80);
  });

  it('has the first steps in Turkish', () => {
    expect(read(out, 'tr/docs/tutorial/create/index.html')).toContain('<html lang="tr"');
    for (const page of [...listPages(join(docs, 'docs/tutorial')).map((file) => `tutorial/${file}`), 'intro.md'])
      expect(existsSync(join(docs, 'i18n/tr/docusaurus-plugin-content-docs/current', page)), page).toBe(true);
  });
});

/** What a page of the tutorial asks for, in its order. */
type Step = { kind: 'file'; path: string; text: string } | { kind: 'command'; words: string[] };

const tutorialPages = (folder: string): string[] =>
  listPages(folder).sort((a, b) => positionOf(folder, a) - positionOf(folder, b));
const positionOf = (folder: string, page: string): number =>
  Number(/^sidebar_position: (\d+)$/m.exec(read(folder, page))?.[1]);

function readSteps(folder: string, page: string): Step[] {
  return readSamples(folder, page).flatMap(({ lang, title, text }): Step[] => {
    if (title !== undefined) return [{ kind: 'file', path: title, text }];
    if (lang !== 'sh') throw new Error(`${page}: a sample is neither a file nor a command.`);
    return text
      .trim()
      .split('\n')
      .map((line) => ({ kind: 'command', words: splitCommand(line) }));
  });
}

/** `**Look:** `/docs/x` says “words”`: an address, and words that stand there. */
function readPromises(text: string): { url: string; words: string }[] {
  const lines = text.split('\n').filter((line) => /^\*\*(?:Look|Bak):\*\*/.test(line));
  return lines.flatMap((line) =>
    [...line.matchAll(/`(\/[^`]*)`[^`“]*“([^”]+)”/g)].map(([, url = '', words = '']) => ({ url, words })),
  );
}

const turkishPages = join(docs, 'i18n/tr/docusaurus-plugin-content-docs/current');

describe.each([
  { language: 'English', folder: join(docs, 'docs/tutorial'), query: 'cash register', found: 'Close the café' },
  { language: 'Turkish', folder: join(turkishPages, 'tutorial'), query: 'yazarkasa', found: 'Kafeyi kapat' },
])('the tutorial in $language', ({ folder, query, found: first }) => {
  const pages = tutorialPages(folder);
  const said = new Map<string, string>();
  let site = '';

  /** Runs a command of the text. Servers are left out, and so is the download of packages, which are those of this repository. */
  async function run(words: string[]): Promise<void> {
    const command = words.join(' ');
    if (command.startsWith('npm create yaprak@latest ')) {
      const request = parseRequest(words.slice(3).filter((word) => word !== '--'));
      if (request.kind !== 'create') throw new Error(`\`${command}\` creates nothing.`);
      const { dir = '', name = '', language = 'en', blog = true } = request.wishes;
      site = join(scratch, dir);
      writeSite({ dir: site, name, language, blog, manager: 'npm', engine: '*', today: '2026-02-01' });
      return;
    }
    if (words[0] === 'cd') {
      expect(join(scratch, words[1] ?? '')).toBe(site);
      return;
    }
    const { scripts } = JSON.parse(read(site, 'package.json')) as { scripts: Record<string, string> };
    const script = words[0] === 'npm' && words[1] === 'run' ? scripts[words[2] ?? ''] : words.slice(1).join(' ');
    expect(script, command).toMatch(/^yaprak /);
    if (/^yaprak (?:dev|serve)\b/.test(script ?? '')) return;
    const args = words[0] === 'npx' ? words.slice(2) : splitCommand(script ?? '').slice(1);
    const { code, output } = await runYaprak(args, { cwd: site });
    if (code !== 0) throw new Error(`\`${command}\` ended with ${code}:\n${output}`);
    expect(output).not.toMatch(/^warning /m);
    said.set(command, output);
  }

  beforeAll(async () => {
    for (const step of pages.flatMap((page) => readSteps(folder, page)))
      if (step.kind === 'command') await run(step.words);
      else {
        mkdirSync(dirname(join(site, step.path)), { recursive: true });
        writeFileSync(join(site, step.path), step.text);
      }
  }, 180_000);

  it('begins with the create command and ends with a built site', () => {
    expect(pages[0]).toBe('create.md');
    expect(pages.at(-1)).toBe('publish.md');
    expect(existsSync(join(site, 'build/nginx.conf'))).toBe(true);
    expect(said.get(`npx yaprak search ${query}`)?.split('\n')[0]).toContain(first);
  });

  it.each(pages)('%s shows what it promises', (page) => {
    const promises = readPromises(read(folder, page));
    expect(promises.length).toBeGreaterThan(0);
    const styles = readdirSync(join(site, 'build/assets/css')).map((file) => read(site, 'build/assets/css', file));
    for (const { url, words } of promises) {
      const text = plain(read(site, 'build', url, 'index.html'));
      const found = words.startsWith('#') ? styles.some((css) => css.includes(words)) : text.includes(words);
      expect({ url, words, found }).toEqual({ url, words, found: true });
    }
  });
});

/** Names are translated: how deep a file stands, and its ending. */
const shapeOf = (path: string): string => `${path.split('/')[0]} ${path.split('/').length} ${posix.extname(path)}`;

it('the tutorial has the same steps in both languages', () => {
  const outline = (from: string): unknown =>
    tutorialPages(from).map((page) => [
      page,
      readSteps(from, page).map((step) =>
        step.kind === 'file' ? shapeOf(step.path) : step.words.slice(0, step.words.length > 2 ? 3 : 1),
      ),
      readPromises(read(from, page)).length,
    ]);
  expect(outline(join(turkishPages, 'tutorial'))).toEqual(outline(join(docs, 'docs/tutorial')));
});

describe('the samples', () => {
  const all = [join(docs, 'docs'), turkishPages].flatMap((folder) =>
    listPages(folder).map((page) => ({ folder, page, samples: readSamples(folder, page) })),
  );
  const samples = all.flatMap((each) => each.samples);

  it('are found, and few are left out, each with its reason', () => {
    expect(samples.length).toBeGreaterThan(30);
    expect(samples.filter(({ unchecked }) => unchecked !== undefined).length).toBeLessThan(8);
  });

  it('can be read', () => {
    expect(samples.flatMap(checkSample)).toEqual([]);
  });

  const isConfig = ({ title = '' }: Sample): boolean => /^yaprak\.config\.\w+$/.test(title);
  const writeSample = (dir: string, { title = '', text }: Sample): void => {
    mkdirSync(dirname(join(dir, title)), { recursive: true });
    writeFileSync(join(dir, title), text);
  };

  it('that are configs load with the files of their page', async () => {
    const faults: string[] = [];
    for (const { page, samples: own } of all) {
      const checked = own.filter(({ title, unchecked }) => title !== undefined && unchecked === undefined);
      const dir = join(scratch, 'configs', page);
      for (const folder of ['docs', 'blog', 'src/pages']) mkdirSync(join(dir, folder), { recursive: true });
      for (const sample of checked) if (!isConfig(sample) && !sample.title?.startsWith('/')) writeSample(dir, sample);
      for (const sample of checked.filter(isConfig)) {
        writeSample(dir, sample);
        try {
          const { problems } = await loadConfig(dir, { configFile: join(dir, sample.title ?? '') });
          faults.push(...problems.map(({ message }) => `${page}:${sample.line} ${message}`));
        } catch (error) {
          if (!(error instanceof YaprakError)) throw error;
          faults.push(...error.problems.map(({ message }) => `${page}:${sample.line} ${message}`));
        }
        rmSync(join(dir, sample.title ?? ''));
      }
    }
    expect(faults).toEqual([]);
  }, 120_000);

  it('have the right types', () => {
    const dir = join(scratch, 'types');
    const folders: string[] = [];
    for (const { folder, page, samples: own } of all) {
      const name = join(folder === turkishPages ? 'tr' : 'en', page.replaceAll('/', '-'));
      const typed = own.filter(
        ({ title, lang, unchecked }) => title && unchecked === undefined && /^[jt]sx?$|^css$|^json$/.test(lang),
      );
      if (typed.length > 0) folders.push(name);
      for (const [at, sample] of typed.entries()) {
        // Several configs of a page stand side by side.
        const title = isConfig(sample) ? `yaprak.config.${at}.ts` : (sample.title ?? '');
        if (!/tsconfig|^\//.test(title)) writeSample(join(dir, name), { ...sample, title });
      }
    }
    const paths = { '@site/*': folders.map((name) => `./${name}/*`) };
    const types = ['yaprak/client', 'node'];
    writeFileSync(
      join(dir, 'tsconfig.json'),
      JSON.stringify({
        extends: 'yaprak/tsconfig.json',
        compilerOptions: { paths, types, allowJs: false, allowImportingTsExtensions: true },
      }),
    );
    const compiler = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc');
    const { stdout } = spawnSync(process.execPath, [compiler, '-p', dir, '--pretty', 'false'], { encoding: 'utf8' });
    expect(stdout.split('\n').filter((line) => line.includes('error TS'))).toEqual([]);
  });
});
