import type { PageView, SiteView } from '../../shared/model.ts';
import { escapeAttribute, escapeText } from '../../shared/html.ts';
import { text } from '../../shared/texts.ts';

/**
 * The one script that runs before first paint: it marks that scripts run, sets the colour mode, keeps a dismissed announcement away, and
 * asks for the fonts that an earlier page has put into the cache, so that nothing flashes. It keeps keys for the page's script, which may be
 * long in coming: see client/early-clicks.ts. Its hash is in the Content-Security-Policy, so it is the same on every page.
 */
export function inlineScript(site: Pick<SiteView, 'colorMode' | 'announcementBar' | 'rootUrl' | 'fonts'>): string {
  const { defaultMode, disableSwitch, respectPrefersColorScheme } = site.colorMode;
  // Sites on one origin are kept apart by their path. One at `/` has the plain keys, which Docusaurus has too.
  const own = site.rootUrl === '/' ? '' : `@${site.rootUrl}`;
  const key = (name: string): string => JSON.stringify(name + own);
  const stored = disableSwitch ? '' : `t=s.getItem(${key('theme')});`;
  const start = JSON.stringify(respectPrefersColorScheme ? 'system' : defaultMode);
  const system = respectPrefersColorScheme
    ? `t=="system"?matchMedia("(prefers-color-scheme:dark)").matches?"dark":"light":t`
    : 't';
  const bar = site.announcementBar?.isCloseable
    ? `if(s.getItem(${key('docusaurus.announcement.id')})==${JSON.stringify(site.announcementBar.id)}&&s.getItem(${key('docusaurus.announcement.dismiss')})=="true")d.dataset.announcementClosed="";`
    : '';
  // Only then: on a first visit they would hold up the stylesheet. See decisions/0037.
  const fonts = site.fonts
    ? `(s.getItem(${key('yaprak:fonts')})||"").split(" ").forEach(function(f){f&&document.head.append(Object.assign(document.createElement("link"),{rel:"preload",as:"font",crossOrigin:"",href:f}))});`
    : '';
  // An author's id may hold anything; it must not end the script element.
  return `(function(d,t,s){d.classList.add("js");d.onkeydown=function(e){(d.keys=d.keys||[]).push(e)};${own === '' ? '' : `d.dataset.store=${JSON.stringify(own)};`}try{s=localStorage;${own === '' ? '' : adoptOldKeys(own)}${stored}${bar}${fonts}}catch(e){}d.dataset.themeChoice=t=t=="dark"||t=="light"?t:${start};d.dataset.theme=${system}})(document.documentElement)`.replace(
    /</g,
    '\\u003c',
  );
}

/** On the first visit, settings from before the keys had a path are taken over, and never again: they may be another site's by then. */
function adoptOldKeys(own: string): string {
  const mark = JSON.stringify(`yaprak${own}`);
  return `if(!s.getItem(${mark})){s.setItem(${mark},1);Object.keys(s).forEach(function(k){if(/^(theme$|docusaurus\\.|docs-preferred-version-|yaprak[.-])[^@]*$/.test(k))s.setItem(k+${JSON.stringify(own)},s.getItem(k))})}`;
}

/**
 * A home page that was put under another path than it was built for finds neither its style nor its script. So it holds a box of plain HTML
 * that the style takes away: it is seen just when the style did not come. Its script only fills in what the path should have been.
 */

const ID = 'y-base-url';
const BOX =
  'margin:1rem;padding:1rem 1.5rem;border:3px solid #b3261e;background:#fff4f2;color:#1f1b1a;font:1rem/1.6 system-ui,sans-serif';

/** The same on every site, so that its hash can stand in the Content-Security-Policy. */
export const baseUrlScript = `(function(e,p){p=location.pathname.replace(/index\\.html$/,"").replace(/\\/?$/,"/");if(p!=e.dataset.baseUrl){e.querySelector("[hidden] code").textContent=p;e.querySelector("[hidden]").hidden=false}})(document.getElementById("${ID}"))`;

export function renderBaseUrlBanner({ site, url }: PageView): string {
  if (!site.baseUrlIssueBanner || url !== site.rootUrl) return '';
  const words = { lang: site.locale.htmlLang, own: site.texts };
  const sentence = (id: 'baseUrl.configured' | 'baseUrl.suggested', path: string): string =>
    escapeText(text(words, id)).replace('{baseUrl}', () => `<code>${escapeText(path)}</code>`);
  return (
    `<div id="${ID}" data-base-url="${escapeAttribute(site.baseUrl)}" style="${BOX}">` +
    `<p style="font-size:1.4rem"><b>${escapeText(text(words, 'baseUrl.title'))}</b></p>` +
    `<p>${sentence('baseUrl.configured', site.baseUrl)}</p><p hidden>${sentence('baseUrl.suggested', '')}</p></div>` +
    `<script>${baseUrlScript}</script>`
  );
}
