import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { install, pack, repository, type Packed } from '../setup/packed.ts';
import { createScratchDir } from '../setup/site-server.ts';

const PACKAGES = ['engine', 'docusaurus'];
const ALL = [...PACKAGES, 'diagrams', 'create'];
const archives = Object.fromEntries(ALL.map((workspace) => [workspace, pack(workspace)]));
/** What would be published. Packing takes seconds, so it is done once. */
function archiveOf(workspace: string): Packed {
  const packed = archives[workspace];
  if (!packed) throw new Error(`${workspace} is not packed.`);
  return packed;
}

describe.each(ALL)('what %s publishes', (workspace) => {
  const packed = archiveOf(workspace);

  it('has a licence and a list of changes, and neither tests nor source maps', () => {
    expect(packed.files).toEqual(expect.arrayContaining(['LICENSE', 'CHANGELOG.md', 'README.md', 'package.json']));
    expect(packed.files.filter((file) => /\.test\.|\.map$|(?:^|\/)testing\//.test(file))).toEqual([]);
  });

  it('names its commands as npm wants them', () => {
    const { bin = {} } = JSON.parse(readFileSync(join(repository, workspace, 'package.json'), 'utf8')) as {
      bin?: Record<string, string>;
    };
    // One that begins with `./` is removed when the package is published.
    for (const file of Object.values(bin)) expect(packed.files).toContain(file);
  });

  it('finds every module where its manifest says', async () => {
    const manifest = JSON.parse(readFileSync(join(repository, workspace, 'package.json'), 'utf8')) as object;
    const archive = new Uint8Array(packed.data).buffer;
    const { messages } = await publint({ pack: { tarball: archive }, level: 'warning', strict: true });
    expect(messages.map((message) => formatMessage(message, manifest))).toEqual([]);
  });
});

/** Relative imports of a source that are there when it runs. Those of types are not. */
const IMPORT =
  /^(?:import|export)(?! type)[^;]*?from '(\.[^']+)'|^import '(\.[^']+)'|import\('(\.[^']+)'\)|@import '(\.[^']+)'|url\('?(\.[^')]+)|new URL\('(\.[^']+)'/gm;

