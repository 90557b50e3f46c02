import type { PluginBundle } from 'yaprak';
import { fieldsOf, isFields, listOf, type Fields } from '../config/entries.ts';

type FileRule = NonNullable<PluginBundle['files']>[number];

/** Loaders by what an import through them gives. */
const LOADERS: readonly (readonly [name: RegExp, as: FileRule['as']])[] = [
  [/^(?:raw|svg-inline)-loader$/, 'text'],
  [/^(?:yaml-loader|js-yaml-loader|yml-loader|.*\/yaml-loader)$/, 'yaml'],
  [/^(?:file-loader|url-loader)$/, 'url'],
  [/^null-loader$/, 'nothing'],
];
const TYPES: Readonly<Record<string, FileRule['as']>> = {
  'asset/source': 'text',
  'asset/resource': 'url',
  asset: 'url',
};
/** What the engine does without being asked: scripts, styles, JSON, SVG as components. */
const DONE =
  /^(?:babel|esbuild|swc|ts|style|css|postcss|sass|less|stylus|json|json5|svg|@svgr\/webpack|thread|cache|source-map|mini-css-extract)(?:-loader)?$/;

export interface ReadRule {
  file?: FileRule;
  /** Options of the compilers of stylesheets that it names. */
  styles?: PluginBundle['styles'];
  /** Loaders whose work nobody does. */
  lost: string[];
}

/** Reads a rule of webpack: which files it is about, and what its loaders make of them. */
export function readRule(rule: unknown): ReadRule {
  if (!isFields(rule)) return { lost: [] };
  const first = [...listOf(rule['oneOf']), ...listOf(rule['rules'])].find(isFields);
  if (first) return readRule({ test: rule['test'], ...first });
  const uses = usesOf(rule);
  const loaders = uses.map(({ name }) => name);
  const test = testOf(rule['test']);
  const type = TYPES[String(rule['type'])];
  const as = type ?? loaders.map((name) => LOADERS.find(([known]) => known.test(name))?.[1]).find((each) => each);
  if (as !== undefined && test) return { file: { test, as }, lost: [] };
  return { styles: stylesOf(uses), lost: loaders.filter((name) => !DONE.test(name)) };
}

interface Use {
  name: string;
  options: Fields;
}

/**
 * Has Sass read partials itself. Vite reads them, too, and makes addresses in them relative to the partial; with sass-loader they are relative
 * to the file that imports all, unless another loader changes that.
 */
const AS_WRITTEN = { findFileUrl: (url: string): URL | null => (url.startsWith('file:') ? new URL(url) : null) };

/** What sass-loader and less-loader hand on to Sass and Less. What `additionalData` may be, a text or a function of it, is the same here. */
function stylesOf(uses: readonly Use[]): NonNullable<ReadRule['styles']> {
  const found = (['sass', 'less'] as const).flatMap((compiler) => {
    const options = uses.find(({ name }) => name === `${compiler}-loader`)?.options;
    if (!options) return [];
    const { includePaths, ...own } = fieldsOf(options[`${compiler}Options`]);
    const { additionalData } = options;
    const isAsWritten = compiler === 'sass' && !uses.some(({ name }) => name === 'resolve-url-loader');
    const all = {
      ...(isAsWritten && { importer: AS_WRITTEN }),
      ...own,
      // The name that folders had before Sass 1.45.
      ...(includePaths !== undefined && { loadPaths: includePaths }),
      ...(additionalData !== undefined && { additionalData }),
    };
    return Object.keys(all).length > 0 ? [[compiler, all] as const] : [];
  });
  return Object.fromEntries(found);
}

/** The loaders of a rule by the names of their packages. A path into one is how `require.resolve` gives it. */
function usesOf(rule: Fields): Use[] {
  const use = rule['use'] ?? rule['loader'];
  const list = (Array.isArray(use) ? use : [use]) as unknown[];
  return list.flatMap((each) => {
    const name = typeof each === 'string' ? each : fieldsOf(each)['loader'];
    if (typeof name !== 'string') return [];
    const inside = /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(name)?.[1] ?? name;
    return [{ name: inside.replaceAll('\\', '/').replace(/\?.*$/, ''), options: fieldsOf(fieldsOf(each)['options']) }];
  });
}

function testOf(test: unknown): RegExp | undefined {
  const [first] = Array.isArray(test) ? (test as unknown[]) : [test];
  if (first instanceof RegExp) return new RegExp(first.source, first.flags.replace(/[gy]/g, ''));
  return typeof first === 'string' ? new RegExp(`^${first.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`) : undefined;
}
