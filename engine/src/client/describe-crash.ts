import { escapeText } from '../shared/html.ts';
import { loadLateStyles } from './late-styles.ts';
import { loadText } from './texts.ts';

export interface Crash {
  html: string;
  /** Of the document, while a whole page is down. */
  title?: string;
}

/** What is shown in place of something that crashed: a part of a page, or (given the markup it arrived with) a page as a whole. */
export async function describeCrash(error: unknown, arrived: string | undefined): Promise<Crash> {
  loadLateStyles();
  const isPage = arrived !== undefined;
  const heading = await loadText(isPage ? 'error.pageCrashed' : 'error.partCrashed');
  const again = await loadText('error.tryAgain');
  const messages = messagesOf(error).join(`\n\n${await loadText('error.cause')}\n`);
  // Authors are told where it happened.
  if (import.meta.hot)
    document.dispatchEvent(
      new CustomEvent('yaprak:crash', {
        detail: { message: messages, stack: error instanceof Error ? error.stack : '' },
      }),
    );
  const box =
    `<div class="crash" role="alert"><${isPage ? 'h1' : 'strong'}>${escapeText(heading)}</${isPage ? 'h1' : 'strong'}>` +
    `<button type="button" data-try-again>${escapeText(again)}</button><pre tabindex="0">${escapeText(messages)}</pre></div>`;
  if (!isPage) return { html: box };
  return { html: inPlaceOfText(box, arrived), title: await loadText('error.page') };
}

function inPlaceOfText(box: string, arrived: string): string {
  const template = document.createElement('template');
  template.innerHTML = arrived;
  const main = template.content.querySelector('main') ?? template.content.querySelector('[data-region=main]');
  if (!main) return box;
  main.innerHTML = box;
  return template.innerHTML;
}

/** The messages of the error and of its causes, outermost first. */
function messagesOf(error: unknown): string[] {
  const messages: string[] = [];
  for (
    let at: unknown = error;
    at !== undefined && messages.length < 10;
    at = at instanceof Error ? at.cause : undefined
  )
    messages.push(at instanceof Error ? at.message : String(at));
  return messages;
}