describe('sources that the engine publishes for Vite', () => {
  const { files } = archiveOf('engine');
  const sources = files.filter((file) => /^src\/.*\.(?:tsx?|css)$/.test(file));

  it('have all that they import', () => {
    const missing = sources.flatMap((file) =>
      [...readFileSync(join(repository, 'engine', file), 'utf8').matchAll(IMPORT)].flatMap((match) => {
        const [name = ''] = (match.slice(1).find((part) => part !== undefined) ?? '').split('?');
        const imported = join(dirname(file), name).replaceAll('\\', '/');
        return files.includes(imported) ? [] : `${file}: ${imported}`;
      }),
    );
    expect(missing).toEqual([]);
    expect(sources.length).toBeGreaterThan(200);
  });

  it('are not those that run in Node, which are in `dist` already', () => {
    expect(
      sources.filter((file) => /from 'node:/.test(readFileSync(join(repository, 'engine', file), 'utf8'))),
    ).toEqual([]);
  });
});

describe.each(PACKAGES)('%s has types', (workspace) => {
  it('that compilers resolve as modules', async () => {
    const result = await checkPackage(createPackageFromTarballData(new Uint8Array(archiveOf(workspace).data)));
    if (result.types === false) throw new Error('No types.');
    // An ES module: Node's older way of resolving and `require` are not for it.
    const problems = result.problems.filter(
      (problem) =>
        problem.kind !== 'CJSResolvesToESM' &&
        (!('resolutionKind' in problem) || !['node10', 'node16-cjs'].includes(problem.resolutionKind)),
    );
    expect(problems).toEqual([]);
  });
});

describe('types of a site', () => {
  let dir = '';
  const write = (file: string, text: string): void => {
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    writeFileSync(join(dir, file), text);
  };
  /** Gives what the compiler reports, as `file: code`. */
  function typeCheck(): string[] {
    const compiler = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc');
    try {
      execFileSync(process.execPath, [compiler, '-p', dir, '--pretty', 'false'], { encoding: 'utf8' });
      return [];
    } catch (error) {
      return String((error as { stdout: string }).stdout)
        .split('\n')
        .filter((line) => line.includes('error TS'));
    }
  }

  beforeAll(() => {
    dir = createScratchDir('types');
    for (const workspace of PACKAGES) install(workspace, dir);
    // The packages that the declarations name, as npm would install them.
    mkdirSync(join(dir, 'node_modules/@types'), { recursive: true });
    for (const name of ['react', 'react-dom', 'csstype', '@types/react', '@types/react-dom', 'satteri', 'vite'])
      symlinkSync(join(repository, 'node_modules', name), join(dir, 'node_modules', name));
    write('package.json', '{ "private": true, "type": "module" }');
    write('tsconfig.json', '{ "extends": "yaprak/tsconfig.json", "compilerOptions": { "skipLibCheck": false } }');
    write('docs/giris.mdx', '# Giriş\n');
    write('src/kutu.module.css', '.kutu { color: teal }');
    write('src/ad.ts', "export const ad = 'Yaprak';");
    write(
      'yaprak.config.ts',
      `import { defineConfig, definePlugin } from 'yaprak';
export default defineConfig({
  title: 'Deneme',
  url: 'https://ornek.test',
  docs: { editUrl: ({ docPath }) => docPath.toUpperCase() },
  navbar: { items: [{ label: 'Belgeler', to: '/docs/giris' }, { type: 'custom-saat', zone: 'Europe/Istanbul' }] },
  plugins: [definePlugin({ name: 'liste', emit: { write: (site, out) => out.file('a.txt', site.languages[0]?.site.title ?? '') } })],
});
`,
    );
    write(
      'src/pages/index.tsx',
      `import Layout from '@theme/Layout';
import OriginalFooter from '@theme-original/Footer';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { translate } from '@docusaurus/Translate';
import { ad } from '@site/src/ad';
import Giris, { frontMatter } from '@site/docs/giris.mdx';
import stil from '../kutu.module.css';
export default function Home() {
  return (
    <Layout title={ad}>
      <Link to="/docs/giris" className={stil['kutu']}>{translate({ message: 'Oku' })}</Link>
      <img src={useBaseUrl('/a.png')} alt={String(frontMatter['title'])} />
      <Giris />
      <OriginalFooter />
    </Layout>
  );
}
`,
    );
  });
  afterAll(() => rmSync(dir, { recursive: true, force: true }));

  it('are there for the config, the parts of the theme, and what components import', () => {
    expect(typeCheck()).toEqual([]);
  });

  it('report a misspelt field of the config, and a wrong value', () => {
    const start = "import { defineConfig } from 'yaprak';\nexport default defineConfig({ title: 'a', ";
    write('misspelt.ts', `${start}url: 'https://ornek.test', taglin: 'x' });`);
    write('wrong.ts', `${start}url: 7 });`);
    const errors = typeCheck().join('\n');
    for (const file of ['misspelt.ts', 'wrong.ts']) rmSync(join(dir, file));
    expect(errors).toContain('taglin');
    expect(errors).toMatch(/'number' is not assignable to type 'string'/);
  });

  it('say what each field is, and its default', () => {
    const types = readFileSync(join(dir, 'node_modules/yaprak/dist/types/config/user-config.d.ts'), 'utf8');
    expect(types).toContain(
      '/** Hide the site from search engines: robots tag and header, and no sitemap. Default: false. */\n  noIndex?: boolean;',
    );
    const lines = types.split('\n');
    const fields = lines.flatMap((line, index) => {
      const name = /^ +"?([\w-]+)"?\??: /.exec(line)?.[1];
      return name === undefined ? [] : [{ name, isDocumented: lines[index - 1]?.endsWith('*/') }];
    });
    expect(fields.length).toBeGreaterThan(200);
    // `type` tells kinds of items apart.
    expect(fields.filter(({ name, isDocumented }) => !isDocumented && name !== 'type')).toEqual([]);
  });

  it('has a schema for each kind of front matter and data file', () => {
    for (const name of ['doc', 'post', 'page', 'category', 'authors', 'tags']) {
      const file = createRequire(join(dir, 'package.json')).resolve(`yaprak/schemas/${name}.json`);
      expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ $schema: expect.stringContaining('json-schema') });
    }
    const doc = JSON.parse(readFileSync(join(dir, 'node_modules/yaprak/dist/schemas/doc.json'), 'utf8')) as {
      properties: Record<string, { description: string }>;
    };
    expect(doc.properties['sidebar_position']?.description).toContain('sidebar');
  });
});
