import { createElement, Fragment, type ComponentType, type ElementType, type ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { ARTICLE, CodeBlockContext, OriginalContext, PostContext, type Article } from '../client/page-context.ts';
import { escapeAttribute } from '../shared/html.ts';
import { NestedContext, RecorderContext, type IslandRecorder, type RecordedIsland } from './create-island.ts';
import { isSentChildren, takeChildren } from './children.ts';
import { splitProps } from './props.ts';
import { CONTENT_SLOT, ISLAND, ORIGINAL_SLOT, printIsland, printProps, type HydratePolicy } from './protocol.ts';
import type { SendOptions } from './send-children.ts';
import { createSlots, type Slots } from './slots.ts';

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
    const src = options.moduleUrl(island.module);
    const taken = new Set<string>();
    const { slots, draw, lacking, key, props, content } = prepareIsland(island, {
      ...options,
      taken,
      renderSlot: (node) => renderServer(inContexts(island, node)),
      print: (node) => finish(withoutPreloads(renderToString(node, { identifierPrefix: prefix })), { isIsland: true }),
    });
    const known = key === undefined ? undefined : island.drawn.get(prefix + key);
    let inner = known ?? draw();
    const repeated = slots.takeRepeated();
    for (const name of repeated) {
      const part = name.slice(ORIGINAL_SLOT.length);
      options.warn(`${island.module} shows the theme's part ${part} more than once, by another part: it is left out.`);
    }
    if (repeated.length > 0) inner = draw();
    if (key !== undefined && taken.size === 0 && slots.names().length === 0 && island.drawn.size < MOST_DRAWN)
      island.drawn.set(prefix + key, inner);
    if (lacking.length > 0 || !src) {
      const reason = src ? `the prop ${lacking.join(', ')} cannot be sent to the browser` : 'it has no browser build';
      options.warn(
        `The component ${island.name === 'default' ? '' : `${island.name} `}of ${island.module} stays static: ${reason}.`,
      );
      return inner;
    }
    // What the island was given for the original is in it.
    const hidden = slots.printHidden((name) => !island.original || name.startsWith(ORIGINAL_SLOT));
    const ifTaken = (name: string, json: () => string): string | undefined => (taken.has(name) ? json() : undefined);
    return printIsland(
      {
        src,
        name: island.name,
        hydrate: (island.props['hydrate'] as HydratePolicy | undefined) ?? island.hydrate ?? 'visible',
        prefix,
        props: props === undefined ? undefined : options.fillJson(props),
        view: ifTaken('view', () => options.viewJson(taken)),
        articles: ifTaken('articles', options.articleJson),
        post: ifTaken('post', () => options.fillJson(JSON.stringify(island.post))),
        code: ifTaken('code', () => options.fillJson(JSON.stringify(island.code?.metadata))),
        docs: ifTaken('docsIndex', options.docsUrl),
        content,
      },
      { markup: inner + hidden, escape: escapeAttribute },
    );
  };
  return renderServer(element);
}

/** It is rendered apart from the tree around the island, so it gets the contexts of its post and its code again. */
const inContexts = ({ post, code }: Pick<RecordedIsland, 'post' | 'code'>, node: ReactNode): ReactNode =>
  createElement(PostContext, { value: post }, createElement(CodeBlockContext, { value: code }, node));

interface PrepareOptions extends Pick<IslandRenderOptions, 'provide' | 'moduleUrl'> {
  /** Filled with what the island reads of its page. */
  taken: Set<string>;
  renderSlot: (node: ReactNode) => string;
  print: (node: ReactNode) => string;
}

interface PreparedIsland {
  slots: Slots;
  draw: () => string;
  /** Props that cannot be sent, though it needs them. */
  lacking: string[];
  /** What its markup depends on, where it may be the same on many pages. */
  key: string | undefined;
  /** See IslandData. */
  props: string | undefined;
  content: string | undefined;
}

/** Divides what an island is given into props, slots and the page, and says how it is drawn from them. */
function prepareIsland(island: RecordedIsland, options: PrepareOptions): PreparedIsland {
  const { taken, renderSlot, moduleUrl } = options;
  const { hydrate: _policy, ...given } = island.props;
  const original = island.original?.();
  const { article, module, pageProps, props } = takePage(given, { moduleUrl, hasOriginal: original !== undefined });
  const nested = new Map<string, ElementType>();
  const locate: SendOptions['locate'] = (source, component) => {
    const src = moduleUrl(island.module) && moduleUrl(source.module);
    if (!src) return undefined;
    nested.set(`${src} ${source.name}`, component);
    return { src, name: source.name };
  };
  const { plain, drawings, unserialisable } = splitProps(props, {
    render: renderSlot,
    readsChildren: island.readsChildren,
    locate: original ? undefined : locate,
  });
  const ownSlot = ORIGINAL_SLOT + (island.part ?? '');
  if (original) drawings.set(ownSlot, () => renderSlot(createElement(original, given)));
  else if (article && module === undefined)
    drawings.set(CONTENT_SLOT, () => renderSlot(createElement(pageProps.content ?? Fragment)));
  const slots = createSlots(drawings);
  const names = slots.names();
  const filled: Record<string, unknown> = { ...plain };
  for (const name of names) if (!name.startsWith('@')) filled[name] = slots.element(name);
  if (isSentChildren(plain['children']))
    filled['children'] = takeChildren(plain['children'], {
      createSlot: slots.element,
      findIsland: ({ src, name }) => nested.get(`${src} ${name}`) ?? Fragment,
    });
  if (article) {
    const text = names.includes(CONTENT_SLOT) && slots.element(CONTENT_SLOT);
    const content = text ? Object.assign(() => text, pageProps.content) : pageProps.content;
    Object.assign(filled, pageProps, { content });
    for (const name of ['view', 'view.page', 'articles']) taken.add(name);
  }
  const draw = (): string => {
    const post = island.post && watched(island.post, () => taken.add('post'));
    const code = island.code && watched(island.code, () => taken.add('code'));
    const originals = original ? { [island.part ?? '']: slots.element(ownSlot) } : {};
    const addNested = (part: string, node: ReactNode): ReactNode =>
      slots.add(ORIGINAL_SLOT + part, () => renderSlot(node));
    const component = createElement(OriginalContext, { value: originals }, createElement(island.component, filled));
    const withNested = createElement(NestedContext, { value: addNested }, component);
    const provided = options.provide(inContexts({ post, code }, withNested), (what) => {
      taken.add(what);
    });
    return slots.fill(options.print(provided));
  };
  if (original) for (const name of [...unserialisable, 'articles']) delete plain[name];
  const canBeShared = unserialisable.length === 0 && names.length === 0 && !article;
  const lacking = original ? [] : unserialisable;
  return {
    slots,
    draw,
    lacking,
    key: canBeShared ? JSON.stringify(plain) : undefined,
    props: lacking.length > 0 ? undefined : printProps(plain),
    content: article && (module ?? ''),
  };
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

/** Wraps the blog post or the code that an island is part of, and reports that something is read from it. */
function watched<Value extends object>(value: Value, onUse: () => void): Value {
  return new Proxy(value, {
    get(target, key) {
      onUse();
      return target[key as keyof Value];
    },
  });
}
