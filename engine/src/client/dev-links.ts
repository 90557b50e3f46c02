import { onPage } from './page-events.ts';

/** A link of the page that leads nowhere. */
interface BrokenLink {
  message: string;
  /** `file:line:column` */
  place: string;
  hint?: string;
}

const BADGE = 'yaprak-links';
const STYLE = `
:host{position:fixed;inset-block-end:1rem;inset-inline-start:1rem;z-index:99998;max-inline-size:calc(100vw - 2rem);color-scheme:inherit}
details{border:1px solid light-dark(#e3dbc8,#2c3638);border-radius:.9rem 2px;background:light-dark(#fffefa,#1a2123);color:light-dark(#24281f,#e3e6dd);font:14px/1.55 system-ui,sans-serif;box-shadow:0 6px 24px rgb(40 35 15/.14)}
summary{padding:.4rem .9rem;color:light-dark(#7d5200,#e6b95c);font-weight:600;cursor:pointer;border-radius:inherit}
summary:focus-visible{outline:2px solid light-dark(#2b6a35,#93cf8a)}
ul{max-block-size:50vh;max-inline-size:34rem;margin:0;padding:.2rem .9rem .8rem;overflow:auto;list-style:none}
li+li{margin-block-start:.7rem}
code{display:block;color:light-dark(#2b6a35,#93cf8a);font:13px/1.5 ui-monospace,monospace;overflow-wrap:anywhere}
li{overflow-wrap:anywhere}`;

/** Shows the broken links of each page as a quiet badge that lists them. Outside the body, which navigation may replace. */
export function startLinkBadge(): void {
  onPage(() => {
    document.querySelector(BADGE)?.remove();
    const content = document.querySelector<HTMLMetaElement>('meta[name=yaprak-links]')?.content;
    if (content) document.documentElement.append(createBadge(JSON.parse(content) as BrokenLink[]));
  });
}

function createBadge(links: readonly BrokenLink[]): HTMLElement {
  const host = document.createElement(BADGE);
  const details = document.createElement('details');
  const list = document.createElement('ul');
  for (const { message, place, hint } of links) {
    const item = document.createElement('li');
    item.append(createText('code', place), message, ...(hint ? [' ', hint] : []));
    list.append(item);
  }
  details.append(createText('summary', links.length === 1 ? '1 broken link' : `${links.length} broken links`), list);
  host.attachShadow({ mode: 'open' }).append(createText('style', STYLE), details);
  return host;
}

function createText(name: string, textContent: string): HTMLElement {
  return Object.assign(document.createElement(name), { textContent });
}
