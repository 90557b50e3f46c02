import { describe, expect, it } from 'vitest';
import { YaprakError } from '../../errors/index.ts';
import { createCompiler } from '../../markdown/compile.ts';
import { resolveMarkdownOptions } from '../../markdown/options.ts';
import type { RouteBody } from '../../shared/model.ts';
import { docData } from '../../theme/testing/render-page.tsx';
import { loadArticle, type ArticleContext } from './articles.ts';
import type { MdxContent, ServerBundle } from '../server-api.ts';

interface Ran {
  code: string;
  modules: Record<string, { default?: unknown; toc?: unknown }>;
  scope: { toc: unknown; frontMatter: unknown };
}

/** The server bundle with React left out: an MDX page is what it was given. */
const server = {
  modules: { '@site/docs/Kutu': () => Promise.resolve({ default: 'Kutu' }) },
  evaluateMdx: (code: string, given: object): MdxContent => ({ default: { code, ...given } }),
  componentOfHtml: (html: string) => ({ html }),
  islandOfPage: (content: MdxContent, options: object) => ({ ...content, default: { island: options } }),
} as unknown as ServerBundle;

function load(files: Record<string, string>, more: Partial<ArticleContext> = {}, own: Partial<RouteBody> = {}) {
  const compiler = createCompiler(resolveMarkdownOptions({}));
  const context: ArticleContext = {
    server,
    markdownFormat: 'detect',
    textOf: (source) => files[source],
    fileOf: (source) => `/site/${source}`,
    moduleUrl: (module) => `/assets${module}.js`,
    resolveAsset: (url) =>
      url.endsWith('a.png') ? { url: '/assets/a.png', file: '/site/docs/a.png', digest: '1' } : undefined,
    compile({ source, format }) {
      const text = files[source];
      if (text === undefined)
        throw new YaprakError({ code: 'missing-file', severity: 'error', message: 'Gone.', file: source });
      return compiler.compile({ source, format, digest: Buffer.from(source.padEnd(8)).toString('hex'), text });
    },
    ...more,
  };
  return loadArticle(
    { source: 'docs/a.mdx', format: 'mdx', ...own },
    context,
    docData({ source: 'docs/a.mdx', frontMatter: { renk: 'mavi' } }),
  );
}

const ranOf = (content: MdxContent | undefined) => content?.default as Ran;

describe('loadArticle', () => {
  it('leaves a page without anything dynamic as HTML', async () => {
    const { body } = await load({ 'docs/a.mdx': '# Bir\n\n## İki\n\nmetin' });
    expect(body.content).toBeUndefined();
    expect(body.html).toContain('<p>metin</p>');
    expect(body.toc.map(({ text }) => text)).toEqual(['Bir', 'İki']);
    expect(body.startsWithH1).toBe(true);
  });

  it('gives an MDX page what it imports and what is known of it', async () => {
    const { body, assets } = await load({
      'docs/a.mdx': `import Kutu from './Kutu';\nimport resim from './a.png';\n\n<Kutu src={resim}/>`,
    });
    const { modules, scope } = ranOf(body.content);
    expect(modules).toEqual({ './Kutu': { default: 'Kutu' }, './a.png': { default: '/assets/a.png' } });
    expect(scope.frontMatter).toEqual({ renk: 'mavi' });
    expect(assets.map(({ url }) => url)).toEqual(['/assets/a.png']);
  });

  it('loads partials with their headings, in the place of the import’s use', async () => {
    const { body, parts } = await load({
      'docs/a.mdx': `import Parca from './_p.mdx';\n\n## Önce\n\n<Parca/>\n\n## Sonra`,
      'docs/_p.mdx': '## İçte\n\nmetin',
    });
    expect(body.toc.map(({ text }) => text)).toEqual(['Önce', 'İçte', 'Sonra']);
    expect(ranOf(body.content).modules['./_p.mdx']?.default).toEqual({
      html: expect.stringContaining('<p>metin</p>') as unknown,
    });
    expect(parts.map(({ source }) => source)).toEqual(['docs/a.mdx', 'docs/_p.mdx']);
  });

  it('gives a partial none of what is known of the page', async () => {
    const { body } = await load({
      'docs/a.mdx': `import Parca from './_p.mdx';\n\n<Parca/>`,
      'docs/_p.mdx': '{1 + 1}',
    });
    expect(ranOf(body.content).modules['./_p.mdx']?.default).toMatchObject({
      scope: { frontMatter: {}, metadata: {} },
    });
    expect(ranOf(body.content).modules['./_p.mdx']?.default).not.toHaveProperty('scope.frontMatter.renk');
  });

  it('reads a partial as the site reads Markdown', async () => {
    const files = { 'docs/a.mdx': `import Parca from './_p.md';\n\n<Parca/>`, 'docs/_p.md': 'bir {1 + 1} iki' };
    const asMdx = await load(files, { markdownFormat: 'mdx' });
    expect(ranOf(asMdx.body.content).modules['./_p.md']?.default).toHaveProperty('code');
    const asMarkdown = await load(files);
    expect(ranOf(asMarkdown.body.content).modules['./_p.md']?.default).toEqual({
      html: expect.stringContaining('{1 + 1}') as unknown,
    });
  });

  it('makes a page with handlers one island, and a partial with handlers one of its own', async () => {
    const handler = '<button onClick={() => alert(1)}>x</button>';
    const page = await load({ 'docs/a.mdx': handler });
    expect(page.body.content?.default).toEqual({
      island: { module: '/site/docs/a.mdx', isClient: true },
    });
    const partial = await load({ 'docs/a.mdx': `import Parca from './_p.mdx';\n\n<Parca/>`, 'docs/_p.mdx': handler });
    expect(ranOf(partial.body.content).modules['./_p.mdx']?.default).toEqual({
      island: { module: '/site/docs/_p.mdx', isClient: true },
    });
  });
});

