import type { PluginBundle } from 'yaprak';
import { fieldsOf, isFields, listOf, type Fields } from '../config/entries.ts';

type FileRule = NonNullable<PluginBundle['files']>[number];

/** Loaders by what an import through them gives. */
const LOADERS: readonly (readonly [name: RegExp, as: FileRule['as']])[] = [
  [/^raw-loader$/, 'text'],
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
  /** Loaders whose work nobody does. */
  lost: string[];
}

/** Reads a rule of webpack: which files it is about, and what its loaders make of them. */
export function readRule(rule: unknown): ReadRule {
  if (!isFields(rule)) return { lost: [] };
  const first = [...listOf(rule['oneOf']), ...listOf(rule['rules'])].find(isFields);
  if (first) return readRule({ test: rule['test'], ...first });
  const loaders = namesOf(rule);
  const test = testOf(rule['test']);
  const type = TYPES[String(rule['type'])];
  const as = type ?? loaders.map((name) => LOADERS.find(([known]) => known.test(name))?.[1]).find((each) => each);
  if (as !== undefined && test) return { file: { test, as }, lost: [] };
  return { lost: loaders.filter((name) => !DONE.test(name)) };
}

/** The names of a rule's packages. A path into one is how `require.resolve` gives it. */
function namesOf(rule: Fields): string[] {
  const use = rule['use'] ?? rule['loader'];
  const list = (Array.isArray(use) ? use : [use]) as unknown[];
  return list.flatMap((each) => {
    const name = typeof each === 'string' ? each : fieldsOf(each)['loader'];
    if (typeof name !== 'string') return [];
    const inside = /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(name)?.[1] ?? name;
    return [inside.replaceAll('\\', '/').replace(/\?.*$/, '')];
  });
}

function testOf(test: unknown): RegExp | undefined {
  const [first] = Array.isArray(test) ? (test as unknown[]) : [test];
  if (first instanceof RegExp) return new RegExp(first.source, first.flags.replace(/[gy]/g, ''));
  return typeof first === 'string' ? new RegExp(`^${first.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`) : undefined;
}
