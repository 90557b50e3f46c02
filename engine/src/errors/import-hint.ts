import { ADAPTERS } from '../shared/adapter.ts';

/** What to do about an import that was not found. */
export function importHint(written: string): string {
  // A loader may stand before it: `!!raw-loader!./file`.
  const specifier = written.slice(written.lastIndexOf('!') + 1);
  if (/^(?:[./]|@site\/)/.test(specifier)) return 'Check the path and the ending of the file.';
  const [, part] = /^@theme(?:-original|-init)?\/(.+)$/.exec(specifier) ?? [];
  if (part !== undefined)
    return `The theme has no such part: the README of yaprak lists those there are. A component of the site's own may stand in src/theme/${part}.`;
  const adapter = ADAPTERS.find(({ scope }) => specifier.startsWith(scope));
  if (adapter) return `The README of ${adapter.package} lists the modules that it supplies. Remove the import.`;
  const [name] = /^(?:@[^/]+\/)?[^/]+/.exec(specifier) ?? [specifier];
  return `Install it with \`npm install ${name}\`, or take the import out.`;
}
