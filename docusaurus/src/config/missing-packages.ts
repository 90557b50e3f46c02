import type { Problem, ReadConfigContext } from 'yaprak';

type MissingPackage = ReadConfigContext['missing'][number];

/** A plugin, theme or preset that the config names, and that is not installed. */
export interface MissingPlugin {
  /** As it is written. */
  name: string;
  kind: 'plugin' | 'theme' | 'preset';
}

interface MissingPackagesOptions {
  missing: readonly MissingPackage[];
  missingPlugins?: readonly MissingPlugin[];
  configFile: string;
}

/** Packages whose absence changes nothing: the engine does what they do, or they hold only types and colours. */
const NOT_MISSED = /^(?:@docusaurus\/(?!utils)|prism-react-renderer(?:\/|$)|remark-math$|rehype-katex$)/;

/** Warnings of all packages that are not installed, the last with one command for all; and one of those that are not built. */
export function missingPackages({ missing, missingPlugins = [], configFile }: MissingPackagesOptions): Problem[] {
  const missed = missing.filter(({ name }) => !NOT_MISSED.test(name));
  const warn = (message: string): Problem => ({
    code: 'config-package',
    severity: 'warning',
    message,
    file: configFile,
  });
  const describe = (importers: ReadonlyMap<string, string>, state: string): Problem[] => {
    if (importers.size === 0) return [];
    const list = [...importers].map(([name, file]) => `\`${name}\`${file === configFile ? '' : ` (in ${file})`}`);
    const [be, it] = importers.size === 1 ? ['is', 'it'] : ['are', 'them'];
    return [warn(`The config imports ${list.join(', ')}, which ${be} ${state}; what comes from ${it} is ignored.`)];
  };
  const imported = importersOf(missed.filter(({ isInstalled }) => !isInstalled));
  const unbuilt = importersOf(missed.filter(({ isInstalled }) => isInstalled));
  const notInstalled = [
    ...describe(imported, 'not installed'),
    ...missingPlugins.map(({ name, kind }) =>
      warn(`The ${kind} \`${name}\` is not installed; what it adds to the site is missing.`),
    ),
  ];
  const names = [...new Set([...imported.keys(), ...missingPlugins.flatMap(packageOf)])];
  const command = `Install ${names.length === 1 ? 'it' : 'them'} with \`npm install ${names.join(' ')}\`.`;
  const unbuiltHint = `Build ${unbuilt.size === 1 ? 'it' : 'them'} first: the files that \`package.json\` names there do not exist.`;
  return [
    ...withLastHint(describe(unbuilt, 'there, but not built'), unbuiltHint),
    ...withLastHint(notInstalled, names.length > 0 ? command : undefined),
  ];
}

/** By the package: `a/b` and `a/c` are one. */
function importersOf(missed: readonly MissingPackage[]): Map<string, string> {
  return new Map(missed.map(({ name, file }) => [/^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name, file]));
}

function withLastHint(problems: readonly Problem[], hint: string | undefined): Problem[] {
  return problems.map((problem, index) => (index === problems.length - 1 && hint ? { ...problem, hint } : problem));
}

/** What to install for a name, which may be a short one. A path is no package. */
function packageOf({ name, kind }: MissingPlugin): string[] {
  if (/^[./\\]|^[A-Za-z]:/.test(name)) return [];
  if (/^@[^/]+$/.test(name)) return [`${name}/docusaurus-${kind}`];
  return [/^@|docusaurus/.test(name) || name.includes(kind) ? name : `docusaurus-${kind}-${name}`];
}
