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

/** Only on the home page, and visible only when the base URL is wrong. */
const BASE_URL_BANNER = 'y-base-url';

/** The markup of a page around its regions, where a site's own components may be. */
export function outline(element: Element): string {
  const pieces = Array.from(element.children, (child) => {
    if (child.hasAttribute('data-region') || child.id === BASE_URL_BANNER) return '';
    return child.querySelector('[data-region]') ? outline(child) : child.outerHTML;
  });
  return `<${pieces.join('')}>`;
}
