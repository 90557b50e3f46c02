import { mayNeedModules } from '../content/page-head.ts';
import type { CompileBody } from '../render/context.ts';
import type { CompiledPage, MarkdownFormat, Route, RouteBody, SourceFile } from '../shared/model.ts';
import {
  formatOfModule,
  isAssetModule,
  isMarkdownModule,
  moduleKey,
  siteKey,
  sourceOfKey,
} from '../shared/module-key.ts';

/** What pages ask of the bundler. */
export interface ModuleSurvey {
  /** Keys of modules that MDX pages import, and of React pages. */
  modules: string[];
  /** Sources of MDX pages that are islands as a whole. */
  pageIslands: string[];
}

export interface SurveyOptions {
  sources: ReadonlyMap<string, Pick<SourceFile, 'text' | 'head'>>;
  compile: CompileBody;
  markdownFormat: MarkdownFormat | 'detect';
  /** Whether a plugin may add imports to a page. */
  isRewritten?: (source: string) => boolean;
}

/** Look into the few pages that may import something; the rest is not even parsed. A page that does not compile is reported when it is made. */
export async function surveyModules(routes: readonly Route[], options: SurveyOptions): Promise<ModuleSurvey> {
  const modules = new Set<string>();
  const pageIslands = new Set<string>();
  const seen = new Set<string>();
  const visit = async (body: RouteBody, { mustCompile = false } = {}): Promise<void> => {
    if (seen.has(body.source)) return;
    seen.add(body.source);
    const compiled = mustCompile ? await options.compile(body) : await tryCompile(body, options.compile);
    if (!compiled) return;
    if (compiled.body.kind === 'mdx' && compiled.body.needsClient) pageIslands.add(body.source);
    for (const { specifier } of compiled.imports) {
      const key = moduleKey(specifier, body.source);
      const source = sourceOfKey(key);
      if (source !== undefined && isMarkdownModule(key))
        await visit({ source, format: formatOfModule(source, options.markdownFormat) });
      else if (source === undefined || !isAssetModule(key)) modules.add(key);
    }
  };
  // All at once: a plugin may wait for what it learns from another page, and for ever where that page fails.
  const rewritten: Promise<void>[] = [];
  for (const route of routes) {
    if (route.page.kind === 'reactPage') modules.add(siteKey(route.page.page.source));
    for (const body of route.bodies) {
      const file =
        body.format !== 'mdx'
          ? undefined
          : body.text === undefined
            ? options.sources.get(body.source)
            : { text: body.text };
      const head = file && 'head' in file ? file.head : undefined;
      const { source, format, dropTitle } = body;
      // As the page shows it, so that a plugin reads it once.
      if (body.text === undefined && options.isRewritten?.(source)) {
        const visited = visit({ source, format, dropTitle }, { mustCompile: true });
        // It is waited for below, which may be after it has failed.
        visited.catch(() => undefined);
        rewritten.push(visited);
      } else if (file && (head?.mayNeedModules ?? mayNeedModules(file.text)))
        await visit({
          source: body.source,
          format: body.format,
          ...(body.text === undefined ? {} : { text: body.text }),
        });
    }
  }
  await Promise.all(rewritten);
  return { modules: [...modules].sort(), pageIslands: [...pageIslands].sort() };
}

async function tryCompile(body: RouteBody, compile: CompileBody): Promise<CompiledPage | undefined> {
  try {
    return await compile(body);
  } catch {
    return undefined;
  }
}
