import { parentPort, workerData, type MessagePort } from 'node:worker_threads';
import { warmUp } from '../markdown/warm-up.ts';
import type { RenderData } from '../render/context.ts';
import { lowerPriority } from '../render/threads.ts';
import { DEFAULT_MODULES } from '../vite/module-language.ts';
import { openReadyModules } from '../vite/ready-modules.ts';
import { findReadyTheme, type ReadyTheme } from '../vite/ready-theme.ts';
import { createDevPages } from './dev-pages.ts';
import type { DevPage, DevTask } from './page-answers.ts';

/** What pages are of. */
export interface FirstSite {
  baseUrl: string;
  customCss: readonly string[];
  languages: RenderData[];
}

/** The message that opens a site: its pages are asked for, and given, through a port of its own. */
export type OpenedSite = FirstSite & { port: MessagePort };

export type FirstTask = DevTask & { id: number };
/** Without a page: it cannot be made here. */
export type FirstAnswer = { id: number; page?: DevPage | undefined };

/**
 * Makes the pages that are asked for before Vite is there. A thread, since what they are made with (React, the theme, the parser, the
 * highlighter) takes a fifth of a second to load and to run for the first time, just when the content is being read.
 */
lowerPriority();
const { siteDir } = workerData as { siteDir: string };
const theme = findReadyTheme({ siteDir });
if (theme) {
  void prepare(theme).catch(() => undefined);
  parentPort?.on('message', ({ languages, port, ...site }: OpenedSite) => {
    const { modules } = openReadyModules(theme, site);
    // There is nothing of an earlier run, and what is compiled here is compiled again when the page is saved.
    const cache = { get: () => undefined, set: () => undefined };
    const docsData = (): never => {
      throw new Error('A page that asks for all docs is made when Vite is there.');
    };
    const { make } = createDevPages(
      languages.map((data) => ({ data, docsData })),
      { modules, cache },
    );
    port.on('message', async ({ id, ...task }: FirstTask) => {
      const page = await make(task).catch(() => undefined);
      port.postMessage({ id, page } satisfies FirstAnswer);
    });
  });
}

/** Before the site is known, for the theme is the same for all of them. What is wrong is told when a page is made. */
async function prepare(ready: ReadyTheme): Promise<void> {
  const { modules } = openReadyModules(ready, { baseUrl: '/', customCss: [] });
  await modules.loadServer({ name: DEFAULT_MODULES, value: undefined });
  warmUp();
}
