import type { Warning } from '../../markdown/context.ts';
import type { MarkdownSyntax } from '../../markdown/syntax.ts';
import type { DocsIndex } from '../../shared/docs-data.ts';
import { escapeAttribute } from '../../shared/html.ts';
import { fillPlaceholders, fillTexts } from '../../shared/placeholders.ts';
import type {
  BodyTags,
  ClientAssets,
  HeadTag,
  Problem,
  Route,
  Section,
  SidebarView,
  SiteView,
} from '../../shared/model.ts';
import type { Words } from '../../shared/texts.ts';
import { withoutTwinMarks } from '../../shared/twin.ts';
import { encodePath } from '../../shared/url.ts';
import { makeTwin } from '../twin/make-twin.ts';
import { loadArticle, type ArticleContext, type CompiledPart } from './articles.ts';
import type { Asset } from './assets.ts';
import { addPageTags, hasPicture } from './document.ts';
import { eagerFirstImage, prepareImages, type ImageSets } from './images.ts';
import { errorPlace } from '../errors/error-place.ts';
import { explainError } from '../errors/explain-error.ts';
import {
  createPlaceholderFiller,
  missingPackage,
  resolvePlaceholder,
  type PlaceholderResolvers,
  type PageLink,
  type Resolution,
} from './placeholders.ts';
import { resolveAuthorPictures, resolveHeadImage, type PictureContext } from './pictures.ts';
import { readPageFacts, type PageFacts } from './page-facts.ts';
import { buildPageView } from './page-view.ts';
import type { SiteScripts } from './script-sources.ts';
import { loadReactPage } from './react-page.ts';
import { readSections } from './word-sections.ts';
import type { BodyInput, RenderInput } from '../server-api.ts';

/** One page to make. */
export interface PageTask {
  route: Route;
  sidebar?: SidebarView;
  /** Give the article alone too: for feeds. */
  wantArticle?: boolean;
  /** Give its text too: for search. */
  wantSections?: boolean;
  /** Give its text as Markdown too: for twins. */
  wantMarkdown?: boolean;
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
  /** See makeTwin. */
  markdown?: string;
  /** Digest of the list of all docs, when a component of the page looked at it. */
  docsDigest?: string;
  /** Set when an island of the page looks at it, so that it must be a file. */
  sendsDocs?: true;
}

export interface RenderSettings {
  site: SiteView;
  headTags: HeadTag[];
  bodyTags?: BodyTags | undefined;
  /** What plugins ask of the Content-Security-Policy. */
  policy?: SiteScripts['policy'];
  image?: string;
  assets: ClientAssets;
  inlineScript: string;
  /** File with the language, for islands; absent where what is bundled is right. */
  languageUrl?: string | undefined;
  /** Island module -> url of its browser file. */
  islands: Record<string, string>;
  /** See Look. */
  classNames?: Record<string, string> | undefined;
}

export interface RenderContext extends Omit<ArticleContext, 'resolveAsset'>, RenderSettings, PlaceholderResolvers {
  imageSets?: ImageSets | undefined;
  docsIndex: () => DocsIndex;
  docsUrl: () => string;
  docsDigest: string;
  moduleUrl: (module: string) => string | undefined;
  highlight: RenderInput['highlight'];
  drawDiagram: NonNullable<MarkdownSyntax['drawDiagram']>;
  /** See siteScriptSources. */
  knownScripts: ReadonlySet<string>;
  /** Tags that plugins add to one page. */
  headOf: (route: Route) => readonly HeadTag[];
}

