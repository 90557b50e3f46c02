import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { escapeAttribute } from '../shared/html.ts';
import { isMarkdownModule } from '../shared/module-key.ts';
import { RecorderContext, type IslandRecorder, type RecordedIsland } from './create-island.ts';
import { prepareIsland, type IslandRenderOptions } from './prepare-island.ts';
import { ORIGINAL_SLOT, printIsland, type HydratePolicy } from './protocol.ts';
import { fillDrawing, takeInner, type Drawing, type StartedIsland } from './slots.ts';

/**
 * Server side of islands. A page is rendered once as static markup in which each island leaves a placeholder; then each island is rendered
 * as a React root of its own, so that the ids it makes are those the browser will make when it hydrates that root alone. Those inside a slot
 * of another are rendered with it, at the place of the slot, so that they read what it provides: see slots.ts.
 */

/** One that is the same on ten thousand pages is drawn once. Islands whose props differ from page to page must not fill the memory. */
const MOST_DRAWN = 50;

/** Markup of server content, with every island in it rendered. */
export function renderWithIslands(element: ReactNode, options: IslandRenderOptions): string {
  let count = 0;
  const finish = options.finish ?? ((markup: string) => markup);
  const drawServer = (node: ReactNode, { isInside }: { isInside: boolean }): Drawing => {
    const recorder: IslandRecorder = { islands: [] };
    const drawn = renderToStaticMarkup(
      createElement(RecorderContext.Provider, { value: recorder }, options.provide(node)),
    );
    const markup = finish(withoutPreloads(drawn), { isIsland: false });
    return { markup, islands: recorder.islands.map((island) => startIsland(island, { isInside })) };
  };
  const startIsland = (island: RecordedIsland, { isInside }: { isInside: boolean }): StartedIsland => {
    const id = count++;
    const prefix = `i${id}`;
    const src = options.moduleUrl(island.module);
    const taken = new Set<string>();
    const { slots, element, lacking, key, props, content } = prepareIsland(island, {
      ...options,
      taken,
      drawSlot: (node, { isAlive }) => drawServer(node, { isInside: isAlive }),
    });
    const drawAlone = (): string =>
      finish(withoutPreloads(renderToString(element, { identifierPrefix: prefix })), { isIsland: true });
    const draw = (): string => {
      const cacheKey = key === undefined || isInside ? undefined : prefix + key;
      const known = cacheKey === undefined ? undefined : island.drawn.get(cacheKey);
      const markup = known ?? drawAlone();
      if (cacheKey !== undefined && taken.size === 0 && slots.names().length === 0 && island.drawn.size < MOST_DRAWN)
        island.drawn.set(cacheKey, markup);
      return markup;
    };
    /** What the island around it does not show yet may need what that provides; the browser draws it when it is shown. */
    const drawHidden = (): string => {
      try {
        return draw();
      } catch {
        return '';
      }
    };
    const print = (drawn?: string): string => {
      let markup = drawn ?? (isInside ? drawHidden() : draw());
      if (slots.takeRepeated()) markup = drawAlone();
      const inner = slots.fill(takeInner(markup));
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
          hydrate: (island.props['hydrate'] as HydratePolicy | undefined) ?? island.hydrate ?? defaultPolicy(inner),
          prefix,
          inside: isInside ? '' : undefined,
          props: props === undefined ? undefined : options.fillJson(props),
          view: ifTaken('view', () => options.viewJson(taken)),
          articles: ifTaken('articles', options.articleJson),
          post: ifTaken('post', () => options.fillJson(JSON.stringify(island.post))),
          code: ifTaken('code', () => options.fillJson(JSON.stringify(island.code?.metadata))),
          docs: ifTaken('docsIndex', options.docsUrl),
          content,
        },
        { markup: inner + hidden, escape: escapeAttribute, isText: isMarkdownModule(island.module) },
      );
    };
    return { id, element, isInside, print };
  };
  return fillDrawing(drawServer(element, { isInside: false }));
}

/** What has no box is never seen to come into view: it may hold what a component adds later, such as a button that floats over the page. */
function defaultPolicy(markup: string): HydratePolicy {
  return /^<\w+(?: [\w-]+="[^"]*")* style="[^"]*display:contents/.test(markup) ? 'idle' : 'visible';
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
