import { describe, expect, it, vi } from 'vitest';
import { YaprakError } from '../errors/index.ts';
import { createCompiler } from '../markdown/compile.ts';
import { resolveMarkdownOptions } from '../markdown/options.ts';
import type { CompileBody } from '../render/context.ts';
import type { Route, RouteBody } from '../shared/model.ts';
import { surveyModules } from './survey-modules.ts';

/** A site of these files, each `.mdx` that has no underscore a page. */
async function survey(
  files: Record<string, string>,
  options: { format?: 'mdx' | 'detect'; routes?: Route[]; docItems?: Record<string, string> } = {},
) {
  const compiler = createCompiler(resolveMarkdownOptions({}));
  const compiled: string[] = [];
  const compile: CompileBody = ({ source, format, text }) => {
    compiled.push(source);
    return compiler.compile({ source, format, digest: '0123456789', text: text ?? files[source] ?? '' });
  };
  const routes = Object.keys(files)
    .filter((source) => !source.includes('_'))
    .map((source) => route(source));
  const found = await surveyModules([{ routes: [...routes, ...(options.routes ?? [])], compile }], {
    sources: new Map(Object.entries(files).map(([source, text]) => [source, { text }])),
    markdownFormat: options.format ?? 'detect',
    docItems: options.docItems,
  });
  return { ...found, compiled };
}

function route(source: string, more: Partial<RouteBody> = {}): Route {
  const body: RouteBody = { source, format: source.endsWith('.mdx') ? 'mdx' : 'md', ...more };
  return {
    url: `/${source}`,
    output: source,
    source,
    page: { kind: 'notFound', ways: [] },
    bodies: [body],
    unlisted: false,
  };
}

describe('surveyModules', () => {
  it('collects what MDX pages import, each once and in a fixed order', async () => {
    const { modules } = await survey({
      'docs/b.mdx': `import Kutu from './Kutu';\nimport x from 'paket';\n\n<Kutu/>`,
      'docs/a.mdx': `import Kutu from '@site/docs/Kutu';\nimport Tabs from '@theme/Tabs';\n\n<Kutu/>`,
    });
    expect(modules).toEqual(['@site/docs/Kutu', '@theme/Tabs', 'paket']);
  });

  it('leaves Markdown and files to the renderer, and looks into partials', async () => {
    const { modules, compiled } = await survey({
      'docs/a.mdx': `import Parca from './_parca.mdx';\nimport png from './a.png';\n\n<Parca/>`,
      'docs/_parca.mdx': `import Kutu from '../src/Kutu';\n\n<Kutu/>`,
    });
    expect(modules).toEqual(['@site/src/Kutu']);
    expect(compiled).toEqual(['docs/a.mdx', 'docs/_parca.mdx']);
  });

  it('reads a partial as the site reads Markdown', async () => {
    const files = {
      'docs/a.mdx': `import Parca from './_parca.md';\n\n<Parca/>`,
      'docs/_parca.md': `import Kutu from './Kutu';\n\n<Kutu/>`,
    };
    expect((await survey(files, { format: 'mdx' })).modules).toEqual(['@site/docs/Kutu']);
    expect((await survey(files)).modules).toEqual([]);
  });

  it('does not even parse a page that can import nothing', async () => {
    const { compiled } = await survey({
      'docs/a.mdx': '# Başlık\n\nAn important text, exported {1 + 1}.',
      'docs/b.md': `import x from 'y'`,
    });
    expect(compiled).toEqual([]);
  });

  it.each([`import {useState} from'react'`, `import{useState}from'react'`])('knows an import by %s', async (line) => {
    expect((await survey({ 'docs/a.mdx': `${line}\n\nmetin` })).modules).toEqual(['react']);
  });

  it('finds pages and partials that are islands as a whole', async () => {
    const { pageIslands } = await survey({
      'docs/hook.mdx': `import {useState} from 'react'\n\nexport const A = () => { const [a] = useState(1); return <b>{a}</b>; }\n\n<A/>`,
      'docs/tik.mdx': '<button onClick = {() => alert(1)}>x</button>',
      'docs/sade.mdx': `import Parca from './_tik.mdx'\n\n<Parca/>`,
      'docs/_tik.mdx': '<button onClick={() => alert(1)}>x</button>',
    });
    expect(pageIslands).toEqual(['docs/_tik.mdx', 'docs/hook.mdx', 'docs/tik.mdx']);
  });

  it('names the pages with components in them, and what draws each', async () => {
    const files = {
      'docs/a.mdx': `import A from './A'\n\n<A/>`,
      'docs/b.mdx': 'metin',
      'blog/c.mdx': '<b onClick={x}/>',
    };
    const doc = (source: string, instance: string): Route => ({
      ...route(source),
      page: { kind: 'doc', version: { instance } } as Route['page'],
    });
    const routes = [doc('docs/a.mdx', 'api'), doc('docs/b.mdx', 'api'), doc('docs/a.mdx', 'default')];
    const { pageTexts } = await survey(files, {
      routes: [...routes, { ...route('blog/c.mdx'), page: { kind: 'blogPost' } as Route['page'] }],
      docItems: { api: '@theme/ApiItem' },
    });
    expect(pageTexts).toEqual([
      { source: 'docs/a.mdx', component: '@theme/ApiItem' },
      { source: 'docs/a.mdx', component: '@theme/DocItem' },
      { source: 'blog/c.mdx', component: '@theme/BlogPostPage' },
    ]);
  });

  it('names the components that files give what is no data, and looks into files without imports for them', async () => {
    const written = route('docs/yok.mdx', { text: `import Kutu from './Kutu'\n\n<Kutu a={() => 1}/>` });
    const files = {
      'docs/b.mdx': `import Kutu from '../src/Kutu'\nimport Parca from './_p.mdx'\n\n<Parca/>\n\n<Kutu a={() => 1}/>`,
      'docs/_p.mdx': `import {Kutu as K} from 'paket'\nimport metin from './_m.md'\n\n<K a={{metin}}/>`,
      'docs/_m.md': 'metin',
      'docs/a.mdx': '<Kutu a={() => 1}/>',
      'docs/c.mdx': '<Kutu a={1}/>\n\n{1 + 1}',
      'docs/d.mdx': `import Kutu from './Kutu'\n\n<Kutu a={[1]}/>`,
    };
    const { pageReceivers, pageIslands, compiled } = await survey(files, { routes: [written] });
    expect(pageReceivers).toEqual([
      { source: 'docs/_p.mdx', receivers: [{ key: 'paket', name: 'Kutu' }] },
      {
        source: 'docs/a.mdx',
        receivers: [
          { key: '@theme/MDXComponents', name: 'default.Kutu' },
          { key: '@theme/Kutu', name: 'default' },
        ],
      },
      { source: 'docs/b.mdx', receivers: [{ key: '@site/src/Kutu', name: 'default' }] },
    ]);
    expect(pageIslands).toEqual([]);
    expect(compiled).not.toContain('docs/c.mdx');
  });

  it('names the modules of React pages', async () => {
    const page: Route = {
      ...route('src/pages/index.tsx'),
      bodies: [],
      page: {
        kind: 'reactPage',
        page: {
          kind: 'react',
          source: 'src/pages/index.tsx',
          digest: '',
          permalink: '/',
          frontMatter: {},
          unlisted: false,
        },
      },
    };
    expect((await survey({}, { routes: [page] })).modules).toEqual(['@site/src/pages/index.tsx']);
  });

  it('goes on after a page that does not compile, and around a circle', async () => {
    const { modules, compiled } = await survey({
      'docs/a.mdx': `import Kutu from './Kutu'\n\n<Kutu`,
      'docs/b.mdx': `import A from './_c.mdx'\nimport Kutu from './Baska'\n\n<A/>`,
      'docs/_c.mdx': `import B from './b.mdx'\n\n<B/>`,
    });
    expect(modules).toEqual(['@site/docs/Baska']);
    expect(compiled).toEqual(['docs/a.mdx', 'docs/b.mdx', 'docs/_c.mdx']);
  });
});

