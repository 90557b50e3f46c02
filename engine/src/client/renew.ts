/**
 * Makes what was drawn look like what was drawn now, and keeps of it what is the same: it is not laid out again, and stays under the
 * pointer. It looks so many levels deep; below, comparing costs more than it saves.
 */
export function renew(part: Element, next: Element, levels: number): void {
  if (part.isEqualNode(next)) return;
  const [own, other] = [[...part.children], [...next.children]];
  const isAlike = own.length === other.length && !hasText(part) && !hasText(next);
  if (!part.cloneNode().isEqualNode(next.cloneNode())) part.replaceWith(next);
  else if (levels > 0 && isAlike) own.forEach((child, index) => renew(child, other[index] as Element, levels - 1));
  else part.replaceChildren(...next.childNodes);
}

const hasText = (element: Element): boolean => element.childNodes.length > element.children.length;
