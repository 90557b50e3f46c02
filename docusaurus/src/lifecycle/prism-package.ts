import path from 'node:path';
import type { PluginBundle } from 'yaprak';
import { fieldsOf, listOf, type Fields } from '../config/entries.ts';
import { GENERATED } from './create-context.ts';
import type { GeneratedFiles } from './generated-files.ts';
import { resolveBrought } from './docusaurus-packages.ts';
import { resolveFrom } from './plugin-names.ts';

const PACKAGE = 'prism-react-renderer';
const DIR = `${GENERATED}/yaprak/prism`;

/**
 * The `Prism` of a package, by which components of a site highlight code themselves, knows the languages of the config in Docusaurus: a module of
 * the theme adds them. Here the package is replaced by a module that adds them first. Nothing where there is nothing to add.
 */
export function replacePrism(
  siteConfig: Fields,
  { siteDir, files }: { siteDir: string; files: GeneratedFiles },
): NonNullable<PluginBundle['replaced']> {
  const { additionalLanguages } = fieldsOf(fieldsOf(siteConfig['themeConfig'])['prism']);
  const from = path.join(siteDir, 'package.json');
  const languages = withNeeded(listOf(additionalLanguages).map(String));
  const grammars = languages.flatMap((name) => resolveBrought(`prismjs/components/prism-${name}.js`, from) ?? []);
  if (grammars.length === 0 || resolveFrom(PACKAGE, from) === undefined) return [];
  const write = (name: string, lines: readonly string[]): void =>
    files.write(path.join(siteDir, DIR, name), [...lines, ''].join('\n'));
  // Grammars work on a global Prism.
  write('begin.js', [`import { Prism } from '${PACKAGE}';`, 'globalThis.Prism = Prism;']);
  write('end.js', ['delete globalThis.Prism;']);
  write('index.js', [
    ...['./begin.js', ...grammars, './end.js'].map((file) => `import ${JSON.stringify(file)};`),
    `export * from '${PACKAGE}';`,
  ]);
  const elsewhere = new RegExp(`^(?!.*${DIR.replace('.', '\\.')}$)`);
  return [{ name: new RegExp(`^${PACKAGE}$`), from: elsewhere, by: path.join(siteDir, DIR, 'index.js') }];
}

/** As the module of Docusaurus's theme does it. */
function withNeeded(names: readonly string[]): string[] {
  return names.flatMap((name) => (name === 'php' ? ['markup-templating', name] : name));
}
