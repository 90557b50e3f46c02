import type { SiteView } from '../shared/model.ts';

/**
 * The one script that runs before first paint: it marks that scripts run, sets the colour mode, and keeps a dismissed announcement away,
 * so that nothing flashes. Its hash stands in the Content-Security-Policy, so it is the same on every page.
 */
export function inlineScript(site: Pick<SiteView, 'colorMode' | 'announcementBar'>): string {
  const { defaultMode, disableSwitch, respectPrefersColorScheme } = site.colorMode;
  const stored = disableSwitch ? '' : `t=s.getItem("theme");`;
  const start = JSON.stringify(respectPrefersColorScheme ? 'system' : defaultMode);
  const system = respectPrefersColorScheme
    ? `t=="system"?matchMedia("(prefers-color-scheme:dark)").matches?"dark":"light":t`
    : 't';
  const bar = site.announcementBar?.isCloseable
    ? `if(s.getItem("docusaurus.announcement.id")==${JSON.stringify(site.announcementBar.id)}&&s.getItem("docusaurus.announcement.dismiss")=="true")d.dataset.announcementClosed="";`
    : '';
  // An author's id may hold anything; it must not end the script element.
  return `(function(d,t,s){d.classList.add("js");try{s=localStorage;${stored}${bar}}catch(e){}d.dataset.themeChoice=t=t=="dark"||t=="light"?t:${start};d.dataset.theme=${system}})(document.documentElement)`.replace(
    /</g,
    '\\u003c',
  );
}
