/** Only in the dev server: shows saved pages without a reload, and problems as an overlay. */

interface DevProblem {
  title: string;
  text: string;
}

const OVERLAY = 'yaprak-overlay';

// By its whole name, which is what Vite looks for.
const hot = import.meta.hot;
if (hot) {
  hot.on('yaprak:update', () => {
    hideOverlay();
    const isHandled = !document.dispatchEvent(new CustomEvent('yaprak:refresh', { cancelable: true }));
    // The script that shows a page without a reload is still loading.
    if (!isHandled) location.reload();
  });
  hot.on('yaprak:problem', (problem: DevProblem) => showOverlay(problem));
  const version = document.querySelector<HTMLMetaElement>('meta[name=yaprak-version]')?.content;
  const connect = (): void => hot.send('yaprak:connect', version);
  // The server may respond that the page has changed since. It is then shown without a reload, if this script is there.
  import('./interactive.ts').then(connect, connect);
}

function showOverlay(problem: DevProblem): void {
  // The server's error page shows it already.
  if (document.querySelector(`${OVERLAY} main`)) return;
  hideOverlay();
  const host = document.createElement(OVERLAY);
  const root = host.attachShadow({ mode: 'open' });
  const box = document.createElement('div');
  box.setAttribute('role', 'alertdialog');
  box.setAttribute('aria-label', problem.title);
  box.style.cssText =
    'position:fixed;inset:0;z-index:99999;overflow:auto;background:rgb(0 0 0/.72);color:#f4efe6;font:14px/1.6 ui-monospace,monospace;padding:5vh 5vw';
  const title = Object.assign(document.createElement('strong'), { textContent: problem.title });
  title.style.cssText = 'display:block;font:600 1.2rem/1.4 system-ui;color:#ff9d8a;margin:0 0 1rem';
  const text = Object.assign(document.createElement('pre'), { textContent: problem.text });
  text.style.cssText =
    'white-space:pre-wrap;background:#1c1a17;border-left:4px solid #e5533d;padding:1rem;border-radius:6px;margin:0';
  const hint = Object.assign(document.createElement('p'), {
    textContent: 'Fix it and save: the page comes back by itself. Press Escape to hide this.',
  });
  box.append(title, text, hint);
  root.append(box);
  document.documentElement.append(host);
}

function hideOverlay(): void {
  document.querySelector(OVERLAY)?.remove();
}

document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') hideOverlay();
});
