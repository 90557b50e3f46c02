/** Only in the dev server: shows saved pages without a reload, problems as an overlay, and broken links as a badge. */
import { describeViteError, OVERLAY, renderOverlay, type DevProblem, type ViteError } from '../shared/dev-overlay.ts';
import { startLinkBadge } from './dev-links.ts';

startLinkBadge();

// By its whole name, which is what Vite looks for.
const hot = import.meta.hot;
if (hot) {
  const version = document.querySelector<HTMLMetaElement>('meta[name=yaprak-version]');
  let hasUpdated = false;
  hot.on('yaprak:update', () => {
    hideOverlay();
    const isHandled = !document.dispatchEvent(new CustomEvent('yaprak:refresh', { cancelable: true }));
    // The script that shows a page without a reload is still loading.
    if (!isHandled) location.reload();
  });
  hot.on('yaprak:problem', (problem: DevProblem) => showOverlay(problem));
  // The server knows the author's lines; its answer is the problem above.
  document.addEventListener('yaprak:crash', (event) => hot.send('yaprak:crash', (event as CustomEvent).detail));
  hot.on('vite:error', ({ err }: { err: ViteError }) =>
    showOverlay(describeViteError(err, { siteDir: version?.dataset.siteDir ?? '' })),
  );
  hot.on('vite:beforeUpdate', () => {
    // A module that failed when the page was loaded has left nothing that could be updated.
    if (document.querySelector(OVERLAY) && !hasUpdated) location.reload();
    hasUpdated = true;
    hideOverlay();
  });
  const connect = (): void => hot.send('yaprak:connect', version?.content);
  // The server may respond that the page has changed since. It is then shown without a reload, if this script is there.
  import('./interactive.ts').then(connect, connect);
}

function showOverlay(problem: DevProblem): void {
  // The server's error page shows it already.
  if (document.querySelector(`${OVERLAY} main`)) return;
  hideOverlay();
  const host = document.createElement(OVERLAY);
  const { theme } = document.documentElement.dataset;
  if (theme === 'light' || theme === 'dark') host.style.colorScheme = theme;
  const root = host.attachShadow({ mode: 'open' });
  root.innerHTML = renderOverlay(problem, { isPage: false });
  root.querySelector('[data-close]')?.addEventListener('click', hideOverlay);
  document.documentElement.append(host);
  root.querySelector<HTMLElement>('[role=alertdialog]')?.focus();
}

function hideOverlay(): void {
  document.querySelector(OVERLAY)?.remove();
}

document.addEventListener('keydown', (event) => {
  // That of a page of its own stays: there is nothing behind it.
  if (event.key === 'Escape' && !document.querySelector(`${OVERLAY} main`)) hideOverlay();
});
