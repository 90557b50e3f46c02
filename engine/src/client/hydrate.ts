import { createElement, Fragment, type ComponentType, type ElementType, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { CrashBoundary, type LoadCrash } from './crash-boundary.ts';
import { createDocsIndex, type DocsData, type DocsIndex } from '../shared/docs-data.ts';
import {
  CHILD_SLOT,
  CONTENT_SLOT,
  HIDDEN_SLOTS,
  ISLAND,
  nameOfHiddenSlot,
  ORIGINAL_SLOT,
  parseProps,
  SLOT,
} from '../islands/protocol.ts';
import {
  componentNamed,
  isSentChildren,
  listIslands,
  takeChildren,
  takeNodes,
  type CreateSlot,
  type SentIsland,
} from '../islands/children.ts';
import { decodePath } from '../shared/url.ts';
import { lendBox } from './island-box.ts';
import { drawInside, findPlace, Slot, type Hydrated } from './slot.ts';
import {
  CodeBlockContext,
  NO_WRAP,
  OriginalContext,
  type Original,
  PageContext,
  PostContext,
  type Article,
  type CodeBlockMetadata,
  type PageContextValue,
  type PostContextValue,
} from './page-context.ts';

/** Loaded with React for the first island. `loadCrash` loads what describes a crash. */
export async function hydrateIsland(island: HTMLElement, loadCrash: LoadCrash): Promise<Hydrated> {
  // Not in React's file, or what it shares with scripts that need no React would be.
  void import('./extra-styles.ts').then(({ linkExtraStyles }) => linkExtraStyles());
  lendBox(island);
  const { src = '', name = 'default', prefix = '' } = island.dataset;
  const { children, ...props } = parseProps(island.dataset) as Record<string, ReactNode>;
  const [component, takeSent] = await Promise.all([loadComponent({ src, name }), prepareChildren(children)]);
  const place = await findPlace(island);
  if (place === null) return { end: () => undefined, find: () => undefined };
  const arrived = isWholePage(island) ? island.innerHTML : undefined;
  const { createSlot, given, originals } = readSlots(island);
  Object.assign(given, takeNodes(props, createSlot), children !== undefined && { children: takeSent(createSlot) });
  const { [CONTENT_SLOT]: text, ...own } = given;
  const pageProps = await loadPageProps(island, text);
  const drawn = createElement(component, { ...own, ...pageProps });
  const docs = await fetchDocs(island.dataset.docs);
  const element = withView(island, {
    docs,
    element: createElement(OriginalContext.Provider, { value: originals }, drawn),
  });
  let onReady = (): void => undefined;
  const ready = new Promise<void>((resolve) => (onReady = resolve));
  const boundary = createElement(CrashBoundary, { arrived, loadCrash, onReady }, element);
  const hydrated = place
    ? drawInside(island, { place, boundary })
    : hydrateAlone(
        hydrateRoot(island, boundary, {
          identifierPrefix: prefix,
          onRecoverableError(error) {
            reportError(error);
            if (arrived !== undefined) void restoreNames(island, arrived);
          },
        }),
      );
  await ready;
  return hydrated;
}

async function restoreNames(island: HTMLElement, arrived: string): Promise<void> {
  const { keepNames } = await import('./keep-names.ts');
  keepNames(island, arrived);
}

const hydrateAlone = (root: Root): Hydrated => ({ end: () => root.unmount(), find: (element) => element });

type IslandComponent = ComponentType<Record<string, unknown>>;
interface Parts {
  [name: string]: (IslandComponent & Parts) | undefined;
}

/** `default`, or a part of it: `default.Header`. All that a CommonJS module exports is its default. */
function findExport({ default: given, ...module }: Parts, name: string): IslandComponent | undefined {
  const exported = given && '__esModule' in given ? given : { default: given, ...module };
  return name.split('.').reduce<Parts | undefined>((found, part) => found?.[part], exported) as
    | IslandComponent
    | undefined;
}

/** An island that read its page, its blog post or its block of code on the server gets them here too. */
function withView(
  island: HTMLElement,
  { docs, element }: { docs: DocsIndex | undefined; element: ReactNode },
): ReactNode {
  const { view: viewJson, articles = '[]', post: postJson, code: codeJson } = island.dataset;
  const code = codeJson === undefined ? null : (JSON.parse(codeJson) as CodeBlockMetadata);
  const inCode = code
    ? createElement(CodeBlockContext.Provider, { value: { metadata: code, wordWrap: NO_WRAP } }, element)
    : element;
  const post = postJson === undefined ? null : (JSON.parse(postJson) as PostContextValue);
  const inPost = post ? createElement(PostContext.Provider, { value: post }, inCode) : inCode;
  if (viewJson === undefined && !docs) return inPost;
  const view = JSON.parse(viewJson ?? '{}') as PageContextValue['view'];
  const value: PageContextValue = {
    view,
    url: view.url ?? decodePath(location.pathname),
    inIsland: true,
    articles: JSON.parse(articles) as Article[],
    head: { htmlAttributes: {}, bodyAttributes: {}, tags: [] },
    docsIndex: docs && (() => docs),
  };
  return createElement(PageContext.Provider, { value }, inPost);
}

/** For an island that draws its whole page: the page, and its text as the module or the slot that the server has written. */
async function loadPageProps(island: HTMLElement, text: ReactNode): Promise<object | undefined> {
  const { content: url, view = '{}', articles = '[]' } = island.dataset;
  if (url === undefined) return undefined;
  const { browserPageProps } = await import('../theme/page-content.tsx');
  const { page } = JSON.parse(view) as PageContextValue['view'];
  const [article = { toc: [], startsWithH1: false }] = JSON.parse(articles) as Article[];
  if (url === '') return browserPageProps(page, article, text);
  const { default: Text } = (await import(/* @vite-ignore */ url)) as { default: ComponentType };
  return browserPageProps(page, { ...article, element: createElement(Text) }, undefined);
}

/** The list of all docs, which browsers keep: its address has a hash. */
async function fetchDocs(url: string | undefined): Promise<DocsIndex | undefined> {
  if (url === undefined) return undefined;
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: HTTP status ${response.status}.`);
  return createDocsIndex((await response.json()) as DocsData);
}

async function loadComponent({ src, name }: SentIsland): Promise<IslandComponent> {
  const component = findExport((await import(/* @vite-ignore */ src)) as Parts, name);
  if (!component) throw new Error(`${src} has no export named ${name}.`);
  return component;
}

/** Loads the islands that stand in this one's tree. Returns a function that makes the children once their slots are read. */
async function prepareChildren(children: ReactNode): Promise<(createSlot: CreateSlot) => ReactNode> {
  if (!isSentChildren(children)) return () => children;
  const islands = listIslands(children);
  const loaded = await Promise.all(islands.map(loadComponent));
  const components = new Map(islands.map(({ src, name }, index) => [`${src} ${name}`, loaded[index]]));
  const findIsland = ({ src, name }: SentIsland): ElementType => components.get(`${src} ${name}`) ?? Fragment;
  return (createSlot) => takeChildren(children, { createSlot, findIsland });
}

/** Elements for what the server has drawn: props of an island, and the parts of the theme that it shows. */
function readSlots(island: HTMLElement): {
  createSlot: CreateSlot;
  given: Record<string, ReactNode>;
  originals: Record<string, Original>;
} {
  const slots = takeSlots(island);
  const createSlot: CreateSlot = (name, { $type, ...props } = {}, ...children) =>
    createElement(
      componentNamed($type, Slot, () => class extends Slot {}),
      { ...props, $slot: { name, html: slots[name] ?? '' } },
      ...children,
    );
  const given: Record<string, ReactNode> = {};
  const originals: Record<string, Original> = {};
  for (const name of Object.keys(slots)) {
    if (name.startsWith(ORIGINAL_SLOT)) {
      const [original = name] = name.split(' ');
      const part = original.slice(ORIGINAL_SLOT.length);
      // One that is drawn anew gets another place than on the server: any of its name is better than none.
      const other = originals[part];
      originals[part] = (place) => {
        const own = `${original} ${place}`;
        if (own in slots) return createSlot(own);
        return typeof other === 'function' ? other(place) : createSlot(name);
      };
    } else if (!name.startsWith(CHILD_SLOT)) given[name] = createSlot(name);
  }
  return { createSlot, given, originals };
}

/** Server-rendered markup by name: what is in the page stays where it is, what is not shown yet waits in templates. */
function takeSlots(island: HTMLElement): Record<string, string> {
  const slots: Record<string, string> = {};
  for (const slot of island.querySelectorAll(SLOT)) {
    if (slot.closest(ISLAND) === island) slots[slot.getAttribute('name') ?? ''] = slot.innerHTML;
  }
  for (const template of island.querySelectorAll<HTMLTemplateElement>(HIDDEN_SLOTS)) {
    slots[nameOfHiddenSlot(template)] = template.innerHTML;
    template.remove();
  }
  return slots;
}

/** A page, or the whole text of one, rather than a part in it. */
function isWholePage(island: HTMLElement): boolean {
  const isArticle = island.matches('.markdown > :only-child, .markdown > header:first-child + :last-child');
  return isArticle || island.dataset.content !== undefined || island.querySelector('[data-region]') !== null;
}
