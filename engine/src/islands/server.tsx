import { createElement, Fragment, type ComponentType, type ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { ARTICLE, CodeBlockContext, OriginalContext, PostContext, type Article } from '../client/page-context.ts';
import { escapeAttribute } from '../shared/html.ts';
import { NestedContext, RecorderContext, type IslandRecorder, type RecordedIsland } from './create-island.ts';
import { isSentChildren, takeChildren } from './children.ts';
import { splitProps } from './props.ts';
import {
  CHILD_SLOT,
  CONTENT_SLOT,
  ISLAND,
  ORIGINAL_SLOT,
  printHiddenSlot,
  printIsland,
  printProps,
  SLOT,
  type HydratePolicy,
} from './protocol.ts';

/**
 * Server side of islands. A page is rendered once as static markup in which each island leaves a placeholder; then each island is rendered
 * as a React root of its own, so that the ids it makes are those the browser will make when it hydrates that root alone.
 */

/** One that is the same on ten thousand pages is drawn once. Islands whose props differ from page to page must not fill the memory. */
const MOST_DRAWN = 50;

const PLACEHOLDER = new RegExp(`<${ISLAND} data-index="(\\d+)"></${ISLAND}>`, 'g');

export interface IslandRenderOptions {
  /** Puts the page's contexts around content. `onUse` is called with what something in it reads of the page. */
  provide: (children: ReactNode, onUse?: (taken: string) => void) => ReactNode;
  /** What an island has taken of the page's view, and what is known of its text, as JSON. */
  viewJson: (taken: ReadonlySet<string>) => string;
  articleJson: () => string;
  /** Url of the list of all docs, for islands that read it: it is too large to be sent along. */
  docsUrl: () => string;
  /** Url of an island module's browser file. */
  moduleUrl: (module: string) => string | undefined;
  warn: (message: string) => void;
  /** Puts words in place of tokens in JSON. */
  fillJson: (json: string) => string;
  /** Changes markup once it is made: of an island, or of what is around islands. */
  finish?: (markup: string, options: { isIsland: boolean }) => string;
}

/** Markup of server content, with every island in it rendered. */
export function renderWithIslands(element: ReactNode, options: IslandRenderOptions): string {
  let count = 0;
  const finish = options.finish ?? ((markup: string) => markup);
  const renderServer = (node: ReactNode): string => {
    const recorder: IslandRecorder = { islands: [] };
    const drawn = renderToStaticMarkup(
      createElement(RecorderContext.Provider, { value: recorder }, options.provide(node)),
    );
    const markup = finish(withoutPreloads(drawn), { isIsland: false });
    if (recorder.islands.length === 0) return markup;
    return markup.replace(PLACEHOLDER, (placeholder, index: string) => {
      const island = recorder.islands[Number(index)];
      return island ? renderIsland(island) : placeholder;
    });
  };
  const renderIsland = (island: RecordedIsland): string => {
    const prefix = `i${count++}`;
    const { hydrate, ...given } = island.props;
    const original = island.original?.();
    const { article, module, pageProps, props } = takePage(given, { ...options, hasOriginal: original !== undefined });
    // It is rendered apart from the tree around the island, so it gets the contexts of its post and its code again.
    const inContexts = ({ post, code }: Pick<RecordedIsland, 'post' | 'code'>, node: ReactNode): ReactNode =>
      createElement(PostContext, { value: post }, createElement(CodeBlockContext, { value: code }, node));
    const renderSlot = (node: ReactNode): string => renderServer(inContexts(island, node));
    const { plain, slots, unserialisable } = splitProps(props, {
      render: renderSlot,
      readsChildren: island.readsChildren,
    });
    const ownSlot = ORIGINAL_SLOT + (island.part ?? '');
    if (original) slots.set(ownSlot, () => renderSlot(createElement(original, given)));
    else if (article && module === undefined)
      slots.set(CONTENT_SLOT, () => renderSlot(createElement(pageProps.content ?? Fragment)));
    const names = [...slots.keys()];
    const shown = new Set<string>();
    const createSlot = (name: string, childProps?: object): ReactNode =>
      createElement(Slot, { ...childProps, $slot: { name, html: `<!--slot:${names.indexOf(name)}-->`, shown } });
    const slotted = Object.fromEntries(
      names.filter((name) => !name.startsWith(CHILD_SLOT)).map((name) => [name, createSlot(name)]),
    );
    const { children } = plain;
    if (isSentChildren(children)) slotted['children'] = takeChildren(children, createSlot);
    const taken = new Set<string>(article ? ['view', 'view.page', 'articles'] : []);
    const repeated = new Set<string>();
    const draw = (): string => {
      const post = island.post && watched(island.post, () => taken.add('post'));
      const code = island.code && watched(island.code, () => taken.add('code'));
      const { [ownSlot]: originalSlot, [CONTENT_SLOT]: text, ...shownSlots } = slotted;
      const content = text ? Object.assign(() => text, pageProps.content) : pageProps.content;
      const component = createElement(island.component, {
        ...plain,
        ...shownSlots,
        ...(article && { ...pageProps, content }),
      });
      const nested = (part: string, node: ReactNode): ReactNode => {
        const name = ORIGINAL_SLOT + part;
        // In the browser two of one name could not be told apart.
        if (slots.has(name)) repeated.add(name);
        if (repeated.has(name)) return null;
        names.push(name);
        slots.set(name, () => renderSlot(node));
        return createSlot(name);
      };
      const originals = original ? { [island.part ?? '']: originalSlot } : {};
      const withOriginal = createElement(
        NestedContext,
        { value: nested },
        createElement(OriginalContext, { value: originals }, component),
      );
      const provided = options.provide(inContexts({ post, code }, withOriginal), (what) => {
        taken.add(what);
      });
      const drawn = renderToString(provided, { identifierPrefix: prefix });
      const markup = finish(withoutPreloads(drawn), { isIsland: true });
      return markup.replace(
        /<!--slot:(\d+)-->/g,
        (_, index: string) => slots.get(names[Number(index)] ?? '')?.() ?? '',
      );
    };
    const canBeShared = unserialisable.length === 0 && names.length === 0 && !article;
    const key = canBeShared ? prefix + JSON.stringify(plain) : undefined;
    let inner = (key !== undefined && island.drawn.get(key)) || draw();
    for (const name of repeated) {
      slots.delete(name);
      names.splice(names.indexOf(name), 1, '');
      const part = name.slice(ORIGINAL_SLOT.length);
      options.warn(`${island.module} shows the theme's part ${part} more than once, by another part: it is left out.`);
    }
    if (repeated.size > 0) inner = draw();
    if (key !== undefined && taken.size === 0 && names.length === 0 && island.drawn.size < MOST_DRAWN)
      island.drawn.set(key, inner);
    const src = options.moduleUrl(island.module);
    const lacking = original ? [] : unserialisable;
    if (original) for (const name of [...unserialisable, 'articles']) delete plain[name];
    if (lacking.length > 0 || !src) {
      const reason = src ? `the prop ${lacking.join(', ')} cannot be sent to the browser` : 'it has no browser build';
      options.warn(
        `The component ${island.name === 'default' ? '' : `${island.name} `}of ${island.module} stays static: ${reason}.`,
      );
      return inner;
    }
    // What the island was given for the original is in it.
    const hidden = names
      .filter((name) => name !== '' && !shown.has(name) && (!original || name.startsWith(ORIGINAL_SLOT)))
      .map((name) => printHiddenSlot(name, { markup: slots.get(name)?.() ?? '', escape: escapeAttribute }))
      .join('');
    const sent = printProps(plain);
    const ifTaken = (name: string, json: () => string): string | undefined => (taken.has(name) ? json() : undefined);
    return printIsland(
      {
        src,
        name: island.name,
        hydrate: (hydrate as HydratePolicy | undefined) ?? island.hydrate ?? 'visible',
        prefix,
        props: sent === undefined ? undefined : options.fillJson(sent),
        view: ifTaken('view', () => options.viewJson(taken)),
        articles: ifTaken('articles', options.articleJson),
        post: ifTaken('post', () => options.fillJson(JSON.stringify(island.post))),
        code: ifTaken('code', () => options.fillJson(JSON.stringify(island.code?.metadata))),
        docs: ifTaken('docsIndex', options.docsUrl),
        content: article && (module ?? ''),
      },
      { markup: inner + hidden, escape: escapeAttribute },
    );
  };
  return renderServer(element);
}

interface PageProps {
  page?: unknown;
  articles?: unknown;
  /** The text of the page as a component, with the data of the page as its fields. */
  content?: ComponentType & { [ARTICLE]?: Article };
}

/**
 * Takes what a component that draws the whole page is given of the page: the browser has that by the view. Text with components in it is a
 * module there, since they may need a context that the component puts around them; other text is a slot.
 */
function takePage(
  given: Record<string, unknown> & PageProps,
  { hasOriginal, moduleUrl }: Pick<IslandRenderOptions, 'moduleUrl'> & { hasOriginal: boolean },
): { article?: Article; module?: string | undefined; pageProps: PageProps; props: Record<string, unknown> } {
  const { page, articles, content, ...props } = given;
  const article = content?.[ARTICLE];
  if (!article) return { pageProps: {}, props: given };
  const module = article.module !== undefined && !hasOriginal ? moduleUrl(article.module) : undefined;
  return { article, module, pageProps: { page, articles, content }, props };
}

/**
 * React puts a preload for every eager image before its markup. In a body it comes too late to help, and a picture named by a placeholder token
 * is not known yet; an author's own preload stays.
 */
function withoutPreloads(markup: string): string {
  return markup.startsWith('<link')
    ? markup.replace(/^(?:<link\b[^>]*>)+/, (links) => links.replace(/<link rel="preload" as="image"[^>]*>/g, ''))
    : markup;
}

/** Server-rendered children inside an island. The browser keeps the nodes that are there. Adds its name to `shown`. */
function Slot({
  $slot: { name, html, shown },
}: {
  $slot: { name: string; html: string; shown: Set<string> };
}): ReactNode {
  shown.add(name);
  return createElement(SLOT, { name, suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: html } });
}

/** Wraps the blog post or the code that an island is part of, and reports that something is read from it. */
function watched<Value extends object>(value: Value, onUse: () => void): Value {
  return new Proxy(value, {
    get(target, key) {
      onUse();
      return target[key as keyof Value];
    },
  });
}
