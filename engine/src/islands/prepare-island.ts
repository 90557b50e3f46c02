import { createElement, Fragment, type ComponentType, type ElementType, type ReactNode } from 'react';
import {
  ARTICLE,
  CodeBlockContext,
  OriginalContext,
  PostContext,
  TitleContext,
  type Article,
  type Original,
} from '../client/page-context.ts';
import { isSentChildren, takeChildren, takeNodes } from './children.ts';
import { NestedContext, type RecordedIsland } from './create-island.ts';
import { splitProps } from './props.ts';
import { CONTENT_SLOT, ORIGINAL_SLOT, printProps } from './protocol.ts';
import type { SendOptions } from './send-children.ts';
import { createSlots, type Drawing, type Slots } from './slots.ts';

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

/** It is rendered apart from the tree around the island, so it gets the contexts of its post and its code again. */
const inContexts = ({ post, code }: Pick<RecordedIsland, 'post' | 'code'>, node: ReactNode): ReactNode =>
  createElement(PostContext, { value: post }, createElement(CodeBlockContext, { value: code }, node));

interface PrepareOptions extends Pick<IslandRenderOptions, 'provide' | 'moduleUrl'> {
  /** Filled with what the island reads of its page. */
  taken: Set<string>;
  drawSlot: (node: ReactNode, options: { isAlive: boolean }) => Drawing;
}

export interface PreparedIsland {
  slots: Slots;
  element: ReactNode;
  /** Props that cannot be sent, though it needs them. */
  lacking: string[];
  /** What its markup depends on, where it may be the same on many pages. */
  key: string | undefined;
  /** See IslandData. */
  props: string | undefined;
  content: string | undefined;
}

/** Divides what an island is given into props, slots and the page, and says how it is drawn from them. */
export function prepareIsland(island: RecordedIsland, options: PrepareOptions): PreparedIsland {
  const { taken, moduleUrl } = options;
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
  const { plain, nodes, unserialisable } = splitProps(props, {
    readsChildren: island.readsChildren,
    locate: original ? undefined : locate,
  });
  const ownSlot = ORIGINAL_SLOT + (island.part ?? '');
  if (original) nodes.set(ownSlot, createElement(original, given));
  else if (article && module === undefined) nodes.set(CONTENT_SLOT, createElement(pageProps.content ?? Fragment));
  const lacking = original ? [] : unserialisable;
  // Islands inside one that stays static cannot be part of its tree.
  const isAlive = lacking.length === 0 && moduleUrl(island.module) !== undefined;
  const drawSlot = (node: ReactNode): Drawing =>
    options.drawSlot(createElement(TitleContext, { value: island.title }, inContexts(island, node)), { isAlive });
  const slots = createSlots(nodes, drawSlot);
  const names = slots.names();
  const filled: Record<string, unknown> = { ...plain };
  for (const [name, value] of Object.entries(plain))
    if (names.length > 0 && !unserialisable.includes(name)) filled[name] = takeNodes(value, slots.element);
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
  for (const need of island.pageNeeds ?? []) if (need !== 'post' || island.post) taken.add(need);
  const post = island.post && watched(island.post, () => taken.add('post'));
  const code = island.code && watched(island.code, () => taken.add('code'));
  const originals = original ? { [island.part ?? '']: slots.element(ownSlot) } : {};
  const addNested = (part: string, node: ReactNode): Original => slots.add(ORIGINAL_SLOT + part, node);
  const component = createElement(OriginalContext, { value: originals }, createElement(island.component, filled));
  const withNested = createElement(NestedContext, { value: addNested }, component);
  const element = options.provide(inContexts({ post, code }, withNested), (what) => {
    taken.add(what);
  });
  if (original) for (const name of [...unserialisable, 'articles']) delete plain[name];
  const canBeShared = unserialisable.length === 0 && names.length === 0 && !article;
  return {
    slots,
    element,
    lacking,
    key: canBeShared ? (printProps(plain) ?? '') : undefined,
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

/** Wraps the blog post or the code that an island is part of, and reports that something is read from it. */
function watched<Value extends object>(value: Value, onUse: () => void): Value {
  return new Proxy(value, {
    get(target, key) {
      onUse();
      return target[key as keyof Value];
    },
  });
}
