/** A tag up to its class. What an author shows as code has no `<` in it. */
const CLASS = /(<[a-z][^<>]*?\sclass=")([^"]+)"/g;

/** Adds further classes to elements, by the classes that they have. */
export function addClassNames(html: string, names: Readonly<Record<string, string>>): string {
  return html.replace(CLASS, (tag: string, start: string, value: string) => {
    const added = value.split(' ').flatMap((name) => (Object.hasOwn(names, name) ? names[name] : []));
    return added.length === 0 ? tag : `${start}${value} ${added.join(' ')}"`;
  });
}