/** Make one page. Pure in its task and the context, apart from reading the files the page names. */
export async function renderRoute(task: PageTask, context: RenderContext): Promise<RenderedPage> {
  const { route } = task;
  const problems: Problem[] = [];
  const assets: Asset[] = [];
  const imported: Resolution[] = [];
  const resolveAsset = (url: string, source: string): Asset | undefined => {
    const { text, asset } = resolvePlaceholder({ kind: 'asset', url }, { source, pageUrl: route.url }, context);
    imported.push({ kind: 'asset', url, source, text, onDisk: true });
    return asset;
  };
  const articleContext: ArticleContext = { ...context, resolveAsset };
  const loaded = [];
  for (const body of route.bodies) loaded.push(await loadArticle(body, articleContext, route.page));
  const pictures: PictureContext = { resolveAsset, textOf: context.textOf, assets, problems };
  const image = resolveHeadImage(route, pictures);
  const page = resolveAuthorPictures(route.page, pictures);
  const added = context.headOf(route);
  const view = buildPageView(
    { ...route, image, page },
    {
      ...context,
      headTags: addPageTags(context.headTags, added),
      // A picture made for this page is better than the one of all pages.
      image: hasPicture(added) ? undefined : context.image,
      sidebar: task.sidebar,
    },
  );
  const warn = (warning: string): void => {
    const message = warning.replaceAll(`${context.fileOf('')}/`, '');
    // A component of the frame is on each page.
    problems.push({ code: 'island', severity: 'warning', message, cause: message, file: route.source });
  };
  const words = { lang: context.site.locale.htmlLang, own: context.site.texts };
  let docsDigest: string | undefined;
  let sendsDocs = false;
  const parts = loaded.flatMap((article) => article.parts);
  await prepareImages(parts, context);
  const filler = createPlaceholderFiller(parts, { context, problems, assets, pageUrl: route.url });
  const collected = context.asWritten ? new Set<string>() : undefined;
  const input: RenderInput = {
    ...context,
    addressOf: filler.addressOf,
    collectLink: collected && ((href) => collected.add(href)),
    docsIndex() {
      docsDigest = context.docsDigest;
      return context.docsIndex();
    },
    docsUrl() {
      sendsDocs = true;
      return context.docsUrl();
    },
    view,
    bodies: loaded.map(({ body }, index) => wordBody(body, { words, articleLang: route.bodies[index]?.lang })),
    component: await loadReactPage(route, context),
    warn,
    diagram(source) {
      const warn = (warning: Warning): void =>
        void problems.push({ ...warning, severity: 'warning', file: route.source });
      const drawn = context.drawDiagram(source, warn);
      if (drawn?.script === undefined) return drawn;
      const { script } = drawn;
      const { text, asset } = resolvePlaceholder(
        { kind: 'package', url: script },
        { source: '', pageUrl: route.url },
        context,
      );
      imported.push({ kind: 'package', url: script, source: '', text, onDisk: true });
      if (asset) assets.push(asset, ...(asset.parts ?? []));
      else problems.push(missingPackage({ url: script }, route.source));
      return { ...drawn, script: asset && encodePath(asset.url) };
    },
  };
  const rendered = renderWithPlace(input, { route, context, parts });
  const finish = (markup: string): string =>
    fillPlaceholders(fillTexts(markup, { words, articleLang: route.textLang, escape: escapeAttribute }), filler.fill);
  const marked = finish(rendered);
  const html = eagerFirstImage(withoutTwinMarks(marked));
  for (const article of loaded) assets.push(...article.assets);
  const first = loaded[0];
  let article: string | undefined;
  if (task.wantArticle && first) {
    const raw = first.body.content ? context.server.renderArticle(first.body.content, input) : (first.body.html ?? '');
    article = withoutTwinMarks(finish(raw));
  }
  const isPage = (url: string): boolean => {
    const { text } = resolvePlaceholder({ kind: 'page', url }, { source: '', pageUrl: route.url }, context);
    imported.push({ kind: 'page', url, source: '', text });
    return text !== '';
  };
  const markdown = task.wantMarkdown ? makeTwin(marked, { ...route, site: context.site, isPage }) : undefined;
  problems.push(...parts.flatMap(({ compiled }) => compiled.problems));
  return {
    url: route.url,
    output: route.output,
    html,
    facts: {
      ...readPageFacts(html, { ...context, everywhere: route.page.kind === 'notFound' }),
      ...(collected && { collected: [...collected] }),
    },
    links: filler.links,
    resolutions: [...imported, ...filler.resolutions],
    parts: parts
      .filter(({ source }) => source !== route.source)
      .map(({ source, compiled }) => ({ source, digest: compiled.digest })),
    assets,
    problems,
    article,
    ...(task.wantSections ? { sections: readSections({ html, parts, words, articleLang: route.textLang }) } : {}),
    ...(markdown === undefined ? {} : { markdown }),
    ...(docsDigest === undefined ? {} : { docsDigest }),
    ...(sendsDocs ? { sendsDocs: true as const } : {}),
  };
}

/** Fills in the words of one article: a list of posts may have several languages. */
function wordBody(body: BodyInput, words: { words: Words; articleLang: string | undefined }): BodyInput {
  if (body.html === undefined || words.articleLang === undefined) return body;
  return { ...body, html: fillTexts(body.html, { ...words, escape: escapeAttribute }) };
}

/** An error thrown by a component is reported with the page and the place in its source. */
function renderWithPlace(
  input: RenderInput,
  { route, context, parts }: { route: Route; context: RenderContext; parts: readonly CompiledPart[] },
): string {
  try {
    return context.server.renderPage(input);
  } catch (error) {
    const text = route.source === undefined ? undefined : context.textOf(route.source);
    throw explainError(error, {
      what: `The page ${route.url} failed to render`,
      code: 'render-failed',
      file: route.source,
      text,
      thrownAt: errorPlace(error, { context, pages: parts }),
    });
  }
}
