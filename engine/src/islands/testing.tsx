import { createContext, type ComponentType, type ReactNode } from 'react';
import { createIsland } from './create-island.ts';
import type { IslandRenderOptions } from './prepare-island.ts';
import { ISLAND, type HydratePolicy } from './protocol.ts';
import { renderWithIslands } from './server.tsx';

/** Islands and pages for tests. */

export type Props = Record<string, unknown> & { children?: unknown };

/** A context of the page. */
export const Words = createContext('no words');

export function island(component: unknown, options: { name?: string; module?: string; hydrate?: HydratePolicy } = {}) {
  const { name = 'default', module = '/site/Kutu.tsx', hydrate } = options;
  return createIsland(component, { module, name, hydrate }) as ComponentType<Props>;
}

export function render(element: ReactNode, options: Partial<IslandRenderOptions> = {}) {
  const warnings: string[] = [];
  const html = renderWithIslands(element, {
    provide: (children) => <Words value="words of the page">{children}</Words>,
    moduleUrl: (module) => `/assets${module}.js`,
    articleJson: () => '[]',
    viewJson: () => '{"url":"/sayfa"}',
    docsUrl: () => '/belgeler.json',
    warn: (message) => void warnings.push(message),
    fillJson: (json) => json,
    ...options,
  });
  return { html, islands: html.match(new RegExp(`<${ISLAND}\\b`, 'g'))?.length ?? 0, warnings };
}

/** Value of an attribute of the n-th island, as a browser would read it. */
export function attribute(html: string, name: string, index = 0): string | undefined {
  const tag = [...html.matchAll(new RegExp(`<${ISLAND}\\b(?:[^>"]|"[^"]*")*>`, 'g'))][index]?.[0];
  const value = new RegExp(` ${name}="([^"]*)"`).exec(tag ?? '')?.[1];
  return value
    ?.replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');
}
