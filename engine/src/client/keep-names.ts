/**
 * React draws a whole page anew where its markup is not what the browser has made of it, such as `<div>` in `<p>`. A look has given classes to
 * the elements that came from the server (see render/page/class-names.ts): their successors get them back.
 */
export function keepNames(drawn: Element, arrived: string): void {
  const template = document.createElement('template');
  template.innerHTML = arrived;
  // Slots that are not shown yet.
  for (const slot of template.content.querySelectorAll('template')) slot.remove();
  // Wherever a component has one, React prints it before the markup, and puts it into the head when it draws.
  for (const link of template.content.querySelectorAll('link')) if (link.parentNode === template.content) link.remove();
  keepIn(drawn.children, template.content.children);
}

/** Side by side, as far down as both are alike. Names are added at the end of a class. */
function keepIn(drawn: HTMLCollection, arrived: HTMLCollection): void {
  if (drawn.length !== arrived.length) return;
  [...drawn].forEach((element, index) => {
    const old = arrived[index];
    if (old?.tagName !== element.tagName) return;
    const [own, named] = [element, old].map((each) => each.getAttribute('class'));
    if (own && named?.startsWith(`${own} `)) element.setAttribute('class', named);
    keepIn(element.children, old.children);
  });
}
