/** A tag up to its class, or the end of a list. What an author shows as code has no `<` in it. */
const CLASS = /(<[a-z][^<>]*?\sclass=")([^"]+)"|<\/ul>/g;

/**
 * Adds further classes to elements, by the classes that they have. `menu link` is a `link` in a list with the class `menu`; lists of that kind
 * hold no other lists.
 */
export function addClassNames(html: string, names: Readonly<Record<string, string>>): string {
  const lists = new Set(Object.keys(names).flatMap((name) => (name.includes(' ') ? name.split(' ')[0] : [])));
  let list = '';
  return html.replace(CLASS, (tag: string, start: string | undefined, value: string) => {
    if (start === undefined) {
      list = '';
      return tag;
    }
    const own = value.split(' ');
    const added = own.flatMap((name) => {
      const inList = `${list} ${name}`;
      return Object.hasOwn(names, inList) ? names[inList] : Object.hasOwn(names, name) ? names[name] : [];
    });
    if (start.startsWith('<ul ')) list = own.find((name) => lists.has(name)) ?? list;
    return added.length === 0 ? tag : `${start}${value} ${added.join(' ')}"`;
  });
}
