import { createElement, Fragment, type ComponentType, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as jsxRuntime from 'react/jsx-runtime';
import { PageContext, type Article, type HeadCollector, type PageContextValue } from '../client/page-context.ts';
import { ThemePage } from '../theme/index.tsx';
import type { PageView } from '../shared/model.ts';
import { fillTexts } from '../shared/placeholders.ts';
import { addClassNames } from './page/class-names.ts';
import { renderDocument } from './page/document.ts';
import { addOwnIcons } from './page/own-icons.ts';
import { withMarkdownForms } from './markdown-forms.tsx';
import { createIsland, nameIsland } from '../islands/create-island.ts';
import type { IslandRenderOptions } from '../islands/prepare-island.ts';
import { policyOfReceivers, type Receiver } from '../islands/receivers.ts';
import { renderWithIslands } from '../islands/server.tsx';
import type { ArticleInput, BodyInput, MdxContent, ServerBundle } from './server-api.ts';

/**
 * The server bundle: the theme, the site's own components and React in one place. The engine's Node side calls it through the typed
 * surface of server-api.ts and knows nothing of React.
 */

// Written by the bundler: every module that MDX pages and React pages import, the components MDX may use, and icons of the site.
import { icons } from 'yaprak:icons';
import { components, replacedElements, siteComponents, themeComponents } from 'yaprak:mdx-components';
import { modules } from 'yaprak:modules';

export { modules };
export { setLanguage } from '../client/language.ts';

type ContentComponent = ComponentType<{ components?: Record<string, unknown> }> & {
  receivers?: readonly Receiver[];
};

export const overriddenElements: ServerBundle['overriddenElements'] = () => {
  // A site usually spreads the theme's own set into its own: those are no replacements.
  const given = Object.keys(siteComponents).filter(
    (name) => /^[a-z]/.test(name) && siteComponents[name] !== themeComponents[name],
  );
  return [...new Set([...given, ...replacedElements])].sort();
};

export const evaluateMdx: ServerBundle['evaluateMdx'] = (code, given) =>
  // The code is what the author's own page compiled to; running it is what MDX means.
  new Function(code)({
    ...jsxRuntime,
    Fragment,
    components,
    ...given,
    modules: mapValues(given.modules, withMarkdownForms),
  }) as MdxContent;

/** A module that only a browser can load throws when it is read, so each is read where the page uses it. */
function mapValues(values: Record<string, unknown>, change: (value: unknown) => unknown): Record<string, unknown> {
  const mapped: Record<string, unknown> = {};
  for (const name of Object.keys(values)) {
    let value: unknown;
    Object.defineProperty(mapped, name, { get: () => (value ??= change(values[name])), enumerable: true });
  }
  return mapped;
}

export const componentOfHtml: ServerBundle['componentOfHtml'] = (html) =>
  function Partial(): ReactNode {
    return <div className="partial" dangerouslySetInnerHTML={{ __html: html }} />;
  };

export const islandOfPage: ServerBundle['islandOfPage'] = (content, { module, isClient }) => {
  const Content = content.default as ContentComponent;
  const hydrate = isClient ? 'load' : policyOfReceivers(Content.receivers ?? []);
  if (!hydrate) return content;
  const WithComponents = (props: object): ReactNode => <Content {...props} components={components} />;
  const Island = createIsland(WithComponents, { module, name: 'default', hydrate }) as ComponentType;
  // What an author gives to a partial travels to the browser; what every page is given is there already.
  const Page = ({ components: _given, ...props }: { components?: unknown }): ReactNode => <Island {...props} />;
  return { ...content, default: nameIsland(Page, { module, name: 'default', hydrate }) };
};

export const renderPage: ServerBundle['renderPage'] = (input) => {
  const head = emptyHead();
  const articles = input.bodies.map(toArticle);
  const page = (
    <ThemePage view={input.view} articles={articles} component={input.component as ComponentType | undefined} />
  );
  const words = { lang: input.view.site.locale.htmlLang, own: input.view.site.texts };
  const provide = provider(input, { articles, head, collectLink: input.collectLink });
  const body = renderWithIslands(page, {
    provide,
    moduleUrl: input.moduleUrl,
    viewJson: (taken) => printView(input.view, taken),
    docsUrl: input.docsUrl,
    articleJson: () => JSON.stringify(articles.map(({ toc, startsWithH1 }) => ({ toc, startsWithH1 }))),
    warn: input.warn,
    fillJson: (json) => fillTexts(json, { words, articleLang: input.view.textLang, escape: escapeJson }),
    ...((input.classNames || hasIcons) && { finish: finishMarkup(input.classNames ?? {}, provide) }),
  });
  const { view, assets, bodyTags, inlineScript, languageUrl } = input;
  const { classNames } = input;
  return renderDocument({ view, body, assets, head, bodyTags, inlineScript, languageUrl, classNames });
};

export const renderArticle: ServerBundle['renderArticle'] = (content, input) => {
  const Content = content.default as ContentComponent;
  const provide = provider(input, { articles: [], head: emptyHead() });
  return renderWithIslands(<Content components={components} />, {
    provide,
    moduleUrl: () => undefined,
    viewJson: () => '',
    docsUrl: () => '',
    articleJson: () => '',
    warn: () => {},
    fillJson: (json) => json,
  });
};

const hasIcons = Object.keys(icons).length > 0;

/**
 * React compares the elements of an island with its markup, and their classes only while a site is developed: then islands stay as they
 * are.
 */
function finishMarkup(
  names: Readonly<Record<string, string>>,
  provide: IslandRenderOptions['provide'],
): NonNullable<IslandRenderOptions['finish']> {
  const drawn = mapValues(icons, (parts) =>
    (parts as ComponentType[]).map((icon) => renderToStaticMarkup(provide(createElement(icon)))),
  ) as Record<string, string[]>;
  return (markup, { isIsland }) => {
    const iconed = isIsland || !hasIcons ? markup : addOwnIcons(markup, drawn);
    return isIsland && !import.meta.env.PROD ? iconed : addClassNames(iconed, names);
  };
}

function toArticle(body: BodyInput): Article {
  const { toc, startsWithH1, html, content, module } = body;
  if (!content) return { html: html ?? '', toc, startsWithH1 };
  const Content = content.default as ContentComponent;
  return { element: <Content components={components} />, toc, startsWithH1, ...(module && { module }) };
}

function provider(input: ArticleInput, page: Pick<PageContextValue, 'articles' | 'head' | 'collectLink'>) {
  const { view, addressOf, highlight, diagram, docsIndex } = input;
  const value: PageContextValue = { view, url: view.url, addressOf, highlight, diagram, docsIndex, ...page };
  return (children: ReactNode, onUse?: (taken: string) => void): ReactNode => (
    <PageContext.Provider value={onUse ? watched(value, onUse) : value}>{children}</PageContext.Provider>
  );
}

/** Wraps the page context of an island and records which fields it reads. Reading `inIsland` is not recorded. */
function watched(value: PageContextValue, onUse: (taken: string) => void): PageContextValue {
  const view = new Proxy(value.view, {
    get(target, key: keyof PageView) {
      onUse(`view.${key}`);
      return target[key];
    },
  });
  return new Proxy(
    { ...value, view, inIsland: true },
    {
      get(target, key: keyof PageContextValue) {
        if (key !== 'inIsland') onUse(key);
        return target[key];
      },
    },
  );
}

/** Fields of a view that are large. The others are always sent, so that an island may read them later too. */
const LARGE: ReadonlySet<string> = new Set<keyof PageView>(['site', 'page', 'sidebar', 'headTags']);

/** What an island has read of the view. */
function printView(view: PageView, taken: ReadonlySet<string>): string {
  const isSent = (key: string): boolean => taken.has(`view.${key}`) || !LARGE.has(key);
  return JSON.stringify(Object.fromEntries(Object.entries(view).filter(([key]) => isSent(key))));
}

function emptyHead(): HeadCollector {
  return { htmlAttributes: {}, bodyAttributes: {}, tags: [] };
}

/** For the inside of a string. */
function escapeJson(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}
