/** The markup each region of the page arrived with: what scripts did to it since does not count. */
export type ArrivedMarkup = WeakMap<Element, string>;

export function rememberRegions(regions: Iterable<Element>, arrived: ArrivedMarkup = new WeakMap()): ArrivedMarkup {
  for (const region of regions) arrived.set(region, region.innerHTML);
  return arrived;
}
