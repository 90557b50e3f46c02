import { escapeAttribute } from '../shared/escape.ts';

/** What the browser gets for a page that cannot be made: the problem, in words, and the script that brings the page back when it is mended. */
export function renderErrorPage(options: {
  title: string;
  text: string;
  head: string;
  scripts: readonly string[];
}): string {
  const scripts = options.scripts
    .map((src) => `<script type="module" src="${escapeAttribute(src)}"></script>`)
    .join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeAttribute(options.title)}</title>${options.head}${scripts}</head><body><yaprak-overlay><main data-region="error" style="max-width:64rem;margin:8vh auto;padding:0 1.5rem;font:16px/1.6 system-ui"><h1 style="font-size:1.4rem">${escapeAttribute(options.title)}</h1><pre style="white-space:pre-wrap;overflow:auto;padding:1rem;border-inline-start:4px solid #c8402f;background:#1c1a17;color:#f4efe6;border-radius:6px;font:14px/1.6 ui-monospace,monospace">${escapeAttribute(options.text)}</pre><p>Mend it and save: the page comes back by itself.</p></main></yaprak-overlay></body></html>`;
}
