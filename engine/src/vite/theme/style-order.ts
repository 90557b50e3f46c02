/** A stylesheet imported with `?url` is not one: its importer loads it. */
const STYLE = /\.(?:css|scss|sass|less|styl)$/;

/**
 * Stylesheets in the order in which they are imported, starting at `entries`: of two rules of the same weight the later one holds, and
 * authors have arranged their imports by that. `importsOf` gives what a module imports, in its order.
 */
export function orderStyles(entries: Iterable<string>, importsOf: (id: string) => Iterable<string>): string[] {
  const seen = new Set<string>();
  const styles: string[] = [];
  const visit = (id: string): void => {
    if (seen.has(id)) return;
    seen.add(id);
    for (const next of importsOf(id)) visit(next);
    if (STYLE.test(id)) styles.push(id);
  };
  for (const entry of entries) visit(entry);
  return styles;
}
