/** The markup each region of the page arrived with: what scripts did to it since does not count. */
export type ArrivedMarkup = WeakMap<Element, string>;

export function rememberRegions(regions: Iterable<Element>, arrived: ArrivedMarkup = new WeakMap()): ArrivedMarkup {
  for (const region of regions) arrived.set(region, region.innerHTML);
  return arrived;
}

/** To be called before anything changes the page. */
export function rememberPage(arrived: ArrivedMarkup = new WeakMap()): ArrivedMarkup {
  arrived.set(document.body, outline(document.body));
  return rememberRegions(document.querySelectorAll('[data-region]'), arrived);
}

/** On the home page alone, and seen only where nothing works. */
const BASE_URL_BANNER = 'y-base-url';

/** The markup of a page around its regions, which a site's own parts may have put there. */
export function outline(element: Element): string {
  const pieces = Array.from(element.children, (child) => {
    if (child.hasAttribute('data-region') || child.id === BASE_URL_BANNER) return '';
    return child.querySelector('[data-region]') ? outline(child) : child.outerHTML;
  });
  return `<${pieces.join('')}>`;
}