describe('pages that a plugin reads', () => {
  const routes = Array.from({ length: 60 }, (_, index) => route(`docs/${index}.md`));
  const read = (compile: (source: string) => Promise<void>): Promise<unknown> => readAll([compile]);
  const readAll = (languages: ((source: string) => Promise<void>)[]): Promise<unknown> =>
    surveyModules(
      languages.map((compile) => ({
        routes,
        async compile({ source }) {
          await compile(source);
          return { body: { kind: 'html', html: '' }, imports: [] } as never;
        },
      })),
      { sources: new Map(), markdownFormat: 'md', isRewritten: () => true },
    );

  it('are a few at once', async () => {
    let now = 0;
    let most = 0;
    await read(async () => {
      most = Math.max(most, ++now);
      await Promise.resolve();
      now--;
    });
    expect(most).toBeLessThan(routes.length / 2);
  });

  it('may wait for one that comes later', async () => {
    let isLast: (() => void) | undefined;
    const last = new Promise<void>((resolve) => (isLast = resolve));
    const all = read((source) => (source === 'docs/59.md' ? Promise.resolve(isLast?.()) : last));
    await expect(all).resolves.toMatchObject({ modules: [] });
  });

  it('are read in each language that shows them', async () => {
    const read: string[] = [];
    await readAll(['en', 'tr'].map((language) => async (source) => void read.push(`${language} ${source}`)));
    expect(new Set(read).size).toBe(2 * routes.length);
    expect(read).toHaveLength(2 * routes.length);
  });

  it('are all read where some cannot be, and what waits for those is left after a while', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const never = new Promise<void>(() => undefined);
    const fail = (source: string): Promise<void> =>
      Promise.reject(new YaprakError({ code: 'markdown-syntax', severity: 'error', message: 'bozuk', file: source }));
    let read = 0;
    const found = readAll([
      async (source) => {
        read++;
        await (/[14]0/.test(source) ? fail(source) : source === 'docs/50.md' ? never : undefined);
      },
    ]);
    await vi.waitUntil(() => read === routes.length);
    await vi.advanceTimersByTimeAsync(10_000);
    await expect(found).resolves.toMatchObject({
      problems: [{ file: 'docs/10.md' }, { file: 'docs/40.md' }],
      unread: new Set(['docs/10.md', 'docs/40.md', 'docs/50.md']),
    });
    vi.useRealTimers();
  });

  it('end with the first error that is none of theirs, though others wait for it', async () => {
    const never = new Promise<void>(() => undefined);
    await expect(
      read((source) => (source === 'docs/40.md' ? Promise.reject(new Error('bozuk')) : never)),
    ).rejects.toThrow('bozuk');
  });
});
