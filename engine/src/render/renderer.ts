import { drawMermaid, explainMermaid } from '../markdown/draw-mermaid.ts';
import type { DocsIndex } from '../shared/docs-data.ts';
import { escapeAttribute } from '../shared/escape.ts';
import { fillHoles } from '../shared/holes.ts';
import { fillTexts } from '../shared/text-tokens.ts';
import type { ClientAssets, HeadTag, Problem, Route, Section, SidebarView, SiteView } from '../shared/model.ts';
import type { Words } from '../shared/texts.ts';
import { answerHole, type HoleResolvers } from './answer-hole.ts';
import { loadArticle, type ArticleKit, type CompiledPart } from './articles.ts';
import type { Asset } from './assets.ts';
import { resolveAuthorPictures } from './author-pictures.ts';
import { errorPlace } from './error-place.ts';
import { explainError } from './explain-error.ts';
import { resolveHeadImage } from './head-image.ts';
import { createHoleFiller, type PageLink, type Resolution } from './hole-filler.ts';
import type { PictureKit } from './named-picture.ts';
import { readPageText } from './page-text.ts';
import { readPageFacts, type PageFacts } from './page-facts.ts';
import { buildPageView } from './page-view.ts';
import { loadReactPage } from './react-page.ts';
import type { RenderInput } from './server-api.ts';

/** One page to make. */
export interface PageTask {
  route: Route;
  sidebar?: SidebarView;
  /** Give the article alone too: for feeds. */
  wantArticle?: boolean;
  /** Give its text too: for search. */
  wantSections?: boolean;
}

export interface RenderedPage {
  url: string;
  output: string;
  html: string;
  facts: PageFacts;
  links: PageLink[];
  resolutions: Resolution[];
  /** Files the page was made from besides its own. */
  parts: { source: string; digest: string }[];
  assets: Asset[];
  problems: Problem[];
  article?: string;
  /** What search finds it by. */
  sections?: Section[];
  /** Digest of the list of all docs, when a component of the page looked at it. */
  docsDigest?: string;
}

export interface RenderSettings {
  site: SiteView;
  headTags: HeadTag[];
  image?: string;
  assets: ClientAssets;
  inlineScript: string;
  /** File with the language, for islands; absent where what is bundled is right. */
  languageUrl?: string | undefined;
  /** Island module -> url of its browser file. */
  islands: Record<string, string>;
}

export interface RendererKit extends Omit<ArticleKit, 'resolveAsset'>, RenderSettings, HoleResolvers {
  docsIndex: () => DocsIndex;
  docsDigest: string;
  moduleUrl: (module: string) => string | undefined;
  highlight: RenderInput['highlight'];
  /** See siteScriptSources. */
  knownScripts: ReadonlySet<string>;
}

/** Make one page. Pure in its task and the kit, apart from reading the files the page names. */
export async function renderRoute(task: PageTask, kit: RendererKit): Promise<RenderedPage> {
  const { route } = task;
  const problems: Problem[] = [];
  const assets: Asset[] = [];
  const imported: Resolution[] = [];
  const resolveAsset = (url: string, source: string): Asset | undefined => {
    const { text, asset } = answerHole({ kind: 'asset', url }, { source, pageUrl: route.url }, kit);
    imported.push({ kind: 'asset', url, source, answer: text, onDisk: true });
    return asset;
  };
  const articleKit: ArticleKit = { ...kit, resolveAsset };
  const loaded = [];
  for (const body of route.bodies) loaded.push(await loadArticle(body, articleKit, route.page));
  const pictures: PictureKit = { resolveAsset, textOf: kit.textOf, assets, problems };
  const image = resolveHeadImage(route, pictures);
  const page = resolveAuthorPictures(route.page, pictures);
  const view = buildPageView({ ...route, image, page }, { ...kit, sidebar: task.sidebar });
  const warn = (message: string): void =>
    void problems.push({
      code: 'island',
      severity: 'warning',
      message: message.replaceAll(`${kit.fileOf('')}/`, ''),
      file: route.source,
    });
  let docsDigest: string | undefined;
  const input: RenderInput = {
    ...kit,
    docsIndex() {
      docsDigest = kit.docsDigest;
      return kit.docsIndex();
    },
    view,
    bodies: loaded.map(({ body }) => body),
    component: await loadReactPage(route, kit),
    warn,
    diagram(source) {
      try {
        return drawMermaid(source);
      } catch (error) {
        problems.push({ ...explainMermaid(error), severity: 'warning', file: route.source });
        return undefined;
      }
    },
  };
  const parts = loaded.flatMap((article) => article.parts);
  const drawn = draw(input, { route, kit, parts });
  const filler = createHoleFiller(parts, { kit, problems, assets, pageUrl: route.url });
  const words = { lang: kit.site.locale.htmlLang, own: kit.site.texts };
  const finish = (markup: string): string =>
    fillHoles(fillTexts(markup, { words, escape: escapeAttribute }), filler.answer);
  const html = finish(drawn);
  for (const article of loaded) assets.push(...article.assets);
  const first = loaded[0];
  let article: string | undefined;
  if (task.wantArticle && first) {
    const raw = first.body.content ? kit.server.renderArticle(first.body.content, input) : (first.body.html ?? '');
    article = finish(raw);
  }
  problems.push(...parts.flatMap(({ compiled }) => compiled.problems));
  return {
    url: route.url,
    output: route.output,
    html,
    facts: readPageFacts(html, { ...kit, everywhere: route.page.kind === 'notFound' }),
    links: filler.links,
    resolutions: [...imported, ...filler.resolutions],
    parts: parts
      .filter(({ source }) => source !== route.source)
      .map(({ source, compiled }) => ({ source, digest: compiled.digest })),
    assets,
    problems,
    article,
    ...(task.wantSections ? { sections: readSections({ html, parts, words }) } : {}),
    ...(docsDigest === undefined ? {} : { docsDigest }),
  };
}

/** The text of a page with all that it imports, in the page's language; what is no Markdown is read from the finished page. */
function readSections(options: { html: string; parts: readonly CompiledPart[]; words: Words }): Section[] {
  if (options.parts.length === 0) return [{ level: 0, text: readPageText(options.html) }];
  return options.parts.flatMap(({ compiled }) => wordSections(compiled.sections, options.words));
}

/** Put the words of a language into texts that were compiled for all of them. */
export function wordSections(sections: readonly Section[], words: Words): Section[] {
  return sections.map((section) => ({ ...section, text: fillTexts(section.text, { words, escape: (word) => word }) }));
}

/** An error thrown by a component is told with the page it was thrown for. */
function draw(
  input: RenderInput,
  { route, kit, parts }: { route: Route; kit: RendererKit; parts: readonly CompiledPart[] },
): string {
  try {
    return kit.server.renderPage(input).html;
  } catch (error) {
    const text = route.source === undefined ? undefined : kit.textOf(route.source);
    throw explainError(error, {
      what: `The page ${route.url} failed to render`,
      code: 'render-failed',
      file: route.source,
      text,
      thrownAt: errorPlace(error, { kit, pages: parts }),
    });
  }
}
