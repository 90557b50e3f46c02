/** The markup that each region of the page arrived with, without what scripts have changed since. */
export type ArrivedMarkup = WeakMap<Element, string>;

export function rememberRegions(regions: Iterable<Element>, arrived: ArrivedMarkup = new WeakMap()): ArrivedMarkup {
  for (const region of regions) arrived.set(region, region.innerHTML);
  return arrived;
}

/** Must run before anything changes the page. */
export function rememberPage(arrived: ArrivedMarkup = new WeakMap()): ArrivedMarkup {
  arrived.set(document.body, outline(document.body));
  return rememberRegions(document.querySelectorAll('[data-region]'), arrived);
}

/** What only some pages have or show: a banner on the home page with its script, and in a page that was loaded the text of a `noscript`. */
const PASSING = '[data-region],noscript,#y-base-url,#y-base-url+script';

/** The markup of a page around its regions, where a site's own components may be. */
export function outline(element: Element): string {
  const pieces = Array.from(element.children, (child) => {
    if (child.matches(PASSING)) return '';
    return child.querySelector('[data-region]') ? outline(child) : child.outerHTML;
  });
  return `<${givenTo(element)}${pieces.join('')}>`;
}

/** What an island around a page was given: with the same, it stays. */
export function givenTo(island: Element | null): string {
  const { src, props, view } = (island as HTMLElement).dataset;
  return [src, props, view].join('');
}
