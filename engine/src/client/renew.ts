/** Makes what was drawn look like what was drawn now, and keeps all of it that is the same: it is not laid out again, and stays under the pointer. */
export function renew(part: Element, next: Element): void {
  if (part.isEqualNode(next)) return;
  const [own, other] = [[...part.children], [...next.children]];
  if (!part.cloneNode().isEqualNode(next.cloneNode())) part.replaceWith(next);
  else if (own.length > 0 && own.length === other.length && !hasText(part) && !hasText(next))
    own.forEach((child, index) => renew(child, other[index] as Element));
  else part.replaceChildren(...next.childNodes);
}

const hasText = (element: Element): boolean => element.childNodes.length > element.children.length;
