import { escapeText } from './html.ts';

/** An error for the author, in the shape in which the terminal prints it. */
export interface DevProblem {
  title: string;
  text: string;
}

/** The element that holds it: over a page, or as a page of its own. */
export const OVERLAY = 'yaprak-overlay';

const STYLE = `
:host{color-scheme:light dark}
.y-dim{position:fixed;inset:0;z-index:99999;overflow:auto;box-sizing:border-box;padding:clamp(.75rem,6vh,5rem) clamp(.75rem,4vw,3rem);background:rgb(20 24 16/.6);backdrop-filter:blur(3px)}
.y-page{background:light-dark(#fcf9f2,#13191b)}
.y-box{max-width:60rem;margin:0 auto;border:1px solid light-dark(#e3dbc8,#2c3638);border-radius:.9rem 2px;background:light-dark(#fffefa,#1a2123);color:light-dark(#24281f,#e3e6dd);font:16px/1.6 system-ui,sans-serif;overflow:hidden}
.y-box header{display:flex;gap:1rem;align-items:start;padding:1.1rem 1.25rem .9rem;border-block-start:4px solid light-dark(#a3302a,#f0958c)}
.y-box :is(h1,h2){flex:1;margin:0;font:600 1.15rem/1.4 system-ui,sans-serif;overflow-wrap:anywhere}
.y-box button{flex:none;padding:.3rem .8rem;border:1px solid light-dark(#e3dbc8,#2c3638);border-radius:.5rem 1px;background:none;color:inherit;font:inherit;font-size:.9rem;cursor:pointer}
.y-box button:focus-visible,.y-box pre:focus-visible,.y-box:focus-visible{outline:2px solid light-dark(#2b6a35,#93cf8a);outline-offset:-2px}
.y-box pre{margin:0;padding:1rem 1.25rem;overflow-x:auto;background:light-dark(#f4efe2,#0e1315);font:14px/1.65 ui-monospace,monospace;white-space:pre-wrap;overflow-wrap:anywhere}
.y-box pre .y-code{white-space:pre;overflow-wrap:normal}
.y-box .y-kind{color:light-dark(#a3302a,#f0958c);font-weight:600}
.y-box .y-place{color:light-dark(#2b6a35,#93cf8a);font-weight:600}
.y-box p{margin:0;padding:.8rem 1.25rem 1rem;color:light-dark(#5a6153,#a3ada4);font-size:.9rem}`;

/** The one look of every error of the dev server. `isPage`: there is nothing behind it that it could be closed for. */
export function renderOverlay({ title, text }: DevProblem, { isPage }: { isPage: boolean }): string {
  const close = isPage ? '' : '<button type="button" data-close>Close</button>';
  const end = isPage ? 'the page loads again by itself.' : 'this goes away by itself. Escape hides it.';
  const role = isPage ? '' : ' role="alertdialog" aria-modal="true" aria-labelledby="y-overlay" tabindex="-1"';
  const [tag, heading] = isPage ? ['main', 'h1'] : ['div', 'h2'];
  return (
    `<style>${STYLE}</style><div class="y-dim${isPage ? ' y-page' : ''}"><${tag} class="y-box" data-region="error"${role}>` +
    `<header><${heading} id="y-overlay">${escapeText(title)}</${heading}>${close}</header>` +
    `<pre tabindex="0">${text.split('\n').map(markLine).join('\n')}</pre><p>Fix it and save: ${end}</p></${tag}></div>`
  );
}

/** Colours the parts of the printed shape: what, where, and the line with its caret. */
function markLine(line: string): string {
  const kind = /^(error|warning)(  .*)$/s.exec(line);
  if (kind) return `<span class="y-kind">${kind[1]}</span>${escapeText(kind[2] ?? '')}`;
  if (/^ {2}\S.*:\d+(?::\d+)?$/.test(line)) return `<span class="y-place">${escapeText(line)}</span>`;
  if (/^ {4} *\^$/.test(line)) return `<span class="y-code y-kind">${line}</span>`;
  return line.startsWith('    ') ? `<span class="y-code">${escapeText(line)}</span>` : escapeText(line);
}

/** An error of Vite's, as it sends it to the browser. */
export interface ViteError {
  message: string;
  id?: string;
  loc?: { file?: string; line: number; column: number };
  /** The lines around the place. */
  frame?: string;
}

/** An error of Vite's in our shape. */
export function describeViteError(error: ViteError, { siteDir }: { siteDir: string }): DevProblem {
  // eslint-disable-next-line no-control-regex -- Vite colours its messages for a terminal.
  const plain = (text: string): string => text.replace(/\u001b\[[\d;]*m/g, '');
  const shorten = (file: string): string =>
    (file.startsWith(`${siteDir}/`) ? file.slice(siteDir.length + 1) : file).replace(/\?.*$/, '');
  const file = error.loc?.file ?? error.id;
  const place =
    file === undefined ? undefined : shorten(file) + (error.loc ? `:${error.loc.line}:${error.loc.column + 1}` : '');
  const message = plain(error.message).replaceAll(`${siteDir}/`, '').trim();
  const frame = plain(error.frame ?? '').replace(/\n+$/, '');
  const lines = [`error  ${message.replaceAll('\n', '\n  ')}`];
  if (place !== undefined) lines.push(`  ${place}`);
  // Some messages hold it already.
  if (frame.trim() !== '' && !message.includes(frame.trim())) lines.push(frame.replace(/^/gm, '    '));
  return {
    title: file === undefined ? 'The site cannot be shown' : `Error in ${shorten(file)}`,
    text: lines.join('\n'),
  };
}