describe('a page that gives a component what is no data', () => {
  const files = {
    'docs/a.mdx': `import Kutu from './Kutu';\n\n<Kutu render={() => 1}/>\n\n{/* truncate */}\n\nmetin`,
  };

  it('may be one island, where the browser has its file', async () => {
    const { body } = await load(files);
    expect(body.content?.default).toEqual({ island: { module: '/site/docs/a.mdx', isClient: false } });
    const without = await load(files, { moduleUrl: () => undefined });
    expect(without.body.content?.default).toHaveProperty('code');
    const data = await load({ 'docs/a.mdx': `import Kutu from './Kutu';\n\n<Kutu sayi={1}/>` });
    expect(data.body.content?.default).toHaveProperty('code');
  });

  it.each([{ truncateAt: 60 }, { text: 'metin' }])('is none where the browser has no such file: %j', async (own) => {
    const { body } = await load(files, {}, own);
    expect(body.content?.default).toHaveProperty('code');
  });
});

describe('what is wrong with an import', () => {
  const problemsOf = (files: Record<string, string>, more?: Partial<ArticleContext>) =>
    load(files, more).then(
      () => [],
      (error: unknown) => (error instanceof YaprakError ? error.problems : [error]),
    );

  it('is reported for all of them at once, each with its place', async () => {
    const problems = await problemsOf({
      'docs/a.mdx': `import A from './Yok';\nimport b from './yok.png';\nimport C from './_yok.mdx';\n\n<A/><C/>{b}`,
    });
    expect(problems).toMatchObject([
      { code: 'module-not-found', file: 'docs/a.mdx', line: 1 },
      { code: 'module-not-found', file: 'docs/a.mdx', line: 2 },
      { code: 'module-not-found', file: 'docs/a.mdx', line: 3 },
    ]);
  });

  it('may be in several partials', async () => {
    const problems = await problemsOf({
      'docs/a.mdx': `import A from './_a.mdx';\nimport B from './_b.mdx';\n\n<A/><B/>`,
      'docs/_a.mdx': '<div>',
      'docs/_b.mdx': 'metin\n\n{a b}',
    });
    expect(problems).toMatchObject([
      { code: 'markdown-syntax', file: 'docs/_a.mdx', line: 1 },
      { code: 'markdown-syntax', file: 'docs/_b.mdx', line: 3 },
    ]);
  });

  it('is a circle', async () => {
    const problems = await problemsOf({
      'docs/a.mdx': `import P from './_p.mdx';\n\n<P/>`,
      'docs/_p.mdx': `import A from './a.mdx';\n\n<A/>`,
    });
    expect(problems).toMatchObject([
      { code: 'import-loop', message: 'docs/a.mdx imports itself through docs/a.mdx -> docs/_p.mdx.' },
    ]);
  });

  it('may be an error that the module throws', async () => {
    const modules = { '@site/docs/Kutu': () => Promise.reject(new Error('patladı')) };
    const problems = await problemsOf(
      { 'docs/a.mdx': `import Kutu from './Kutu';\n\n<Kutu/>` },
      { server: { ...server, modules } },
    );
    expect(problems).toMatchObject([{ code: 'module-throws', file: 'docs/a.mdx', line: 1 }]);
  });
});
